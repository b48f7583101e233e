import type { Context } from 'hono'
import { deskAnswers } from '../../content/desk-answers.ts'
import type { DeskPage } from '../../desk/desk-page.ts'
import { renderDesk } from '../../desk/pages.tsx'
import { maxNoteLength } from '../../domain/desk/desk-acts.ts'
import { boardFor } from './cards.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'

export function pageAnswer(
  c: Context,
  drawn: DeskPage,
  { assets }: Pick<DeskDeps, 'assets'>,
  status: 200 | 403 | 409 | 422 | 503 = 200,
): Response {
  return c.html(renderDesk(drawn, assets.page), status)
}

/** Whether a script sent the HTTP request. A script gets a sentence instead of a page. */
export function isForScript(c: Context): boolean {
  const type = c.req.header('content-type') ?? ''
  return c.req.path.endsWith('.json') || type.includes('json')
}

/** The answer has the current board, because the page may have shown an older one. A revoked device gets no board. */
export async function refuseAct(
  c: Context<DeskEnv>,
  deps: DeskDeps,
  why: ActError,
  by?: string,
): Promise<Response> {
  const error = sentenceOf(why, by)
  if (why === 'not let in') return c.json({ error }, 403)
  return c.json({ error, board: await boardFor(c.var.device, deps) }, actErrorStatus[why])
}

/** The status of each refusal. 409 means that what is stored does not allow the act. */
export const actErrorStatus = {
  'not let in': 403,
  held: 409,
  gone: 409,
  erased: 409,
  ended: 409,
  'nothing to take back': 409,
  'not its day': 409,
  'unknown ask': 409,
  'not free': 409,
  'too many plans': 409,
  'id reused': 409,
  'too early': 422,
  malformed: 400,
  'note-empty': 422,
  'note-too-long': 422,
  'date-wrong': 422,
  'time-wrong': 422,
  'time-closed': 422,
  'try-again-wrong': 422,
  'days-wrong': 422,
  'hours-wrong': 422,
  'name-wrong': 422,
  'phone-wrong': 422,
  'email-wrong': 422,
  'tests-wrong': 422,
  'nothing-corrected': 422,
  'facts-wrong': 422,
  'not published': 409,
  'none-offered': 409,
  'link-missing': 422,
  'link-of-device': 422,
  'link-used': 422,
  'link-expired': 422,
} as const

export type ActError = keyof typeof actErrorStatus

/** @param by The device that holds the claim. */
export function sentenceOf(error: ActError, by = 'Another device'): string {
  if (error === 'held') return deskAnswers.held(by)
  if (error === 'not let in') return deskAnswers['no-device']
  if (error === 'note-too-long') return deskAnswers[error](maxNoteLength)
  return deskAnswers[error]
}
