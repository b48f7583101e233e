import { lstat, open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { addDays, type CalendarDate, delhiInstant, parseDate } from '../domain/time/delhi-time.ts'
import type { Database } from '../server/db/database.ts'
import { explained, explainUnusable, toLoggableError } from '../server/db/errors.ts'
import { deviceNames } from '../server/visits/let-in.ts'
import { type PageMark, type ReceivedSpan, requestPage } from '../server/visits/list-requests.ts'
import { appendStoreEvent } from '../server/visits/store-events.ts'
import { csvOf, type Exporter, jsonOf, type Pages } from './export/csv-and-json.ts'
import { complainOf } from './listed-fields.ts'
import { type Session, withSession } from './session.ts'

type Format = 'csv' | 'json'

/** export/csv-and-json.ts has the fields, and escapes cells that a spreadsheet would run as formulas. */
const exporters: Readonly<Record<Format, Exporter>> = { csv: csvOf, json: jsonOf }

export interface ExportOptions {
  readonly format: Format
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly out?: string
  readonly reveal: boolean
}

export function exportCommand(program: Command): void {
  program
    .command('export')
    .description('appointments as a table or as JSON, oldest first')
    .addOption(
      new Option('--format <format>', 'of the file')
        .choices(Object.keys(exporters))
        .makeOptionMandatory(),
    )
    .option('--from <YYYY-MM-DD>', 'received on this day in Delhi or later', readDay)
    .option('--to <YYYY-MM-DD>', 'received on this day in Delhi or earlier', readDay)
    .option(
      '--out <file>',
      'write to this new file, readable by you alone; else to standard output',
    )
    .option(
      '--reveal',
      'include personal fields: name, phone, e-mail, note, and which tests',
      false,
    )
    .action(async (options: ExportOptions) => {
      await withSession((session) => exportAppointments(options, session))
    })
}

export async function exportAppointments(options: ExportOptions, session: Session): Promise<void> {
  const { format, out, reveal } = options
  const { database, published } = session
  const there = out === undefined ? undefined : await stat(out).catch(() => undefined)
  if (there?.isFile() && there.size > 0)
    throw new Error(
      `${out} is there already and holds something: an export overwrites no such file`,
    )
  const devices = await deviceNames(database.db)
  const pages = readPages(database, spanOf(options))
  const text = exporters[format](pages, { reveal, devices, hours: published.hours })
  await noteExport(options, session)
  if (out === undefined) await toStandardOutput(text)
  else await toFile(out, text, there !== undefined && !(await lstat(out)).isFile())
}

/** Requests read at a time: enough to be quick, few enough not to delay a running server. */
const usualPageSize = 500

export async function* readPages(
  { db }: Database,
  span: ReceivedSpan,
  pageSize = usualPageSize,
): Pages {
  let after: PageMark
  do {
    const page = await requestPage(db, span, after, pageSize)
    complainOf(page.unreadable)
    yield page.requests
    after = page.next
  } while (after !== undefined)
}

/** Records the export in the audit trail, before any data leaves the store. */
async function noteExport({ format, reveal }: ExportOptions, { database, now }: Session) {
  const detail = { format, reveal: reveal ? 'yes' : 'no' }
  await database.transact(async (db) => {
    const by = { kind: 'command' } as const
    await appendStoreEvent(db, { kind: 'exported', by, nowMs: now(), detail })
  })
}

function spanOf({ from, to }: Pick<ExportOptions, 'from' | 'to'>): ReceivedSpan {
  if (from !== undefined && to !== undefined && to < from) {
    throw new Error(`--to ${to} is before --from ${from}`)
  }
  return {
    fromMs: from && delhiInstant(from, 0),
    toMs: to && delhiInstant(addDays(to, 1), 0),
  }
}

function readDay(given: string): CalendarDate {
  const day = parseDate(given)
  if (day === undefined) throw new InvalidArgumentError('It looks like 2026-11-20.')
  return day
}

async function toStandardOutput(text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text, process.stdout, { end: false })
  } catch (error) {
    // Not an error if the reader closed the pipe, as `head` does.
    if (toLoggableError(error).code !== 'EPIPE') throw error
  }
}

/** The mode of an export: only the user who made it may read it, because it may contain personal data. */
const ownerOnly = 0o600

/** @param isOther Whether the target is there and no regular file, such as a pipe or a link. */
async function toFile(out: string, text: AsyncIterable<string>, isOther: boolean): Promise<void> {
  // Written beside the target and renamed when complete, because half an export would look like a whole one.
  const path = isOther ? out : `${out}.partial-${process.pid}`
  const file = await explained(out, () => open(path, isOther ? 'w' : 'wx', ownerOnly))
  try {
    await pipeline(text, file.createWriteStream())
    if (!isOther) await rename(path, out)
  } catch (error) {
    if (!isOther) await rm(path, { force: true })
    const { code, errcode } = toLoggableError(error)
    const what = errcode === undefined ? 'it' : 'the store'
    const says = explainUnusable(error, `cannot be written (${code})`)
    throw code === undefined ? error : new Error(`nothing was exported to ${out}: ${what} ${says}`)
  }
}
