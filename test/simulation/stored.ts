import { z } from 'zod'
import { type Item, isWish, type Reading, readHistory } from './history.ts'
import { wishName } from './ledger.ts'

/** Reads the store without the product's queries. */
export interface Watched {
  /** Whether anything may have been committed since the last call. */
  isChanged(): boolean
  /** The rows that a query finds. */
  read(sql: string): Promise<readonly unknown[]>
}

const visitRow = z.object({
  id: z.number(),
  last_number: z.number(),
  state: z.string(),
  agreed_date: z.string().nullable(),
  agreed_time: z.string().nullable(),
  needs_call: z.number(),
  name: z.string(),
  /** The name of the device that is calling. */
  caller: z.string().nullable(),
})

const visitRows = z.array(visitRow)

const visitQuery = `select visit.id, last_number, state, agreed_date, agreed_time, needs_call,
  visit.name, desk_device.name as caller from visit
  left join desk_device on desk_device.id = claim_device order by visit.id`

const requestRow = z.object({
  visit_id: z.number(),
  number: z.number(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  date: z.string(),
  time: z.string(),
  tests: z.string(),
  additional_info: z.string(),
  fingerprint: z.string(),
  idempotency_key: z.string().nullable(),
  is_beyond_limit: z.number(),
  received_at: z.number(),
})

const requestRows = z.array(requestRow)

const requestQuery = `select ${requestRow.keyof().options.join(', ')} from request order by number`

const eventRow = z.object({
  visit_id: z.number(),
  number: z.number(),
  kind: z.string(),
  recorded_at: z.number(),
  happened_at: z.number(),
  actor: z.string(),
  act_id: z.string().nullable(),
  detail: z.string(),
})

const eventRows = z.array(eventRow.extend({ is_revoked: z.number() }))

/** Whether the device that caused the event had been revoked before. */
const isRevoked = `case when exists (select 1 from event gone where gone.kind = 'device revoked'
  and gone.id < event.id and gone.detail = '{"device":' || event.device_id || '}') then 1 else 0 end`

const detail = z.object({
  asks: z.array(z.number()).default([]),
  takesBack: z.number().optional(),
  agreed: z.object({ date: z.string(), time: z.string() }).optional(),
  request: z.number().optional(),
  hasCome: z.boolean().default(false),
  messageId: z.string().default(''),
  lastKnown: z.number().default(0),
})

export type SeenRequest = z.infer<typeof requestRow>

export interface SeenEvent extends Item {
  readonly actor: string
  readonly actId: string | undefined
  readonly isByRevoked: boolean
}

export interface SeenVisit extends z.infer<typeof visitRow> {
  readonly requests: readonly SeenRequest[]
  readonly events: readonly SeenEvent[]
  readonly asks: readonly SeenAsk[]
  /** What `readHistory` computes from the visit's requests and events. */
  readonly reading: Reading
}

/** A request or a wish. */
export interface SeenAsk {
  readonly number: number
  readonly kind: string
  /** The reference of a request, or the name that the ledger gives to a wish. */
  readonly reference: string
  readonly isBeyondLimit: boolean
}

export type SeenVisits = ReadonlyMap<number, SeenVisit>

/** Reads the visits. Events never change, so a visit without a new event keeps those of `before`. */
export async function readStored({ read }: Watched, before: SeenVisits): Promise<SeenVisits> {
  const visits = visitRows.parse(await read(visitQuery))
  const requests = requestRows.parse(await read(requestQuery))
  const ofVisit = Map.groupBy(requests, ({ visit_id }) => visit_id)
  const grown = visits.filter(({ id, last_number }) => before.get(id)?.last_number !== last_number)
  const events = Map.groupBy(await readEvents(read, grown), ({ visitId }) => visitId)
  return new Map(
    visits.map((visit) => {
      const own = ofVisit.get(visit.id) ?? []
      const former = before.get(visit.id)
      if (former?.last_number === visit.last_number) {
        const asks = asksOf(visit.id, own, former.events)
        return [visit.id, { ...former, ...visit, requests: own, asks }]
      }
      const added = events.get(visit.id) ?? []
      const items = [...own.map(itemOf), ...added].toSorted((a, b) => a.number - b.number)
      const asks = asksOf(visit.id, own, added)
      const reading = readHistory(items)
      return [visit.id, { ...visit, requests: own, events: added, asks, reading }]
    }),
  )
}

function asksOf(
  visit: number,
  requests: readonly SeenRequest[],
  events: readonly SeenEvent[],
): SeenAsk[] {
  return [
    ...requests.map(({ number, reference, is_beyond_limit }) => ({
      number,
      kind: 'request',
      reference,
      isBeyondLimit: is_beyond_limit === 1,
    })),
    ...events.filter(isWish).map(({ number, kind }) => ({
      number,
      kind,
      reference: wishName(visit, number),
      isBeyondLimit: false,
    })),
  ]
}

async function readEvents(read: Watched['read'], visits: readonly { readonly id: number }[]) {
  if (visits.length === 0) return []
  const rows = await read(`select ${eventRow.keyof().options.join(', ')},
    ${isRevoked} as is_revoked from event where visit_id in (${visits.map(({ id }) => id).join(', ')}) order by number`)
  return eventRows.parse(rows).map((row) => {
    const isByRevoked = row.is_revoked === 1
    const { takesBack, agreed, request, ...said } = detail.parse(JSON.parse(row.detail))
    const { visit_id: visitId, number, kind, actor, act_id } = row
    const times = { recordedAtMs: row.recorded_at, happenedAtMs: row.happened_at }
    const actId = act_id ?? undefined
    const known = { visitId, number, kind, actor, actId, isByRevoked, ...times }
    return { ...known, takesBack, agreed, request, ...said }
  })
}

function itemOf({ number, date, time, received_at }: SeenRequest): Item {
  return {
    number,
    kind: 'request',
    recordedAtMs: received_at,
    happenedAtMs: received_at,
    asks: [],
    takesBack: undefined,
    agreed: { date, time },
    request: undefined,
    hasCome: false,
    messageId: '',
    lastKnown: 0,
  }
}

const keptRows = z.array(z.object({ visit_id: z.number() }))

/** The visits that still have personal data outside their requests: numbers, texts, hashes of acts. */
export async function keptOf(
  { read }: Watched,
  visits: readonly number[],
): Promise<readonly number[]> {
  if (visits.length === 0) return []
  const some = visits.join(', ')
  const rows = await read(`select visit_id from visit_phone where visit_id in (${some})
    union select visit_id from event where fingerprint is not null and visit_id in (${some})
    union select visit_id from event_text join event on event.id = event_id
      where visit_id in (${some})`)
  return keptRows.parse(rows).map(({ visit_id }) => visit_id)
}
