import { expect, test } from '../house/test.ts'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'

test.use({ expectedComplaint: notFoundComplaint })

/** The watch on every test fails it for any request to another origin or word on the console. */
for (const { name, address } of allPages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} · ${colorScheme} · asks only its own origin and says nothing on the console`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(address, { waitUntil: 'networkidle' })
      expect(
        asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:')),
      ).toEqual([])
    })
  }

  test(`${name} · ${address === '/book-appointment' ? 'one script' : 'no script'}`, async ({
    page,
    request,
  }) => {
    const loaded: string[] = []
    page.on('request', (each) => {
      if (each.resourceType() === 'script') loaded.push(new URL(each.url()).pathname)
    })
    await page.goto(address)
    const html = await (await request.get(address)).text()
    const runnable = [
      ...html.matchAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g),
    ]
    expect(runnable).toHaveLength(address === '/book-appointment' ? 1 : 0)
    expect(loaded).toHaveLength(runnable.length)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })
}
