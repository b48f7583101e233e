import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { report as strings } from '../../content/en/report.ts'
import type { Figure, WeeklyReport } from '../../domain/desk/weekly-report.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { ScrollBox } from '../../site/ui/scroll-box.tsx'
import { addresses } from '../addresses.ts'
import { TableHead } from './table-head.tsx'

/** The figures of a week, without personal data. */
export function ReportPage({ days, made, inShort, figures }: WeeklyReport) {
  return (
    <>
      <nav className="sheet-ways cluster" aria-label={desk.menu.label}>
        <a href={addresses.board}>{desk.findPage.back}</a>
      </nav>
      <main className="listing">
        <header>
          <p>{centre.name}</p>
          <h1>{desk.menu.report}</h1>
          <p>{unbroken(days)}</p>
        </header>
        <section aria-labelledby="in-short">
          <h2 id="in-short">{strings.inShort}</h2>
          <ul>
            {inShort.map((sentence) => (
              <li key={sentence}>{unbroken(sentence)}</li>
            ))}
          </ul>
        </section>
        {figures.map((figure) => (
          <FigureSection key={figure.id} {...figure} />
        ))}
        <p className="text-soft">{unbroken(made)}</p>
      </main>
    </>
  )
}

/** A bar under each number compares it with the greatest of the table. */
function FigureSection({ id, title, about, head, rows }: Figure) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts))
  // The outer section gets no label, because the scrolling table in it is a landmark with that name already.
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <p className="text-soft">{about}</p>
      <ScrollBox aria-labelledby={id}>
        <table>
          <TableHead columns={head} />
          <tbody>
            {rows.map(({ label, counts, isLate }) => (
              <tr key={label} className={isLate && 'late'}>
                <th scope="row">{label}</th>
                {counts.map((count, place) => (
                  <td key={head[place + 1]} className={count === 0 ? 'text-soft' : undefined}>
                    {count}
                    {count > 0 && (
                      <svg aria-hidden="true">
                        <rect width={`${(100 * count) / most}%`} height="100%" />
                      </svg>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
