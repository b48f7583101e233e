import { book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'

/** `OUTAGE_SECONDS=180 npx playwright test outage` waits out a real outage, without a moved clock. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 0) * 1000

/** Past a probe of the channel (1 min), the longest early retry and a lease left by the kill. */
const recoveryMs = 6 * 60_000
const bookings = 50

/** WhatsApp takes one message per six seconds to one person. */
const timesFaster = 20

test('WhatsApp down during 50 bookings, and a kill in between: all 50 arrive, none twice', async ({
  startServer,
}) => {
  test.setTimeout(outageMs + recoveryMs + 60_000)
  const testServer = await startServer({ WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest' })
  const bookMany = async (count: number) => {
    const references: string[] = []
    for (let made = 0; made < count; made++) {
      references.push(await book(testServer.url))
      await new Promise((resolve) => setTimeout(resolve, outageMs / bookings))
    }
    return references
  }
  await testServer.fake.goDown()
  const references = await bookMany(bookings / 2)
  await testServer.kill()
  await testServer.startAgain()
  references.push(...(await bookMany(bookings / 2)))
  await testServer.fake.heal()
  if (outageMs === 0) {
    await testServer.terminate()
    await testServer.startAgain(recoveryMs, timesFaster)
  }
  const told = () =>
    testServer.fake.messages
      .map(({ values }) => values.join(' '))
      // After closing, the digest of the day names open requests once more.
      .filter((text) => !text.startsWith('Today: '))
      .join(' ')
  const missing = () => references.filter((reference) => !told().includes(reference))
  await expect.poll(missing, { timeout: recoveryMs }).toEqual([])
  const twice = references.filter((reference) => told().split(reference).length > 2)
  expect(twice).toEqual([])
})
