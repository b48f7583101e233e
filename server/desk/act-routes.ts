import { type Context, Hono } from 'hono'
import { perform } from './acts.ts'
import { type ActError, actErrorStatus, boardFor, isForScript, sentenceOf } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { type ReadAct, readFormAct, readJsonAct } from './read-act.ts'

/** `POST /acts`: what a receptionist did, from the script as JSON or from a form without it. */
export function actRoutes(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.post('/acts', async (c) =>
    isForScript(c) ? await takeJson(c, deps) : await takeForm(c, deps),
  )
  return app
}

interface Outcome {
  /** Undefined when it was done. */
  readonly error?: ActError
  readonly by?: string
}

async function takeJson(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const read = readJsonAct(parsed(await c.req.text()), circumstances(deps))
  const { error, by } = await outcomeOf(c, read, deps)
  const board = await boardFor(c.var.device, deps)
  return error === undefined
    ? c.json({ board })
    : c.json({ error: sentenceOf(error, by), board }, actErrorStatus[error])
}

async function takeForm(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const { error, by } = await outcomeOf(c, readFormAct(form, circumstances(deps)), deps)
  const back = pathOnDesk(form.get('back') ?? '/')
  if (error !== undefined) back.searchParams.set('error', error)
  if (by !== undefined) back.searchParams.set('by', by)
  return c.redirect(`${back.pathname}${back.search}`, 303)
}

async function outcomeOf(c: Context<DeskEnv>, read: ReadAct, deps: DeskDeps): Promise<Outcome> {
  if (!read.ok) return { error: read.problem }
  const by = { device: c.var.device, nowMs: deps.now(), hours: deps.hours }
  const result = await perform(deps.transact, read.act, by)
  if (result.kind === 'done') {
    deps.onActed()
    return {}
  }
  return { error: result.why, ...(result.by && { by: result.by }) }
}

function circumstances({ now, hours }: DeskDeps) {
  return { nowMs: now(), hours }
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
  const url = URL.canParse(given, desk) ? new URL(given, desk) : new URL(desk)
  const isOurs = url.origin === desk && !url.pathname.startsWith('//')
  return isOurs ? url : new URL(desk)
}
