import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/desk/board.ts'
import { hexKey } from '../../domain/random-key.ts'
import { isBoard, isObject, within } from './read-server.ts'

/** How long a post may take, with all repeats while the server cannot store it. */
const answerWithinMs = 10_000

const againAfterMs = 1000

/**
 * The answers that say that nothing was stored, also if the body was sent before. 403 is none of them, because a device
 * can be revoked after an attempt that was stored.
 */
const refusals = [400, 409, 413, 415, 422]

export interface DeskAnswer {
  /** `refused`: nothing was stored. `failed`: it may be stored. */
  readonly status: 'saved' | 'refused' | 'failed'
  readonly error?: string
  readonly board?: Board
  readonly said?: object
  /** Whether the answer has what the desk shows next: the board, or the facts of the centre. */
  readonly isWhole?: boolean
}

export function newId(): string {
  return hexKey(crypto.getRandomValues(new Uint8Array(16)))
}

/** Posts a body with an id. The id makes the body count once, however often it is sent. */
export async function post(address: string, body: object): Promise<DeskAnswer> {
  const { noAnswerFromServer: error } = desk
  const answer = await within(answerWithinMs, async (signal): Promise<DeskAnswer> => {
    const response = await untilStored(address, JSON.stringify(body), signal)
    const answer = readAnswer(await response.json())
    if (response.ok && answer.isWhole) return { ...answer, status: 'saved' }
    return { error, ...answer, status: refusals.includes(response.status) ? 'refused' : 'failed' }
  })
  return answer ?? { status: 'failed', error }
}

/** Sends the body again for a short time if the server cannot store it. */
async function untilStored(address: string, body: string, signal: AbortSignal): Promise<Response> {
  const untilMs = performance.now() + answerWithinMs - 2 * againAfterMs
  for (;;) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    })
    if (response.status !== 503 || performance.now() > untilMs) return response
    await new Promise((again) => setTimeout(again, againAfterMs))
  }
}

function readAnswer(value: unknown): Omit<DeskAnswer, 'status'> {
  if (!isObject(value)) return {}
  const board = 'board' in value && isBoard(value.board) && { board: value.board }
  return {
    said: value,
    isWhole: 'facts' in value || board !== false,
    ...board,
    ...('error' in value && typeof value.error === 'string' && { error: value.error }),
  }
}
