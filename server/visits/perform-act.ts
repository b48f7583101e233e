import { callBy } from '../../domain/time/call-back.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { Actor, AskNumber } from '../../domain/visit/history.ts'
import { type Act, type Refusal, refusalOf } from '../../domain/visit/refusal.ts'
import { type Claim, claimMs } from '../../domain/visit/visit.ts'
import { lockAct, lockDay } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type ActContent, detailOf, type EventContent, textsOfAct } from './act-content.ts'
import { type Recording, withClaim, withEvent } from './add-to-visit.ts'
import { type Changed, changeVisit, type InTransaction } from './change-visit.ts'
import { deviceNames } from './let-in.ts'
import { type LoadedVisit, testsOf } from './loaded-visit.ts'
import {
  type ActAnswer,
  answerToHead,
  fingerprintOf,
  type HeadRefusal,
  refused,
} from './recorded-act.ts'
import { isFree } from './room-days.ts'
import type { VisitDeps } from './visit-deps.ts'

export type ActResult<Why extends string = never> = ActAnswer<ActRefusal | Why>

export type ActRefusal =
  | Refusal
  | HeadRefusal
  /** The visit was purged. */
  | 'gone'
  /** The act names an ask that the visit does not have, or it names no ask. */
  | 'unknown ask'
  /** A room is not free at that time, and the receptionist has not confirmed it. */
  | 'not free'
  /** The desk has ordered `maxPlansOfDay` plans by mail within a day. */
  | 'too many plans'

/**
 * The most plans by mail that all devices of the desk together order within 24 hours. A stolen device must not mail to
 * many strangers, and can let in other devices. A centre books sixty visits on a busy day.
 */
export const maxPlansOfDay = 150

export interface ActOnVisit {
  readonly id: string
  readonly device: number
  readonly visit: number
  readonly content: ActContent
}

/**
 * Records what a device of the desk did to a visit. The same act, sent again, counts once. If two devices act on one
 * visit, its lock decides who is first. domain/visit/refusal.ts then says whether the other act is allowed too.
 * desk/card/form-alerts.tsx shows the first act. An act changes only the asks that it names, and desk/card/read-act.ts
 * names those that the form has shown.
 *
 * @param refuseWith A reason that the caller found to refuse the act. An act recorded before still gets `done`.
 */
export async function performAct<Why extends string = never>(
  deps: VisitDeps,
  act: ActOnVisit,
  refuseWith?: Why,
): Promise<ActResult<Why>> {
  const { id, device, visit: visitId, content } = act
  const head = { id, device, fingerprint: fingerprintOf(visitId, content) }
  const by: Actor = { kind: 'desk', device: String(device) }
  const decide = async (
    visit: LoadedVisit | undefined,
    at: InTransaction,
  ): Promise<Changed<ActResult<Why>>> => {
    const answer = await answerToHead(at.db, head, refuseWith)
    if (answer !== undefined) return { result: answer }
    if (visit === undefined) return { result: refused('gone') }
    // Giving back a claim is always allowed.
    if (content.kind === 'release') return { result: { kind: 'done' }, visit: released(visit, by) }
    return await ifAllowed(content, by, { visit, at }, async () => {
      if (await isPlanTooMany(content, at)) return 'too many plans'
      if (!(await isFreeFor(at.db, visit, act, deps))) return 'not free'
      return withContent(visit, content, { by, nowMs: at.nowMs, act: head })
    })
  }
  return await changeVisit(deps, visitId, decide, async (db) => {
    await lockAct(db, id)
    if (content.kind === 'agreed') await lockDay(db, content.agreed.date)
  })
}

/** Records what a command of the command line did to a visit. */
export async function performCommand(
  deps: VisitDeps,
  visitId: number,
  content: Exclude<EventContent, { readonly kind: 'claim' | 'undone' }>,
): Promise<ActResult> {
  const by = { kind: 'command' } as const
  return await changeIfAllowed(deps, visitId, content, by, async (visit, { nowMs }) =>
    withContent(visit, content, { by, nowMs }),
  )
}

/**
 * Takes back the last outcome that counts, by command. The asks of that outcome are open again, with a new call-by.
 *
 * @param about An ask that the outcome has to name; undefined for any outcome.
 */
export async function reopenVisit(
  deps: VisitDeps,
  visitId: number,
  about?: AskNumber,
): Promise<ActResult> {
  const [act, by] = [{ kind: 'reopened' }, { kind: 'command' }] as const
  return await changeIfAllowed(deps, visitId, act, by, async (loaded, { db, nowMs }) => {
    const { lastOutcome } = loaded.visit
    const isAbout = about === undefined || lastOutcome?.asks.includes(about) === true
    if (lastOutcome === undefined || !isAbout) return 'nothing to take back'
    const { hours } = await deps.readCentre(db)
    const asks = [...lastOutcome.asks]
    const wanted = loaded.requests.findLast(({ number }) => asks.includes(number))
    const callByMs = callBy(nowMs, hours, wanted)
    const detail = { ...act, asks, takesBack: lastOutcome.number, callByMs }
    return withEvent(loaded, detail, { by, nowMs })
  })
}

async function isPlanTooMany(content: EventContent, { db, nowMs }: InTransaction) {
  if (content.kind !== 'agreed' || content.mailsPlan !== true) return false
  const { ordered } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('ordered'))
    .where('kind', '=', 'agreed')
    .where('recorded_at', '>', nowMs - day)
    .where('recorded_at', '<=', nowMs)
    .where('detail', 'like', '%"mailsPlan":true%')
    .executeTakeFirstOrThrow()
  return ordered >= maxPlansOfDay
}

/** Call it after the day is locked, so that nobody else agrees a time on that day meanwhile. */
async function isFreeFor(
  db: Db,
  visit: LoadedVisit,
  { content, visit: id }: ActOnVisit,
  deps: VisitDeps,
): Promise<boolean> {
  if (content.kind !== 'agreed' || content.acceptsClash) return true
  return await isFree(db, content.agreed, { tests: testsOf(visit), visit: id }, deps)
}

export async function changeIfAllowed(
  deps: VisitDeps,
  visitId: number,
  act: Act,
  by: Actor,
  add: (visit: LoadedVisit, at: InTransaction) => Promise<LoadedVisit | ActRefusal>,
): Promise<ActResult> {
  return await changeVisit(deps, visitId, async (visit, at): Promise<Changed<ActResult>> => {
    if (visit === undefined) return { result: refused('gone') }
    return await ifAllowed(act, by, { visit, at }, async () => await add(visit, at))
  })
}

async function ifAllowed(
  act: Act,
  by: Actor,
  { visit: { visit, claim }, at }: { visit: LoadedVisit; at: InTransaction },
  add: () => Promise<LoadedVisit | ActRefusal>,
): Promise<Changed<ActResult>> {
  const why = refusalOf(act, visit, { by, nowMs: at.nowMs, claim })
  if (why === 'held') return { result: await heldBy(at.db, claim) }
  const added = why ?? (await add())
  if (typeof added === 'string') return { result: refused(added) }
  return { result: { kind: 'done' }, visit: added }
}

function withContent(
  visit: LoadedVisit,
  content: EventContent,
  at: Recording,
): LoadedVisit | ActRefusal {
  if ('asks' in content && !areKnown(content.asks, visit)) return 'unknown ask'
  const after = withEvent(visit, detailOf(content), { ...at, texts: textsOfAct(content) })
  if (content.kind !== 'claim' || at.by.kind !== 'desk') return after
  // The claim has the number of the `seen` event that was just appended.
  const { lastNumber: number } = after
  return withClaim(after, { device: at.by.device, untilMs: at.nowMs + claimMs, number })
}

async function heldBy(db: Db, claim: Claim | undefined): Promise<ActResult> {
  const name = (await deviceNames(db)).get(claim?.device ?? '')
  return { kind: 'refused', why: 'held', ...(name !== undefined && { heldBy: name }) }
}

function areKnown(asks: readonly number[], { visit }: LoadedVisit): boolean {
  return asks.length > 0 && asks.every((number) => visit.asks.some((ask) => ask.number === number))
}

function released(visit: LoadedVisit, by: Actor): LoadedVisit {
  const isOwn = by.kind === 'desk' && visit.claim?.device === by.device
  return isOwn ? withClaim(visit, undefined) : visit
}
