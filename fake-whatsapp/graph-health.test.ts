import { describe, expect, it } from 'vitest'
import { readSample, startTestServer } from './test-server.ts'

async function health(url: string, token = 'right-token') {
  const response = await fetch(`${url}/v25.0/106540352242922?fields=health_status`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

describe('health_status', () => {
  it("is Meta's own sample when nothing is wrong", async () => {
    const { fake } = await startTestServer()
    const body = await readSample('health-available')
    expect(await health(fake.url)).toEqual({ status: 200, body })
  })

  it('is BLOCKED overall when one entity is, until healed', async () => {
    const { fake } = await startTestServer()
    fake.block('BUSINESS')
    const { body } = await health(fake.url)
    expect(body).toMatchObject({ health_status: { can_send_message: 'BLOCKED' } })
    expect(JSON.stringify(body)).toContain(
      '"entity_type":"BUSINESS","id":"506914307656634","can_send_message":"BLOCKED"',
    )
    await fake.heal()
    expect((await health(fake.url)).body).toEqual(await readSample('health-available'))
  })

  it('is BLOCKED overall by calling alone, while every entity can send', async () => {
    const { fake } = await startTestServer()
    fake.block('CALLING')
    const text = JSON.stringify((await health(fake.url)).body)
    expect(text).toContain('"health_status":{"can_send_message":"BLOCKED"')
    expect(text.match(/"can_send_message":"AVAILABLE"/g)).toHaveLength(4)
  })

  it('is refused to a wrong token, or with the permission error that is set', async () => {
    const { fake } = await startTestServer()
    expect((await health(fake.url, 'wrong-token')).status).toBe(401)
    fake.failNext({ kind: 'graph', code: 10, on: 'health' })
    expect(await health(fake.url)).toMatchObject({ status: 403, body: { error: { code: 10 } } })
  })
})
