import { type Kysely, sql } from 'kysely'
import { chunksOf, padded } from '../chunks.ts'
import { chainsOf } from './chains.ts'
import type { FindDevice } from './history.ts'
import { keptActs } from './kept-acts.ts'
import type { AppointmentRow, AuditRow, BothStores } from './store.ts'

/** SQLite binds at most 32,766 values to a statement. */
const idsAtOnce = 1024

const requestsAtOnce = 512

/** Facts about the whole store. To save memory, `chains` has only ids, and only of requests that are in a chain. */
export async function readWholeStore(db: Kysely<BothStores>) {
  const devices = await db.selectFrom('desk_device').selectAll().orderBy('id').execute()
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  const acts = await db.selectFrom('desk_act').selectAll().orderBy('at').execute()
  return {
    chains: await readChains(db),
    kept: keptActs(acts, (id) => names.get(id)),
    deviceOf: deviceFinder(devices),
  }
}

/** Finds a device by name and time, because a new device may have the name of a revoked one. */
function deviceFinder(devices: readonly BothStores['desk_device'][]): FindDevice {
  const byName = Map.groupBy(devices, ({ name }) => name)
  return (name, atMs) => {
    const named = byName.get(name) ?? []
    const wasIn = named.find(({ revoked_at }) => revoked_at === null || revoked_at >= atMs)
    return (wasIn ?? named.at(-1))?.id
  }
}

/** Links each correction to the request it corrects, not to a later one that got the same reference after a purge. */
async function readChains(db: Kysely<BothStores>) {
  const links = await db
    .selectFrom('appointment')
    .innerJoin('appointment as earlier', 'earlier.reference', 'appointment.corrects')
    .where('appointment.erased_at', 'is', null)
    .where('earlier.erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('earlier.received_at', '<', eb.ref('appointment.received_at')),
        eb.and([
          eb('earlier.received_at', '=', eb.ref('appointment.received_at')),
          eb('earlier.id', '<', eb.ref('appointment.id')),
        ]),
      ]),
    )
    .select(['appointment.id', 'earlier.id as corrects'])
    .execute()
  return chainsOf(links)
}

/** Whole chains of requests, some hundred requests at a time. */
export async function* chainsInTurn(
  db: Kysely<BothStores>,
  { chains }: { readonly chains: ReturnType<typeof chainsOf> },
): AsyncGenerator<AppointmentRow[][]> {
  const later = new Set(Array.from(chains.values()).flatMap(([, ...others]) => others))
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('appointment')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(requestsAtOnce)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    const firsts = rows.filter(({ id }) => !later.has(id))
    const others = firsts.flatMap(({ id }) => chains.get(id)?.slice(1) ?? [])
    const found = new Map((await requestsOf(db, others)).map((row) => [row.id, row]))
    yield firsts.map((row) => [
      row,
      ...(chains.get(row.id) ?? []).flatMap((id) => found.get(id) ?? []),
    ])
  }
}

async function requestsOf(db: Kysely<BothStores>, ids: readonly number[]) {
  return await inChunks(ids, (some) =>
    db.selectFrom('appointment').selectAll().where('id', 'in', some).execute(),
  )
}

export type OfRequests = Awaited<ReturnType<typeof readOfRequests>>

/** The rows that belong to some requests. */
export async function readOfRequests(db: Kysely<BothStores>, rows: readonly AppointmentRow[]) {
  const ids = rows.map(({ id }) => id)
  const notices = await inChunks(ids, (some) =>
    db.selectFrom('notice').selectAll().where('appointment_id', 'in', some).orderBy('id').execute(),
  )
  return {
    trails: await trailsOf(db, rows),
    phones: await inChunks(ids, (some) =>
      db.selectFrom('phone_number').selectAll().where('appointment_id', 'in', some).execute(),
    ),
    /** In the order in which they were queued. */
    notices: Map.groupBy(notices, ({ appointment_id }) => appointment_id),
  }
}

async function trailsOf(db: Kysely<BothStores>, rows: readonly AppointmentRow[]) {
  const references = rows.map(({ reference }) => reference)
  const entries = await inChunks(references, (some) =>
    db.selectFrom('audit').selectAll().where('reference', 'in', some).orderBy('id').execute(),
  )
  const byReference = Map.groupBy(entries, ({ reference }) => reference)
  return new Map(
    rows.map((row) => {
      const own = (byReference.get(row.reference) ?? []).filter((entry) => isAbout(entry, row))
      return [row.id, own.map(({ id, ...entry }) => ({ ...entry, order: id }))]
    }),
  )
}

/** Whether an audit entry is about this request. An older entry is about a purged request. */
function isAbout({ at }: AuditRow, { received_at, right_received_at }: AppointmentRow): boolean {
  return at >= Math.min(received_at, right_received_at ?? received_at)
}

/** The entries of the audit trail that belong to no stored request, some hundred at a time. */
export async function* entriesOfNone(db: Kysely<BothStores>): AsyncGenerator<AuditRow[]> {
  for (let after = 0; ; ) {
    const entries = await db
      .selectFrom('audit')
      .leftJoin('appointment', 'appointment.reference', 'audit.reference')
      .selectAll('audit')
      .where('audit.id', '>', after)
      .where((eb) =>
        eb.or([
          eb('appointment.id', 'is', null),
          eb(
            'audit.at',
            '<',
            sql<number>`case when appointment.right_received_at < appointment.received_at
              then appointment.right_received_at else appointment.received_at end`,
          ),
        ]),
      )
      .orderBy('audit.id')
      .limit(requestsAtOnce)
      .execute()
    const last = entries.at(-1)
    if (last === undefined) return
    after = last.id
    yield entries
  }
}

async function inChunks<Key, Row>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const some of chunksOf(keys, idsAtOnce)) rows.push(...(await read(padded(some))))
  return rows
}
