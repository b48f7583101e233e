import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '../support/server-test.ts'
import { anAttempt, postBooking } from './post-booking.ts'

const atOnceMs = 1000

test('while another program locks the store, pages and /healthz answer, and a booking waits and is stored', async ({
  ownServer,
}) => {
  const held = new DatabaseSync(join(ownServer.environment.DATA_DIR ?? '', 'centre.sqlite'), {
    // Waits while the server is writing.
    timeout: 5000,
  })
  held.exec('begin immediate')
  const booking = postBooking(ownServer.url, anAttempt(1))
  await pause(100)
  for (const path of ['/healthz', '/', '/book-appointment']) {
    const askedMs = performance.now()
    expect((await fetch(ownServer.url + path)).status).toBe(200)
    expect(performance.now() - askedMs, path).toBeLessThan(atOnceMs)
  }
  held.exec('rollback')
  expect(await booking).toMatchObject({ kind: 'accepted' })
  held.close()
})
