import type { Words } from '../../content/words.ts'

/** The denial the law asks for wherever ultrasound is named, in English and Hindi. */
export function PcpndtNotice({ words }: { readonly words: Pick<Words, 'legal'> }) {
  const { pcpndtHeading, pcpndtEnglish, pcpndtHindi } = words.legal
  return (
    <div className="notice">
      <p>
        <strong>{pcpndtHeading}</strong> {pcpndtEnglish}
      </p>
      <p lang="hi">{pcpndtHindi}</p>
    </div>
  )
}
