import { minute, second } from '../../domain/time/milliseconds.ts'
import { aChange, aSignedPost, aWebhook } from '../support/a-webhook.ts'
import { type Attempt, type DoneAct, newAct, unexpected } from './ledger.ts'
import { request } from './request.ts'
import { appSecret, type Setup } from './setup.ts'
import { kindAt, pass } from './waiting.ts'
import type { World } from './world.ts'

/** How long Meta waits before it posts a failed webhook again. */
const postAgainMs = minute

/** A message as it was handed to Meta. */
interface Sent {
  readonly correlationId: string
  /** The payloads of its buttons. A message about the whole centre has none. */
  readonly buttons: readonly string[]
  readonly attempt: Attempt
  readonly isUndeliverable: boolean
}

/** Accepts a message and returns Meta's id of it. The message then reaches the phone and causes reports by itself. */
export type TakeIn = (sent: Sent) => string

interface TakenMessage extends Sent {
  readonly count: number
  readonly id: string
}

/** The phones of reception, and the people who hold them. */
export function simulatedPhones(inWorld: () => World): TakeIn {
  let count = 0
  return (sent) => {
    const world = inWorld()
    count++
    const taken = { ...sent, count, id: `wamid.${count}` }
    void (sent.isUndeliverable ? failLater(taken, world) : arrive(taken, world))
    return taken.id
  }
}

/**
 * Fails a message that Meta had accepted. If receipts are off, no server learns of the failure, and the message
 * counts as noticed.
 */
async function failLater(taken: TakenMessage, world: World): Promise<void> {
  if (!reportsDelivery(taken.attempt.setup)) return tell(taken, world)
  taken.attempt.fate = 'failed'
  report(taken, 'sent', world)
  await pass(world, world.random.between(second, 30 * second))
  report(taken, 'failed', world)
}

/** Delivers a message once the phone is on. Sometimes somebody then reads it and taps a button. */
async function arrive(taken: TakenMessage, world: World): Promise<void> {
  const { schedule, time, random, ledger } = world
  if (!reportsDelivery(taken.attempt.setup)) tell(taken, world)
  report(taken, 'sent', world)
  await pass(world, random.between(200, 30 * second))
  while (kindAt(schedule.phonesOff, time.elapsedMs()) !== undefined) await pass(world, minute)
  ledger.note(`${taken.id} is on the phone: ${taken.attempt.about.references.join(' ')}`)
  tell(taken, world)
  report(taken, 'delivered', world)
  if (random.chance(0.2)) return
  await pass(world, random.between(second, 10 * minute))
  report(taken, 'read', world)
  if (taken.buttons.length > 0 && random.chance(0.7)) await tapAway(taken, world)
}

/** Notes that a person could notice the message. If receipts are off, that holds as soon as Meta takes it. */
function tell({ attempt: { about } }: TakenMessage, { ledger, time }: World): void {
  if (about.named.length === 0) return
  ledger.tellings.push({ references: about.references, atMs: time.elapsedMs() })
}

/** Taps under one message: half the time once, otherwise twice or three times, perhaps on both buttons. */
async function tapAway(taken: TakenMessage, world: World): Promise<void> {
  const { random, time } = world
  await pass(world, random.between(second, 100 * minute))
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left--) {
    // Meta reports times in whole seconds.
    const happenedAtMs = Math.floor(time.elapsedMs() / second) * second
    tap(taken, happenedAtMs, world)
    await pass(world, random.pick([2 * second, random.between(2 * second, 20 * minute)]))
  }
}

function tap(taken: TakenMessage, happenedAtMs: number, world: World): void {
  const { random, ledger, time } = world
  const references = [...taken.attempt.about.references]
  const payload = taken.buttons[random.chance(0.7) ? 0 : 1]
  if (references.length === 0 || payload === undefined) return
  const id = `wamid.tap.${ledger.acts.length}`
  const kind = payload.startsWith('called') ? 'tap-called' : 'tap-no-answer'
  const act = newAct({ id, by: 'tap', kind, references, happenedAtMs }, ledger)
  ledger.note(`tap ${payload.split(':')[0]} under ${taken.id}, about ${references.join(' ')}`)
  const message = {
    context: { id: taken.id },
    from: taken.attempt.recipient.slice(1),
    id,
    timestamp: timestamp(world),
    type: 'button',
    button: { payload, text: 'A button' },
  }
  send(taken.attempt.setup, world, {
    value: { messages: [message] },
    onPosted: () => {
      act.postedAtMs ??= time.elapsedMs()
    },
    onTaken: () => {
      act.arrivedAtMs ??= time.elapsedMs()
      if (ledger.acts.some((other) => isLater(other, act))) {
        ledger.rare.add('a tap is reported after a later act about the same request')
      }
    },
  })
}

function isLater(other: DoneAct, { references, happenedAtMs }: DoneAct): boolean {
  const isAboutTheSame = other.references.some((each) => references.includes(each))
  return isAboutTheSame && other.happenedAtMs > happenedAtMs && other.arrivedAtMs !== undefined
}

type Status = 'sent' | 'delivered' | 'read' | 'failed'

function report(taken: TakenMessage, status: Status, world: World): void {
  const { attempt } = taken
  const { time } = world
  const value = { statuses: [statusOf(taken, status, world)] }
  const onPosted = () => {
    if (attempt.isUnderWay())
      world.ledger.rare.add('the receipt of a message comes before the answer to its send')
  }
  const onTaken = () => {
    if (status === 'failed') attempt.failedAtMs ??= time.elapsedMs()
  }
  send(attempt.setup, world, { value, onPosted, onTaken })
}

function reportsDelivery({ whatsApp }: Setup): boolean {
  return whatsApp === 'with-webhook'
}

interface PhoneReport {
  /** The value of the webhook's change. */
  readonly value: object
  /** Called when a server may first know of the report. */
  readonly onPosted: () => void
  /** Called when a server has accepted the report. */
  readonly onTaken: () => void
}

/** The error code of a failure: by turns undeliverable and temporary. */
function failureOf({ count }: TakenMessage): number {
  return count % 2 === 0 ? 131026 : 131000
}

function statusOf(taken: TakenMessage, status: Status, world: World) {
  const { id, correlationId, attempt } = taken
  return {
    id,
    status,
    timestamp: timestamp(world),
    recipient_id: attempt.recipient.slice(1),
    ...(world.random.chance(0.9) ? { biz_opaque_callback_data: correlationId } : {}),
    ...(status === 'failed' ? { errors: [{ code: failureOf(taken) }] } : {}),
  }
}

function timestamp({ time }: World): string {
  return String(Math.floor(time.trueMs() / second))
}

/** Posts a report soon, late, twice or never, as Meta does. */
function send(setup: Setup, world: World, report: PhoneReport): void {
  const { random } = world
  if (!reportsDelivery(setup) || random.chance(0.05)) return
  void post(report, delay(world), world)
  if (random.chance(0.15)) void post(report, delay(world), world)
}

function delay({ random }: World): number {
  return random.chance(0.1) ? random.between(minute, 90 * minute) : random.between(0, 2 * second)
}

/** Posts a report until a server accepts it, as Meta does. */
async function post({ value, onPosted, onTaken }: PhoneReport, delayMs: number, world: World) {
  const { schedule, time, random } = world
  const signed = aSignedPost(aWebhook(aChange(value)), appSecret)
  await pass(world, delayMs)
  while (kindAt(schedule.webhooksHeld, time.elapsedMs()) !== undefined) {
    await pass(world, random.between(second, minute))
  }
  for (let waitMs = postAgainMs; ; ) {
    onPosted()
    const answer = await request(world, (app) => app.request('/api/whatsapp-webhook', signed))
    if (answer !== undefined && answer.status < 300) return onTaken()
    // A server has no webhook while its settings name no provider.
    const isOff = answer?.status === 404 && schedule.settings.length > 0
    if (isOff) waitMs *= 2
    else if (answer !== undefined && answer.status < 500) {
      unexpected(world.ledger, `a report of the provider was answered ${answer.status}`)
    }
    await pass(world, waitMs)
  }
}
