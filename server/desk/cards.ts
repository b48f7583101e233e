import type { Board, Card, OtherVisit, UnreadableCard } from '../../domain/board.ts'
import { isClaimHeld } from '../../domain/visit/claim.ts'
import { refusalOf, undoMs } from '../../domain/visit/refusal.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import { numbersOf } from '../visits/loaded-visit.ts'
import { cardOf, type DeviceNames, otherVisitOf } from './card.ts'
import type { Device } from './devices.ts'
import type { BoardFacts, Facts } from './read-cards.ts'

const mostEarlier = 5

/** Makes the board of each device. The part that all devices share is computed once. */
export function boardsOf(
  facts: BoardFacts,
  { nowMs, isOnlyChannel }: { readonly nowMs: number; readonly isOnlyChannel: boolean },
): (device: Device) => Board {
  const { version, unlisted, blocks } = facts
  const cards = cardsOf(facts, nowMs)
  return (device) => ({
    ...{ version, nowMs, isOnlyChannel, device: device.name, ...cards(device), unlisted, blocks },
  })
}

/** One card for each visit, in their order, and what is known of those that cannot be shown. */
export function cardsOf(facts: Facts, nowMs: number): (device: Device) => Drawn {
  const { visits, deviceNames } = facts
  const others = othersByNumber(facts)
  const undrawn: UnreadableCard[] = []
  const drawn = visits.flatMap((visit) => {
    try {
      const card = cardOf(visit, deviceNames, nowMs)
      return card === undefined ? [] : { visit, card: { ...card, earlier: others(visit) } }
    } catch {
      undrawn.push(asStored(visit))
      return []
    }
  })
  const unreadable = [
    ...facts.unreadable.map(({ id, why: _, ...stored }) => ({ visit: id, ...stored })),
    ...undrawn,
  ]
  return (device) => ({
    cards: drawn.map(({ visit, card }) => ({
      ...card,
      ...claimFor(device, visit, deviceNames, nowMs),
      ...undoFor(device, visit, nowMs),
    })),
    ...(unreadable.length > 0 && { unreadable }),
  })
}

type Drawn = Pick<Board, 'cards' | 'unreadable'>

function asStored({ id, requests }: StoredVisit): UnreadableCard {
  const { reference = '', name = '', phone = '' } = requests.at(-1) ?? {}
  return { visit: id, reference, name, phone }
}

/** The device that is calling now. */
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

/** Offered exactly where the writer would do it. */
function undoFor(device: Device, { visit, claim }: StoredVisit, nowMs: number): Pick<Card, 'undo'> {
  const { lastAct } = visit
  if (lastAct === undefined) return {}
  const by = { kind: 'desk', device: String(device.id) } as const
  const takesBack = lastAct.number
  const why = refusalOf({ kind: 'undone', takesBack }, visit, { by, nowMs, claim })
  return why === undefined ? { undo: { takesBack, untilMs: lastAct.atMs + undoMs } } : {}
}

/** Other visits of a visit's numbers, the newest first. */
function othersByNumber({ earlier }: Facts): (visit: StoredVisit) => OtherVisit[] {
  const known = earlier.flatMap((visit) => {
    const shown = otherVisitOf(visit)
    return shown === undefined ? [] : numbersOf(visit).map((key) => ({ key, visit, shown }))
  })
  const byNumber = Map.groupBy(known, ({ key }) => key)
  return (visit) => {
    const ofNumbers = numbersOf(visit).flatMap((key) => byNumber.get(key) ?? [])
    const others = ofNumbers
      .filter((each) => each.visit.id !== visit.id)
      .toSorted((a, b) => receivedAt(b.visit) - receivedAt(a.visit))
    return [...new Set(others.map(({ shown }) => shown))].slice(0, mostEarlier)
  }
}

/** When its newest request came. */
function receivedAt({ requests }: StoredVisit): number {
  return requests.at(-1)?.storedAtMs ?? 0
}
