import { makeCopy } from './make-copy.ts'

/** A program of its own, which the server starts for each copy: DATA_DIR and BACKUP_DIR are its arguments. */

const [dataDir = '', backupDir = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await makeCopy({ dataDir, backupDir }, Date.now())))
