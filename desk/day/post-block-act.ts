import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/board.ts'
import { keyOf } from '../../domain/random-key.ts'
import { addresses } from '../addresses.ts'
import { isBoard, isObject } from '../live/from-server.ts'

/** Sends what reception says of rooms, and takes the board that answers; what went wrong, as a sentence. */
export async function postBlockAct(
  act: Record<string, unknown>,
  take: (board: Board) => void,
): Promise<string | undefined> {
  try {
    const response = await fetch(addresses.blocks, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: keyOf(crypto.getRandomValues(new Uint8Array(16))), ...act }),
    })
    const answer: unknown = await response.json()
    if (isObject(answer) && 'board' in answer && isBoard(answer.board)) take(answer.board)
    if (response.ok) return undefined
    const isSaid = isObject(answer) && 'error' in answer && typeof answer.error === 'string'
    return isSaid ? String(answer.error) : desk.noAnswerFromServer
  } catch {
    return desk.noAnswerFromServer
  }
}
