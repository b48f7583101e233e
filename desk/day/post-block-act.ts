import type { Board } from '../../domain/board.ts'
import { addresses } from '../addresses.ts'
import { newId, post } from '../live/post.ts'

/** Sends what reception says of rooms, and takes the board that answers; what went wrong, as a sentence. */
export async function postBlockAct(
  act: Record<string, unknown>,
  take: (board: Board) => void,
): Promise<string | undefined> {
  const { board, error } = await post(addresses.blocks, { id: newId(), ...act })
  if (board) take(board)
  return error
}
