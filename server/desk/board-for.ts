import type { Board } from '../../domain/board.ts'
import { boardsOf } from './cards.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { Device } from './devices.ts'
import { readFacts } from './facts.ts'

/** The board of one device, read now. */
export async function boardFor(
  device: Device,
  { db, now, isOnlyChannel }: Pick<DeskDeps, 'db' | 'now' | 'isOnlyChannel'>,
): Promise<Board> {
  const nowMs = now()
  return boardsOf(await readFacts(db, nowMs), { nowMs, isOnlyChannel })(device)
}
