import type { Context } from 'hono'
import { type ActDeps, perform } from './acts.ts'
import { type ActError, actErrorStatus, boardFor, isForScript, sentenceOf } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { type ReadAct, readFormAct, readJsonAct } from './read-act.ts'

/** `POST /acts`: what a receptionist did, from the script as JSON or from a form without it. */
export async function takeAct(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const by = { device: c.var.device, nowMs: deps.now(), hours: deps.hours }
  return isForScript(c) ? await takeJson(c, by, deps) : await takeForm(c, by, deps)
}

interface Outcome {
  /** Undefined when it was done. */
  readonly error?: ActError
  /** Of a claim: the device that holds it. */
  readonly holder?: string
}

async function takeJson(c: Context, by: ActDeps, deps: DeskDeps): Promise<Response> {
  const { error, holder } = await outcomeOf(readJsonAct(parsed(await c.req.text()), by), by, deps)
  const board = await boardFor(by.device, deps)
  return error === undefined
    ? c.json({ board })
    : c.json({ error: sentenceOf(error, holder), board }, actErrorStatus[error])
}

async function takeForm(c: Context, by: ActDeps, deps: DeskDeps): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const { error, holder } = await outcomeOf(readFormAct(form, by), by, deps)
  const back = pathOnDesk(form.get('back') ?? '/')
  if (error !== undefined) back.searchParams.set('error', error)
  if (holder !== undefined) back.searchParams.set('by', holder)
  return c.redirect(`${back.pathname}${back.search}`, 303)
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

/** Undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Never another host's, whatever the form names. */
function pathOnDesk(given: string): URL {
  const desk = 'http://desk'
  const url = URL.parse(given, desk)
  return url?.origin === desk && !url.pathname.startsWith('//') ? url : new URL(desk)
}
