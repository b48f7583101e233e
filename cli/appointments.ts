import { Argument, type Command } from 'commander'
import type { OwnTests } from '../domain/centre/published-facts.ts'
import type { Reference } from '../domain/request/reference.ts'
import { delhiIso } from '../domain/time/delhi-time.ts'
import type { OpeningHours } from '../domain/time/opening-hours.ts'
import { callAgainAt } from '../domain/visit/call-again.ts'
import { type RequestState, requestStates } from '../domain/visit/request-outcome.ts'
import { listNotices } from '../server/notices/list-notices.ts'
import { deviceNames } from '../server/visits/let-in.ts'
import { type ListedRequest, newestRequests } from '../server/visits/list-requests.ts'
import { complainOf, maskName, notesOf, personalFields } from './listed-fields.ts'
import { addListingOptions, type ListingOptions, limitOf } from './listing-options.ts'
import { noticeRow } from './outbox.ts'
import { formatRows, type PrintedRow } from './print-rows.ts'
import { referenceArgument, requestOf } from './reference.ts'
import { type Session, withSession } from './session.ts'
import { setState } from './set-state.ts'
import { historyRows } from './visit-history.ts'

export function appointmentsCommand(program: Command): void {
  const command = program
    .command('appointments')
    .description('requests that were answered OK, and entries of reception')
  addListingOptions(command.command('list').description('newest first')).action(
    (options: ListingOptions) => withSession((session) => list(options, session)),
  )
  addListingOptions(
    command
      .command('show')
      .description('one appointment, what happened to its visit, and its notices')
      .addArgument(referenceArgument('<reference>')),
  ).action((reference: Reference, options: ListingOptions) =>
    withSession((session) => show(reference, options, session)),
  )
  command
    .command('set')
    .description('record what became of a request; "requested" takes its last outcome back')
    .addArgument(referenceArgument('<reference>'))
    .addArgument(new Argument('<outcome>').choices(requestStates))
    .action((reference: Reference, state: RequestState) =>
      withSession((session) => setState(reference, state, session)),
    )
}

export async function list(
  options: ListingOptions,
  { database, published, print }: Pick<Session, 'database' | 'published' | 'print'>,
): Promise<void> {
  const { own } = published.now().catalogue
  const { requests, unreadable } = await newestRequests(database.db, limitOf(options))
  complainOf(unreadable)
  print(
    formatRows(
      requests.map((each) => overview(each, options, own)),
      options.json,
    ),
  )
}

export async function show(
  reference: Reference,
  options: ListingOptions,
  { database, published, print }: Session,
): Promise<void> {
  const listed = await requestOf(reference, { database })
  const { own } = published.now().catalogue
  const whole = {
    ...overview(listed, options, own),
    ...details(listed, options, published.hours),
  }
  const history = historyRows(listed.visit, await deviceNames(database.db), options)
  const notices = (await listNotices(database, { reference })).map((n) => noticeRow(n, options))
  if (options.json) {
    return print(`${JSON.stringify({ ...whole, history, notices }, undefined, 2)}\n`)
  }
  const lines = Object.entries(whole).map(([field, value]) => ({ field, value }))
  print([lines, history, notices].map((rows) => formatRows(rows, false)).join('\n'))
}

function overview(listed: ListedRequest, { reveal }: ListingOptions, own: OwnTests): PrintedRow {
  const { request, state, visit, agreed } = listed
  return {
    reference: request.reference,
    status: state,
    received: delhiIso(request.storedAtMs),
    callBy: delhiIso(listed.callByMs ?? request.callByMs),
    date: request.date,
    time: request.time,
    ...personalFields(request, reveal, own),
    told: whenNotified(listed),
    source: request.source,
    agreedDate: agreed?.date,
    agreedTime: agreed?.time,
    visit: visit.id,
    visitState: visit.visit.ending ?? visit.visit.state,
  }
}

function whenNotified({ notifiedAtMs, needsCall, erasedAtMs }: ListedRequest): string {
  if (erasedAtMs !== undefined) return 'erased'
  if (notifiedAtMs !== undefined) return delhiIso(notifiedAtMs)
  return needsCall ? 'NEEDS CALL' : 'not yet'
}

function details(
  listed: ListedRequest,
  { reveal }: ListingOptions,
  hours: OpeningHours,
): PrintedRow {
  const { request, reason, erasedAtMs, visit } = listed
  const tryAgainAtMs = callAgainAt(listed, hours)
  const { email, additionalInfo, language } = request
  const notes = notesOf(visit)
  return {
    email: reveal ? email : maskName(email),
    additionalInfo: reveal ? additionalInfo : `${additionalInfo.length} characters`,
    language,
    outcomeReason: reason ?? '',
    tryAgain: tryAgainAtMs === undefined ? '' : delhiIso(tryAgainAtMs),
    callNote: reveal ? notes : notes && 'yes',
    ...(erasedAtMs === undefined ? {} : { erased: delhiIso(erasedAtMs) }),
  }
}
