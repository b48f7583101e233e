import type { Context } from 'hono'
import { z } from 'zod'
import { parseJson } from '../../domain/parse-json.ts'
import { maxDaysAhead } from '../../domain/request/appointment-request.ts'
import { addDays, type DayAndTime, delhiDate } from '../../domain/time/delhi-time.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { findSlot, slotObstacle } from '../../domain/time/time-slots.ts'
import { type ActContent, actProblems, actShape, storedId } from '../visits/act-content.ts'
import { type ActOnVisit, performAct } from '../visits/perform-act.ts'
import { type ActError, refuseAct } from './answers.ts'
import { longestTryAgainMs } from './card.ts'
import { boardFor } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'

/** `POST /acts`: what a receptionist did, as JSON from the page's script. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const read = readAct(parseJson(await c.req.text()))
  if (typeof read === 'string') return await refuseAct(c, deps, read)
  const problem = problemNow(read.content, { nowMs: deps.now(), hours: deps.hours })
  const result = await performAct(deps.visits, { ...read, device: device.id }, problem)
  if (result.kind === 'refused') return await refuseAct(c, deps, result.why, result.heldBy)
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

/** The page makes an id for each act and each form. */
export const actId = z.string().regex(/^[\w-]{8,100}$/)

const envelope = z.object({ id: actId, visit: storedId, act: z.string() })

/** The JSON body of `POST /acts`, checked. The page never sends a `malformed` act. */
function readAct(value: unknown): Omit<ActOnVisit, 'device'> | ActError {
  const head = envelope.safeParse(value).data
  const { data: content, error } = actShape.safeParse({ ...Object(value), kind: head?.act })
  if (head === undefined) return 'malformed'
  return content === undefined ? problemIn(error) : { id: head.id, visit: head.visit, content }
}

/** The problem that a receptionist can correct; `malformed` if the page sent something else too. */
function problemIn(error: z.ZodError): ActError {
  const [problem = 'malformed', ...others] = error.issues.map(
    ({ message }) => actProblems.find((each) => each === message) ?? 'malformed',
  )
  return others.includes('malformed') ? 'malformed' : problem
}

interface Present {
  readonly nowMs: number
  readonly hours: OpeningHours
}

/** Why to refuse the act now. If it was recorded before, `performAct` ignores the problem. */
function problemNow(content: ActContent, at: Present): ActError | undefined {
  if (content.kind === 'agreed') return agreedProblem(content.agreed, at)
  const isTooFar = 'tryAgainAtMs' in content && !isInReach(content.tryAgainAtMs, at)
  return isTooFar ? 'try-again-wrong' : undefined
}

/** A time of today that has passed is allowed, because the patient may stand at the desk. */
function agreedProblem({ date, time }: DayAndTime, { nowMs, hours }: Present) {
  const today = delhiDate(nowMs)
  if (date < today || date > addDays(today, maxDaysAhead)) return 'date-wrong'
  const slot = findSlot(time)
  if (slot === undefined) return 'time-wrong'
  const obstacle = slotObstacle(slot, date, nowMs, hours)
  return obstacle === undefined || obstacle === 'past' ? undefined : 'time-closed'
}

function isInReach(atMs: number | undefined, { nowMs }: Present): boolean {
  return atMs === undefined || (atMs >= nowMs && atMs <= nowMs + longestTryAgainMs)
}
