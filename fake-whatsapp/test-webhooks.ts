import { isObject, type JsonObject, objectAt, objectsAt, parseObject } from './json.ts'
import type { FakeOptions } from './options.ts'
import { openHouse, openMailbox } from './test-house.ts'

const allSteps = { sentMs: 100, deliveredMs: 200, readMs: 300 }

/** A fake and the mailbox its webhooks go to; `advance` moves time and waits for what falls due. */
export async function openPair(options: Partial<FakeOptions> = {}, answers: number[] = []) {
  const mailbox = await openMailbox(answers)
  const house = await openHouse({
    webhookUrl: mailbox.url,
    appSecret: 'app-secret',
    ...options,
    webhooks: { ...allSteps, ...options.webhooks },
  })
  const advance = async (ms: number) => {
    house.clock.advance(ms)
    await house.fake.idle()
  }
  return { ...house, ...mailbox, advance }
}

/** Every status in a body, in order. */
export function statusesIn(body: string): JsonObject[] {
  return valuesIn(body).flatMap((value) => objectsAt(value, 'statuses'))
}

export function valuesIn(body: string): JsonObject[] {
  const entries = objectsAt(parseObject(body) ?? {}, 'entry')
  const changes = entries.flatMap((entry) => objectsAt(entry, 'changes'))
  return changes.map((change) => objectAt(change, 'value')).filter(isObject)
}

export function namesIn(received: readonly { body: string }[]): unknown[] {
  return received.flatMap(({ body }) => statusesIn(body).map(({ status }) => status))
}
