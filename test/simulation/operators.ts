import { erasePersonalData } from '../../cli/erase.ts'
import { requestOf } from '../../cli/reference.ts'
import type { Session } from '../../cli/session.ts'
import { setState } from '../../cli/set-state.ts'
import { typedReference } from '../../domain/request/reference.ts'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { performCommand } from '../../server/visits/perform-act.ts'
import { said } from './history.ts'
import { type DoneAct, lastSeen, newAct, type RequestFact, unexpected } from './ledger.ts'
import { seededRandom } from './random.ts'
import { kindAt, pass } from './waiting.ts'
import type { World } from './world.ts'

/** When a command that failed is typed again. */
const typeAgainMs = 2 * minute

/** How often operators look for new requests. */
const lookEveryMs = 20 * minute

/** The kind of event that records each typed status. */
const kinds = {
  confirmed: 'agreed',
  unreachable: 'no-answer',
  cancelled: 'cancelled',
  requested: 'reopened',
} as const

/** Types commands (`centre …`) about some requests, as operators do: an outcome, an erasure or a correction. */
export async function typeCommands(world: World): Promise<void> {
  const { ledger, random, schedule, time } = world
  let seen = 0
  while (time.elapsedMs() < schedule.endMs) {
    await pass(world, lookEveryMs)
    for (const request of ledger.requests.slice(seen)) {
      if (random.chance(0.15)) void set(request, world)
      if (random.chance(0.12)) void erase(request, world)
      if (schedule.hasIncidents) void correct(request, world)
    }
    seen = ledger.requests.length
  }
}

/** Sets an outcome, and half the time takes it back, as after a mistake. */
async function set({ reference }: RequestFact, world: World): Promise<void> {
  const { random } = world
  await pass(world, random.between(second, 150 * minute))
  await setOnce(reference, random.pick(['confirmed', 'unreachable', 'cancelled'] as const), world)
  if (random.chance(0.5)) return
  await pass(world, random.pick([second, random.between(second, 100 * minute)]))
  await setOnce(reference, 'requested', world)
}

async function setOnce(typed: string, state: keyof typeof kinds, world: World): Promise<void> {
  const reference = typedReference(typed)
  if (reference === undefined) throw new Error('no reference')
  const act = beginAct([reference], kinds[state], world)
  await type(`set ${reference} ${state}`, act, world, (session) =>
    setState(reference, state, session),
  )
  if (act.isRefused) return
  // Waits until the checks have looked at the store.
  await pass(world, 1)
  if (act.number !== undefined || isSo(reference, act, world)) return
  const text = `a command set ${reference} to ${state}, but it does not have that state`
  unexpected(world.ledger, text)
}

/** Corrects a name that was misheard. */
async function correct({ reference, facts }: RequestFact, world: World): Promise<void> {
  const { schedule, ledger } = world
  const random = seededRandom(schedule.seed + Number(reference.slice(4)))
  await pass(world, random.between(second, 100 * minute))
  const known = typedReference(reference)
  if (known === undefined) throw new Error('no reference')
  const name = facts.name.replace('Verma', 'Varma')
  const act = beginAct([reference], 'corrected', world)
  ledger.corrections.push({ reference, name })
  await type(`correct ${reference}`, act, world, async ({ visits, ...session }) => {
    const { visit } = await requestOf(known, session)
    const content = { kind: 'corrected', corrected: { name } } as const
    const { kind } = await performCommand(visits, visit.id, content)
    if (kind === 'refused') throw new Error(kind)
  })
}

/**
 * Whether nothing had to be recorded, because the request had that state already or is gone. Marks the act as
 * refused.
 */
function isSo(reference: string, act: DoneAct, { ledger }: World): boolean {
  act.isRefused = true
  act.arrivedAtMs = undefined
  const last = lastSeen(reference, ledger)
  const wanted = act.kind === 'reopened' ? 'open' : said[act.kind]
  return last?.standing === wanted || last?.standing === 'gone'
}

/** Erases a request by its reference, or all requests of its phone number. */
async function erase({ reference, facts }: RequestFact, world: World): Promise<void> {
  const { random, ledger, time } = world
  await pass(world, random.pick([second, random.between(second, 300 * minute)]))
  const isByNumber = random.chance(0.5)
  const theirs = ledger.requests.filter((each) =>
    isByNumber ? each.facts.phone === facts.phone : each.reference === reference,
  )
  const references = theirs.map((each) => each.reference)
  if (references.some((each) => lastSeen(each, ledger)?.standing === 'open')) {
    ledger.rare.add('a request is erased while it is open')
  }
  const act = beginAct(references, 'erased', world)
  const who = isByNumber ? facts.phone : reference
  await type(`erase ${who}`, act, world, (session) =>
    erasePersonalData(who, { yes: true }, session),
  )
  for (const each of references) {
    ledger.erasures.push({ reference: each, atMs: time.elapsedMs() })
  }
}

function beginAct(references: string[], kind: string, { ledger, time }: World): DoneAct {
  const nowMs = time.elapsedMs()
  const times = { happenedAtMs: nowMs, postedAtMs: nowMs }
  return newAct({ by: 'command', kind, references, ...times }, ledger)
}

/** Types a command until it succeeds, or is refused while nothing is wrong with the store. */
async function type(
  words: string,
  act: DoneAct,
  world: World,
  command: (session: Session) => Promise<unknown>,
): Promise<void> {
  const { ledger, schedule, time } = world
  for (;;) {
    const isBroken = () => kindAt(schedule.store, time.elapsedMs()) !== undefined
    const wasBroken = isBroken()
    const failure = await world.runCommand(command).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    ledger.note(`command: ${words}${failure === undefined ? '' : ` fails: ${failure}`}`)
    if (failure === undefined) {
      ledger.rare.add(`command: ${act.kind}`)
      // The act happened when its command succeeded, not when it was first typed.
      act.happenedAtMs = time.elapsedMs()
      act.arrivedAtMs = time.elapsedMs()
      return
    }
    act.isRefused = !wasBroken && !isBroken()
    if (act.isRefused) return
    act.isUnsure = true
    await pass(world, typeAgainMs)
  }
}
