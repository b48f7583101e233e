import type { Session } from '../../cli/session.ts'
import { centre } from '../../content/centre.ts'
import { publishedCentre } from '../../server/published-centre.ts'
import { configOf } from './config-of.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { storeInMemory } from './stores.ts'
import { visitDepsAt } from './visit-store.ts'

interface TestSession extends Session {
  /** All that was printed so far. */
  readonly printed: () => string
  readonly clock: { nowMs: number }
}

/** A session for commands of `centre`: a real store in memory, a fixed clock. */
export async function openTestSession(changes: Partial<Session> = {}): Promise<TestSession> {
  const database = await storeInMemory()
  const clock = { nowMs: fridayTenAm }
  const now = () => clock.nowMs
  let printed = ''
  return {
    config: configOf({ PUBLIC_URL: 'https://centre.example' }),
    database,
    visits: visitDepsAt(database, now),
    published: await publishedCentre(centre, { db: database.db, now }),
    now,
    print: (text) => {
      printed += text
    },
    confirm: undefined,
    printed: () => printed,
    clock,
    ...changes,
  }
}
