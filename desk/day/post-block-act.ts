import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/board.ts'
import { addresses } from '../addresses.ts'
import { isBoard } from '../live/from-server.ts'
import { newActId, postAct } from '../live/post-act.ts'

/** Sends what reception says of rooms, and takes the board that answers; what went wrong, as a sentence. */
export async function postBlockAct(
  act: Record<string, unknown>,
  take: (board: Board) => void,
): Promise<string | undefined> {
  const answer = await postAct(addresses.blocks, { id: newActId(), ...act })
  if (answer === undefined) return desk.noAnswerFromServer
  if ('board' in answer.body && isBoard(answer.body.board)) take(answer.body.board)
  return answer.error
}
