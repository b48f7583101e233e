import { expect, it } from 'vitest'
import { minute } from '../../domain/milliseconds.ts'
import { referenceOf, type StoreExample, visitsOfStore } from '../../test/support/migrate-visits.ts'

const [first, second] = [referenceOf(1), referenceOf(2)]
const today = { agreed_date: '2026-11-23', agreed_time: '9:00 AM' }
const tomorrow = { agreed_date: '2026-11-24', agreed_time: '5:00 PM' }

/** Returns the kinds of the items in each visit's history. */
async function kindsOf(store: StoreExample): Promise<string[][]> {
  const { visits } = await visitsOfStore(store)
  return visits.map(({ history }) => history.map(({ kind }) => kind))
}

it('joins a correction to the request that it names only if that request is older', async () => {
  const newer = { id: 2, reference: '#SID900000', received_at: 2 * minute }
  const corrects = { id: 1, corrects: '#SID900000', received_at: minute }
  expect(await kindsOf({ appointments: [corrects, newer] })).toHaveLength(2)
  const older = { ...newer, received_at: 0 }
  expect(await kindsOf({ appointments: [corrects, older] })).toEqual([['request', 'request']])
})

it('joins an unanswered request and its closed correction only if the correction was closed later', async () => {
  const unanswered = { status: 'unreachable', status_at: minute } as const
  const agreed = { status: 'confirmed', status_at: 3 * minute, received_at: 2 * minute } as const
  const store = (statusAt: number) => ({
    appointments: [
      { ...unanswered, status_at: statusAt },
      { ...agreed, ...tomorrow, corrects: first },
    ],
    audit: [
      { action: 'unreachable', at: minute, actor: 'tap' },
      { action: 'confirmed', at: 3 * minute, actor: 'desk', reference: second },
    ] as const,
  })
  const [visit, ...others] = (await visitsOfStore(store(minute))).visits
  expect(others).toEqual([])
  expect(visit?.visit).toMatchObject({
    state: 'expected',
    agreement: { date: '2026-11-24', time: '5:00 PM' },
    asks: [{ holds: true }, { holds: true }],
  })
  const apart = await visitsOfStore(store(4 * minute))
  expect(apart.visits.map(({ visit: { state } }) => state)).toEqual(['to call again', 'expected'])
})

it('keeps an agreed time if a later tap says that the patient was called', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ status: 'confirmed', status_at: 3 * minute, ...tomorrow }],
    audit: [
      { at: minute, actor: 'desk', device: 'Front desk' },
      { at: 2 * minute, action: 'unreachable' },
      { at: 3 * minute, actor: 'tap' },
    ],
  })
  expect(visits[0]?.visit.agreement).toMatchObject({ date: '2026-11-24', time: '5:00 PM' })
})

it('makes an expected visit "to call again" after a tap on "no answer"', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ status: 'unreachable', status_at: 2 * minute, ...tomorrow }],
    audit: [
      { at: minute, actor: 'desk', device: 'Front desk' },
      { at: 2 * minute, action: 'unreachable', actor: 'tap' },
    ],
  })
  expect(visits[0]?.visit).toMatchObject({
    state: 'to call again',
    agreement: { date: '2026-11-24', time: '5:00 PM' },
  })
})

it('goes by the time stored with a status, even if the audit trail has an earlier time for that status', async () => {
  // A second tap on "called" changed only the time of the status.
  const closed = { status: 'confirmed', status_at: 4 * minute, received_at: 1 } as const
  const { visits } = await visitsOfStore({
    appointments: [
      { status: 'unreachable', status_at: 3 * minute },
      { ...closed, corrects: first },
    ],
    audit: [
      { at: 2 * minute, actor: 'tap', reference: second },
      { at: 3 * minute, action: 'unreachable' },
    ],
  })
  expect(visits.map(({ visit: { state } }) => state)).toEqual(['expected'])
})

it('adds a reopening of each ended request before the act that ends both of them again', async () => {
  const arrived = { status: 'arrived', status_at: 3 * minute } as const
  const at = 3 * minute
  const { visits } = await visitsOfStore({
    appointments: [arrived, { ...arrived, corrects: first, received_at: 1 }],
    audit: [
      { at: minute, action: 'no-show' },
      { at: 2 * minute, action: 'cancelled', reference: second },
      { at, action: 'arrived' },
      { at, action: 'arrived', reference: second },
    ],
  })
  const kinds = visits[0]?.history.map(({ kind }) => kind)
  expect(kinds?.slice(-3)).toEqual(['reopened', 'reopened', 'arrived'])
  expect(visits[0]?.visit).toMatchObject({ state: 'ended', ending: 'arrived' })
})

it('adds a reopening between the end of a visit and its next outcome', async () => {
  const store = {
    appointments: [{ status: 'confirmed', status_at: 2 * minute }],
    audit: [
      { at: minute, action: 'cancelled' },
      { at: 2 * minute, action: 'confirmed' },
    ],
  } as const
  expect(await kindsOf(store)).toEqual([['request', 'cancelled', 'reopened', 'agreed']])
})

it('reopens one of two cancelled requests, and leaves the other cancelled', async () => {
  const cancelled = { status: 'cancelled', status_at: 3 * minute } as const
  const { visits } = await visitsOfStore({
    appointments: [cancelled, { ...cancelled, status_at: minute, corrects: first, received_at: 1 }],
    audit: [
      { at: minute, action: 'cancelled' },
      { at: minute, action: 'cancelled', reference: second },
      { at: 2 * minute, action: 'requested' },
      { at: 3 * minute, action: 'cancelled' },
    ],
  })
  expect(visits).toHaveLength(1)
  expect(visits[0]?.events.map(({ kind, detail }) => [kind, JSON.parse(detail).asks])).toEqual([
    ['cancelled', [1]],
    ['cancelled', [2]],
    ['reopened', [1]],
    ['cancelled', [1]],
  ])
  expect(visits[0]?.visit.ending).toBe('cancelled')
})

it('forgets every agreed time of a request that was opened again, as 2.0.0 did', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ status: 'requested', status_at: 3 * minute }],
    audit: [
      { at: minute, action: 'confirmed' },
      { at: 2 * minute, action: 'cancelled' },
      { at: 3 * minute, action: 'requested' },
    ],
  })
  expect(visits[0]?.visit).toMatchObject({ state: 'to call', agreement: undefined })
})

it('names the server as the actor of a change that the audit trail lacks', async () => {
  const { visits } = await visitsOfStore({
    appointments: [
      { status: 'cancelled', outcome_reason: 'centre-cancelled', received_at: minute },
    ],
  })
  expect(visits[0]?.events).toMatchObject([
    { kind: 'cancelled', actor: 'server', recorded_at: minute, device_id: null },
  ])
  expect(visits[0]?.visit.lastOutcome).toMatchObject({ reason: 'centre' })
})

it('keeps the name of a device that 2.0.0 has forgotten', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ seen_at: minute, seen_by: 'Old phone' }],
  })
  expect(visits[0]?.events).toMatchObject([
    { actor: 'desk', device_id: null, detail: '{"asks":[1],"device":"Old phone"}' },
  ])
  expect(visits[0]?.history.at(-1)).toMatchObject({ by: { kind: 'desk', device: '' } })
})

it('takes a former agreed time from the undo data of a later act', async () => {
  const status = { status: 'confirmed', status_at: 2 * minute } as const
  const former = { id: 1, status_at: minute, ...today, try_again_at: null, outcome_reason: null }
  const { visits } = await visitsOfStore({
    appointments: [{ ...status, ...tomorrow }],
    audit: [
      { at: minute, actor: 'desk', device: 'Front desk' },
      { at: 2 * minute, actor: 'desk', device: 'Front desk' },
    ],
    acts: [{ at: 2 * minute, refs: JSON.stringify([first]), undo: JSON.stringify([former]) }],
  })
  const times = visits[0]?.history.flatMap((item) =>
    item.kind === 'agreed' ? item.agreed.time : [],
  )
  expect(times).toEqual(['9:00 AM', '5:00 PM'])
})

it('puts each event after its request, whatever the clocks said', async () => {
  const store = {
    appointments: [
      { received_at: 9 * minute, right_received_at: 0, seen_at: minute, seen_by: 'Front desk' },
    ],
    audit: [
      { at: 5 * minute, action: 'confirmed' },
      { at: 2 * minute, action: 'requested' },
    ],
  } as const
  expect(await kindsOf(store)).toEqual([['request', 'seen', 'agreed', 'reopened']])
})

// The opening of a notice is the number of the `reopened` that opened its ask, or 0.
it('of two notices alike in ask, opening, kind and recipient, one gets an opening below 0', async () => {
  const failed = { status: 'failed', created_at: minute } as const
  const { notices, visits } = await visitsOfStore({
    appointments: [{ status_at: 2 * minute, steps_taken: '["remind"]' }],
    audit: [
      { at: minute, action: 'confirmed' },
      { at: 2 * minute, action: 'requested' },
    ],
    notices: [
      { kind: 'request', ...failed },
      { kind: 'request', accepted_at: minute },
      { kind: 'reminder', ...failed, attempts: 0 },
      { kind: 'reminder', created_at: 3 * minute },
    ],
  })
  const reopened = visits[0]?.history.find(({ kind }) => kind === 'reopened')?.number
  expect(notices.map(({ kind, opening }) => [kind, opening])).toEqual([
    ['request', -1],
    ['request', 0],
    ['remind', 0],
    ['remind', reopened],
  ])
  expect(notices.map(({ last_known }) => last_known)).toEqual([2, 1, null, reopened])
})

it('keeps NEEDS CALL only for an open request that nobody was notified of and nobody saw', async () => {
  const needing = { needs_call_at: 5 * minute }
  const { visits } = await visitsOfStore({
    appointments: [
      needing,
      { ...needing, heard_at: 6 * minute },
      { ...needing, seen_at: 6 * minute, seen_by: 'Front desk' },
      { ...needing, status: 'cancelled', status_at: 6 * minute },
    ],
  })
  expect(visits.map(({ needsCall }) => needsCall)).toEqual([true, false, false, false])
})

// A gap is a request of which that recipient got no notice.
it('puts the recipients of the newest request in force, each since the request after its last gap', async () => {
  const sent = (request: number, recipient: string, channel: 'whatsapp-cloud' | 'email') => ({
    ...{ appointment_id: request, kind: 'request', created_at: request * minute },
    ...{ recipient, channel },
  })
  const { recipients } = await visitsOfStore({
    appointments: [{}, {}, {}],
    notices: [
      ...[1, 2, 3].map((request) => sent(request, 'always', 'whatsapp-cloud')),
      ...[1, 3].map((request) => sent(request, 'with a gap', 'whatsapp-cloud')),
      sent(3, 'always', 'whatsapp-cloud'),
      sent(2, 'no more', 'email'),
    ],
  })
  expect(recipients.map((row) => [row.role, row.recipient, row.in_force_since])).toEqual([
    ['reception', 'always', minute],
    ['reception', 'with a gap', 3 * minute],
  ])
})
