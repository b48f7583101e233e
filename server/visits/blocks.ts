import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Block, blockReasons, type LateRoom } from '../../domain/rooms/block.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { lockAct } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { storedDate } from './history-rows.ts'
import { fingerprintOf, refused } from './recorded-act.ts'
import { performStoreAct, readStoreActs, type StoreActResult } from './store-events.ts'
import type { VisitDeps } from './visit-deps.ts'

/** Reception closes a room or the centre, opens it again, or says by how many minutes a room is late. */
export type BlockAct =
  | { readonly kind: 'blocked'; readonly block: Omit<Block, 'id'> }
  /** `takesBack`: the id of the block to take back. */
  | { readonly kind: 'unblocked'; readonly takesBack: number }
  | { readonly kind: 'late'; readonly late: LateRoom & { readonly date: CalendarDate } }

const blockDetail = z.object({
  what: z.string(),
  first: storedDate,
  last: storedDate,
  hours: z.object({ from: z.int(), to: z.int() }).exactOptional(),
  reason: z.enum(blockReasons),
})
const lateDetail = z.object({ room: z.string(), minutes: z.int(), date: storedDate })

/** The blocks that were not taken back, in the order of ids; with `from`, only those that end on that day or later. */
export async function readBlocks(
  db: Db,
  from?: CalendarDate,
  onUnread?: () => void,
): Promise<Block[]> {
  const acts = await readStoreActs(db, blockDetail, 'blocked', 'unblocked', onUnread)
  return acts
    .filter(({ isTakenBack }) => !isTakenBack)
    .map(({ id, detail }) => ({ id, ...detail }))
    .filter(({ last }) => from === undefined || last >= from)
}

/** The rooms that are late on a day. The last report on each room counts. */
export async function readLateRooms(db: Db, day: CalendarDate): Promise<LateRoom[]> {
  const acts = await readStoreActs(db, lateDetail, 'late')
  const said = acts.map(({ detail }) => detail).filter(({ date }) => date === day)
  const last = new Map(said.map(({ room, minutes }) => [room, { room, minutes }]))
  return [...last.values()].filter(({ minutes }) => minutes > 0)
}

/** One act is stored at a time, so that what two desks send at once counts once. */
const blockLock = 'block'

export interface ActOnBlocks {
  readonly id: string
  readonly device: number
  readonly act: BlockAct
}

/**
 * Records what a device of the desk said. The same act, sent again, counts once. A closure that is already in force is
 * not stored again under another id, because reception presses again after a lost answer. A closure that is not in force
 * cannot be opened again.
 *
 * @param refuseWith Why to refuse the act now. An act recorded before still gets `done`.
 */
export async function performBlockAct<Why extends string = never>(
  deps: Pick<VisitDeps, 'transact' | 'now'>,
  { id, device, act }: ActOnBlocks,
  refuseWith?: Why,
): Promise<StoreActResult<Why | 'not published'>> {
  const head = { id, device, fingerprint: fingerprintOf(undefined, fingerprintContent(act)) }
  const said = { ...head, kind: act.kind, detail: detailOf(act) }
  return await performStoreAct<Why | 'not published'>(deps, said, async (db) => {
    if (refuseWith !== undefined) return refused(refuseWith)
    await lockAct(db, blockLock)
    const blocks = await readBlocks(db)
    switch (act.kind) {
      case 'blocked':
        return blocks.some(({ id: _, ...block }) => isDeepStrictEqual(block, act.block))
          ? { kind: 'done' }
          : undefined
      case 'unblocked':
        return blocks.some(({ id }) => id === act.takesBack) ? undefined : refused('not published')
      case 'late':
        return undefined
    }
  })
}

/** The fingerprint of a late room leaves out the day, because the act may be sent again after midnight. */
function fingerprintContent(act: BlockAct) {
  return act.kind === 'late' ? { ...act, late: { ...act.late, date: undefined } } : act
}

function detailOf(act: BlockAct) {
  switch (act.kind) {
    case 'blocked':
      return act.block
    case 'unblocked':
      return { takesBack: act.takesBack }
    case 'late':
      return act.late
  }
}
