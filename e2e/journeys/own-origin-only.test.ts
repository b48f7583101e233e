import { addressesIn, languageOf } from '../../site/routes.ts'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: notFoundComplaint })

/** The watch on every test fails it for any request to another origin or word on the console. */
for (const { name, address } of allPages) {
  const isForm = address === addressesIn[languageOf(address)].book
  const scripts = isForm ? 'the scripts of its form' : 'no script'

  test(`${name} · asks only its own origin, by day and by night, loads ${scripts} and says nothing on the console`, async ({
    page,
    baseURL,
    request,
  }) => {
    const asked: string[] = []
    const loaded: string[] = []
    page.on('request', (each) => {
      asked.push(each.url())
      if (each.resourceType() === 'script') loaded.push(each.url())
    })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await page.goto(address)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForLoadState('networkidle')
    const isOwn = (url: string) => url.startsWith(`${baseURL}/`) || url.startsWith('data:')
    expect(asked.filter((url) => !isOwn(url))).toEqual([])
    const html = await (await request.get(address)).text()
    const runnable = [
      ...html.matchAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g),
    ]
    expect(runnable).toHaveLength(isForm ? 1 : 0)
    // Those of its language, and what all languages share.
    expect(loaded).toHaveLength(isForm ? 2 : 0)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })
}
