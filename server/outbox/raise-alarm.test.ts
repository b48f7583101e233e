import { globSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { listNotices } from '../notices/list-notices.ts'
import type { Recipients } from '../providers/recipients.ts'
import { putInForce } from '../visits/recipients-in-force.ts'
import { saveCircuit } from './circuit-breaker.ts'
import { createAlarm } from './raise-alarm.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
const mail = { channel: 'email', recipient: 'reception@example.org' } as const
const owner = { channel: 'email', recipient: 'owner@example.org' } as const
const all: Recipients = {
  reception: [phone],
  summaries: [phone, mail],
  receptionMail: mail,
  owner,
  canBeTapped: true,
}

async function toldOf(subject: string, recipients: Recipients, isMailOpen = true) {
  const database = await storeInMemory()
  const failure = { class: 'auth', code: 'EAUTH' } as const
  const probeAtMs = isMailOpen ? undefined : fridayTenAm
  await saveCircuit(database, { channel: 'email', failures: 1, probeAtMs, failure })
  await database.transact((db) => putInForce(db, recipients, fridayTenAm))
  const { log, logged } = recordingLog()
  const raise = createAlarm({
    database,
    metrics: { alarmRaised: () => {} },
    now: () => fridayTenAm,
    newId: () => crypto.randomUUID(),
    onEnqueued: () => {},
    log,
  })
  await raise({ subject })
  await raise({ subject })
  expect(logged).toMatchObject([
    { level: 50, subject },
    { level: 50, subject },
  ])
  return (await listNotices(database, {})).map(({ recipient }) => recipient).toSorted()
}

it('each subject of an alarm that names no channel is explained in docs/alarms.md', () => {
  const doc = readFileSync('docs/alarms.md', 'utf8')
  const sources = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const said = text.matchAll(/(?:subject: |subject = |subjectOf\()['`](([a-z]+)-[a-z-]*)/g)
  // In the document, `template-…` stands for each subject that begins so.
  const isExplained = (word = '', first = '') =>
    [`\`${word} `, `\`${word}\``, `\`${first}-…`].some((written) => doc.includes(written))
  const words = new Map(Array.from(said, ([, word, first]) => [word, isExplained(word, first)]))
  expect(words.size).toBeGreaterThan(10)
  expect([...words.keys()]).toContain('clock-moved')
  expect([...words].filter(([, isFound]) => !isFound)).toEqual([])
})

describe('an alarm', () => {
  const subject = 'template-paused appointment_request'

  it.each([
    ['the owner', all, [owner]],
    ["reception's mailbox, if there is no owner", { ...all, owner: undefined }, [mail]],
    [
      "reception's phones, if there is no mailbox",
      { ...all, owner: undefined, receptionMail: undefined },
      [phone],
    ],
    [
      'nobody, if no recipient can get it',
      { ...all, summaries: [], owner: undefined, receptionMail: undefined },
      [],
    ],
  ])('is sent once, to %s', async (_who, recipients, told) => {
    expect(await toldOf(subject, recipients)).toEqual(told.map(({ recipient }) => recipient))
  })

  it('goes to the phones too while the mail circuit is open, and if it is about mail', async () => {
    const both = [phone.recipient, owner.recipient]
    expect(await toldOf(subject, all, false)).toEqual(both)
    expect(await toldOf('email auth smtp-535', all)).toEqual(both)
    expect(await toldOf('email auth smtp-535', { ...all, summaries: [mail] })).toEqual([
      owner.recipient,
    ])
  })
})

describe('an alarm that cannot be mailed', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })

  const untilOnPhone = async (summary: string) =>
    await eventually(() => {
      const alarms = testServer.fake.messages.filter(
        ({ template }) => template === 'appointment_digest',
      )
      expect(alarms.map(({ parameters }) => parameters.summary)).toContain(summary)
    })

  it("reaches reception's phone, with the subject of the alarm, if the owner's mailbox does not exist", async () => {
    testServer.mail.refuse({ mailbox: 'owner@example.org' })
    await testServer.fake.reportTemplatePaused('appointment_request')
    await untilOnPhone('ALARM: email recipient smtp-550: template-paused appointment_request')
    expect(testServer.logged).toContainEqual(
      expect.objectContaining({ level: 50, subject: 'template-paused appointment_request' }),
    )
  })
})
