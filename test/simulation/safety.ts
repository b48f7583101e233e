import { isDeepStrictEqual } from 'node:util'
import { day } from '../../domain/time/milliseconds.ts'
import { checkActs, checkEvent } from './check-acts.ts'
import { checkAttempt } from './check-attempts.ts'
import { addWishes, checkAnswered } from './check-wishes.ts'
import { breach, type LastSightings, type Ledger, namesOf, type Sighting } from './ledger.ts'
import {
  keptOf,
  readStored,
  type SeenAsk,
  type SeenRequest,
  type SeenVisit,
  type SeenVisits,
  type Watched,
} from './stored.ts'
import type { World } from './world.ts'

/** A request may be purged after a year. A day less is allowed, because a clock that is a day ahead is not noticed. */
const retentionMs = (365 - 1) * day

const circuitQuery = 'select 1 from circuit where probe_at is not null'
const withheldQuery = 'select 1 from clock where purge_withheld_at is not null'

/**
 * Returns a function that compares the store with what truly happened. It is called each time before virtual
 * time moves on, and answers false at the first violation.
 */
export function watchSafety(watched: Watched, world: World): () => Promise<boolean> {
  const { ledger, time } = world
  const { isChanged, read } = watched
  let stored: SeenVisits = new Map()
  let seen: LastSightings = new Map()
  /** When each visit was last seen to have ended. */
  const endedMs = new Map<number, number>()
  let seenAttempts = 0
  let wasOpen = false

  async function lookAgain(): Promise<void> {
    const before = stored
    stored = await readStored(watched, before)
    for (const visit of stored.values()) {
      // Skips the events from before the start, because nobody in the simulation made them.
      const isOld = time.elapsedMs() === 0
      const known = isOld ? Infinity : (before.get(visit.id)?.last_number ?? 0)
      for (const event of visit.events) if (event.number > known) checkEvent(event, visit, world)
      checkVisit(visit, before.get(visit.id), ledger)
      const states = [visit.reading.state, before.get(visit.id)?.reading.state]
      if (states.includes('ended')) endedMs.set(visit.id, time.elapsedMs())
    }
    const shut = [...before.keys()].filter((id) => !stored.has(id))
    const erased = [...stored.values()].filter(isErased).map(({ id }) => id)
    for (const id of await keptOf(watched, [...shut, ...erased])) {
      const text = `visit ${id} is erased or purged, but some of its personal data is kept`
      breach(ledger, 'nothing erased comes back', undefined, text)
    }
    await lookForRareStates()
    lookAtRequests()
  }

  async function lookForRareStates(): Promise<void> {
    const isOpen = (await read(circuitQuery)).length > 0
    if (wasOpen && !isOpen) ledger.rare.add('a circuit opens and closes')
    wasOpen = isOpen
    if ((await read(withheldQuery)).length > 0) ledger.rare.add('a purge is withheld')
  }

  function lookAtRequests(): void {
    const there = [...stored.values()].flatMap((visit) =>
      visit.asks.map((ask) => sightingOf(ask, visit, seen, time.elapsedMs())),
    )
    const next = new Map(there.map((sighting) => [sighting.reference, sighting]))
    for (const former of seen.values()) {
      if (next.has(former.reference)) continue
      next.set(former.reference, { ...former, atMs: time.elapsedMs(), standing: 'gone' })
    }
    for (const sighting of next.values()) noteChange(sighting, seen.get(sighting.reference), ledger)
    seen = next
  }

  return async () => {
    if (isChanged()) await lookAgain()
    const attempts = ledger.attempts.slice(seenAttempts)
    for (const { about } of attempts) addWishes(about, stored, ledger)
    checkActs(stored, world)
    checkAnswered(stored, endedMs, ledger)
    for (const attempt of attempts) checkAttempt(attempt, seen, world)
    seenAttempts = ledger.attempts.length
    for (const { reference, atMs } of ledger.requests) {
      // Looks for each request once, at the instant of its answer.
      if (atMs === time.elapsedMs() && !seen.has(reference)) {
        breach(ledger, 'nothing is lost', reference, 'it was answered OK, but is not stored')
      }
    }
    return ledger.violations.length === 0
  }
}

function isErased({ events }: SeenVisit): boolean {
  return events.some(({ kind }) => kind === 'erased')
}

/**
 * Records a violation if the columns of a visit differ from what `readHistory` computes, if an event of it is
 * gone, or if the visit mixes two patients.
 */
function checkVisit(visit: SeenVisit, before: SeenVisit | undefined, ledger: Ledger): void {
  const { reading, requests, events } = visit
  const [first] = requests
  const be = `${visit.state}, agreed ${visit.agreed_date ?? '-'} ${visit.agreed_time ?? '-'}`
  const { date = '-', time = '-' } = reading.agreed ?? {}
  const shall = `${reading.state}, agreed ${date} ${time}`
  const rule = 'the columns of a visit match its history'
  if (be !== shall) {
    const text = `its columns say ${be}, but its history says ${shall}`
    breach(ledger, rule, first?.reference, text)
  }
  if (events.length < (before?.events.length ?? 0)) {
    breach(ledger, rule, first?.reference, 'an event of it is gone')
  }
  for (const request of requests) checkFacts(request, visit, ledger)
  const patients = new Set(requests.map(({ name, phone }) => `${name} ${phone}`))
  const names = [first?.name, ...namesOf(requests, ledger)]
  if (patients.size === 1 && names.includes(visit.name)) return
  const text = `visit ${visit.id} of ${visit.name} has requests of ${[...patients].join(' and ')}`
  breach(ledger, 'no visit, card or message mixes two patients', first?.reference, text)
}

/** Records a violation if a request is not stored as it was typed, or if anything of an erased one is left. */
function checkFacts(row: SeenRequest, visit: SeenVisit, ledger: Ledger): void {
  const { reference, name, phone, email, date, time, additional_info: additionalInfo } = row
  const request = ledger.requests.find((each) => each.reference === reference)
  if (isErased(visit) || ledger.erasures.some((each) => each.reference === reference)) {
    const { fingerprint, idempotency_key } = row
    const left = [name, phone, email, additionalInfo, fingerprint, idempotency_key, visit.name]
    if (left.join('') === '') return
    const text = 'it is erased, but one of its fields is not empty'
    breach(ledger, 'nothing erased comes back', reference, text)
  } else if (request !== undefined) {
    const tests: unknown = JSON.parse(row.tests)
    const stored = { name, phone, email, date, time, tests, additionalInfo }
    if (isDeepStrictEqual(stored, request.facts)) return
    breach(ledger, 'nothing is lost', reference, 'it is not stored as it was typed')
  }
}

function sightingOf(
  { reference, number, isBeyondLimit }: SeenAsk,
  visit: SeenVisit,
  seen: LastSightings,
  atMs: number,
): Sighting {
  const { standing = 'taken back', isTold = true } = visit.reading.asks.get(number) ?? {}
  const coveredSinceMs = seen.get(reference)?.coveredSinceMs ?? atMs
  return {
    atMs,
    reference,
    isTold,
    needsCall: visit.needs_call === 1,
    standing: isErased(visit) ? 'erased' : standing,
    coveredSinceMs: standing === 'open' ? undefined : coveredSinceMs,
    isBeyondLimit,
  }
}

function noteChange(sighting: Sighting, before: Sighting | undefined, ledger: Ledger): void {
  const { atMs, reference, standing, needsCall } = sighting
  if (before !== undefined && stateOf(before) === stateOf(sighting)) return
  ledger.sightings.push(sighting)
  ledger.note(`${reference} is ${stateOf(sighting)}`)
  if (needsCall && ledger.tellings.length === 0) {
    ledger.rare.add('nobody can be told of a request, so it is listed as NEEDS CALL')
  }
  if (standing !== 'gone') return
  ledger.rare.add('an old request is purged')
  const request = ledger.requests.find((each) => each.reference === reference)
  const wasToCall = before?.standing === 'open' || before?.standing === 'call again'
  if (request === undefined || (atMs - request.atMs >= retentionMs && !wasToCall)) return
  breach(ledger, 'nothing is lost', reference, 'it was deleted too early, or while it was to call')
}

function stateOf({ standing, isTold, needsCall }: Sighting): string {
  return [standing, isTold ? 'told' : '', needsCall ? 'NEEDS CALL' : ''].filter(Boolean).join(' ')
}
