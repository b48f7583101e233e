import type { Command } from 'commander'
import type { Reference } from '../domain/request/reference.ts'
import { delhiIso } from '../domain/time/delhi-time.ts'
import { type ListedEvent, listEvents } from '../server/visits/list-events.ts'
import { addPlainListingOptions, limitOf, type PlainListingOptions } from './listing-options.ts'
import { formatRows } from './print-rows.ts'
import { referenceArgument, requestOf } from './reference.ts'
import { type Session, withSession } from './session.ts'

/** Lists the events, which are the audit trail. A purge keeps each for three years or longer (privacy/purge-job.ts). */
export function auditCommand(program: Command): void {
  addPlainListingOptions(
    program
      .command('audit')
      .description('what happened to visits and to the store, and who did it; newest first')
      .addArgument(referenceArgument('[reference]')),
  ).action(async (reference: Reference | undefined, options: PlainListingOptions) => {
    await withSession((session) => printAudit(reference, options, session))
  })
}

export async function printAudit(
  reference: Reference | undefined,
  options: PlainListingOptions,
  { database, print }: Session,
) {
  const visit = reference && (await requestOf(reference, { database })).visit.id
  const events = await listEvents(database.db, { visit, limit: limitOf(options) })
  if (options.json) print(`${JSON.stringify(events.map(auditEntry), undefined, 2)}\n`)
  else print(formatRows(events.map(auditEntry).map(auditRow), false))
}

function auditEntry({ id: _id, newest: _newest, atMs, recordedAtMs, ...event }: ListedEvent) {
  return { at: delhiIso(atMs), recordedAt: delhiIso(recordedAtMs), ...event }
}

function auditRow({ references, ...entry }: ReturnType<typeof auditEntry>) {
  const { at, actor, device, kind, visit, count, about } = entry
  return { at, actor, device, kind, visit, references: references.join(' '), count, about }
}
