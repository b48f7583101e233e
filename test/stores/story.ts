import { pino } from 'pino'
import { delhiInstant, parseDate } from '../../domain/delhi-time.ts'
import { inEachLanguage } from '../../domain/language.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import { setStatus } from '../../server/appointments/queries.ts'
import { trustClock } from '../../server/clock/queries.ts'
import { type ComposedServer, composeServer } from '../../server/compose-server.ts'
import type { Database } from '../../server/db/database.ts'
import type { Shared } from '../../server/db/open-configured.ts'
import type { AppointmentStatus, ReceiptKind } from '../../server/db/schema.ts'
import { revokeDevice } from '../../server/desk/devices.ts'
import { erase } from '../../server/privacy/erase.ts'
import { purgeBatch } from '../../server/privacy/purge.ts'
import { expiryAt } from '../../server/privacy/purge-expired.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import type { Message, Provider, SendOutcome } from '../../server/providers/provider.ts'
import { recordReceipts } from '../../server/receipts/queries.ts'
import { aPost, aRequest } from '../support/a-request.ts'
import { configOf } from '../support/config-of.ts'
import { openTestDesk, type TestDevice } from '../support/test-desk.ts'

/**
 * What happened at a centre that ran 2.0.0: every state that 2.0.0 can store, made by its own intake,
 * desk, commands and worker. All people and numbers are invented. A clock that only this file moves,
 * and ids that count, make two tellings the same.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const staff = Array.from({ length: 7 }, (_, index) => `+91999990100${index + 1}`)
const mailboxes = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.org' },
  ...{ STAFF_EMAIL: 'reception@example.org', OWNER_EMAIL: 'owner@example.org' },
}
const whatsApp = {
  ...{ WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_ACCESS_TOKEN: 'a-token' },
  ...{ WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest' },
  ...{ WHATSAPP_APP_SECRET: 'an-app-secret', WHATSAPP_VERIFY_TOKEN: 'a-verify-token' },
}
const twilio = {
  ...{ TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef', TWILIO_AUTH_TOKEN: 'a-token' },
  ...{ TWILIO_WHATSAPP_FROM: '+14155238886', PUBLIC_URL: 'https://centre.example' },
  ...{ TWILIO_CONTENT_SID: 'HX0123456789abcdef0123456789abcdef' },
}
const sevenPhones = { ...whatsApp, ...mailboxes, WHATSAPP_STAFF_NUMBERS: staff.join(',') }
const twoPhones = { ...sevenPhones, WHATSAPP_STAFF_NUMBERS: staff.slice(0, 2).join(',') }
const limits = { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_PHONE: '100', LIMIT_OVERALL: '1000' }

type Answer = (message: Message, channel: string) => SendOutcome | Promise<SendOutcome>

const accepted: Answer = ({ correlationId }) => ({
  kind: 'accepted',
  providerMessageId: `wamid.${correlationId}`,
})
const failing =
  (failure: Omit<Extract<SendOutcome, { kind: 'failed' }>, 'kind'>): Answer =>
  () => ({ kind: 'failed', ...failure })
const hanging: Answer = () => new Promise(() => {})
const refused = failing({ class: 'recipient', code: '550' })

export interface Told {
  /** The clock of the machine when the story ends, epoch ms. */
  readonly endsAtMs: number
  /** What became of each request, in the order of the story. */
  readonly states: readonly { readonly is: string; readonly reference: Reference }[]
}

export async function tellStory(database: Database, shared: Shared | undefined): Promise<Told> {
  const machine = { nowMs: at('2025-10-27', 10), uptimeMs: 0, boot: 1, ids: 0 }
  const now = () => machine.nowMs
  const newId = () => `00000000-0000-4000-8000-${String(++machine.ids).padStart(12, '0')}`
  const states: { is: string; reference: Reference }[] = []
  const log = pino({ level: 'silent' })
  const { db } = database
  let running: ComposedServer | undefined
  let answer: Answer = accepted

  const server = () => {
    if (running === undefined) throw new Error('no server runs')
    return running
  }
  const wait = async (ms: number) => {
    machine.nowMs += ms
    machine.uptimeMs += ms
    desk.clock.nowMs = machine.nowMs
    await settled()
  }
  const until = (atMs: number) => wait(atMs - machine.nowMs)

  /** Wakes the worker until nothing changes any more. */
  async function settled() {
    let before = ''
    for (let same = 0; same < 4; ) {
      server().worker.wake()
      await new Promise((resolve) => setTimeout(resolve, 45))
      const after = await fingerprint()
      same = after === before ? same + 1 : 0
      before = after
    }
  }
  async function fingerprint() {
    const notices = await db.selectFrom('notice').select(['id', 'status', 'due_at']).execute()
    const receipts = await db.selectFrom('receipt').select(['id', 'due_at', 'tries']).execute()
    const requests = await db.selectFrom('appointment').select(['id', 'next_step_at']).execute()
    return JSON.stringify([notices, receipts, requests])
  }

  async function start(settings: Readonly<Record<string, string>>, isAlone = shared === undefined) {
    const config = configOf({ ...limits, ...settings })
    const { channels, recipients } = composeProviders({ config, print: () => {} })
    const scripted = Array.from(channels.values(), (channel) => scriptedBy(channel))
    running = await composeServer({
      ...{ config, database, shared, isAlone, recipients },
      channels: new Map(scripted.map((channel) => [channel.name, channel])),
      assets: { files: new Map(), bookingScripts: inEachLanguage(() => ['/assets/hydrate.js']) },
      ...{ now, newId, uptimeMs: () => machine.uptimeMs, bootId: `boot ${machine.boot}` },
      ...{ random: () => 0, pollMs: hour, log },
    })
    await settled()
  }
  const scriptedBy = (channel: Provider): Provider => ({
    ...channel,
    reportsDelivery: channel.name.startsWith('whatsapp'),
    send: async (message) => await answer(message, channel.name),
    check: async () => undefined,
  })
  const restart = async (settings: Readonly<Record<string, string>>, movedMs = 0) => {
    await server().worker.stop()
    machine.boot += 1
    machine.nowMs += movedMs
    desk.clock.nowMs = machine.nowMs
    await start(settings)
  }

  // Requests and what is noted of them.

  let people = 0
  /** Invented people, each with a number of their own. */
  function somebody() {
    const names = ['Asha', 'Ravi', 'Meena', 'Om', 'Kavita', 'Farid', 'Sunita', 'Joseph', 'Lata']
    people += 1
    const name = `${names[people % names.length]} Example`
    return {
      name,
      phone: `+91 99999 00${String(people).padStart(3, '0')}`,
      date: '2026-11-18' as const,
    }
  }
  async function book(is: string, changes: Parameters<typeof aRequest>[0] = {}, language = 'en') {
    const reference = await send({ ...somebody(), ...changes }, language)
    states.push({ is, reference })
    await settled()
    return reference
  }
  async function send(changes: Parameters<typeof aRequest>[0], language = 'en') {
    machine.nowMs += 17 * second
    machine.uptimeMs += 17 * second
    desk.clock.nowMs = machine.nowMs
    const headers = { 'content-language': language, 'idempotency-key': newId() }
    const socket = { remoteAddress: '203.0.113.7' }
    const init = aPost(aRequest(changes), headers)
    const response = await server().app.request('/api/send-whatsapp', init, {
      incoming: { socket },
    })
    const body = await response.json()
    const reference = parseReference(String(body.reference))
    if (reference === undefined) throw new Error(JSON.stringify(body))
    return reference
  }
  const command = async (reference: Reference, status: AppointmentStatus) => {
    await setStatus(database, reference, status, now())
    await settled()
  }
  let acts = 0
  async function act(device: TestDevice, references: readonly Reference[], body: object) {
    const id = `an-act-of-the-desk-${++acts}`
    desk.clock.nowMs += second
    machine.nowMs += second
    machine.uptimeMs += second
    const { status, error } = await device.act({ id, references, ...body })
    if (status !== 200) throw new Error(`${JSON.stringify(body)}: ${error}`)
    await settled()
    return id
  }
  async function enter(is: string, device: TestDevice, fields: Record<string, string>) {
    const typed = { date: '2026-11-16', time: '4:00 PM', tests: 'ECG', language: 'en', ...fields }
    const response = await device.postForm('/new', { ...somebody(), email: '', ...typed })
    const place = decodeURIComponent(response.headers.get('location') ?? '')
    const reference = parseReference(/#?SID\d{6}/.exec(place)?.[0] ?? '')
    if (reference === undefined) throw new Error(`${response.status} ${place}`)
    states.push({ is, reference })
    await settled()
    return reference
  }
  /** What the provider says of the message about a request to this phone. */
  async function receive(reference: Reference, kind: ReceiptKind, to = staff[0] ?? '', ago = 0) {
    const notice = await db
      .selectFrom('notice')
      .innerJoin('appointment', 'appointment.id', 'appointment_id')
      .select(['notice.correlation_id', 'provider_message_id'])
      .where('reference', '=', reference)
      .where('recipient', '=', to)
      .where('kind', '=', 'request')
      .orderBy('notice.id')
      .executeTakeFirstOrThrow()
    await say(kind, notice.correlation_id, notice.provider_message_id, ago)
  }
  async function say(kind: ReceiptKind, correlationId: string, id: string | null, ago = 0) {
    const isTap = kind === 'called' || kind === 'no-answer'
    const receipt = {
      ...{ kind, correlationId, happenedAtMs: now() - ago },
      providerMessageId: isTap ? `wamid.tap.${newId()}` : (id ?? 'wamid.unknown'),
      failure: kind === 'failed' ? ({ class: 'recipient', code: '131026' } as const) : undefined,
    }
    await recordReceipts(database, [receipt], now())
    await settled()
  }
  /** Each message that WhatsApp has accepted lately comes as far as its phone lets it. */
  async function deliver() {
    const sent = await db
      .selectFrom('notice')
      .select(['correlation_id', 'provider_message_id', 'recipient', 'accepted_at'])
      .where('channel', '=', 'whatsapp-cloud')
      .where('status', '=', 'accepted')
      .orderBy('id')
      .execute()
    for (const { correlation_id, provider_message_id, recipient, accepted_at } of sent) {
      const id = provider_message_id
      if (recipient === staff[0]) await say('delivered', correlation_id, id)
      if (recipient === staff[1]) await say('read', correlation_id, id)
      // Long after nobody needs it any more.
      if (recipient === staff[4] && (accepted_at ?? 0) < now() - 6 * day)
        await say('failed', correlation_id, id)
    }
  }
  const mark = (is: string, reference: Reference) => states.push({ is, reference })

  const desk = await openTestDesk({ database, nowMs: machine.nowMs })

  // A year ago: purged by now, its reference in use again.
  await start({})
  await database.proveWritable(now())
  const firstMs = machine.nowMs + 17 * second
  const purged = await send({ ...somebody(), date: '2025-10-29' })
  await command(purged, 'confirmed')
  await server().worker.stop()

  // After a year without a server a purge waits for a person.
  machine.boot += 1
  machine.nowMs = at('2026-10-29', 10)
  desk.clock.nowMs = machine.nowMs
  await start({})
  await trustClock(database, now())
  await purgeBatch(database, expiryAt(now(), 365, 'cli'), 100)
  await book('never told to anybody, printed on a terminal, and left open')
  const againMs = firstMs + Math.ceil((now() + hour - firstMs) / 1_000_000) * 1_000_000
  await until(againMs - 17 * second)
  const reused = await book('has the reference of a purged one, whose audit trail is still there')
  if (reused !== purged) throw new Error(`${reused} is not ${purged}`)

  // With mail alone.
  await restart(mailboxes)
  await book('told by mail, mail being the only channel', { email: 'patient@example.org' })

  // With Twilio.
  await restart({ ...twilio, ...mailboxes, WHATSAPP_STAFF_NUMBERS: staff[0] ?? '' })
  const byTwilio = await book('delivered by Twilio')
  await receive(byTwilio, 'delivered')
  answer = (message, channel) =>
    channel === 'email'
      ? accepted(message, channel)
      : failing({ class: 'transient', code: '500' })(message, channel)
  await book('queued for Twilio when that was removed')

  // Seven phones, of which each answers in its own way; four days, a weekend among them.
  const bySeven: Answer = (message, channel) => {
    if (channel === 'email') return accepted(message, channel)
    switch (staff.indexOf(message.recipient)) {
      case 3:
        return failing({ class: 'recipient', code: '131026' })(message, channel)
      case 5:
        return failing({ class: 'unknown', code: 'ETIMEDOUT' })(message, channel)
      case 6:
        return failing({ class: 'transient', code: '131000' })(message, channel)
      default:
        return accepted(message, channel)
    }
  }
  answer = bySeven
  await restart(sevenPhones)
  await until(at('2026-10-29', 14))
  await say('delivered', 'an-id-of-nobody', 'wamid.of-nobody')
  await book('told, and never dealt with', { additionalInfo: 'Wheelchair, please.' })
  await deliver()
  const failedLate = await book('closed while a message of it failed')
  await command(failedLate, 'cancelled')
  await receive(failedLate, 'failed', staff[4])
  answer = failing({ class: 'transient', code: '131000' })
  await book('not told to anybody for two hours, NEEDS CALL')
  const closedUntold = await book('told to nobody, then closed')
  for (let tries = 0; tries < 12; tries++) await wait(10 * minute)
  await command(closedUntold, 'unreachable')
  answer = bySeven
  for (const clock of ['2026-10-29 20:35', '2026-10-30 09:00', '2026-10-31 10:00'])
    await goOn(clock)
  for (const clock of ['2026-11-02 08:05', '2026-11-02 20:35', '2026-11-04 12:00'])
    await goOn(clock)
  answer = (message, channel) =>
    message.kind === 'weekly-report' ? refused(message, channel) : bySeven(message, channel)
  for (const clock of ['2026-11-09 08:05', '2026-11-10 08:10', '2026-11-11 08:10'])
    await goOn(clock)
  async function goOn(clock: string) {
    const [date = '', time = ''] = clock.split(' ')
    const [hours, minutes] = time.split(':').map(Number)
    await until(at(date, hours ?? 0, minutes ?? 0))
    await deliver()
  }

  // Two phones, and the desk.
  const butTheReport: Answer = (message, channel) =>
    message.kind === 'weekly-report' ? refused(message, channel) : accepted(message, channel)
  answer = butTheReport
  await restart(twoPhones)
  await until(at('2026-11-16', 8, 5))
  await until(at('2026-11-16', 8, 31))
  await desk.link()
  const front = await desk.enter('Front desk')
  const office = await desk.enter('Office')
  await desk.enter('Old phone')
  await revokeDevice(database.transact, 'Old phone', now())

  const tapped = await book('tapped: called', {}, 'hi')
  await receive(tapped, 'delivered')
  await receive(tapped, 'called', staff[0], 5 * second)
  const tappedNo = await book('tapped: no answer')
  await receive(tappedNo, 'read')
  await receive(tappedNo, 'no-answer', staff[0], 3 * second)

  for (const [name, body] of Object.entries(outcomes)) {
    await wait(3 * minute)
    const reference = await book(`${name} at the desk`, { date: '2026-11-16', time: '6:00 PM' })
    await act(front, [reference], body)
    const undone = await book(`${name} at the desk, undone`, {
      date: '2026-11-16',
      time: '6:30 PM',
    })
    const done = await act(front, [undone], body)
    await act(front, [undone], { act: 'undo', of: done })
  }
  const agreedThenCame = await book('agreed, reminded, then arrived', {
    date: '2026-11-16',
    time: '5:00 PM',
  })
  await act(front, [agreedThenCame], {
    act: 'agreed',
    agreed: { date: '2026-11-16', time: '5:30 PM' },
  })
  await act(office, [agreedThenCame], { act: 'reminded' })
  await act(front, [agreedThenCame], { act: 'arrived' })
  const tomorrow = await book('agreed for tomorrow, reminded', { date: '2026-11-17' })
  await act(front, [tomorrow], {
    act: 'agreed',
    agreed: { date: '2026-11-17', time: '9:00 AM' },
    note: 'Comes with a walker.',
  })
  await act(front, [tomorrow], { act: 'reminded' })
  const noShow = await book('agreed, then did not come', { date: '2026-11-16', time: '5:00 PM' })
  await act(front, [noShow], { act: 'agreed', agreed: { date: '2026-11-16', time: '9:00 AM' } })
  await act(front, [noShow], { act: 'no-show' })
  const twice = await book('no answer twice')
  await act(front, [twice], { act: 'no-answer' })
  await wait(20 * minute)
  await act(office, [twice], { act: 'no-answer', note: 'Number is right, his wife says.' })
  const late = await book('an older tap came after the outcome of the desk')
  await wait(2 * minute)
  await act(front, [late], { act: 'cancelled', reason: 'centre-cancelled' })
  await receive(late, 'called', staff[0], minute)
  await command(await book('reopened by a command', {}), 'confirmed')
  await command(states.at(-1)?.reference ?? tapped, 'requested')
  for (const status of ['confirmed', 'unreachable', 'cancelled', 'arrived', 'no-show'] as const) {
    await command(await book(`${status} by a command`), status)
  }
  const again = await book('cancelled by a command twice')
  await command(again, 'cancelled')
  await wait(minute)
  await command(again, 'cancelled')

  // Repeats and corrections.
  const original = { ...somebody(), email: 'patient@example.org' }
  const repeated = await send(original)
  mark('asked twice: the second was a duplicate', repeated)
  if ((await send(original)) !== repeated) throw new Error('no duplicate')
  const chain = somebody()
  const links = [await send(chain)]
  mark('corrected twice, all open: the first', links[0] ?? repeated)
  links.push(await send({ ...chain, time: '3:00 PM' }))
  mark('corrected twice, all open: the second', links[1] ?? repeated)
  links.push(await send({ ...chain, time: '3:00 PM', phone: `${chain.phone}, 011 5550 0199` }))
  mark('corrected twice, all open: the third, with a second number', links[2] ?? repeated)
  const agreedChain = somebody()
  const agreedFirst = await send(agreedChain)
  mark('agreed with its correction at once', agreedFirst)
  const agreedSecond = await send({ ...agreedChain, tests: ['CT Scan'] })
  mark('agreed with what it corrects', agreedSecond)
  await act(front, [agreedSecond, agreedFirst], {
    act: 'agreed',
    agreed: { date: '2026-11-18', time: '10:00 AM' },
  })
  const changed = somebody()
  const changedFirst = await send(changed)
  mark('agreed, and corrected after that', changedFirst)
  await act(front, [changedFirst], {
    act: 'agreed',
    agreed: { date: '2026-11-18', time: '11:00 AM' },
  })
  mark('corrects what was agreed, and is open', await send({ ...changed, time: '5:00 PM' }))
  const dropped = somebody()
  const droppedFirst = await send(dropped)
  mark('cancelled, and asked for again', droppedFirst)
  await act(front, [droppedFirst], { act: 'cancelled' })
  mark('corrects what was cancelled, and is open', await send(dropped))
  const half = somebody()
  mark('open, its correction erased', await send(half))
  const erasedHalf = await send({ ...half, time: '3:30 PM' })
  mark('a correction, erased', erasedHalf)
  const { name: _, ...family } = somebody()
  mark('one of a family with one number', await send({ ...family, name: 'Anita Example' }))
  mark('another of the family', await send({ ...family, name: 'Rohan Example', tests: ['X-Ray'] }))
  await settled()

  // Entries of the desk.
  await enter('entered at the desk by phone', front, { source: 'phone' })
  await wait(minute)
  await enter('entered at the desk as a walk-in', front, { source: 'walk-in', time: '9:00 AM' })
  await wait(minute)
  const walkedIn = await enter('entered as a walk-in, arrived', office, {
    source: 'walk-in',
    language: 'hi',
  })
  await act(office, [walkedIn], { act: 'arrived' })
  const moved = somebody()
  mark('changed by an entry of the desk', await send(moved))
  await enter('an entry of the desk that changes a request', front, {
    ...moved,
    tests: 'MRI Scan',
    date: '2026-11-19',
    time: '9:30 AM',
    source: 'phone',
  })

  // Notes, seen, claims, erasure, a summary beyond the limit.
  const noted = await book('open, with a note of the desk', { additionalInfo: 'पेसमेकर है' }, 'hi')
  await act(front, [noted], { act: 'note', note: 'Asks for a lady doctor.' })
  await act(front, [await book('open, seen')], { act: 'seen' })
  await act(office, [await book('open, claimed and given back')], { act: 'claim' })
  await act(office, [states.at(-1)?.reference ?? noted], { act: 'release' })
  await act(office, [await book('open, claimed, the claim has lapsed')], { act: 'claim' })
  const erased = await book('agreed, then erased')
  await act(front, [erased], { act: 'agreed', agreed: { date: '2026-11-18', time: '11:00 AM' } })
  await erase(database, [erased, erasedHalf], { actor: 'cli', nowMs: now() })
  await erase(database, [await book('open, erased')], { actor: 'cli', nowMs: now() })
  // PostgreSQL counts over restarts.
  await restart({ ...twoPhones, LIMIT_OVERALL: shared === undefined ? '1' : '60' })
  await book('within the overall limit')
  await book('beyond the overall limit: told in a summary')
  await restart(twoPhones)

  // A burst: three requests and more wait for one phone and share a message.
  answer = (message, channel) =>
    channel === 'email'
      ? accepted(message, channel)
      : failing({ class: 'auth', code: '190' })(message, channel)
  for (const nth of ['first', 'second', 'third', 'fourth']) await book(`the ${nth} of a burst`)
  answer = butTheReport
  await wait(20 * minute)
  await deliver()
  await until(at('2026-11-16', 17, 30))
  await deliver()

  // Forty days ahead and back, which withholds a purge; then wrong in three more ways.
  machine.nowMs += 40 * day
  await settled()
  machine.nowMs -= 40 * day
  await settled()
  // Nobody sees that a day is added while the machine is off.
  await restart(twoPhones, day)
  await book('stored a day ahead, open')
  const ahead = await book('stored a day ahead, cancelled')
  await restart(twoPhones, -day)
  // A server on PostgreSQL takes the last reading for another machine's, and waits for the next.
  await wait(2 * minute)
  await command(ahead, 'cancelled')
  await book('stored by a clock that was behind, open')
  await command(await book('stored by a clock that was behind, cancelled'), 'cancelled')
  await wait(2 * minute)
  machine.nowMs += 10 * minute
  desk.clock.nowMs = machine.nowMs
  await settled()
  await wait(2 * minute)
  await book('stored after the clock was set twice')

  // Monday evening. All that is owed at closing meets providers that refuse, wait or are silent.
  await restart(sevenPhones)
  await until(at('2026-11-16', 18, 20))
  await book('told by one phone, owed to another')
  await deliver()
  await until(at('2026-11-16', 19, 40))
  const claimed = await book('open, claimed now')
  const evening =
    (hangs: Message['kind']): Answer =>
    (message, channel) => {
      if (message.kind === hangs && silent.has(message.recipient)) return hanging(message, channel)
      if (channel === 'email') return failing({ class: 'transient', code: '451' })(message, channel)
      switch (staff.indexOf(message.recipient)) {
        case 1:
          return failing({ class: 'pair-throttled', code: '131056' })(message, channel)
        case 6:
          return failing({ class: 'transient', code: '131000' })(message, channel)
        default:
          return accepted(message, channel)
      }
    }
  answer = evening('reminder')
  await until(at('2026-11-16', 19, 51))
  await startBeside(evening('escalation'))
  await until(at('2026-11-16', 20, 29, 20))
  answer = evening('request')
  const last = await book('open, its messages on their way')
  await startBeside(evening('day-digest'))
  await book('open, behind another')
  await until(at('2026-11-16', 20, 30, 5))
  await receive(last, 'failed', staff[2])
  await say('delivered', 'an-id-of-another-system', 'wamid.of-another-system')
  await desk.link()
  await startBeside(evening('alarm'))
  const answered = await book('came when the centre had closed, no answer a moment ago')
  await act(office, [claimed], { act: 'claim' })
  await act(front, [answered], { act: 'no-answer' })
  return { endsAtMs: now(), states }

  /** A second server on the store: a send that hangs keeps the first from sending anything else. */
  async function startBeside(next: Answer) {
    answer = next
    await start(sevenPhones, false)
  }
}

const silent = new Set([...staff.slice(2, 4), 'owner@example.org'])

const outcomes = {
  agreed: { act: 'agreed', agreed: { date: '2026-11-16', time: '6:00 PM' } },
  'agreed as asked, with a note,': {
    ...{
      act: 'agreed',
      agreed: { date: '2026-11-16', time: '6:30 PM' },
      note: 'Brings old films.',
    },
  },
  'no answer': { act: 'no-answer' },
  'no answer, try again at a time,': { act: 'no-answer', tryAgainAtMs: at('2026-11-16', 21) },
  'wrong number': { act: 'wrong-number' },
  'cancelled by the patient': { act: 'cancelled', reason: 'patient-cancelled' },
  'cancelled by the centre': { act: 'cancelled', reason: 'centre-cancelled' },
  arrived: { act: 'arrived' },
  'no show': { act: 'no-show' },
} as const

/** An instant of Delhi, epoch ms. */
function at(date: string, hours: number, minutes = 0, seconds = 0): number {
  const read = parseDate(date)
  if (read === undefined) throw new Error(date)
  return delhiInstant(read, hours * 60 + minutes) + seconds * second
}
