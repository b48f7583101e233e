import { expect, it } from 'vitest'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { forHours } from '../../test/support/broken-provider.ts'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer } from '../../test/support/test-server.ts'

/** Long enough for a local server, and short enough to wait for at each attempt that is never accepted. */
const impatient = { connectMs: 150, answerMs: 10_000 }

/** Seconds after the start: the early attempts, the second booking at 360, then each half-hour but the first. */
const stops = [5, 20, 60, 150, 300, 360, 600, 1800, 3600, 5400, 7200, 9000, 10_800]

/** server/providers/unreachable.test.ts covers the other ways in which a send fails. */
it.each(Object.entries(forHours))(
  'when for hours %s, the server keeps each request, alarms the owner and sends the request later',
  async (_way, breakProvider) => {
    const provider = await breakProvider()
    const testServer = await openTestServer(
      { WHATSAPP_API_URL: `http://${provider.host}` },
      impatient,
    )
    // Leaves out reminders. A reminder has the reference too, so it would hide that the first message is missing.
    const told = () =>
      testServer.fake.messages
        .filter(({ parameters }) => !String(parameters.occasion).startsWith('REMINDER'))
        .map(({ text }) => text)
        .join(' ')
    const references = [await testServer.book()]
    let atSeconds = 0
    for (const stop of stops) {
      await testServer.later((stop - atSeconds) * second)
      atSeconds = stop
      if (stop === 360) references.push(await testServer.book())
    }
    await testServer.untilMailed('ALARM: whatsapp-cloud unreachable')
    expect(told()).toBe('')
    provider.mend(Number(new URL(testServer.fake.url).port))
    for (let waited = 0; waited < 15; waited += 5) await testServer.later(5 * minute)
    for (const reference of references) {
      await eventually(() => expect(told()).toContain(reference))
    }
  },
)

it("after five failed sends, a message is sent as a trial if Meta's health check is not answered", async () => {
  const testServer = await openTestServer()
  testServer.fake.failWhile({ kind: 'drop', on: 'health' })
  for (let failed = 0; failed < 5; failed++)
    testServer.fake.failNext({ kind: 'graph', code: 131_000 })
  const reference = await testServer.book()
  const told = () => testServer.fake.messages.map(({ text }) => text).join(' ')
  for (let waited = 0; waited < 60 && !told().includes(reference); waited++) {
    await testServer.later(minute)
  }
  expect(told()).toContain(reference)
})

it('sends no trial while neither sends nor health checks are answered', async () => {
  const testServer = await openTestServer()
  testServer.fake.failWhile({ kind: 'drop', on: 'any' })
  await testServer.book()
  await testServer.book()
  for (let waited = 0; waited < 60; waited += 3) await testServer.later(3 * minute)
  const sent = testServer.fake.calls.filter(({ endpoint }) => endpoint === 'send')
  expect(sent).toHaveLength(5)
})
