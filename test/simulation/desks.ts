import type { Board, Card } from '../../domain/board.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import { storeLink } from '../../server/desk/devices.ts'
import { deskOrigin, ownPage } from '../support/test-desk.ts'
import { type DeskFact, unexpected } from './ledger.ts'
import { runOn } from './machine.ts'
import { idsOf, type Random, seededRandom } from './random.ts'
import { requestOf } from './request.ts'
import { pass } from './waiting.ts'
import type { World } from './world.ts'

const second = 1000
const minute = 60 * second

/** The receptionists go home then: a board that is looked at costs more than an idle server. */
const workMs = 4 * 60 * minute

/** How often an answer is lost on its way to the page. */
const lostAnswers = 0.1

/** The outcomes, and what the request is then: as the receptionist means them. */
export const outcomes = {
  agreed: 'confirmed',
  'no-answer': 'unreachable',
  'wrong-number': 'unreachable',
  cancelled: 'cancelled',
  arrived: 'arrived',
  'no-show': 'no-show',
} as const

interface Desk {
  readonly world: World
  /** A seed of its own, so that schedules without desks stay as they are. */
  readonly random: Random
  readonly newId: () => string
  name: string
  cookie: string
}

/** Two receptionists. */
export function openDesks(world: World): void {
  const { seed, hasDesks } = world.schedule
  if (!hasDesks) return
  for (const [nth, name] of ['Front', 'Back'].entries()) {
    const random = seededRandom(seed * 2 + nth + 0xde5c)
    void work({ world, random, newId: idsOf(random), name, cookie: '' })
  }
}

async function work(desk: Desk): Promise<void> {
  const { world, random } = desk
  const endMs = Math.min(world.schedule.endMs, workMs)
  await enter(desk)
  while (world.time.elapsedMs() < endMs) {
    await pass(world, random.between(20 * second, 4 * minute))
    const card = await look(desk)
    if (card === undefined) continue
    // What she sees gets old.
    await pass(world, random.pick([second, random.between(second, minute)]))
    await deal(card, desk)
  }
}

/** By a fresh link; under another name where nobody knows whether the first was let in. */
async function enter(desk: Desk): Promise<void> {
  const { world, newId } = desk
  for (;;) {
    const key = newId()
    const openLink = async () => {
      const { database, now } = await world.openSession(() => {})
      try {
        await storeLink(database.db, key, now())
      } finally {
        await database.close()
      }
    }
    const isOpen = await runOn(world.operator, openLink).then(
      () => true,
      () => false,
    )
    const entered = isOpen && (await ask(desk, `/enter/${key}`, form({ name: desk.name })))
    if (entered && entered.status === 303) {
      desk.cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
      return world.ledger.note(`${desk.name} is let in to the desk`)
    }
    if (entered && entered.status === 422) desk.name += ' again'
    await pass(world, minute)
  }
}

/** One card of her board. */
async function look(desk: Desk): Promise<Card | undefined> {
  const answer = await ask(desk, '/board.json', {})
  if (answer?.status === 403) await enter(desk)
  if (answer?.status !== 200) return undefined
  const { cards }: Board = await answer.json()
  const [first, ...others] = cards
  return first && desk.random.pick([first, ...others])
}

async function deal(card: Card, desk: Desk): Promise<void> {
  const { world, random } = desk
  const today = delhiDate(world.time.clockMs())
  const isExpected = card.state === 'confirmed' && card.agreed?.date === today
  if (isExpected && random.chance(0.5)) {
    return await conclude(card, { act: random.pick(['arrived', 'no-show'] as const) }, desk)
  }
  if (random.chance(0.15)) return void (await act(card, { act: 'seen' }, desk))
  if (random.chance(0.7)) {
    const isHers = (await act(card, { act: 'claim' }, desk)).doneAtMs !== undefined
    // Some calls take long, and sometimes she is called away.
    if (!isHers || random.chance(0.3)) return
    await pass(world, random.between(5 * second, random.pick([minute, 12 * minute])))
    if (random.chance(0.15)) return void (await act(card, { act: 'release' }, desk))
    if (random.chance(0.2)) await act(card, { act: 'note', note: `Of ${card.name}` }, desk)
  }
  const outcome = random.pick(['agreed', 'no-answer', 'wrong-number', 'cancelled'] as const)
  const [{ asked }] = card.requests
  const date = random.chance(0.4) ? today : asked.date
  const agreed = outcome === 'agreed' ? { agreed: { ...asked, date } } : {}
  await conclude(card, { act: outcome, ...agreed }, desk)
}

/** An outcome, sometimes taken back. */
async function conclude(card: Card, outcome: Body, desk: Desk): Promise<void> {
  const { world, random } = desk
  const done = await act(card, outcome, desk)
  if (done.doneAtMs === undefined || random.chance(0.6)) return
  await pass(world, random.between(second, 70 * second))
  await act(card, { act: 'undo', of: done.id }, desk, done)
}

interface Body {
  readonly act: DeskFact['act']
  readonly agreed?: Card['agreed']
  readonly of?: string
  readonly note?: string
}

/** Posted again under its id until the page has an answer. */
async function act(card: Card, body: Body, desk: Desk, undone?: DeskFact): Promise<DeskFact> {
  const { world, random, newId } = desk
  const fact = begin({ id: newId(), act: body.act, references: card.references, undone }, desk)
  const { id, references } = fact
  while (world.time.elapsedMs() < world.schedule.endMs) {
    const answer = await ask(desk, '/acts', json({ ...body, id, references }))
    take(answer?.status, fact, desk)
    const isLost = random.chance(lostAnswers)
    if (answer !== undefined && answer.status < 500 && !isLost) {
      if (answer.status !== 403) return fact
      await enter(desk)
    }
    await pass(world, random.between(2 * second, 20 * second))
  }
  return fact
}

function begin(
  given: Pick<DeskFact, 'id' | 'act' | 'references' | 'undone'>,
  { name, world: { ledger, time } }: Desk,
): DeskFact {
  const postedAtMs = time.elapsedMs()
  const sent = { postedAtMs, doneAtMs: undefined, isUnsure: false, isRefused: false }
  const fact: DeskFact = { ...given, device: name, ...sent }
  ledger.deskActs.push(fact)
  for (const reference of fact.references) {
    // Whoever acts about it knows of it.
    ledger.tellings.push({ reference, atMs: postedAtMs })
    if (!isOutcome(fact.act)) continue
    const status = outcomes[fact.act]
    const times = { happenedAtMs: postedAtMs, postedAtMs, arrivedAtMs: undefined }
    ledger.acts.push({ reference, status, by: fact, ...times })
  }
  return fact
}

export function isOutcome(act: DeskFact['act']): act is keyof typeof outcomes {
  return act in outcomes
}

/** What a server answered, whether or not the page learns it. */
function take(status: number | undefined, fact: DeskFact, { world }: Desk): void {
  const { ledger, time } = world
  const atMs = time.elapsedMs()
  ledger.note(`${fact.device}: ${fact.act} ${fact.references.join(' ')}: ${status ?? 'no answer'}`)
  if (status === undefined || status >= 500) {
    fact.isUnsure ||= fact.doneAtMs === undefined
  } else if (fact.doneAtMs !== undefined) {
    ledger.rare.add('an act at the desk is repeated after a lost answer')
    const isErased = ledger.acts.some(
      (each) => each.status === 'erased' && fact.references.includes(each.reference),
    )
    if (status !== 200 && !isErased) {
      unexpected(ledger, `an act done at the desk was answered ${status} when repeated`)
    }
  } else if (status === 200) {
    fact.doneAtMs = atMs
    ledger.rare.add(`at the desk: ${fact.act}`)
    if (isOutcome(fact.act) && fact.references.length > 1) {
      ledger.rare.add('at the desk: an outcome of two requests')
    }
    for (const each of ledger.acts) {
      if (each.by !== fact) continue
      each.happenedAtMs = atMs
      each.arrivedAtMs = atMs
    }
  } else if (![403, 409, 422].includes(status)) {
    unexpected(ledger, `an act at the desk was answered ${status}`)
  }
  fact.isRefused = status === 409 || status === 422
}

function json(body: object): RequestInit {
  return post('application/json', JSON.stringify(body))
}

function form(fields: Record<string, string>): RequestInit {
  return post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString())
}

function post(type: string, body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': type }, body }
}

async function ask(desk: Desk, path: string, { headers, ...init }: RequestInit) {
  const { world, random, cookie } = desk
  const all = { ...ownPage, cookie, ...Object.fromEntries(new Headers(headers)) }
  return await requestOf(world, random, ({ desk: app }) =>
    app.request(deskOrigin + path, { ...init, headers: all }),
  )
}
