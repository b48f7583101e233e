import { everyAnswer } from '../support/every-answer.ts'
import { expect, test } from '../support/test.ts'
import { askOnWire } from '../support/wire.ts'
import { firstRoundTripBytes } from './loaded-bytes.ts'

/** The same for pages as a browser loads them: journeys/every-page.test.ts. */
test(`every HTML answer is compressed into ${firstRoundTripBytes} bytes`, async ({
  testServer,
}) => {
  for (const { name, address, status, ...question } of everyAnswer) {
    const answer = await askOnWire(testServer.url + address, question)
    expect.soft(answer.status, name).toBe(status)
    expect.soft(answer.headers, name).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
    expect.soft(answer.body.length, name).toBeLessThanOrEqual(firstRoundTripBytes)
  }
})
