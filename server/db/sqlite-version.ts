import { UnusableStore } from './errors.ts'

/**
 * Older versions of SQLite can damage a file that two programs write. Here the server and the command line
 * write one file. Source: https://sqlite.org/releaselog/3_51_3.html
 */
const minVersion = '3.51.3'

const byNumber = new Intl.Collator('en', { numeric: true })

/** @throws {UnusableStore} if this Node has an older SQLite. */
export function refuseOldSqlite(version = process.versions.sqlite ?? ''): void {
  if (byNumber.compare(version, minVersion) >= 0) return
  throw new UnusableStore(
    `cannot be opened with SQLite ${version || 'of no version'}: below ${minVersion} it can damage a file that two programs write. Use the Node that the project brings: npm start, npm run centre.`,
  )
}
