import { blockReasonTexts } from '../content/block-reasons.ts'
import type { Centre } from '../content/centre.ts'
import { type CentreNow, withPublished } from '../domain/centre/centre-now.ts'
import type { StoredPublication } from '../domain/centre/published-facts.ts'
import { type Block, roomClosures, withBlocks } from '../domain/rooms/block.ts'
import type { RoomPlan } from '../domain/rooms/room.ts'
import { delhiDate } from '../domain/time/delhi-time.ts'
import type { OpeningHours } from '../domain/time/opening-hours.ts'
import type { Db } from './db/schema.ts'
import { readBlocks } from './visits/blocks.ts'
import { readVersion } from './visits/change-counter.ts'
import { readPublications } from './visits/publications.ts'

export interface PublishedCentre {
  /**
   * The centre as it is now, with its closures. Each change makes a new object and leaves the old one as it was,
   * so that a page drawn from one object mixes no states.
   */
  readonly now: () => CentreNow<Centre>
  /** The last publication of each fact that nobody has taken back. */
  readonly inForce: () => readonly StoredPublication[]
  /** Whether a row of a closure or of a published fact cannot be read. The centre is then shown without it. */
  readonly hasUnread: () => boolean
  /**
   * One object for as long as the server runs. It always shows the present hours and closures. It has the closures of
   * past days too, because the report and the desk count opening hours back.
   */
  readonly hours: OpeningHours
  /** The present hours and rooms without what reception closed, which is read with each day. */
  readonly opening: { readonly hours: OpeningHours; readonly rooms: RoomPlan }
  /**
   * Reads what reception published, if anything has changed since the last look. Once it resolves,
   * everything stored before the call is in force.
   */
  look(): Promise<void>
}

/**
 * The centre of the content, with what reception published and closed on any server of the store. A published
 * fact wins over the content (domain/centre/centre-now.ts). Servers that share a store look for changes
 * every 0.8 seconds (compose-server.ts).
 */
export async function publishedCentre(
  own: Centre,
  { db, now }: { readonly db: Db; readonly now: () => number },
): Promise<PublishedCentre> {
  let version = -1
  let read: StoredFacts = { blocks: [], ahead: [], inForce: [], hasUnread: false }
  let open = withPublished(own, [])
  let current = open
  let { closures } = open.hours
  async function readStored(): Promise<void> {
    const latest = await readVersion(db)
    if (latest === version) return
    const before = read
    read = await readFacts(db, now())
    version = latest
    // An unchanged centre stays the same object, because a new object makes pages be drawn again.
    if (idsOf(read) === idsOf(before)) return
    const { blocks, ahead, inForce } = read
    open = withPublished(own, inForce)
    current = { ...open, hours: closedBy(ahead, open) }
    closures = withBlocks(open.hours, blocks, blockReasonTexts).closures
  }
  // One look at a time. Otherwise a slow look could overwrite what a later look has read.
  let last = Promise.resolve()
  const look = () => {
    last = last.then(readStored, readStored)
    return last
  }
  await look()
  return {
    now: () => current,
    inForce: () => read.inForce,
    hasUnread: () => read.hasUnread,
    hours: {
      get weekly() {
        return current.hours.weekly
      },
      get closures() {
        return closures
      },
      get roomClosures() {
        return current.hours.roomClosures ?? []
      },
      ...(own.hours.doctor && { doctor: own.hours.doctor }),
    },
    opening: {
      get hours() {
        return open.hours
      },
      get rooms() {
        return open.rooms
      },
    },
    look,
  }
}

interface StoredFacts {
  readonly blocks: readonly Block[]
  /** The blocks that are not over. Pages need no others. */
  readonly ahead: readonly Block[]
  readonly inForce: readonly StoredPublication[]
  readonly hasUnread: boolean
}

function closedBy(blocks: readonly Block[], { hours, rooms }: Centre): OpeningHours {
  if (blocks.length === 0) return hours
  return {
    ...withBlocks(hours, blocks, blockReasonTexts),
    roomClosures: roomClosures(blocks, rooms, blockReasonTexts),
  }
}

async function readFacts(db: Db, nowMs: number): Promise<StoredFacts> {
  let hasUnread = false
  const onUnread = () => {
    hasUnread = true
  }
  const blocks = await readBlocks(db, undefined, onUnread)
  const ahead = blocks.filter(({ last }) => last >= delhiDate(nowMs))
  const { inForce } = await readPublications(db, onUnread)
  return { blocks, ahead, inForce, hasUnread }
}

/** Ids suffice, because neither a block nor a publication ever changes. */
function idsOf({ blocks, ahead, inForce }: StoredFacts): string {
  return [blocks, ahead, inForce].map((each) => each.map(({ id }) => id).join()).join(';')
}
