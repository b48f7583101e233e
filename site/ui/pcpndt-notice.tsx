import type { Words } from '../../content/words.ts'

/** The denial the law asks for wherever ultrasound is named, in English and Hindi, own one first. */
export function PcpndtNotice({ words }: { readonly words: Pick<Words, 'lang' | 'legal'> }) {
  const { pcpndtHeading, pcpndtEnglish, pcpndtHindi } = words.legal
  const texts = [
    { lang: 'en', text: pcpndtEnglish },
    { lang: 'hi', text: pcpndtHindi },
  ]
  const own = texts.filter(({ lang }) => lang === words.lang)
  const others = texts.filter(({ lang }) => lang !== words.lang)
  return (
    <div className="notice">
      <p>
        <strong>{pcpndtHeading}</strong> {own.map(({ text }) => text)}
      </p>
      {others.map(({ lang, text }) => (
        <p key={lang} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  )
}
