import { makeCopy } from './make-copy.ts'

/** The server starts this program for each copy. Its arguments are DATA_DIR and BACKUP_DIR. */

const [dataDir = '', backupDir = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await makeCopy({ dataDir, backupDir }, Date.now())))
