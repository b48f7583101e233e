import type { Words } from '../../content/words.ts'

/** The languages the denial stands in on every page, whatever the page's own. */
const everywhere = ['en', 'hi'] as const

/** The denial the law asks for wherever ultrasound is named, in the page's own language first. */
export function PcpndtNotice({ words }: { readonly words: Pick<Words, 'lang' | 'legal'> }) {
  const { pcpndtHeading, pcpndt } = words.legal
  const others = everywhere.filter((language) => language !== words.lang)
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
