import { suggestedCallAgain } from '../../domain/try-again.ts'
import type { Actor } from '../../domain/visit/history.ts'
import { type Refusal, refusalOf } from '../../domain/visit/refusal.ts'
import { type Claim, claimMs } from '../../domain/visit/visit.ts'
import { lockAct, lockDay } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type ActContent, detailOf, textsOfAct } from './act-content.ts'
import { withClaim, withEvent } from './add-to-visit.ts'
import { type Changed, changeIn, type InTransaction } from './change-visit.ts'
import { deviceNames, isLetIn } from './let-in.ts'
import type { StoredVisit } from './load-visits.ts'
import { type LoadedVisit, openAskNumbers, testsOf } from './loaded-visit.ts'
import { type DeskActHead, fingerprintOf, recordedAct } from './recorded-act.ts'
import { isFree } from './room-days.ts'
import type { VisitDeps } from './visit-deps.ts'

/** What became of an act. A refusal changes nothing. */
export type ActResult<Why extends string = never> =
  | { readonly kind: 'done' }
  /** `heldBy`: the name of the device that holds the claim. */
  | { readonly kind: 'refused'; readonly why: ActRefusal | Why; readonly heldBy?: string }

export type ActRefusal =
  | Refusal
  /** The device was revoked. */
  | 'not let in'
  /** Another act has this id. */
  | 'id reused'
  /** The visit was purged. */
  | 'gone'
  /** The act names an ask that the visit does not have, or it names no ask. */
  | 'unknown ask'
  /** A room is not free at that time, and the receptionist has not confirmed it. */
  | 'not free'

interface ActOnVisit {
  readonly id: string
  readonly device: number
  readonly visit: number
  readonly content: ActContent
}

/**
 * Records what a device of the desk did to a visit. The same act, sent again, counts once.
 *
 * @param refuseWith A reason that the caller found to refuse the act. An act that was recorded before still gets `done`.
 */
export async function performAct<Why extends string = never>(
  deps: VisitDeps,
  act: ActOnVisit,
  refuseWith?: Why,
): Promise<ActResult<Why>> {
  const { id, device, visit: visitId, content } = act
  const head = { id, device, fingerprint: fingerprintOf(visitId, content) }
  const by: Actor = { kind: 'desk', device: String(device) }
  return await deps.transact(async (db) => {
    await lockAct(db, id)
    if (content.kind === 'agreed') await lockDay(db, content.agreed.date)
    return await changeIn(
      db,
      deps,
      visitId,
      async (visit, at): Promise<Changed<ActResult<Why>>> => {
        const answer = await answerOf(at.db, head, refuseWith)
        if (answer !== undefined) return { result: answer }
        const contentWithTime = await withTimeOfTry(visit, content, deps, at)
        const decided = await decide(visit, contentWithTime, { ...at, by, act: head })
        if (decided.visit !== undefined && !(await isFreeFor(at.db, visit, contentWithTime, deps)))
          return { result: refused('not free') }
        return decided
      },
    )
  })
}

export async function performCommand(
  deps: VisitDeps,
  visitId: number,
  content: Exclude<ActContent, { readonly kind: 'claim' | 'release' | 'undone' }>,
): Promise<ActResult> {
  return await deps.transact(async (db) => {
    if (content.kind === 'agreed') await lockDay(db, content.agreed.date)
    return await changeIn(
      db,
      deps,
      visitId,
      async (visit, at) => await decide(visit, content, { ...at, by: { kind: 'command' } }),
    )
  })
}

/**
 * If nobody answered and the receptionist gave no time, a rule says when to call again. The fingerprint leaves that
 * time out, because the same act, sent again later, would get another time.
 */
async function withTimeOfTry(
  visit: StoredVisit | undefined,
  content: ActContent,
  deps: VisitDeps,
  { db, nowMs }: InTransaction,
): Promise<ActContent> {
  if (visit === undefined || content.kind !== 'no-answer') return content
  if (content.tryAgainAtMs !== undefined) return content
  const { hours } = await deps.readCentre(db)
  const open = openAskNumbers(visit)
  const asked = visit.requests.findLast(({ number }) => open.includes(number))
  const wanted = asked ?? visit.visit.agreement ?? visit.requests.at(-1)
  return { ...content, tryAgainAtMs: suggestedCallAgain(nowMs, hours, wanted) }
}

/** Call it after the day is locked, so that nobody else agrees a time on that day meanwhile. */
async function isFreeFor(
  db: Db,
  visit: StoredVisit | undefined,
  content: ActContent,
  deps: VisitDeps,
): Promise<boolean> {
  if (visit === undefined || content.kind !== 'agreed' || content.acceptsClash) return true
  const wanted = { tests: testsOf(visit), visit: visit.id }
  return await isFree(db, content.agreed, wanted, deps)
}

/** The answer that does not depend on the visit; undefined if the visit decides. */
async function answerOf<Why extends string>(
  db: Db,
  head: DeskActHead,
  refuseWith: Why | undefined,
): Promise<ActResult<Why> | undefined> {
  if (!(await isLetIn(db, head.device))) return refused('not let in')
  const recorded = await recordedAct(db, head)
  if (recorded === 'same') return { kind: 'done' }
  const why = refuseWith ?? (recorded && 'id reused')
  return why && { kind: 'refused', why }
}

export function refused(why: ActRefusal) {
  return { kind: 'refused', why } as const
}

interface Deciding extends InTransaction {
  readonly by: Actor
  readonly act?: DeskActHead
}

async function decide(
  visit: StoredVisit | undefined,
  content: ActContent,
  { db, nowMs, by, act }: Deciding,
): Promise<Changed<ActResult>> {
  if (visit === undefined) return { result: refused('gone') }
  // Giving back a claim is always allowed.
  if (content.kind === 'release') return { result: { kind: 'done' }, visit: released(visit, by) }
  const { claim } = visit
  const why = refusalOf(content, visit.visit, { by, nowMs, claim })
  if (why === 'held') return { result: await heldBy(db, claim) }
  if (why !== undefined) return { result: refused(why) }
  if ('asks' in content && !areKnown(content.asks, visit)) return { result: refused('unknown ask') }
  const detail = detailOf(content)
  const texts = textsOfAct(content)
  const after = withEvent(visit, detail, { by, nowMs, texts, ...(act && { act }) })
  return { result: { kind: 'done' }, visit: claimedBy(after, content, by, nowMs) }
}

async function heldBy(db: Db, claim: Claim | undefined): Promise<ActResult> {
  const name = (await deviceNames(db)).get(claim?.device ?? '')
  return { kind: 'refused', why: 'held', ...(name !== undefined && { heldBy: name }) }
}

function areKnown(asks: readonly number[], { visit }: LoadedVisit): boolean {
  return asks.length > 0 && asks.every((number) => visit.asks.some((ask) => ask.number === number))
}

/** If the act is a claim, gives the visit that claim, with the number of the `seen` event that was just appended. */
function claimedBy(visit: LoadedVisit, { kind }: ActContent, by: Actor, nowMs: number) {
  if (kind !== 'claim' || by.kind !== 'desk') return visit
  return withClaim(visit, {
    device: by.device,
    untilMs: nowMs + claimMs,
    number: visit.lastNumber,
  })
}

function released(visit: LoadedVisit, by: Actor): LoadedVisit {
  const isOwn = by.kind === 'desk' && visit.claim?.device === by.device
  return isOwn ? withClaim(visit, undefined) : visit
}
