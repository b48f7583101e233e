import type { Board } from '../../domain/board.ts'
import { addresses } from '../addresses.ts'
import { newId, post } from '../live/post.ts'

/** Sends an act about rooms, and takes the board of the answer. Returns a sentence if the act failed. */
export async function postBlockAct(
  act: Record<string, unknown>,
  take: (board: Board) => void,
): Promise<string | undefined> {
  const { board, error } = await post(addresses.blocks, { id: newId(), ...act })
  if (board) take(board)
  return error
}
