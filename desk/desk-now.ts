import { createContext, useContext } from 'react'
import { blockReasonTexts } from '../content/block-reasons.ts'
import { centreAtDesk } from '../content/centre.ts'
import { desk } from '../content/desk.ts'
import { names } from '../content/en/names.ts'
import { namesWith } from '../domain/centre/catalogue-now.ts'
import { type CentreNow, withPublished } from '../domain/centre/centre-now.ts'
import { calledIn } from '../domain/centre/test-catalogue.ts'
import type { Board } from '../domain/desk/board.ts'
import { withBlocks } from '../domain/rooms/block.ts'
import { type Room, roomOf } from '../domain/rooms/room.ts'
import { noRoom } from '../domain/rooms/stays.ts'
import type { LiveBoard } from './live/use-live-board.ts'

export type DeskCentre = CentreNow<typeof centreAtDesk>

/**
 * The centre as the desk knows it: the facts built into its script, replaced by published facts. Where reception has
 * closed the centre, its hours are closed.
 */
export function centreOf({
  published = [],
  blocks = [],
}: Pick<Board, 'published' | 'blocks'>): DeskCentre {
  const centre = withPublished(centreAtDesk, published)
  return { ...centre, hours: withBlocks(centre.hours, blocks, blockReasonTexts) }
}

/** The rooms are built into the desk's script, because reception publishes none. */
export function roomAtDesk(id: string): Room | undefined {
  return roomOf(id, centreAtDesk.rooms)
}

/** The name of a room, or its id if the room is gone. For a visit without a room, the word for the centre. */
export function roomName(id: string): string {
  return id === noRoom ? desk.roomLine.centre : (roomAtDesk(id)?.name ?? id)
}

/** What any part of a page may draw from. */
export interface DeskNow extends LiveBoard {
  readonly centre: DeskCentre
  /** False while the browser plays no sound, as before the first key or tap. */
  readonly isSoundOn: boolean
  readonly isWithLetters: boolean
  readonly setWithLetters: (isOn: boolean) => void
}

/** The desk on a page that does not follow the board. The board is empty. */
export function deskAt(nowMs: number, device: string, published: Board['published'] = []): DeskNow {
  return {
    board: { version: 0, nowMs, device, cards: [] },
    nowMs,
    lostAtMs: undefined,
    take: () => {},
    centre: centreOf({ published }),
    isSoundOn: false,
    isWithLetters: false,
    setWithLetters: () => {},
  }
}

export const DeskContext = createContext(deskAt(0, ''))

export function useDeskNow(): DeskNow {
  return useContext(DeskContext)
}

export function useCentre(): DeskCentre {
  return useDeskNow().centre
}

/** Returns a function from a test to its name at the desk. It knows the centre's own tests too. */
export function useTestNames(): (test: string) => string {
  return calledIn(namesWith(names, useCentre().catalogue.own, 'en'))
}
