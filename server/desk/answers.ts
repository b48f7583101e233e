import type { Context } from 'hono'
import { deskAnswers } from '../../content/desk-answers.ts'
import type { DeskPage } from '../../desk/desk-page.ts'
import { drawDesk } from '../../desk/pages.tsx'
import type { Board } from '../../domain/board.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import type { ActRefusal } from './acts.ts'
import { boardsOf } from './cards.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { Device } from './devices.ts'
import { readFacts } from './facts.ts'
import type { ActProblem } from './read-act.ts'

/** A page of the desk. It may hold patients' data: nobody keeps it. */
export function page(
  c: Context,
  drawn: DeskPage,
  { assets }: Pick<DeskDeps, 'assets'>,
  status: 200 | 403 | 409 | 422 = 200,
): Response {
  return c.html(drawDesk(drawn, assets.page), status)
}

/** Whether a script asked, which reads a sentence rather than a page. */
export function isForScript(c: Context): boolean {
  const type = c.req.header('content-type') ?? ''
  return c.req.path.endsWith('.json') || c.req.path === '/events' || type.includes('json')
}

/** Why an act was not done, in one word for an address. */
export type ActError = ActRefusal | ActProblem

export const actErrorStatus = {
  held: 409,
  gone: 409,
  'note-changed': 409,
  'not-undoable': 409,
  'too-early': 422,
  malformed: 400,
  'note-too-long': 422,
  'date-wrong': 422,
  'time-wrong': 422,
  'time-closed': 422,
  'try-again-wrong': 422,
} as const satisfies Record<ActError, number>

/** @param by The device that holds the claim. */
export function sentenceOf(error: ActError, by = 'Another device'): string {
  if (error === 'held') return deskAnswers.held(by)
  if (error === 'note-too-long') return deskAnswers[error](maxNoteLength)
  return deskAnswers[error]
}

/** The board of one device, read now. */
export async function boardFor(
  device: Device,
  { db, now, isOnlyChannel }: Pick<DeskDeps, 'db' | 'now' | 'isOnlyChannel'>,
): Promise<Board> {
  const nowMs = now()
  return boardsOf(await readFacts(db, nowMs), { nowMs, isOnlyChannel })(device)
}
