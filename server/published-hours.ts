import type { Kysely } from 'kysely'
import { blockReasonTexts } from '../content/block-reasons.ts'
import { delhiDate } from '../domain/delhi-time.ts'
import type { OpeningHours } from '../domain/opening-hours.ts'
import { type Block, roomClosures, withBlocks } from '../domain/rooms/block.ts'
import type { RoomPlan } from '../domain/rooms/room.ts'
import type { Schema } from './db/schema.ts'
import { readBlocks } from './visits/blocks.ts'
import { readVersion } from './visits/change-counter.ts'

type Closed = Pick<Required<OpeningHours>, 'closures' | 'roomClosures'>

export interface PublishedHours {
  /** One object for as long as the server runs. Its closures change when reception closes something. */
  readonly hours: OpeningHours
  /**
   * Reads what reception published, if anything has changed since the last look. Once it resolves,
   * everything stored before the call is in force.
   */
  look(): Promise<void>
}

/** The opening hours of the content, with what reception closed meanwhile on any server of the store. */
export async function publishedHours(
  { hours: own, rooms }: { readonly hours: OpeningHours; readonly rooms: RoomPlan },
  { db, now }: { readonly db: Kysely<Schema>; readonly now: () => number },
): Promise<PublishedHours> {
  let version = -1
  let blocks: readonly Block[] = []
  let closed: Closed = { closures: own.closures, roomClosures: [] }
  const hours: OpeningHours = {
    ...own,
    get closures() {
      return closed.closures
    },
    get roomClosures() {
      return closed.roomClosures
    },
  }
  async function read(): Promise<void> {
    const latest = await readVersion(db)
    if (latest === version) return
    const stored = await readBlocks(db, delhiDate(now()))
    version = latest
    // A list that has not changed stays the same object, because pages are drawn again for another one.
    if (idsOf(stored) === idsOf(blocks)) return
    blocks = stored
    closed = {
      closures: withBlocks(own, blocks, blockReasonTexts).closures,
      roomClosures: roomClosures(blocks, rooms, blockReasonTexts),
    }
  }
  // One look at a time, because a slower one would put back what a later one has read.
  let last = Promise.resolve()
  const look = () => {
    last = last.then(read, read)
    return last
  }
  await look()
  return { hours, look }
}

/** A block never changes. */
function idsOf(blocks: readonly Block[]): string {
  return blocks.map(({ id }) => id).join()
}
