import type { DeskEntry } from '../../domain/desk/desk-acts.ts'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { type Reference, storedReference } from '../../domain/request/reference.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { refusalOf } from '../../domain/visit/refusal.ts'
import { lockAct, lockDay, lockIntake } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { withEvent, withRequest } from './add-to-visit.ts'
import { type Changed, changeVisit, type InTransaction } from './change-visit.ts'
import { freeReferences } from './free-references.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import type { ActRefusal } from './perform-act.ts'
import { readPhone } from './phone-key.ts'
import { answerToHead, type DeskActHead, fingerprintOf, refused } from './recorded-act.ts'
import { isFree } from './room-days.ts'
import type { VisitDeps } from './visit-deps.ts'

/** An appointment that reception made with the patient, on the phone or at the desk. */
export interface VisitEntry extends Omit<DeskEntry, keyof AppointmentRequest> {
  readonly device: number
  readonly request: AppointmentRequest & { readonly date: CalendarDate }
  /** Whether the patient already stands at the desk. */
  readonly hasCome: boolean
}

export type EntryResult<Why extends string = never> =
  | { readonly kind: 'done'; readonly reference: Reference }
  | { readonly kind: 'refused'; readonly why: ActRefusal | Why }

/**
 * Stores an entry. The same entry, sent again, counts once.
 *
 * @param refuseWith Why to refuse the entry now. An entry that was stored before gets its first answer again.
 */
export async function enterVisit<Why extends string = never>(
  deps: VisitDeps,
  entry: VisitEntry,
  refuseWith?: Why,
): Promise<EntryResult<Why>> {
  const { id, changes } = entry
  const head = headOf(entry)
  const decide = async (
    visit: LoadedVisit | undefined,
    { db, nowMs }: InTransaction,
  ): Promise<Changed<EntryResult<Why>>> => {
    const answer = await answerToHead(db, head, refuseWith)
    if (answer?.kind === 'refused') return { result: answer }
    if (answer !== undefined) return { result: await answerAgain(db, id) }
    if (!(await isFreeFor(db, entry, deps))) return { result: refused('not free') }
    if (visit === undefined) return { result: refused('gone') }
    const why = changes && refusalOfEntry(visit, entry, nowMs)
    if (why !== undefined) return { result: refused(why) }
    const [reference] = await freeReferences(db, [nowMs])
    if (reference === undefined) throw new Error('an entry has no reference')
    const entered = withEntry(visit, entry, { reference, nowMs, act: head })
    return { result: { kind: 'done', reference }, visit: entered }
  }
  return await changeVisit(deps, changes?.visit, decide, async (db) => {
    await lockAct(db, id)
    await lockIntake(db)
    await lockDay(db, entry.request.date)
  })
}

/** The fingerprint leaves out `hasCome`, because the same entry may be sent again when its time has come. */
function headOf({ id, device, changes, hasCome: _, ...content }: VisitEntry): DeskActHead {
  const fingerprint = fingerprintOf(changes?.visit, { ...content, asks: changes?.asks ?? [] })
  return { id, device, fingerprint }
}

/** Always true for a patient who stands at the desk, because nobody sends that patient away. */
async function isFreeFor(
  db: Db,
  { request, hasCome, acceptsClash, changes }: VisitEntry,
  deps: VisitDeps,
): Promise<boolean> {
  if (hasCome || acceptsClash) return true
  const { date, time, tests } = request
  const wanted = { tests, ...(changes && { visit: changes.visit }) }
  return await isFree(db, { date, time }, wanted, deps)
}

async function answerAgain(db: Db, actId: string): Promise<EntryResult> {
  const row = await db
    .selectFrom('event')
    .innerJoin('request', 'request.visit_id', 'event.visit_id')
    .select('reference')
    .where('act_id', '=', actId)
    .whereRef('request.number', '<', 'event.number')
    .orderBy('request.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return refused('gone')
  return { kind: 'done', reference: storedReference(row.reference) }
}

function refusalOfEntry(
  { visit, claim }: LoadedVisit,
  { device, changes }: VisitEntry,
  nowMs: number,
): ActRefusal | undefined {
  const by = { kind: 'desk', device: String(device) } as const
  const why = refusalOf({ kind: 'entered' }, visit, { by, nowMs, claim })
  if (why !== undefined) return why
  const isUnknown = (number: number) => !visit.asks.some((ask) => ask.number === number)
  return changes?.asks.some(isUnknown) === true ? 'unknown ask' : undefined
}

function withEntry(
  visit: LoadedVisit,
  { request, language, source, hasCome, changes, device }: VisitEntry,
  { reference, nowMs, act }: { reference: Reference; nowMs: number; act: DeskActHead },
): LoadedVisit {
  const withRequested = withRequest(visit, {
    ...request,
    reference,
    source,
    language,
    isBeyondLimit: false,
    // Reception has spoken with the patient, so nobody needs to call.
    storedAtMs: nowMs,
    callByMs: nowMs,
    idempotencyKey: undefined,
    fingerprint: '',
    ...readPhone(request.phone),
  })
  const { lastNumber } = withRequested
  const detail = {
    ...({ kind: 'entered', request: lastNumber, hasCome } as const),
    asks: [...(changes?.asks ?? []), lastNumber],
    agreed: { date: request.date, time: request.time },
  }
  const by = { kind: 'desk', device: String(device) } as const
  return withEvent(withRequested, detail, { by, nowMs, act })
}
