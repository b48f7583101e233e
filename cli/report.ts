import { writeFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { explained } from '../server/db/errors.ts'
import { composeReport } from '../server/report/compose-report.ts'
import { reportQueries } from '../server/report/queries.ts'
import { weeksUpTo } from '../server/report/report-weeks.ts'
import { withSession } from './session.ts'

interface ReportOptions {
  readonly weeks: number
  readonly out: string
}

/** Five years; appointments are kept for at most ten. */
const maxWeeks = 260

export function reportCommand(program: Command): void {
  program
    .command('report')
    .description('figures of requests, calls and messages, as one page without personal data')
    .requiredOption('--out <file>', 'the HTML file to write')
    .option('--weeks <count>', 'how many weeks up to today', readWeeks, 1)
    .action(writeReport)
}

async function writeReport({ weeks, out }: ReportOptions): Promise<void> {
  await withSession(async ({ database, published, now, print }) => {
    const report = await composeReport(weeksUpTo(now(), weeks), {
      queries: reportQueries(database),
      ...{ now, hours: published.hours, own: published.now().catalogue.own },
    })
    await explained(out, () => writeFile(out, report.page))
    print(`${[report.headline, ...report.inShort].join('\n')}\n\n${out}\n`)
  })
}

function readWeeks(given: string): number {
  const weeks = Number(given)
  if (Number.isInteger(weeks) && weeks >= 1 && weeks <= maxWeeks) return weeks
  throw new InvalidArgumentError(`It is a whole number from 1 to ${maxWeeks}.`)
}
