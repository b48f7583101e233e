import { describe, expect, it } from 'vitest'
import { openHouse } from '../test-house.ts'
import { readSample } from '../test-shape.ts'

describe('health', () => {
  const health = async (url: string) => {
    const response = await fetch(`${url}/v25.0/106540352242922?fields=health_status`, {
      headers: { authorization: 'Bearer right-token' },
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }

  it("is Meta's own sample when nothing is wrong", async () => {
    const { fake } = await openHouse()
    expect(await health(fake.url)).toEqual({
      status: 200,
      body: await readSample('health-available'),
    })
  })

  it('is BLOCKED as a whole when one entity is, until healed', async () => {
    const { fake } = await openHouse()
    fake.setHealth('BLOCKED', 'BUSINESS')
    const { body } = await health(fake.url)
    expect(body).toMatchObject({ health_status: { can_send_message: 'BLOCKED' } })
    expect(JSON.stringify(body)).toContain(
      '"entity_type":"BUSINESS","id":"506914307656634","can_send_message":"BLOCKED"',
    )
    await fake.heal()
    expect((await health(fake.url)).body).toEqual(await readSample('health-available'))
  })

  it('may be BLOCKED by calling alone, while every entity can send', async () => {
    const { fake } = await openHouse()
    fake.setHealth('BLOCKED', 'CALLING')
    const text = JSON.stringify((await health(fake.url)).body)
    expect(text).toContain('"health_status":{"can_send_message":"BLOCKED"')
    expect(text.match(/"can_send_message":"AVAILABLE"/g)).toHaveLength(4)
  })

  it('asks for the token too', async () => {
    const { fake } = await openHouse()
    const response = await fetch(`${fake.url}/v25.0/106540352242922?fields=health_status`)
    expect(response.status).toBe(401)
  })
})
