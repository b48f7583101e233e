import type { Context } from 'hono'
import { deskAnswers } from '../../content/desk-answers.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { performBlockAct } from '../visits/blocks.ts'
import { enterVisit } from '../visits/enter-visit.ts'
import { type ActRefusal, performAct } from '../visits/perform-act.ts'
import { actErrorStatus, boardFor, sentenceOf } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { readAct } from './read-act.ts'
import { readBlockAct } from './read-block-act.ts'
import { readEntry } from './read-entry.ts'

/** `POST /acts`: what a receptionist did, as JSON from the page's script. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const read = readAct(parseJson(await c.req.text()), { nowMs: deps.now(), hours: deps.hours })
  if (!read.ok) return await refuse(c, deps, read.problem)
  const { id, visit, content } = read
  const result = await performAct(deps.visits, { id, device: device.id, visit, content })
  if (result.kind === 'refused')
    return await refuse(c, deps, result.why, sentenceOf(result.why, result.by))
  deps.onActed()
  return c.json({ board: await boardFor(device, deps) })
}

/** `POST /entries`: a visit that reception made with the patient. It is agreed, so it owes no notice and no call. */
export async function takeEntry(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { device } = c.var
  const at = { nowMs: deps.now(), hours: deps.hours }
  const read = readEntry(parseJson(await c.req.text()), at)
  if (!read.ok && read.fields.length === 0) return await refuse(c, deps, 'malformed')
  if (!read.ok) {
    const { fields } = read
    const error = fields.map((field) => deskAnswers.entryFields[field]).join(' ')
    return c.json({ error, fields, board: await boardFor(device, deps) }, 422)
  }
  const result = await enterVisit(deps.visits, { ...read.entry, device: device.id })
  if (result.kind === 'refused') return await refuse(c, deps, result.why, entryError(result.why))
  deps.onActed()
  return c.json({ reference: result.reference, board: await boardFor(device, deps) })
}

/** In the form nobody looks at the visit that the entry changes. */
function entryError(why: ActRefusal): string {
  if (why === 'id reused') return deskAnswers.entryReused
  return why === 'not free' ? sentenceOf(why) : deskAnswers.entryChangesNothing
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
  said = sentenceOf(why),
): Promise<Response> {
  if (why === 'not let in') return c.json({ error: sentenceOf(why) }, 403)
  return c.json({ error: said, board: await boardFor(c.var.device, deps) }, actErrorStatus[why])
}
