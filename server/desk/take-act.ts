import type { Context } from 'hono'
import { parseJson } from '../../domain/parse-json.ts'
import { performBlockAct } from '../visits/blocks.ts'
import { performAct } from '../visits/perform-act.ts'
import { actErrorStatus, boardFor, sentenceOf } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { readAct } from './read-act.ts'
import { readBlockAct } from './read-block-act.ts'

/** `POST /acts`: what a receptionist did, as JSON from the page's script. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const read = readAct(parseJson(await c.req.text()), { nowMs: deps.now(), hours: deps.hours })
  if (!read.ok) return await refuse(c, deps, read.problem)
  const { id, visit, content } = read
  const result = await performAct(deps.visits, { id, device: device.id, visit, content })
  if (result.kind === 'refused') return await refuse(c, deps, result.why, result.by)
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

/** `POST /blocks`: what reception closed, or opened again, as JSON from the page's script. */
export async function takeBlock(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const read = readBlockAct(parseJson(await c.req.text()), {
    nowMs: deps.now(),
    ...deps.visits.centre,
  })
  if (!read.ok) return await refuse(c, deps, read.problem)
  const result = await performBlockAct(deps.visits, { ...read, device: device.id })
  if (result.kind === 'refused') return await refuse(c, deps, result.why)
  await deps.lookAtPublished()
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

/** Answers with the board as it is now, because the page may have shown an older one. A revoked device gets none. */
async function refuse(
  c: Context<DeskEnv>,
  deps: DeskDeps,
  why: keyof typeof actErrorStatus,
  by?: string,
): Promise<Response> {
  const error = sentenceOf(why, by)
  if (why === 'not let in') return c.json({ error }, 403)
  return c.json({ error, board: await boardFor(c.var.device, deps) }, actErrorStatus[why])
}
