import { allPages } from '../pages/all-pages.ts'
import { expect, test } from '../support/test.ts'

test('spec 1, 6 · all pages are public, ask for no login and set no cookie', async ({
  request,
}) => {
  for (const { address } of allPages) {
    const response = await request.get(address)
    expect(response.headers()['set-cookie'], address).toBeUndefined()
    const html = await response.text()
    expect(html).not.toContain('type="password"')
    expect(html).not.toMatch(/<a\b[^>]*>[^<]*\b(log ?in|sign ?(in|up)|register|account)\b/i)
  }
  expect(await (await request.get('/book-appointment')).text()).toContain('No login required')
})
