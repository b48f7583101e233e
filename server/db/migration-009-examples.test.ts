import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
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

it('gives a visit the name in the request that came last, whatever its id', async () => {
  const older = { id: 2, reference: '#SID900000', name: 'A. Verma' }
  const newer = { id: 1, corrects: '#SID900000', name: 'Asha Verma', received_at: minute }
  const { visits } = await visitsOfStore({ appointments: [newer, older] })
  expect(visits.map(({ columns }) => columns.name)).toEqual(['Asha Verma'])
})

it('an erased request stays erased and apart from its correction, though the audit trail lacks it', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ erased_at: minute }, { corrects: first, received_at: 1 }],
  })
  expect(visits.map(({ visit }) => visit.ending)).toEqual(['erased', undefined])
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

it.each(['confirmed', 'cancelled', 'arrived', 'no-show'] as const)(
  'joins an unanswered request and a correction that was later %s',
  async (status) => {
    const unanswered = { status: 'unreachable', status_at: minute } as const
    const correction = { status, status_at: 3 * minute, received_at: 2 * minute, corrects: first }
    expect(await kindsOf({ appointments: [unanswered, correction] })).toHaveLength(1)
  },
)

it('keeps that a tap on "called" closed every request that came before its report', async () => {
  const confirmed = { status: 'confirmed', status_at: minute } as const
  const tap = { at: 3 * minute, actor: 'tap' } as const
  const { visits } = await visitsOfStore({
    appointments: [confirmed, { ...confirmed, received_at: 2 * minute, corrects: first }],
    audit: [tap, { ...tap, reference: second }],
  })
  expect(visits.map(({ visit }) => visit.asks.map(({ state }) => state))).toEqual([
    ['closed', 'closed'],
  ])
})

it('keeps when the last tap was made, and when it was reported', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ status: 'confirmed', status_at: minute }],
    audit: [{ at: 3 * minute, actor: 'tap' }],
  })
  expect(visits[0]?.events).toMatchObject([
    { kind: 'tap-called', happened_at: minute, recorded_at: 3 * minute },
  ])
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

it('promises a call by the earliest time of the requests that were opened again together', async () => {
  const open = { status: 'requested', status_at: 2 * minute } as const
  const [at, action] = [2 * minute, 'requested'] as const
  const { visits } = await visitsOfStore({
    appointments: [open, { ...open, corrects: first, received_at: 1, call_by: 7_200_000 }],
    audit: [
      { at: minute, action: 'cancelled' },
      { at: minute, action: 'cancelled', reference: second },
      { at, action },
      { at, action, reference: second },
    ],
  })
  expect(visits[0]?.history.at(-1)).toMatchObject({ asks: [1, 2], callByMs: 3_600_000 })
})

it('opens an entry by reception again if it was undone, and does not remove it', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ source: 'walk-in', status: 'requested', status_at: minute }],
    audit: [
      { at: 0, action: 'entered', actor: 'desk', device: 'Front desk' },
      { at: minute, action: 'requested', actor: 'desk', device: 'Front desk' },
    ],
  })
  expect(visits[0]?.history.map(({ kind }) => kind)).toEqual(['request', 'entered', 'reopened'])
  expect(visits[0]?.visit.state).toBe('to call')
})

it('names the device of an entry only if the device saw it at that time', async () => {
  const walkIn = { source: 'walk-in', status: 'confirmed', seen_by: 'Front desk' } as const
  const { visits } = await visitsOfStore({
    appointments: [
      { ...walkIn, seen_at: 0 },
      { ...walkIn, seen_at: minute },
    ],
  })
  expect(visits.map(({ events }) => events[0]?.device_id)).toEqual([1, null])
})

it('reads an outcome as an undo only if the desk undid something at that time', async () => {
  const store = (undoneAt: number) => ({
    appointments: [{ status: 'unreachable', status_at: minute } as const],
    audit: [
      { at: minute, action: 'unreachable', actor: 'desk' },
      { at: 2 * minute, action: 'confirmed', actor: 'desk' },
      { at: 3 * minute, action: 'unreachable', actor: 'desk' },
    ] as const,
    acts: [{ act: 'undo', at: undoneAt, refs: JSON.stringify([first]) } as const],
  })
  const outcomes = ['request', 'no-answer', 'agreed']
  expect(await kindsOf(store(3 * minute))).toEqual([[...outcomes, 'undone']])
  expect(await kindsOf(store(9 * minute))).toEqual([[...outcomes, 'no-answer']])
})

it('adds the outcome to which an undo led back, if the audit trail lacks it', async () => {
  const store = {
    appointments: [{ status: 'cancelled', status_at: 4 * minute } as const],
    audit: [
      { at: 2 * minute, action: 'confirmed', actor: 'desk' },
      { at: 3 * minute, action: 'unreachable', actor: 'desk' },
      { at: 4 * minute, action: 'cancelled', actor: 'desk' },
    ] as const,
    acts: [{ act: 'undo', at: 3 * minute, refs: JSON.stringify([first]) } as const],
  }
  const kinds = ['request', 'agreed', 'undone', 'no-answer', 'cancelled']
  expect(await kindsOf(store)).toEqual([kinds])
})

it('keeps an entry of the audit trail that changed nothing, with its reference', async () => {
  const { ofNone, visits } = await visitsOfStore({
    appointments: [{}],
    audit: [{ at: minute, action: 'erased' }],
  })
  expect(visits[0]?.events).toEqual([])
  expect(ofNone).toMatchObject([{ kind: 'erased', detail: JSON.stringify({ reference: first }) }])
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

it('gives a change that the audit trail lacks the time of the status', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ status: 'cancelled', status_at: 3 * minute }],
    audit: [{ at: 2 * minute, action: 'confirmed' }],
  })
  expect(visits[0]?.events.map((row) => [row.kind, row.recorded_at])).toEqual([
    ['agreed', 2 * minute],
    ['cancelled', 3 * minute],
  ])
})

it('makes a sighting of each claim, also of one that was released, ten minutes before its end', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ claimed_by: 'Front desk', claimed_until: 12 * minute }],
    acts: [{ act: 'claim', at: minute, refs: JSON.stringify([first]) }],
  })
  expect(visits[0]?.events.map((row) => [row.kind, row.recorded_at])).toEqual([
    ['seen', minute],
    ['seen', 2 * minute],
  ])
  const claim = { claim_device: 1, claim_until: 12 * minute, claim_number: 3 }
  expect(visits[0]?.columns).toMatchObject(claim)
})

it('gives a note the time at which it was written, not that of the last outcome', async () => {
  const { visits } = await visitsOfStore({
    appointments: [{ status: 'confirmed', status_at: 2 * minute, note: 'rings at night' }],
    audit: [{ at: 2 * minute, actor: 'desk', device: 'Front desk' }],
    acts: [{ act: 'note', at: minute, refs: JSON.stringify([first]) }],
  })
  expect(visits[0]?.events.map((row) => [row.kind, row.text, row.recorded_at])).toEqual([
    ['note', 'rings at night', minute],
    ['agreed', null, 2 * minute],
  ])
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

it('of several notices alike, takes the accepted one for the original, not one that is due', async () => {
  const { notices } = await visitsOfStore({
    appointments: [{}],
    notices: [{ status: 'due' }, { accepted_at: minute }, { status: 'due' }],
  })
  expect(notices.map(({ opening }) => opening)).toEqual([-1, 0, -3])
})

it.each([
  ['an alarm, if it was queued before the call-by', minute, 'alarm'],
  ['one to the owner, if it was queued after the call-by', 61 * minute, 'tell-owner'],
] as const)('takes the only notice of an escalation for %s', async (_what, created_at, kind) => {
  const { notices } = await visitsOfStore({
    appointments: [{ steps_taken: '["alarm","tell-owner"]' }],
    notices: [{ kind: 'escalation', created_at }],
  })
  expect(notices).toMatchObject([{ kind }])
})

it('keeps in mind that a request was beyond the limit', async () => {
  const { visits } = await visitsOfStore({ appointments: [{ steps_taken: '["summary"]' }, {}] })
  expect(visits.map(({ requests }) => requests[0]?.is_beyond_limit)).toEqual([1, 0])
})

it('gives the id of an act on two visits to the event of one', async () => {
  const confirmed = { status: 'confirmed', status_at: minute, ...tomorrow } as const
  const entry = { at: minute, actor: 'desk', device: 'Front desk' } as const
  const { visits } = await visitsOfStore({
    appointments: [confirmed, confirmed],
    audit: [entry, { ...entry, reference: second }],
    acts: [{ at: minute, refs: JSON.stringify([first, second]) }],
  })
  expect(visits.map(({ events }) => events[0]?.act_id)).toEqual(['act 0', null])
})

// A gap is a request of which that recipient got no notice.
it('puts the recipients of the newest request in force, each since the request after its last gap', async () => {
  const sent = (request: number, recipient: string, channel: 'whatsapp-cloud' | 'email') => ({
    appointment_id: request,
    kind: 'request',
    created_at: request * minute,
    recipient,
    channel,
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
