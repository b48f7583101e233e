import { allPages } from '../pages/all-pages.ts'
import { expect, test } from '../support/test.ts'

test('spec 1, 6 · every page and what it links to is public, and sets no cookie', async ({
  request,
}) => {
  const known = new Set(allPages.map(({ address }) => address))
  const allowedStatuses = new Set([200, 404])
  // The set grows while the loop reads it, because each page adds the addresses of its links.
  for (const address of known) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(allowedStatuses, address).toContain(response.status())
    expect(response.headers()['set-cookie'], address).toBeUndefined()
    const html = await response.text()
    expect(html).not.toContain('type="password"')
    for (const [, path = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)) known.add(path)
  }
  expect(await (await request.get('/book-appointment')).text()).toContain('No login required')
})
