import { onTestFinished } from 'vitest'
import type { Session } from '../../cli/session.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import { fridayTenAm } from './friday-ten-am.ts'

interface TestSession extends Session {
  /** All that was printed so far. */
  readonly printed: () => string
  readonly clock: { nowMs: number }
}

/** A session for commands of `centre`: a real store in memory, a fixed clock. */
export async function openTestSession(changes: Partial<Session> = {}): Promise<TestSession> {
  const read = readConfig({ PUBLIC_URL: 'https://centre.example' })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const database = await openDatabase(openSqliteInMemory())
  onTestFinished(() => database.close())
  const clock = { nowMs: fridayTenAm }
  let printed = ''
  return {
    config: read.config,
    database,
    now: () => clock.nowMs,
    print: (text) => {
      printed += text
    },
    confirm: undefined,
    printed: () => printed,
    clock,
    ...changes,
  }
}
