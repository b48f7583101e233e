import type { Reference } from '../domain/request/reference.ts'
import type { RequestState } from '../domain/visit/request-outcome.ts'
import type { ActContent } from '../server/visits/act-content.ts'
import { type ListedRequest, listedRequests } from '../server/visits/list-requests.ts'
import {
  type ActRefusal,
  type ActResult,
  performCommand,
  reopenVisit,
} from '../server/visits/perform-act.ts'
import { requestOf } from './reference.ts'
import type { Session } from './session.ts'

type Printing = Pick<Session, 'database' | 'visits' | 'print'>

/**
 * Records the state of one request, and lists the other requests of its visit. "arrived" and "no-show" are about the
 * agreed time, so they apply to each request that was agreed. "requested" opens each request of the visit's last
 * outcome. Any other state applies to this request alone.
 */
export async function setState(
  reference: Reference,
  state: RequestState,
  session: Printing,
): Promise<void> {
  const before = await requestOf(reference, session)
  if (!isSet(before, state)) {
    const result = await change(before, state, session)
    if (result.kind === 'refused') throw new Error(refusals[result.why](reference))
  }
  await printStanding(reference, session)
}

/** Whether the state is already recorded. Always false for "unreachable", because each such call counts. */
function isSet({ state, erasedAtMs }: ListedRequest, wanted: RequestState): boolean {
  return erasedAtMs === undefined && state === wanted && wanted !== 'unreachable'
}

async function change(
  listed: ListedRequest,
  state: RequestState,
  { visits }: Printing,
): Promise<ActResult> {
  const { visit, request } = listed
  return state === 'requested'
    ? await reopenVisit(visits, visit.id, request.number)
    : await performCommand(visits, visit.id, contentOf(listed, state))
}

function contentOf({ visit, request }: ListedRequest, state: Exclude<RequestState, 'requested'>) {
  const asks = [request.number]
  const holding = visit.visit.asks.filter(({ holds }) => holds).map(({ number }) => number)
  switch (state) {
    case 'confirmed':
      // A command names no time, so the time that the patient asked for is agreed.
      return { kind: 'agreed', asks, agreed: { date: request.date, time: request.time } } as const
    case 'unreachable':
      return { kind: 'no-answer', asks } as const
    case 'cancelled':
      return { kind: state, asks } as const
    case 'arrived':
    case 'no-show':
      return { kind: state, asks: [...new Set([...asks, ...holding])] } satisfies ActContent
  }
}

const mayNot = (reference: Reference) => `${reference}: a device at the desk alone may do that`

const refusals: Readonly<Record<ActRefusal, (reference: Reference) => string>> = {
  erased: (reference) => `${reference} was erased: nothing is noted of it`,
  ended: (reference) =>
    `the visit of ${reference} has ended: open it again first, with "appointments set ${reference.slice(4)} requested"`,
  'too early': (reference) => `${reference} is agreed for a later day: nobody can have come yet`,
  'not its day': (reference) =>
    `the visit of ${reference} has ended, and its day is not today: open it again first, with "appointments set ${reference.slice(4)} requested"`,
  'nothing to take back': (reference) =>
    `${reference} cannot be opened again: the last outcome of its visit is not about this request, and no other can be taken back; see "appointments show ${reference.slice(4)}"`,
  gone: (reference) => `${reference} was purged`,
  'unknown ask': (reference) => `${reference} was entered by mistake: nothing is noted of it`,
  held: mayNot,
  'not let in': mayNot,
  'id reused': mayNot,
  'not free': mayNot,
  'too many plans': mayNot,
}

async function printStanding(
  reference: Reference,
  { database, print }: Pick<Printing, 'database' | 'print'>,
): Promise<void> {
  const { state, visit } = await requestOf(reference, { database })
  const { agreement } = visit.visit
  print(`${reference} is ${state}\n`)
  if (agreement !== undefined) print(`expected on ${agreement.date}, ${agreement.time}\n`)
  const others = listedRequests(visit).filter(({ request }) => request.reference !== reference)
  if (others.length === 0) return
  const named = others.map((each) => `${each.request.reference} (${each.state})`)
  print(`of the same visit: ${named.join(', ')}\n`)
}
