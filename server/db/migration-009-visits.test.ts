import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { eventually } from '../../test/support/eventually.ts'
import { readVisits, storeOf200 } from '../../test/support/migrate-visits.ts'
import { keptStores } from '../../test/support/stores.ts'
import { migrate } from './migrations.ts'
import type { Db } from './schema.ts'

/** Migrates a store. Returns what 2.0.0 stored, and what the migration made of it. */
async function migrated(db: Db) {
  const before = storeOf200(db)
  const appointments = await before.selectFrom('appointment').selectAll().orderBy('id').execute()
  const notices = await before.selectFrom('notice').selectAll().orderBy('id').execute()
  const audit = await before.selectFrom('audit').selectAll().orderBy('id').execute()
  await migrate(db)
  const visits = await readVisits(db)
  const migratedNotices = await db.selectFrom('notice').selectAll().orderBy('id').execute()
  const eventsOfNoVisit = await db
    .selectFrom('event')
    .selectAll()
    .where('visit_id', 'is', null)
    .execute()
  const phones = await db.selectFrom('visit_phone').selectAll().execute()
  return { db, appointments, notices, audit, visits, migratedNotices, eventsOfNoVisit, phones }
}

describe.each(keptStores)('what 2.0.0 stored on %s', (_database, open) => {
  let store: Awaited<ReturnType<typeof migrated>>
  beforeAll(async () => {
    store = await migrated(await open('2.0.0'))
    return () => store.db.destroy()
  })

  /** Returns the visit of the kept request that has this description. */
  const visitOf = (is: string) => {
    const reference = kept.requests.find((each) => each.is === is)?.reference
    const found = store.visits.find(({ requests }) =>
      requests.some((request) => request.reference === reference),
    )
    if (found === undefined) throw new Error(`no visit of "${is}"`)
    return found
  }
  const kindsOf = (is: string) => visitOf(is).history.map(({ kind }) => kind)

  it('keeps every request as it was, in exactly one visit', () => {
    const requests = store.visits.flatMap((visit) => visit.requests)
    expect(requests.toSorted((a, b) => a.id - b.id)).toEqual(
      store.appointments.map((row) => ({
        id: row.id,
        reference: row.reference,
        source: row.source,
        name: row.name,
        phone: row.phone,
        email: row.email,
        date: row.date,
        time: row.time,
        tests: row.tests,
        additional_info: row.additional_info,
        language: row.language,
        received_at: row.received_at,
        call_by: row.call_by,
        fingerprint: row.fingerprint,
        idempotency_key: row.idempotency_key,
        is_beyond_limit: row.steps_taken === '["summary"]' ? 1 : 0,
        visit_id: expect.any(Number),
        number: expect.any(Number),
      })),
    )
  })

  it('makes one visit of a request and its corrections if all are in one state', () => {
    expect(visitOf('corrected twice, all open: the first').requests).toHaveLength(3)
    expect(kindsOf('agreed with what it corrects')).toEqual(['request', 'request', 'agreed'])
    expect(kindsOf('changed by an entry of the desk')).toContain('entered')
  })

  it('keeps each act at the desk with its device, and each undo', () => {
    const { events } = visitOf('no answer, try again at a time, at the desk')
    expect(events).toEqual([
      expect.objectContaining({ kind: 'no-answer', actor: 'desk', device_id: 1 }),
    ])
    expect(kindsOf('agreed at the desk, undone')).toEqual(['request', 'seen', 'agreed', 'undone'])
    expect(kindsOf('reopened by a command')).toEqual(['request', 'agreed', 'reopened', 'notified'])
    expect(kindsOf('no answer twice')).toEqual(['request', 'no-answer', 'no-answer', 'note'])
    expect(visitOf('no answer twice').visit.asks).toMatchObject([{ triesInVain: 2 }])
    expect(kindsOf('wrong number at the desk, undone')).toContain('wrong-number')
    expect(kindsOf('agreed, reminded, then arrived')).toEqual(
      ...[['request', 'agreed', 'reminded', 'arrived']],
    )
  })

  it('keeps the id of an act, so that an act that is sent again counts once', () => {
    const ids = store.visits.flatMap(({ events }) => events.flatMap(({ act_id }) => act_id ?? []))
    expect(new Set(ids).size).toBe(ids.length)
    expect(visitOf('agreed at the desk').events[0]).toMatchObject({
      act_id: 'an-act-of-the-desk-1',
      fingerprint: null,
    })
  })

  it('keeps a claim with the number of the event "seen" that was recorded with it', () => {
    const { columns, history, visit } = visitOf('open, claimed now')
    expect(columns).toMatchObject({ claim_device: 2, claim_until: 1794841823000 })
    expect(history.find(({ number }) => number === columns.claim_number)?.kind).toBe('seen')
    expect(visit.claimsEndAt).toBeLessThan(columns.claim_number ?? 0)
    expect(visitOf('open, claimed and given back').columns.claim_until).toBeNull()
  })

  it('keeps each note of reception and each phone number once', () => {
    const noted = store.appointments.filter(({ note }) => note !== '')
    const notes = store.visits.flatMap(({ events }) => events.flatMap(({ text }) => text ?? []))
    expect(notes.toSorted()).toEqual(noted.map(({ note }) => note).toSorted())
    const { columns } = visitOf('corrected twice, all open: the first')
    expect(store.phones.filter(({ visit_id }) => visit_id === columns.id)).toHaveLength(2)
  })

  it('keeps personal data out of events', () => {
    const details = store.visits.flatMap(({ events }) => events.map(({ detail }) => detail)).join()
    const typed = store.appointments.flatMap(({ name, phone, email, additional_info, note }) =>
      [name, phone, email, additional_info, note].filter((text) => text !== ''),
    )
    for (const text of new Set(typed)) expect(details).not.toContain(text)
    for (const { columns, requests, events, visit } of store.visits) {
      if (visit.ending !== 'erased') continue
      expect(columns).toMatchObject({ name: '', day: null })
      expect(requests).toMatchObject([{ name: '', phone: '', email: '', fingerprint: '' }])
      expect(events).toEqual(events.map((event) => ({ ...event, text: null, fingerprint: null })))
    }
  })

  it('keeps entries of the audit trail that belong to no request', () => {
    const [ofPurged, purge] = store.eventsOfNoVisit
    expect(store.eventsOfNoVisit).toHaveLength(2)
    expect(ofPurged).toMatchObject({ kind: 'agreed', actor: 'command', number: null })
    expect(purge).toMatchObject({ kind: 'purged', detail: '{"count":1}' })
  })

  it('makes an event of each entry of the audit trail', () => {
    const recorded = new Set([
      ...store.eventsOfNoVisit.map(({ recorded_at }) => recorded_at),
      ...store.visits.flatMap(({ events }) => events.map(({ recorded_at }) => recorded_at)),
    ])
    for (const { at } of store.audit) expect(recorded).toContain(at)
  })

  it('links each notice to its visit and ask, and keeps the other columns of the notice that are read', () => {
    const requests = store.visits.flatMap((visit) => visit.requests)
    const expected = store.notices.map(({ appointment_id, ...notice }) => {
      const request = requests.find(({ id }) => id === appointment_id)
      const isBegun = request !== undefined && notice.attempts > 0
      return {
        ...notice,
        // Migration 010 drops both columns.
        covered_by: undefined,
        delivered_at: undefined,
        kind: expect.any(String),
        visit_id: request?.visit_id ?? null,
        ask: request?.number ?? null,
        opening: request === undefined ? null : expect.any(Number),
        shows: isBegun ? JSON.stringify([request.number]) : null,
        last_known: isBegun ? expect.any(Number) : null,
      }
    })
    expect(store.migratedNotices).toEqual(expected)
  })

  it('gives each notice of an escalation the kind that this version has for its step', () => {
    const { columns } = visitOf('not told to anybody for two hours, NEEDS CALL')
    const old = new Map(store.notices.map(({ id, kind }) => [id, kind]))
    const escalated = store.migratedNotices.filter(
      ({ id, visit_id }) => visit_id === columns.id && old.get(id) === 'escalation',
    )
    expect(escalated.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'alarm owner@example.org',
      'needs-call reception@example.org',
      'needs-call owner@example.org',
      'tell-owner owner@example.org',
    ])
  })

  it('gives a visit that is stored after the migration an unused id', async () => {
    const { id: _, ...visit } = { ...store.visits[0]?.columns }
    onTestFinished(async () => {
      await store.db.deleteFrom('visit').where('name', '=', 'new').execute()
    })
    const { id } = await store.db
      .insertInto('visit')
      .values({ ...aVisit, ...visit, name: 'new' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBeGreaterThan(Math.max(...store.visits.map(({ columns }) => columns.id)))
  })
})

it('keeps the state of a request of 1.0.0, which did not store when the state changed', async () => {
  const opened = await keptStores[0][1]('1.0.0-opened-by-2.0.0')
  const { db, appointments, visits } = await migrated(opened)
  onTestFinished(() => db.destroy())
  expect(appointments.length).toBeGreaterThan(0)
  for (const { id, status, erased_at } of appointments) {
    const found = visits.find(({ requests }) => requests.some((request) => request.id === id))
    const state = { state: found?.visit.state, ending: found?.visit.ending }
    const isErased = erased_at !== null
    expect(state).toEqual(isErased ? { state: 'ended', ending: 'erased' } : stateFor(status))
  }
})

it('lets no other server change a request on PostgreSQL during the migration', async () => {
  const db = await keptStores[1][1]('2.0.0')
  onTestFinished(() => db.destroy())
  const reading = await db.startTransaction().execute()
  await sql`select from notice limit 1`.execute(reading)
  const migrating = migrate(db)
  await eventually(async () => {
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect((await waiting.execute(db)).rows).toHaveLength(1)
  })
  const storing = db.transaction().execute(async (other) => {
    await sql`set local lock_timeout = '100ms'`.execute(other)
    await storeOf200(other).updateTable('appointment').set({ note: '' }).execute()
  })
  await expect(storing).rejects.toThrow('lock timeout')
  await reading.commit().execute()
  await migrating
})

const aVisit = { last_number: 0, state: 'ended', needs_call: 0, last_recorded_at: 0 } as const

function stateFor(status: string) {
  switch (status) {
    case 'requested':
      return { state: 'to call', ending: undefined }
    case 'unreachable':
      return { state: 'to call again', ending: undefined }
    case 'confirmed':
      return { state: 'expected', ending: undefined }
    default:
      return { state: 'ended', ending: status }
  }
}
