import { UnusableStore } from './errors.ts'

/**
 * Older versions of SQLite can damage a file that two programs write. Here the server and the command line
 * write one file. Source: https://sqlite.org/releaselog/3_51_3.html
 */
const minVersion = '3.51.3'

/** @throws {UnusableStore} if this Node has an older SQLite. */
export function refuseOldSqlite(version: string | undefined = process.versions.sqlite): void {
  const [given, least] = [numbersOf(version ?? ''), numbersOf(minVersion)]
  const at = least.findIndex((number, place) => number !== (given[place] ?? 0))
  if (at < 0 || (given[at] ?? 0) > (least[at] ?? 0)) return
  throw new UnusableStore(
    `cannot be opened with SQLite ${version || 'of no version'}: below ${minVersion} it can damage a file that two programs write. Use the Node that the project brings: npm start, npm run centre.`,
  )
}

function numbersOf(version: string): number[] {
  return version.split('.').map((part) => Number(part) || 0)
}
