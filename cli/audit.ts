import type { Command } from 'commander'
import { delhiIso } from '../domain/delhi-time.ts'
import type { Reference } from '../domain/reference.ts'
import { type AuditEntry, listAudit } from '../server/privacy/audit.ts'
import { addPlainListingOptions, limitOf, type PlainListingOptions } from './listing-options.ts'
import { formatRows, type Row } from './print-rows.ts'
import { appointmentOf, referenceArgument } from './reference.ts'
import { type Session, withSession } from './session.ts'

export function auditCommand(program: Command): void {
  addPlainListingOptions(
    program
      .command('audit')
      .description('changes of status, erasures and purges, and who made them; newest first')
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
  const entries = await listAudit(database, { reference, limit: limitOf(options) })
  // The audit trail of an appointment is kept after its purge.
  if (reference !== undefined && entries.length === 0) await appointmentOf(reference, { database })
  print(formatRows(entries.map(auditRow), options.json))
}

function auditRow({ atMs, actor, action, reference, count, device }: AuditEntry): Row {
  return { at: delhiIso(atMs), actor, action, reference: reference ?? '', count, device }
}
