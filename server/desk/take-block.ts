import type { Context } from 'hono'
import { z } from 'zod'
import { closingWords } from '../../content/block-reasons.ts'
import { deskAnswers } from '../../content/desk-answers.ts'
import { calendar } from '../../content/en/calendar.ts'
import type { TypedRoomLine } from '../../desk/desk-page.ts'
import { visitOf } from '../../domain/desk/visit-of-card.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { maxDaysAhead } from '../../domain/request/appointment-request.ts'
import { cleanLine } from '../../domain/request/clean-lines.ts'
import { type Block, blockReasons, wholeCentre } from '../../domain/rooms/block.ts'
import type { RoomPlan } from '../../domain/rooms/room.ts'
import { visitsToMove } from '../../domain/rooms/to-move.ts'
import { readTypedBlock } from '../../domain/rooms/typed-block.ts'
import { longestQuestion } from '../../domain/search/question-length.ts'
import {
  addDays,
  type CalendarDate,
  dayEnds,
  delhiDate,
  parseDate,
} from '../../domain/time/delhi-time.ts'
import { storedId } from '../visits/act-content.ts'
import { type ActOnBlocks, type BlockAct, performBlockAct } from '../visits/blocks.ts'
import { type ActError, refuseAct, sentenceOf } from './answers.ts'
import { boardFor, cardsOf, readBoardFacts } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import type { Device } from './devices.ts'
import { actId } from './take-act.ts'

/** `POST /blocks`: what reception closed, or opened again, as JSON from the page's script. */
export async function takeBlock(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const nowMs = deps.now()
  const read = readBlockAct(parseJson(await c.req.text()), { nowMs, ...deps.visits.centre })
  if (typeof read === 'string') return await refuseAct(c, deps, read)
  const problem = problemNow(read.act, delhiDate(nowMs))
  const result = await performBlockAct(deps.visits, { ...read, device: device.id }, problem)
  if (result.kind === 'refused') return await refuseAct(c, deps, result.why)
  await deps.lookAtPublished()
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

/** `GET /blocks.json`: what a typed line says of a room, and which agreed visits have to move then. */
export async function roomLineIn(c: Context<DeskEnv>, deps: DeskDeps): Promise<TypedRoomLine> {
  const nowMs = deps.now()
  const today = delhiDate(nowMs)
  const { typed = '', date = '' } = c.req.query()
  const line = cleanLine(typed).slice(0, longestQuestion)
  const { rooms } = deps.visits.centre
  const shown = parseDate(date) ?? today
  const at = { nowMs, shown, rooms: rooms.rooms, words: closingWords, ...calendar }
  const act = readTypedBlock(line, at)
  if ('unread' in act) return { unclear: deskAnswers.roomLine(act.unread), toMove: [] }
  const read = readBlockAct({ ...act, id: 'not-sent' }, { nowMs, rooms })
  const problem = typeof read === 'string' ? read : problemNow(read.act, today)
  if (problem !== undefined) return { unclear: sentenceOf(problem), toMove: [] }
  return { act, toMove: act.act === 'late' ? [] : await movedBy(act, c.var.device, deps) }
}

/** The agreed visits that have to move because of a closure, and need not move without it. */
async function movedBy(act: Omit<Block, 'id'>, device: Device, deps: DeskDeps) {
  const nowMs = deps.now()
  const planned = { ...act, id: 0 }
  const { blocks, ...facts } = await readBoardFacts(deps.db, deps.hours, nowMs, [planned])
  const { cards } = cardsOf(facts, deps.centreNow(), nowMs)(device)
  const { rooms: plan, hours } = deps.centreNow()
  const moved = (by: readonly Block[]) => visitsToMove(cards, { plan, hours, blocks: by }, nowMs)
  const before = new Set(moved(blocks.filter(({ id }) => id !== 0)).map(({ card }) => card.visit))
  return moved(blocks)
    .filter(({ card }) => !before.has(card.visit))
    .map(({ card }) => ({ name: card.name, ...visitOf(card) }))
}

const minutes = z.int().min(0).max(dayEnds)
const body = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('block'),
    id: actId,
    what: z.string(),
    first: z.string(),
    last: z.string(),
    reason: z.enum(blockReasons),
    hours: z.object({ from: minutes, to: minutes }).exactOptional(),
  }),
  z.object({ act: z.literal('unblock'), id: actId, takesBack: storedId }),
  z.object({
    act: z.literal('late'),
    id: actId,
    room: z.string(),
    minutes: z.int().min(0).max(240),
  }),
])

/**
 * The JSON body of `POST /blocks`, checked. The page never sends a `malformed` act. A receptionist can correct the other
 * problems.
 */
function readBlockAct(
  value: unknown,
  { nowMs, rooms }: { readonly nowMs: number; readonly rooms: RoomPlan },
): Omit<ActOnBlocks, 'device'> | ActError {
  const { data } = body.safeParse(value)
  if (data === undefined) return 'malformed'
  const { id } = data
  if (data.act === 'unblock') return { id, act: { kind: 'unblocked', takesBack: data.takesBack } }
  const isRoom = (id: string) => rooms.rooms.some((room) => room.id === id)
  if (data.act === 'late') {
    const late = { room: data.room, minutes: data.minutes, date: delhiDate(nowMs) }
    return isRoom(late.room) ? { id, act: { kind: 'late', late } } : 'malformed'
  }
  const { what, reason, hours } = data
  if (what !== wholeCentre && !isRoom(what)) return 'malformed'
  const [first, last] = [parseDate(data.first), parseDate(data.last)]
  if (first === undefined || last === undefined) return 'date-wrong'
  if (last < first) return 'days-wrong'
  if (hours !== undefined && hours.from >= hours.to) return 'hours-wrong'
  const block = { what, first, last, reason, ...(hours && { hours }) }
  return { id, act: { kind: 'blocked', block } }
}

/** Why to refuse the block now. If it was recorded before, `performBlockAct` ignores the problem. */
function problemNow(act: BlockAct, today: CalendarDate): ActError | undefined {
  if (act.kind !== 'blocked') return undefined
  const { first, last } = act.block
  if (first < today) return 'date-wrong'
  return last > addDays(today, maxDaysAhead) ? 'days-wrong' : undefined
}
