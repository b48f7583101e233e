import { z } from 'zod'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { aPost } from '../support/a-request.ts'
import { roomOf } from './check-closed.ts'
import { ask, type SimulatedDesk } from './desk-acts.ts'
import { pass } from './waiting.ts'

const answered = z.object({
  board: z.object({
    blocks: z.array(z.object({ id: z.int(), what: z.string(), first: z.string() })).optional(),
  }),
})

/** Now and then closes a room for a day, and later opens it again. */
export async function closeRooms(desk: SimulatedDesk, endMs: number): Promise<void> {
  const { world, random, newId } = desk
  const { ledger, time } = world
  while (time.elapsedMs() < endMs) {
    await pass(world, random.between(minute, 10 * minute))
    // Closes a room that a recent request needs, on the wanted day or today.
    const facts = random.pick(ledger.requests.slice(-3))?.facts
    if (facts === undefined) continue
    const what = roomOf(facts.tests[0] ?? '')
    if (what === undefined) continue
    const first = random.chance(0.5) ? facts.date : delhiDate(time.clockMs())
    const closed = { act: 'block', what, first, last: first, reason: 'broken' }
    const answer = await send({ ...closed, id: newId() }, desk)
    const { board } = answered.safeParse(answer).data ?? {}
    const id = board?.blocks?.find((block) => block.what === what && block.first === first)?.id
    if (id === undefined) continue
    const closing = { room: what, date: first, sinceMs: time.elapsedMs(), untilMs: Infinity }
    ledger.closings.push(closing)
    ledger.rare.add('at the desk: a room is closed')
    ledger.note(`${what} is closed on ${first}`)
    await pass(world, random.between(10 * minute, 40 * minute))
    // From here on a server may open the room. The act opens it for the whole day, so each closing of that day ends.
    for (const each of ledger.closings) {
      if (each.room === what && each.date === first)
        each.untilMs = Math.min(each.untilMs, time.elapsedMs())
    }
    await send({ act: 'unblock', takesBack: id, id: newId() }, desk)
  }
}

/** Posts until a server answers. Undefined if the server refused. */
async function send(body: object, desk: SimulatedDesk): Promise<unknown> {
  const { world, random } = desk
  while (world.time.elapsedMs() < world.schedule.endMs) {
    const answer = await ask('/blocks', aPost(body), desk)
    if (answer?.status === 403) await desk.enter(desk)
    else if (answer !== undefined && answer.status < 500) {
      return answer.status === 200 ? await answer.json() : undefined
    }
    await pass(world, random.between(minute / 10, minute))
  }
  return undefined
}
