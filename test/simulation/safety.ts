import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Attempt, Ledger, RequestFact, Sighting } from './ledger.ts'
import { namedIn } from './setup.ts'
import type { Rule } from './violation.ts'
import { checkCounts, checkDesks, isSurelyRefused } from './watch-desks.ts'
import type { World } from './world.ts'

/** A pass that has claimed a notice may send it until its lease has run out. */
const leaseMs = 90_000

/** So long a request is kept, less what a clock may be wrong unnoticed. */
const retentionMs = (365 - 1) * 24 * 60 * 60_000

/** What stands in the store for each request, read past the product. */
const rowShape = z.object({
  reference: z.string(),
  status: z.enum(['requested', 'confirmed', 'unreachable', 'cancelled', 'arrived', 'no-show']),
  heard_at: z.number().nullable(),
  needs_call_at: z.number().nullable(),
  erased_at: z.number().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  date: z.string(),
  time: z.string(),
  tests: z.string(),
  additional_info: z.string(),
  claimed_by: z.string().nullable(),
  note: z.string(),
})

type Row = z.infer<typeof rowShape>

/** Looks at the store past the product. */
export interface Watched {
  /** Whether anything may have been committed since it was last asked. */
  isChanged(): boolean
  /** The rows that a query finds. */
  read(sql: string): Promise<readonly unknown[]>
}

const rowQuery = `select ${rowShape
  .keyof()
  .options.map((name) => `"${name}"`)
  .join(', ')} from appointment`

/** How many outcomes and undos of the desk are entered in the audit trail. */
const countQuery = `select reference, cast(count(*) as integer) as count from audit
  where actor = 'desk' group by reference`

const countShape = z.object({ reference: z.string(), count: z.number() })

const circuitQuery = 'select 1 from circuit where probe_at is not null'
const withheldQuery = 'select 1 from clock where purge_withheld_at is not null'

/**
 * What must hold at every instant, looked at each time everybody waits and held against what truly
 * happened. Answers false at the first breach.
 */
export function watchSafety({ isChanged, read }: Watched, world: World): () => Promise<boolean> {
  const { ledger, time } = world
  let seenAttempts = 0
  let rows: readonly Row[] = []
  let seen = new Map<string, Sighting>()
  let deskCounts: ReadonlyMap<string, number> = new Map()
  let wasOpen = false

  async function lookAgain(): Promise<void> {
    const there = z.array(rowShape).parse(await read(rowQuery))
    const entered = z.array(countShape).parse(await read(countQuery))
    deskCounts = new Map(entered.map(({ reference, count }) => [reference, count]))
    const isOpen = (await read(circuitQuery)).length > 0
    if (wasOpen && !isOpen) ledger.rare.add('a circuit opens and closes')
    wasOpen = isOpen
    if ((await read(withheldQuery)).length > 0) ledger.rare.add('a purge is withheld')
    const atMs = time.elapsedMs()
    const next = new Map(there.map((row) => [row.reference, sightingOf(row, atMs)]))
    const gone = Array.from(seen.values()).filter(({ reference }) => !next.has(reference))
    for (const sighting of [...next.values(), ...gone.map((each) => goneAt(each, atMs))]) {
      const before = seen.get(sighting.reference)
      if (before !== undefined && stateOf(before) === stateOf(sighting)) continue
      ledger.sightings.push(sighting)
      ledger.note(`${sighting.reference} is ${stateOf(sighting)}`)
      checkSighting(sighting, ledger)
      if (sighting.status === undefined && ledger.attempts.some((each) => each.isUnderWay())) {
        ledger.rare.add('a purge runs beside a delivery')
      }
    }
    for (const row of there) checkFacts(row, ledger, atMs)
    seen = next
    rows = there.filter((row) => row.erased_at === null)
  }

  function lookAtDesks(): void {
    if (ledger.deskActs.length === 0) return
    const breachNow = (rule: Rule, reference: string, text: string) =>
      breach(ledger, rule, time.elapsedMs(), reference, text)
    checkDesks(rows, world, breachNow)
    checkCounts(deskCounts, world, breachNow)
  }

  return async () => {
    if (isChanged()) await lookAgain()
    lookAtDesks()
    for (const attempt of ledger.attempts.slice(seenAttempts)) checkAttempt(attempt, ledger)
    seenAttempts = ledger.attempts.length
    for (const { reference, atMs } of ledger.requests) {
      // Looked for once, in the instant of its answer.
      if (atMs === time.elapsedMs() && !seen.has(reference)) {
        breach(ledger, 'nothing is lost', atMs, reference, 'it was answered OK and is not there')
      }
    }
    return ledger.violations.length === 0
  }
}

function checkSighting(sighting: Sighting, ledger: Ledger): void {
  const { atMs, reference, status, isNotified } = sighting
  if (!ledger.requests.some((request) => request.reference === reference)) return
  const acts = ledger.acts.filter(
    (act) =>
      act.reference === reference && !isSurelyRefused(act) && (act.postedAtMs ?? Infinity) <= atMs,
  )
  const isTold = ledger.tellings.some((each) => each.reference === reference && each.atMs <= atMs)
  if (status === undefined) {
    const request = ledger.requests.find((each) => each.reference === reference)
    if (request !== undefined && atMs - request.atMs >= retentionMs) return
    breach(ledger, 'nothing is lost', atMs, reference, 'it is gone')
  } else if (status !== 'requested' && !acts.some((act) => act.status === status)) {
    const text = `it is ${status}, and nobody said so of it`
    breach(ledger, 'closed only by an act about it', atMs, reference, text)
  }
  if (isNotified && !isTold && acts.length === 0) {
    const text = 'it counts as notified, and nobody could have noticed it'
    breach(ledger, 'notified only where a person could notice', atMs, reference, text)
  }
}

/**
 * A request that was answered OK is stored as it was typed until it is erased; then nothing of it
 * is left.
 */
function checkFacts(row: Row, ledger: Ledger, atMs: number): void {
  const { reference, name, phone, email, date, time, additional_info: additionalInfo } = row
  const request = ledger.requests.find((each) => each.reference === reference)
  if (request === undefined) return
  const isErased = ledger.erasures.some((each) => each.reference === reference)
  if (isErased || row.erased_at !== null) {
    if (`${name}${phone}${email}${additionalInfo}${row.note}` === '') return
    breach(ledger, 'nothing erased comes back', atMs, reference, 'a field of it is still there')
    return
  }
  const tests: unknown = JSON.parse(row.tests)
  const stored = { name, phone, email, date, time, tests, additionalInfo }
  if (isDeepStrictEqual(stored, request.facts)) return
  breach(ledger, 'nothing is lost', atMs, reference, 'it is not stored as it was typed')
}

function checkAttempt(attempt: Attempt, ledger: Ledger): void {
  const { atMs, recipient, about, setup } = attempt
  const [reference] = about.references
  if (!namedIn(setup).includes(recipient)) {
    const text = `a message goes to ${recipient}, whom the settings do not name`
    breach(ledger, 'nobody else is told', atMs, reference, text)
  }
  const twin = ledger.attempts.find((other) => isTwin(other, attempt))
  if (twin !== undefined) {
    const text = `sent to ${recipient} while the first send is under way`
    breach(ledger, 'one send for a lease', atMs, reference, text)
  }
  for (const erased of ledger.erasures) {
    const facts = ledger.requests.find((each) => each.reference === erased.reference)?.facts
    if (facts === undefined || atMs < erased.atMs + leaseMs) continue
    if (!about.text.includes(facts.name) || isStillThere(facts, ledger)) continue
    breach(ledger, 'nothing erased comes back', atMs, erased.reference, 'a message names it')
  }
}

/** The same patient may have asked more than once, and had only one of it erased. */
function isStillThere({ name }: RequestFact['facts'], { requests, erasures }: Ledger): boolean {
  return requests.some(
    (each) =>
      each.facts.name.startsWith(name) &&
      !erasures.some(({ reference }) => reference === each.reference),
  )
}

/** Two sends of one notice, by two servers that both believe it theirs. */
function isTwin(other: Attempt, { atMs, recipient, channel, about }: Attempt): boolean {
  return (
    channel !== 'email' &&
    other.isUnderWay() &&
    other.recipient === recipient &&
    other.about.kind === about.kind &&
    (about.kind === 'request' || about.kind === 'reminder') &&
    atMs > other.atMs &&
    atMs < other.atMs + leaseMs &&
    other.about.references.some((reference) => about.references.includes(reference))
  )
}

function breach(
  ledger: Ledger,
  rule: Rule,
  atMs: number,
  reference: string | undefined,
  text: string,
): void {
  ledger.violations.push({ rule, atMs, reference, text })
  ledger.note(`BREACH of "${rule}": ${reference ?? ''} ${text}`)
}

function sightingOf(row: Row, atMs: number): Sighting {
  return {
    atMs,
    reference: row.reference,
    status: row.status,
    isNotified: row.heard_at !== null,
    needsCall: row.needs_call_at !== null,
    isErased: row.erased_at !== null,
  }
}

function goneAt(sighting: Sighting, atMs: number): Sighting {
  return { ...sighting, atMs, status: undefined }
}

function stateOf({ status, isNotified, needsCall, isErased }: Sighting): string {
  if (status === undefined) return 'gone'
  const also = [
    isNotified ? 'notified' : '',
    needsCall ? 'NEEDS CALL' : '',
    isErased ? 'erased' : '',
  ]
  return [status, ...also].filter(Boolean).join(' ')
}
