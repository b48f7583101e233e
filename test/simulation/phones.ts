import { aChange, aWebhook } from '../support/a-webhook.ts'
import type { Act, Attempt } from './ledger.ts'
import type { Sent } from './read-send.ts'
import { pass, spellAt, type World } from './world.ts'

const second = 1000
const minute = 60 * second

/** When Meta posts a webhook again that was not taken. */
const postAgainMs = minute

/** Takes a message in; Meta's id of it. What follows, on the phone and by webhook, comes by itself. */
export type TakeIn = (sent: Sent, attempt: Attempt, isUndeliverable: boolean) => string

interface Taken extends Sent {
  readonly id: string
  readonly attempt: Attempt
}

/** The phones of reception, and the people who hold them. */
export function simulatedPhones(world: World): TakeIn {
  let count = 0
  return (sent, attempt, isUndeliverable) => {
    count++
    const taken = { ...sent, id: `wamid.${count}`, attempt }
    void (isUndeliverable ? failLater(taken, world) : arrive(taken, world))
    return taken.id
  }
}

/** Taken, and given up by Meta: where it reports that, it is no copy that anybody could see. */
async function failLater(taken: Taken, world: World): Promise<void> {
  if (world.schedule.setup.whatsApp === 'sends-only') return tell(taken, world)
  taken.attempt.fate = 'failed'
  report(taken, 'sent', world)
  await pass(world, world.random.between(second, 30 * second))
  report(taken, 'failed', world)
}

/** A message waits at Meta while the phone is off. */
async function arrive(taken: Taken, world: World): Promise<void> {
  const { schedule, time, random, ledger } = world
  if (schedule.setup.whatsApp === 'sends-only') tell(taken, world)
  report(taken, 'sent', world)
  await pass(world, random.between(200, 30 * second))
  while (spellAt(schedule.phonesOff, time.elapsedMs()) !== undefined) await pass(world, minute)
  ledger.note(`${taken.id} is on the phone: ${taken.about.references.join(' ')}`)
  taken.attempt.arrivedAtMs = time.elapsedMs()
  tell(taken, world)
  report(taken, 'delivered', world)
  if (random.chance(0.2)) return
  await pass(world, random.between(second, 10 * minute))
  report(taken, 'read', world)
  if (taken.payloads.length > 0 && random.chance(0.7)) await tapAway(taken, world)
}

/** Where no receipts are configured, that Meta took it is all that can be known, and counts. */
function tell({ about }: Taken, { ledger, time }: World): void {
  if (about.kind === 'other') return
  for (const reference of about.references)
    ledger.tellings.push({ reference, atMs: time.elapsedMs() })
}

/** Taps under one message, which is about one request: often one, sometimes second thoughts. */
async function tapAway(taken: Taken, world: World): Promise<void> {
  const { random, time } = world
  await pass(world, random.between(second, 100 * minute))
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left--) {
    // Meta tells whole seconds.
    const happenedAtMs = Math.floor(time.elapsedMs() / second) * second
    tap(taken, happenedAtMs, world)
    await pass(world, random.pick([2 * second, random.between(2 * second, 20 * minute)]))
  }
}

function tap(taken: Taken, happenedAtMs: number, world: World): void {
  const { random, ledger, time } = world
  const [reference] = taken.about.references
  const payload = taken.payloads[random.chance(0.7) ? 0 : 1]
  if (reference === undefined || payload === undefined) return
  const status = payload.startsWith('called') ? 'confirmed' : 'unreachable'
  const act: Act = { reference, status, happenedAtMs, arrivedAtMs: undefined }
  ledger.acts.push(act)
  ledger.note(`tap ${payload.split(':')[0]} under ${taken.id}, about ${reference}`)
  const message = {
    context: { id: taken.id },
    from: taken.to.slice(1),
    id: `wamid.tap.${ledger.acts.length}`,
    timestamp: timestamp(world),
    type: 'button',
    button: { payload, text: 'A button' },
  }
  send({ messages: [message] }, world, () => {
    act.arrivedAtMs ??= time.elapsedMs()
  })
}

type Status = 'sent' | 'delivered' | 'read' | 'failed'

function report(taken: Taken, status: Status, world: World): void {
  const { attempt, id, correlationId, to } = taken
  const { random, time } = world
  const values = {
    id,
    status,
    timestamp: timestamp(world),
    recipient_id: to.slice(1),
    ...(random.chance(0.9) ? { biz_opaque_callback_data: correlationId } : {}),
    ...(status === 'failed' ? { errors: [{ code: 131026 }] } : {}),
  }
  send({ statuses: [values] }, world, () => {
    attempt.reportedAtMs ??= time.elapsedMs()
  })
}

function timestamp({ time }: World): string {
  return String(Math.floor(time.trueMs() / second))
}

/** Posts a webhook soon, late, twice or never, as Meta does. */
function send(value: object, world: World, onTaken: () => void): void {
  const { schedule, random } = world
  if (schedule.setup.whatsApp !== 'with-webhook' || random.chance(0.05)) return
  void post(value, delay(world), world, onTaken)
  if (random.chance(0.15)) void post(value, delay(world), world, onTaken)
}

function delay({ random }: World): number {
  return random.chance(0.1) ? random.between(minute, 90 * minute) : random.between(0, 2 * second)
}

async function post(
  value: object,
  delayMs: number,
  world: World,
  onTaken: () => void,
): Promise<void> {
  const { schedule, time, random } = world
  await pass(world, delayMs)
  while (spellAt(schedule.webhooksHeld, time.elapsedMs()) !== undefined) {
    await pass(world, random.between(second, minute))
  }
  while (world.server.process() === undefined) await pass(world, postAgainMs)
  await world.server.process()?.takeWebhook(aWebhook(aChange(value)))
  onTaken()
}
