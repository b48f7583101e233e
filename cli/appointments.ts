import { Argument, type Command } from 'commander'
import { appointmentStates } from '../domain/board.ts'
import { delhiIso } from '../domain/delhi-time.ts'
import type { Reference } from '../domain/reference.ts'
import { listAppointments, setStatus } from '../server/appointments/queries.ts'
import type { Appointment } from '../server/db/records.ts'
import type { AppointmentStatus } from '../server/db/schema.ts'
import { chainsOf } from '../server/desk/cards.ts'
import { readFactsOf, rowsOf } from '../server/desk/facts.ts'
import { listNotices } from '../server/outbox/queries.ts'
import { agreedFields, maskName, personalFields } from './listed-fields.ts'
import { addListingOptions, type ListingOptions, limitOf } from './listing-options.ts'
import { noticeRow } from './outbox.ts'
import { formatRows, type Row } from './print-rows.ts'
import { appointmentOf, referenceArgument, unknownReference } from './reference.ts'
import { type Session, withSession } from './session.ts'

export function appointmentsCommand(program: Command): void {
  const command = program.command('appointments').description('requests that were answered OK')
  addListingOptions(command.command('list').description('newest first')).action(list)
  addListingOptions(
    command
      .command('show')
      .description('one appointment and its notices')
      .addArgument(referenceArgument('<reference>')),
  ).action(show)
  command
    .command('set')
    .description('note what came of a call; "requested" opens the request again')
    .addArgument(referenceArgument('<reference>'))
    .addArgument(new Argument('<outcome>').choices(appointmentStates))
    .action((reference: Reference, outcome: AppointmentStatus) =>
      withSession((session) => noteOutcome(reference, outcome, session)),
    )
}

/** Changes the request that it names and no other (decision 006). */
export async function noteOutcome(
  reference: string,
  status: AppointmentStatus,
  { database, print, now }: Pick<Session, 'database' | 'print' | 'now'>,
): Promise<void> {
  const change = await setStatus(database, reference, status, now())
  if (change === 'unknown') throw unknownReference(reference)
  if (change === 'erased') throw new Error(`${reference} was erased: nothing is noted of it`)
  print(`${reference} is ${status}\n`)
  const others = await othersOfVisit(reference, database, now())
  if (others.length === 0) return
  const named = others.map((row) => `${row.reference} (${row.status})`)
  print(`of the same visit, and not changed: ${named.join(', ')}\n`)
}

/** What it corrects, and what corrects it, newest first. */
async function othersOfVisit(reference: string, { db }: Session['database'], nowMs: number) {
  const { rows } = await readFactsOf(db, await rowsOf(db, [reference]), nowMs)
  const chain = chainsOf(rows).find((each) => each.some((row) => row.reference === reference))
  return (chain ?? []).filter((row) => row.reference !== reference)
}

async function list(options: ListingOptions): Promise<void> {
  await withSession(async ({ database, print }) => {
    const appointments = await listAppointments(database, limitOf(options))
    print(
      formatRows(
        appointments.map((each) => overview(each, options)),
        options.json,
      ),
    )
  })
}

async function show(reference: Reference, options: ListingOptions): Promise<void> {
  await withSession(async ({ database, print }) => {
    const appointment = await appointmentOf(reference, { database })
    const whole = { ...overview(appointment, options), ...details(appointment, options) }
    const notices = (await listNotices(database, { reference })).map((n) => noticeRow(n, options))
    if (options.json) return print(`${JSON.stringify({ ...whole, notices }, undefined, 2)}\n`)
    const lines = Object.entries(whole).map(([field, value]) => ({ field, value }))
    print(`${formatRows(lines, false)}\n${formatRows(notices, false)}`)
  })
}

function overview(appointment: Appointment, { reveal }: ListingOptions): Row {
  const { reference, status, date, time } = appointment
  return {
    reference,
    status,
    received: delhiIso(appointment.receivedAtMs),
    callBy: delhiIso(appointment.callByMs),
    date,
    time,
    ...personalFields(appointment, reveal),
    told: told(appointment),
    source: appointment.source,
    agreedDate: appointment.agreed?.date,
    agreedTime: appointment.agreed?.time,
  }
}

function told({ notifiedAtMs, needsCallAtMs, erasedAtMs }: Appointment): string {
  if (erasedAtMs !== undefined) return 'erased'
  if (notifiedAtMs !== undefined) return delhiIso(notifiedAtMs)
  return needsCallAtMs === undefined ? 'not yet' : 'NEEDS CALL'
}

function details(appointment: Appointment, { reveal }: ListingOptions): Row {
  const { email, additionalInfo, language, corrects, erasedAtMs } = appointment
  return {
    email: reveal ? email : maskName(email),
    additionalInfo: reveal ? additionalInfo : `${additionalInfo.length} characters`,
    language,
    corrects,
    ...agreedFields(appointment, reveal),
    ...(erasedAtMs === undefined ? {} : { erased: delhiIso(erasedAtMs) }),
  }
}
