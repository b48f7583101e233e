import type { Words } from '../../content/strings.ts'

/** The notice appears in these languages on every page, whatever the page's own language. */
const noticeLanguages = ['en', 'hi'] as const

/** The notice the PC-PNDT Act requires wherever ultrasound is named; the page's language first. */
export function PcpndtNotice({ words }: { readonly words: Pick<Words, 'lang' | 'legal'> }) {
  const { pcpndtHeading, pcpndt } = words.legal
  const others = noticeLanguages.filter((language) => language !== words.lang)
  return (
    <div className="notice">
      <p>
        <strong>{pcpndtHeading}</strong> {pcpndt[words.lang]}
      </p>
      {others.map((language) => (
        <p key={language} lang={language}>
          {pcpndt[language]}
        </p>
      ))}
    </div>
  )
}
