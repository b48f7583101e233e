import { z } from 'zod'
import { maxDaysAhead } from '../../domain/appointment-request.ts'
import { outcomeReasons } from '../../domain/board.ts'
import { addDays, type CalendarDate, delhiDate, parseDate } from '../../domain/delhi-time.ts'
import { type DeskAct, maxNoteLength } from '../../domain/desk-acts.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import { findSlot, slotObstacle } from '../../domain/time-slots.ts'
import { cleanLines } from '../appointments/clean-draft.ts'
import { longestTryAgainMs } from './cards.ts'

export type ReadAct =
  | { readonly ok: true; readonly act: DeskAct }
  /** The page never sends what is `malformed`; a receptionist can correct the others. */
  | { readonly ok: false; readonly problem: ActProblem }

export type ActProblem =
  | 'malformed'
  | 'note-too-long'
  | 'date-wrong'
  | 'time-wrong'
  | 'time-closed'
  | 'try-again-wrong'

interface Circumstances {
  readonly nowMs: number
  readonly hours: OpeningHours
}

const lines = z.string().transform(cleanLines)
const note = lines.exactOptional()
const noteBefore = lines.exactOptional()
const act = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['seen', 'claim', 'release', 'arrived', 'no-show', 'reminded']) }),
  z.object({
    act: z.literal('agreed'),
    agreed: z.object({ date: z.string(), time: z.string() }),
    note,
    noteBefore,
  }),
  z.object({
    act: z.literal('no-answer'),
    tryAgainAtMs: z.int().exactOptional(),
    note,
    noteBefore,
  }),
  z.object({ act: z.literal('wrong-number'), note, noteBefore }),
  z.object({
    act: z.literal('cancelled'),
    reason: z.enum(outcomeReasons).exactOptional(),
    note,
    noteBefore,
  }),
  z.object({ act: z.literal('note'), note: lines, noteBefore }),
  z.object({ act: z.literal('undo'), of: z.string() }),
])
const envelope = z.object({
  id: z.string().regex(/^[\w-]{8,100}$/),
  // As many as a body holds: a chain of corrections may be long, and has to be closed whole.
  references: z.array(z.string()).min(1),
})

/** The JSON body of `POST /acts`, checked. */
export function readAct(value: unknown, at: Circumstances): ReadAct {
  const head = envelope.safeParse(value)
  const body = act.safeParse(value)
  if (!head.success || !body.success) return { ok: false, problem: 'malformed' }
  const references = readReferences(head.data.references)
  if (references === undefined) return { ok: false, problem: 'malformed' }
  return check({ id: head.data.id, references }, body.data, at)
}

type Body = z.output<typeof act>
type Head = Pick<DeskAct, 'id' | 'references'>

function check(head: Head, body: Body, at: Circumstances): ReadAct {
  if ('note' in body && (body.note?.length ?? 0) > maxNoteLength) {
    return { ok: false, problem: 'note-too-long' }
  }
  switch (body.act) {
    case 'agreed': {
      const date = parseDate(body.agreed.date)
      if (date === undefined) return { ok: false, problem: 'date-wrong' }
      const problem = agreedProblem(date, body.agreed.time, at)
      if (problem !== undefined) return { ok: false, problem }
      return { ok: true, act: { ...head, ...body, agreed: { date, time: body.agreed.time } } }
    }
    case 'no-answer':
      return isTooFar(body.tryAgainAtMs, at)
        ? { ok: false, problem: 'try-again-wrong' }
        : { ok: true, act: { ...head, ...body } }
    case 'seen':
    case 'claim':
    case 'release':
    case 'arrived':
    case 'no-show':
    case 'reminded':
    case 'wrong-number':
    case 'cancelled':
    case 'note':
    case 'undo':
      return { ok: true, act: { ...head, ...body } }
  }
}

/** A time of today may have passed: somebody stands at the desk. */
function agreedProblem(
  date: CalendarDate,
  time: string,
  { nowMs, hours }: Circumstances,
): ActProblem | undefined {
  const today = delhiDate(nowMs)
  if (date < today || date > addDays(today, maxDaysAhead)) return 'date-wrong'
  const slot = findSlot(time)
  if (slot === undefined) return 'time-wrong'
  const obstacle = slotObstacle(slot, date, nowMs, hours)
  return obstacle === undefined || obstacle === 'past' ? undefined : 'time-closed'
}

function isTooFar(atMs: number | undefined, { nowMs }: Circumstances): boolean {
  return atMs !== undefined && (atMs < nowMs || atMs > nowMs + longestTryAgainMs)
}

function readReferences(given: readonly string[]): Reference[] | undefined {
  const references = [...new Set(given)].flatMap((each) => parseReference(each.trim()) ?? [])
  return references.length === new Set(given).size ? references : undefined
}
