import type { Catalogue } from '../../domain/centre/catalogue-now.ts'
import type { Board, Card, OtherVisit, UnreadableCard } from '../../domain/desk/board.ts'
import type { Block } from '../../domain/rooms/block.ts'
import { type CalendarDate, delhiDate, parseDate } from '../../domain/time/delhi-time.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { refusalOf, undoMs } from '../../domain/visit/refusal.ts'
import { isClaimHeld } from '../../domain/visit/visit.ts'
import type { Db } from '../db/schema.ts'
import type { Needs } from '../parts.ts'
import { readBlocks, readLateRooms } from '../visits/blocks.ts'
import { readVersion } from '../visits/change-counter.ts'
import { earlierVisits, findVisits } from '../visits/find-visits.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import { phoneKeysOf } from '../visits/loaded-visit.ts'
import { readPublications } from '../visits/publications.ts'
import {
  type ListedVisits,
  readBoard,
  readUnlisted,
  readVisitsOfDay,
} from '../visits/read-board.ts'
import { readRestore } from './after-restore.ts'
import { closedDays, closedTimes, lastOpeningBefore } from './board-days.ts'
import { cardOf, type DeviceNames, otherVisitOf } from './card.ts'
import { preparationOf } from './card-preparation.ts'
import type { Device } from './devices.ts'

/** What cards are made of, the same for every device. */
export interface CardSource extends ListedVisits {
  /** The last visits of each phone number of `visits`. */
  readonly earlier: readonly StoredVisit[]
}

/** What a board is made of. The version is read before the rest, so that a later change is sent again. */
export type BoardFacts = Awaited<ReturnType<typeof readBoardFacts>>

/** What a card shows depends on the tests of the centre and its hours. */
export interface CardCentre {
  readonly catalogue: Catalogue
  readonly hours: OpeningHours
}

export interface BoardSettings {
  /** Whether the desk is reception's only channel for new requests. */
  readonly isOnlyChannel: boolean
  /** Whether this server can mail a patient the plan. */
  readonly canMail: boolean
  readonly centreNow: () => CardCentre
}

interface BoardDeps extends BoardSettings, Needs<'hours' | 'now'> {
  readonly db: Db
}

export async function boardFor(device: Device, deps: BoardDeps): Promise<Board> {
  const { db, now, hours } = deps
  const nowMs = now()
  return boardsOf(await readBoardFacts(db, hours, nowMs), deps, nowMs)(device)
}

/** How many visits a search lists, except for a date. It reads one more, to know whether there are others. */
const maxFound = 50

/** @param planned Closures that are not stored. The board is read as if they were. */
export async function readBoardFacts(
  db: Db,
  hours: OpeningHours,
  nowMs: number,
  planned: readonly Block[] = [],
) {
  const version = await readVersion(db)
  const today = delhiDate(nowMs)
  const blocks = [...(await readBlocks(db, today)), ...planned]
  const at = {
    nowMs,
    lastOpeningDay: lastOpeningBefore(today, hours),
    closedDays: closedDays(today, hours, blocks),
    closedTimes: closedTimes(today, hours),
  }
  const { inForce: published } = await readPublications(db)
  const restore = await readRestore(db, nowMs)
  return {
    version,
    blocks,
    ...(await withEarlier(db, await readBoard(db, at))),
    ...(published.length > 0 && { published }),
    ...(restore && { restore }),
  }
}

/**
 * Finds visits by reference, number, name or test. A date finds the visits of that day. An empty query finds the visits
 * to call or to call again that the board does not list. The newest visits come first, except for a date.
 */
export async function findFacts(
  db: Db,
  query: string,
): Promise<CardSource & { readonly hasMore: boolean }> {
  const date = parseDate(query)
  if (date !== undefined) return { ...(await dayFacts(db, date)), hasMore: false }
  const most = maxFound + 1
  const found = query === '' ? await readUnlisted(db, most) : await findVisits(db, query, most)
  const visits = found.visits.slice(0, maxFound)
  const hasMore = found.visits.length > maxFound
  return { ...(await withEarlier(db, { ...found, visits })), hasMore }
}

/** The visits of patients who come or may come on that day. */
export async function dayFacts(db: Db, date: CalendarDate) {
  const blocks = (await readBlocks(db, date)).filter(({ first }) => first <= date)
  const late = await readLateRooms(db, date)
  return { blocks, late, ...(await withEarlier(db, await readVisitsOfDay(db, date))) }
}

async function withEarlier<Listed extends ListedVisits>(
  db: Db,
  listed: Listed,
): Promise<Listed & CardSource> {
  return { ...listed, earlier: await earlierVisits(db, listed.visits) }
}

const maxEarlier = 5

/** Makes the board of each device. The part that all devices share is computed once. */
export function boardsOf(
  facts: BoardFacts,
  { isOnlyChannel, canMail, centreNow }: BoardSettings,
  nowMs: number,
): (device: Device) => Board {
  const { version, unlisted, blocks, published, restore } = facts
  const cards = cardsOf(facts, centreNow(), nowMs)
  return (device) => ({
    version,
    nowMs,
    isOnlyChannel,
    canMail,
    device: device.name,
    ...cards(device),
    unlisted: { callNow: unlisted.toCall, noAnswerYet: unlisted.toCallAgain },
    blocks,
    ...(published && { published }),
    ...(restore && { restore }),
  })
}

/** A card for each visit that is not erased, in the same order. `unreadable` names visits that cannot be shown. */
export function cardsOf(
  facts: CardSource,
  { catalogue, hours }: CardCentre,
  nowMs: number,
): (device: Device) => Cards {
  const { visits, deviceNames } = facts
  const others = othersByNumber(facts)
  const unshown: UnreadableCard[] = []
  const shared = visits.flatMap((visit) => {
    try {
      const card = cardOf(visit, deviceNames, { hours, nowMs })
      if (card === undefined) return []
      const beside = { earlier: others(visit), preparation: preparationOf(card, catalogue) }
      return { visit, card: { ...card, ...beside } }
    } catch {
      unshown.push(asStored(visit))
      return []
    }
  })
  const unreadable = [
    ...facts.unreadable.map(({ id, why: _, ...stored }) => ({ visit: id, ...stored })),
    ...unshown,
  ]
  return (device) => ({
    cards: shared.map(({ visit, card }) => ({
      ...card,
      ...claimFor(device, visit, deviceNames, nowMs),
      ...undoFor(device, visit, nowMs),
    })),
    ...(unreadable.length > 0 && { unreadable }),
  })
}

type Cards = Pick<Board, 'cards' | 'unreadable'>

function asStored({ id, requests }: StoredVisit): UnreadableCard {
  const { reference = '', name = '', phone = '' } = requests.at(-1) ?? {}
  return { visit: id, reference, name, phone }
}

function claimFor(
  device: Device,
  { visit, claim }: StoredVisit,
  names: DeviceNames,
  nowMs: number,
): Pick<Card, 'claim'> {
  if (claim === undefined || !isClaimHeld(claim, visit, nowMs)) return {}
  const isMine = claim.device === String(device.id)
  const name = names.get(claim.device) ?? 'desk'
  return { claim: { device: name, isMine, untilMs: claim.untilMs } }
}

/** The undo that the desk offers, by the same rule by which the server accepts it. */
function undoFor(device: Device, { visit, claim }: StoredVisit, nowMs: number): Pick<Card, 'undo'> {
  const { lastAct } = visit
  if (lastAct === undefined || lastAct.kind === 'reopened') return {}
  const by = { kind: 'desk', device: String(device.id) } as const
  const { number: takesBack, kind, happenedAtMs } = lastAct
  const why = refusalOf({ kind: 'undone', takesBack }, visit, { by, nowMs, claim })
  return why === undefined ? { undo: { takesBack, kind, untilMs: happenedAtMs + undoMs } } : {}
}

/** Other visits that share a number with a visit, the newest first. */
function othersByNumber({ earlier }: CardSource): (visit: StoredVisit) => OtherVisit[] {
  const others = earlier.flatMap((visit) => {
    const shown = otherVisitOf(visit)
    return shown === undefined ? [] : phoneKeysOf(visit).map((key) => ({ key, visit, shown }))
  })
  const byNumber = Map.groupBy(others, ({ key }) => key)
  return (visit) => {
    const ofNumbers = phoneKeysOf(visit).flatMap((key) => byNumber.get(key) ?? [])
    const newestFirst = ofNumbers
      .filter((each) => each.visit.id !== visit.id)
      .toSorted((a, b) => receivedAt(b.visit) - receivedAt(a.visit))
    return [...new Set(newestFirst.map(({ shown }) => shown))].slice(0, maxEarlier)
  }
}

function receivedAt({ requests }: StoredVisit): number {
  return requests.at(-1)?.storedAtMs ?? 0
}
