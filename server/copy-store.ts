import { makeCopy } from './backups/make-copy.ts'
import { readConfig } from './config.ts'
import { takeAwayFromReplaced } from './take-away-again.ts'

/** The server starts this program for each copy. Its arguments are DATA_DIR, BACKUP_DIR and the time. */

const [dataDir = '', backupDir = '', now] = process.argv.slice(2)
const read = readConfig(process.env)
const nowMs = Number(now)
const made = await makeCopy({ dataDir, backupDir }, nowMs, async () => {
  if (read.ok) await takeAwayFromReplaced({ ...read.config, dataDir, backupDir }, nowMs)
})
process.stdout.write(JSON.stringify(made))
