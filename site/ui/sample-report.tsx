import type { PageProps } from '../page-context.ts'
import { staticAddress } from '../static-address.ts'
import { Section } from './section.tsx'

/** Lines as laboratories print them, which mark a value outside the usual range. */
const lines = [
  { test: 'Haemo\u00adglobin', result: '10.8 g/dL', range: '12.0–15.0', isOutside: true },
  { test: 'WBC (TLC)', result: '7,200 /µL', range: '4,000–11,000', isOutside: false },
  { test: 'Platelets', result: '2.4 lakh/µL', range: '1.5–4.1', isOutside: false },
] as const

/** A sample picture with numbers and a sample report with letters, and what they mean. */
export function SampleReport({ context }: PageProps) {
  const { centre, strings } = context
  const { report } = strings.facts
  if (centre.facts.hasSampleReport !== true) return null
  return (
    <Section id="report" heading={report.heading} ground="night" isWide>
      <p className="text-soft">{report.intro}</p>
      <div className="scan report columns">
        <figure>
          <img
            src={staticAddress('kidney.svg')}
            alt={report.scan.picture}
            width={906}
            height={578}
            loading="lazy"
          />
          <figcaption className="caption">{report.scan.caption}</figcaption>
        </figure>
        <ol>
          {report.scan.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </div>
      <div className="report columns">
        <ReportSheet context={context} />
        <ol>
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** A printed blood report, with the letters of the notes beside it. */
function ReportSheet({ context: { centre, strings } }: PageProps) {
  const { report } = strings.facts
  return (
    <div className="sheet">
      <p className="stamp">{report.stamp}</p>
      <p>
        <b>{centre.name}</b>
      </p>
      <p className="caption">
        <i>a</i> {report.patient}
      </p>
      <table>
        <caption className="caption">{report.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{report.columns.test}</th>
            <th scope="col">
              <i>b</i> {report.columns.result}
            </th>
            <th scope="col">
              <i>c</i> {report.columns.range}
            </th>
          </tr>
        </thead>
        <tbody lang="en">
          {lines.map(({ test, result, range, isOutside }) => (
            <tr key={test}>
              <th scope="row">{test}</th>
              <td>{isOutside ? <b>{`${result}\u00a0↓`}</b> : result}</td>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">
        <i>d</i> {report.signed}
      </p>
    </div>
  )
}
