import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { truncateWal } from '../server/db/truncate-wal.ts'
import type { Session } from './session.ts'

/** The most attempts. Within their five seconds listings end, and so do most exports and backups. */
const tries = 50
const pauseMs = 100

/**
 * Empties SQLite's write-ahead log, which keeps deleted data while another program reads the store. Waits
 * some seconds for that program. If it still reads then, prints that the data is still there.
 */
export async function emptyLog(
  { database, config, print }: Pick<Session, 'database' | 'config' | 'print'>,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  for (let tried = 0; tried < tries; tried++) {
    if (await truncateWal(database)) return
    await wait(pauseMs)
  }
  const log = join(config.dataDir, 'centre.sqlite-wal')
  print(
    `The data is still on the disk: another program reads the store, and until it ends ${log} keeps\n` +
      `what was deleted. "lsof ${log}" lists the programs that have it open. Once the reader has\n` +
      'ended, a running server empties the file within ten minutes, and the start of a server does so at once.\n',
  )
}
