import { setTimeout } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import {
  afterTheRequest,
  answeredByAProxy,
  type BrokenProvider,
  beforeTheRequest,
  behindAProxy,
} from '../../test/support/broken-provider.ts'
import { authority } from '../../test/support/certificates.ts'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer } from '../../test/support/test-server.ts'
import { listNotices } from '../notices/list-notices.ts'
import type { CallTimeouts } from '../providers/http-call.ts'

type Break = () => Promise<BrokenProvider>

const second = 1000
const minute = 60 * second

/** Long enough for this machine, short enough to wait for at each attempt. */
const impatient = { connectMs: 150, answerMs: 1_000 }

beforeAll(() => setDefaultCACertificates([...getCACertificates(), authority]))

const everyWay = Object.entries({ ...beforeTheRequest, ...behindAProxy, ...answeredByAProxy })

/** `OUTAGES=all npx vitest run server/outbox/unreachable` goes through them all. */
const few = ['connections are never accepted', 'the certificate has expired', 'a proxy answers 407']
const ways = everyWay.filter(([way]) => process.env.OUTAGES === 'all' || few.includes(way))

/** `OUTAGE_SECONDS=45` waits that long for each of these ways, with the timeouts of the product. */
const realSeconds = Number(process.env.OUTAGE_SECONDS ?? 0)

async function openBehind(breakProvider: Break, timeouts?: CallTimeouts) {
  const provider = await breakProvider()
  const url = `${provider.isSecure ? 'https' : 'http'}://${provider.host}`
  const testServer = await openTestServer({ WHATSAPP_API_URL: url }, timeouts)
  onTestFinished(() => testServer.close())
  const mend = async () => await provider.mend(Number(new URL(testServer.fake.url).port))
  // Only the requests' own messages: a reminder names a request too, much later.
  const told = () =>
    testServer.fake.messages
      .filter(({ parameters }) => !String(parameters.occasion).startsWith('REMINDER'))
      .flatMap(({ values }) => values)
      .join(' ')
  const isAlarmed = () =>
    testServer
      .mailSubjects()
      .some((subject) => subject.includes('ALARM: whatsapp-cloud unreachable'))
  return { testServer, mend, told, isAlarmed }
}

/** Seconds after the start at which the clock stops: the early attempts, then every half hour. */
const stops = [5, 20, 60, 150, 300, 360, 600, 1800, 3600, 5400, 7200, 9000, 10_800]

it.each(ways)(
  'while %s for three hours each request is kept, told once it can be, and the owner alarmed',
  async (_way, breakProvider) => {
    const { testServer, mend, told, isAlarmed } = await openBehind(breakProvider, impatient)
    const references = [await testServer.book()]
    let atSeconds = 0
    for (const stop of stops) {
      await testServer.later((stop - atSeconds) * second)
      atSeconds = stop
      if (stop === 360) references.push(await testServer.book())
    }
    await eventually(() => expect(isAlarmed()).toBe(true))
    expect(told()).toBe('')
    await mend()
    for (let waited = 0; waited < 15; waited += 5) await testServer.later(5 * minute)
    for (const reference of references) {
      await eventually(() => expect(told()).toContain(reference))
    }
  },
)

it('is sent three times at most where no request is answered, and told by mail', async () => {
  const { 'the request is never answered': breakProvider } = afterTheRequest
  if (breakProvider === undefined) throw new Error('no such way')
  const { testServer } = await openBehind(breakProvider, { connectMs: 5_000, answerMs: 150 })
  const reference = await testServer.book()
  for (const minutes of [2, 4, 10, 15, 30]) await testServer.later(minutes * minute)
  const notices = await listNotices(testServer.database, { reference })
  const first = notices.find(({ kind, channel }) => kind === 'request' && channel !== 'email')
  expect(first).toMatchObject({ status: 'abandoned', attempts: 3 })
  expect(testServer.mailSubjects()).toContainEqual(
    expect.stringContaining(`New request: ${reference}`),
  )
})

it.each(realSeconds > 0 ? ways : [])(
  'in real time, a request made while %s is told soon after',
  { timeout: (realSeconds + 180) * second },
  async (_way, breakProvider) => {
    const { testServer, mend, told } = await openBehind(breakProvider)
    const reference = await testServer.book()
    await setTimeout(realSeconds * second)
    expect(told()).toBe('')
    await mend()
    await eventually(() => expect(told()).toContain(reference), 2 * minute)
  },
)
