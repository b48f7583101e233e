import type { Context } from 'hono'
import { parseJson } from '../../domain/parse-json.ts'
import { type ActDeps, perform } from './acts.ts'
import { type ActError, actErrorStatus, boardFor, sentenceOf } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { type ReadAct, readAct } from './read-act.ts'

interface Outcome {
  /** Undefined when it was done. */
  readonly error?: ActError
  /** The device that holds the claim. */
  readonly holder?: string
}

/** `POST /acts`: what a receptionist did, as JSON from the page's script. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const by = { device: c.var.device, nowMs: deps.now(), hours: deps.hours }
  const { error, holder } = await outcomeOf(readAct(parseJson(await c.req.text()), by), by, deps)
  const board = await boardFor(by.device, deps)
  return error === undefined
    ? c.json({ board })
    : c.json({ error: sentenceOf(error, holder), board }, actErrorStatus[error])
}

async function outcomeOf(read: ReadAct, by: ActDeps, deps: DeskDeps): Promise<Outcome> {
  if (!read.ok) return { error: read.problem }
  const result = await perform(deps.transact, read.act, by)
  if (result.kind === 'done') {
    deps.onActed()
    return {}
  }
  return { error: result.why, ...(result.by && { holder: result.by }) }
}
