import type { Strings } from '../../content/strings.ts'

/** The notice appears in these languages on every page, whatever the page's own language. */
const noticeLanguages = ['en', 'hi'] as const

/** The notice the PC-PNDT Act requires wherever ultrasound is named; the page's language first. */
export function PcpndtNotice({ strings }: { readonly strings: Pick<Strings, 'lang' | 'legal'> }) {
  const { pcpndtHeading, pcpndt } = strings.legal
  const others = noticeLanguages.filter((language) => language !== strings.lang)
  return (
    <div className="notice">
      <p>
        <strong>{pcpndtHeading}</strong> {pcpndt[strings.lang]}
      </p>
      {others.map((language) => (
        <p key={language} lang={language}>
          {pcpndt[language]}
        </p>
      ))}
    </div>
  )
}
