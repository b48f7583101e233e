import { describe, expect, it } from 'vitest'
import { openHouse } from '../test-house.ts'

async function askAccount(sid: string, login: string) {
  const { fake } = await openHouse({ twilioAuthToken: 'secret' })
  const response = await fetch(`${fake.url}/2010-04-01/Accounts/${sid}.json`, {
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

describe('the account of Twilio', () => {
  it('is active, to its owner', async () => {
    const account = { sid: 'AC1', status: 'active' }
    expect(await askAccount('AC1', 'AC1:secret')).toMatchObject({ status: 200, body: account })
  })

  it.each([
    ['a wrong password', 'AC1:wrong'],
    ["another account's name", 'AC2:secret'],
  ])('is not shown to %s', async (_case, login) => {
    expect(await askAccount('AC1', login)).toMatchObject({ status: 401, body: { code: 20003 } })
  })
})
