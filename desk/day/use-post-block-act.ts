import { desk } from '../../content/desk.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { newId, post } from '../live/post.ts'

/**
 * Returns a function that sends an act about rooms and takes the board of the answer. The function returns a
 * sentence if nothing was done.
 */
export function usePostBlockAct() {
  const { take, lostAtMs } = useDeskNow()
  return async (act: Record<string, unknown>): Promise<string | undefined> => {
    if (lostAtMs !== undefined) return desk.notLive
    const { board, error } = await post(addresses.blocks, { id: newId(), ...act })
    if (board) take(board)
    return error
  }
}
