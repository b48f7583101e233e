import { erasePersonalData } from '../../cli/erase.ts'
import type { Session } from '../../cli/session.ts'
import { setStatus as changeStatus } from '../../server/appointments/queries.ts'
import type { Act, RequestFact } from './ledger.ts'
import { runOn } from './machine.ts'
import { pass } from './waiting.ts'
import type { World } from './world.ts'

const second = 1000
const minute = 60 * second

/** When a command that failed is typed again. */
const typeAgainMs = 2 * minute

/** How often somebody looks for what is to be done. */
const lookEveryMs = 20 * minute

/** People at the centre who type `centre …`: about one request in four, sooner or later. */
export async function typeCommands(world: World): Promise<void> {
  const { ledger, random, schedule, time } = world
  let seen = 0
  while (time.elapsedMs() < schedule.endMs) {
    await pass(world, lookEveryMs)
    for (const request of ledger.requests.slice(seen)) {
      if (random.chance(0.15)) void setStatus(request, world)
      if (random.chance(0.12)) void erase(request, world)
    }
    seen = ledger.requests.length
  }
}

async function setStatus({ reference }: RequestFact, world: World): Promise<void> {
  const { random } = world
  await pass(world, random.between(second, 150 * minute))
  const status = random.pick(['confirmed', 'unreachable', 'cancelled'] as const)
  const act = beginAct(reference, status, world)
  await type(`set ${reference} ${status}`, world, ({ database, now }) =>
    changeStatus(database, reference, status, now()),
  )
  endAct(act, world)
}

/** By its reference, or with all else of its number. */
async function erase({ reference, facts }: RequestFact, world: World): Promise<void> {
  const { random, ledger, time } = world
  await pass(world, random.pick([second, random.between(second, 300 * minute)]))
  const who = random.chance(0.5) ? facts.phone : reference
  const fromMs = time.elapsedMs()
  const printed = await type(`erase ${who}`, world, (session) =>
    erasePersonalData(who, { yes: true }, session),
  )
  for (const erased of new Set(printed.match(/#SID\d{6}/g))) {
    endAct(beginAct(erased, 'erased', world), world)
    ledger.erasures.push({ reference: erased, fromMs, atMs: time.elapsedMs() })
  }
}

function beginAct(reference: string, status: Act['status'], { ledger, time }: World): Act {
  const nowMs = time.elapsedMs()
  const act: Act = {
    reference,
    status,
    by: 'command',
    happenedAtMs: nowMs,
    postedAtMs: nowMs,
    arrivedAtMs: undefined,
  }
  ledger.acts.push(act)
  return act
}

/** A command happens when it succeeds. */
function endAct(act: Act, { time }: World): void {
  act.happenedAtMs = time.elapsedMs()
  act.arrivedAtMs = time.elapsedMs()
}

/** Until it succeeds; what was printed from the first try on. */
async function type(
  words: string,
  world: World,
  command: (session: Session) => Promise<unknown>,
): Promise<string> {
  const { operator, ledger, openSession } = world
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const once = async () => {
    const session = await openSession(print)
    try {
      await command(session)
    } finally {
      await session.database.close()
    }
  }
  for (;;) {
    try {
      await runOn(operator, once)
      ledger.note(`command: ${words}`)
      return printed
    } catch {
      ledger.note(`command fails: ${words}`)
    }
    await pass(world, typeAgainMs)
  }
}
