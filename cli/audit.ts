import type { Command } from 'commander'
import { delhiIso } from '../domain/delhi-time.ts'
import type { AuditEntry } from '../server/privacy/audit.ts'
import { listAudit } from '../server/privacy/audit.ts'
import {
  addPlainListingOptions,
  limitOf,
  type PlainListingOptions,
  readReference,
} from './listing-options.ts'
import { formatRows, type Row } from './print-rows.ts'
import { type Session, withSession } from './session.ts'

export function auditCommand(program: Command): void {
  addPlainListingOptions(
    program
      .command('audit')
      .description('changes of status, erasures and purges, and who made them; newest first')
      .argument('[reference]', '#SID123456, or its six digits', readReference),
  ).action(async (reference: string | undefined, options: PlainListingOptions) => {
    await withSession((session) => printAudit(reference, options, session))
  })
}

export async function printAudit(
  reference: string | undefined,
  options: PlainListingOptions,
  { database, print }: Session,
) {
  const entries = await listAudit(database, { reference, limit: limitOf(options) })
  print(formatRows(entries.map(auditRow), options.json))
}

function auditRow({ atMs, actor, action, reference, count, device }: AuditEntry): Row {
  return { at: delhiIso(atMs), actor, action, reference: reference ?? '', count, device }
}
