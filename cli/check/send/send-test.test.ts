import { expect, it } from 'vitest'
import type { StatusName } from '../../../fake-whatsapp/messages.ts'
import { receiptsOf } from '../../../server/receipts/receipts-of.ts'
import { eventually } from '../../../test/support/eventually.ts'
import { approvedTemplates, openSetUp } from '../../../test/support/set-up.ts'
import { type Finding, findingText } from '../finding.ts'
import type { SendDeps } from './await-reports.ts'
import { sendTest } from './send-test.ts'

type SetUp = Awaited<ReturnType<typeof openSetUp>>

/** Sends in a set-up; `onWait` is what happens while it waits. */
async function sendIn(
  setUp: SetUp,
  onWait: (waits: number) => unknown = () => {},
  changes: Partial<SendDeps> = {},
) {
  const told: Finding[] = []
  let waits = 0
  await sendTest({
    ...setUp.context,
    receiptsOf: (...sent) => receiptsOf(setUp.database, ...sent),
    newId: () => crypto.randomUUID(),
    wait: async () => void (await onWait(++waits)),
    waitSeconds: 5,
    tell: (finding) => told.push(finding),
    ...changes,
  })
  return { text: told.map(findingText).join(''), waits: () => waits, messages: setUp.fake.messages }
}

/** The provider reports of the first message, once; resolves when the server has stored it. */
async function report({ fake, database }: SetUp, status: StatusName, errorCode?: number) {
  const [message] = fake.messages
  if (message === undefined || message.statuses.length > 0) return
  fake.report(message.wamid, status, errorCode)
  const { wamid, callbackData = '' } = message
  await eventually(async () =>
    expect(await receiptsOf(database, callbackData, wamid)).toHaveLength(1),
  )
}

const notApproved = {
  templates: approvedTemplates.map((template) => ({ ...template, status: 'PENDING' as const })),
}

const nothingByItself = { webhooks: { sentMs: null, deliveredMs: null, readMs: null } }

it('sends one message without a patient, and reports its receipt and the tap', async () => {
  const setUp = await openSetUp({ fake: nothingByItself })
  const { fake } = setUp
  const { text, messages } = await sendIn(setUp, async (waits) => {
    const [{ wamid } = { wamid: '' }] = fake.messages
    if (waits === 1) await report(setUp, 'delivered')
    else await fake.tap(wamid, 0)
  })
  expect(messages).toHaveLength(1)
  expect(messages[0]?.text).toContain('TEST MESSAGE, nobody to call')
  expect(text).toContain('Waiting up to 5 seconds for the receipt, and a tap on "Called"')
  expect(text).toContain('ok       test message to …001: accepted')
  expect(text).toContain('ok       test message to …001: delivered')
  expect(text).toContain('ok       test message to …001: tapped: "Called"')
  expect(text).not.toContain('PROBLEM')
  expect(text).not.toContain('9810000001')
})

it('stops waiting when the time is over, and says what did not come', async () => {
  const silent = await openSetUp({ fake: nothingByItself })
  const { text, waits } = await sendIn(silent)
  expect(waits()).toBe(5)
  expect(text).toMatch(/PROBLEM {2}test message to …001: it was accepted, but no receipt came/)
  const untapped = await openSetUp({ fake: nothingByItself })
  const { text: delivered } = await sendIn(untapped, () => report(untapped, 'delivered'))
  expect(delivered).toContain('it was delivered, but no tap came')
})

it('names a number that has not opted in, when it is refused or reported later', async () => {
  const refused = await openSetUp({ fake: { account: { allowedRecipients: [] } } })
  const { text } = await sendIn(refused)
  expect(text).toContain('not on the list of recipients')
  expect(text).toContain('API Setup, "To"')
  const reported = await openSetUp({ fake: nothingByItself })
  const { text: later } = await sendIn(reported, () => report(reported, 'failed', 131026))
  expect(later).toContain('WhatsApp cannot deliver to this number')
})

it("sends Meta's own test template where ours is not approved, and only awaits its receipt", async () => {
  const setUp = await openSetUp({
    fake: { ...nothingByItself, ...notApproved, account: { isTestNumber: true } },
  })
  const { text, messages } = await sendIn(setUp, () => report(setUp, 'read'))
  expect(messages.map(({ template }) => template)).toEqual(['hello_world'])
  expect(text).toContain('the tap is tested once ours is approved')
  expect(text).toContain('…001: delivered')
  expect(text).not.toContain('PROBLEM')
})

it('says so where Meta does not let the number send its test template', async () => {
  const { text } = await sendIn(await openSetUp({ fake: notApproved }))
  expect(text).toContain('Meta lets only its own test numbers send hello_world')
})

it('sends nothing where no provider is configured', async () => {
  const setUp = await openSetUp()
  const { whatsApp: _, ...config } = setUp.context.config
  const { text, messages } = await sendIn(setUp, () => {}, {
    config: { ...config, whatsApp: undefined },
  })
  expect(messages).toEqual([])
  expect(text).toContain('No WhatsApp provider is configured')
})
