import { addressesIn, languageOf } from '../../site/routes.ts'
import { expect, test } from '../house/test.ts'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'

test.use({ expectedComplaint: notFoundComplaint })

/** The watch on every test fails it for any request to another origin or word on the console. */
for (const { name, address } of allPages) {
  test(`${name} · asks only its own origin and says nothing on the console, by day and by night`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await page.goto(address)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForLoadState('networkidle')
    const isOwn = (url: string) => url.startsWith(`${baseURL}/`) || url.startsWith('data:')
    expect(asked.filter((url) => !isOwn(url))).toEqual([])
  })

  const isForm = address === addressesIn[languageOf(address)].book

  test(`${name} · ${isForm ? 'the script of its language, and what all share' : 'no script'}`, async ({
    page,
    request,
  }) => {
    const loaded: string[] = []
    page.on('request', (each) => {
      if (each.resourceType() === 'script') loaded.push(new URL(each.url()).pathname)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const html = await (await request.get(address)).text()
    const runnable = [
      ...html.matchAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g),
    ]
    expect(runnable).toHaveLength(isForm ? 1 : 0)
    expect(loaded).toHaveLength(isForm ? 2 : 0)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })
}
