import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Plugin } from 'vite'
import type { PicturePlace } from '../../content/picture.ts'
import { languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { swapContent } from '../../test/swap-content.ts'
import { photographs } from '../../vite.config.ts'
import { layoutShifts } from '../budgets/layout-shifts.ts'
import { bytesBeforeFirstPaint, firstRoundTripBytes } from '../budgets/loaded-bytes.ts'
import { expectAccessibleInEachSize } from '../pages/expect-accessible.ts'
import { expectFitsEveryWidth, SitePage } from '../pages/site-page.ts'
import { buildSiteInto } from '../support/build-site.ts'
import { test as base, expect } from '../support/test.ts'
import { type StartedServer, startBuiltServer } from '../support/test-server.ts'

const folder = resolve('artifacts/pictures')
const site = 'artifacts/site-with-pictures'

/** Entries as a centre would write them. */
const entries = {
  doctor: {
    file: 'doctor.webp',
    size: [900, 1100],
    alt: { en: 'Dr. Meera Anand at her desk', hi: 'अपनी मेज़ पर डॉ. मीरा आनंद' },
  },
  building: {
    file: 'building.webp',
    size: [1200, 800],
    alt: { en: 'A white house with a green door', hi: 'हरे दरवाज़े वाला सफ़ेद मकान' },
    caption: { en: 'The green door, opposite gate 2.', hi: 'गेट 2 के सामने, हरा दरवाज़ा।' },
  },
  inside: {
    file: 'reception.webp',
    size: [700, 500],
    alt: { en: 'Reception, with seats along the wall', hi: 'रिसेप्शन, दीवार के साथ कुर्सियाँ' },
  },
} as const satisfies Record<PicturePlace, unknown>

const pictures = Object.fromEntries(
  Object.entries(entries).map(([place, { size: _, ...entry }]) => [place, entry]),
)

/** Gives the entries to the tests' centre, which has no pictures. Leaves out the scripts of the form and the desk. */
const withEntries: Plugin = {
  name: 'with-entries',
  enforce: 'pre',
  load(id) {
    if (/\/hydrate(?:-\w+)?\.ts$/.test(id)) return ''
    return id.endsWith('/content/pictures/pictures.ts')
      ? `export const pictures = ${JSON.stringify(pictures)}`
      : undefined
  },
}

/** All tests share it. It is no fixture of the worker, because Playwright would start a new worker for that. */
let withPictures: StartedServer | undefined

const test = base.extend({
  testServer: async ({ browser }, use) => {
    withPictures ??= await startWithPictures(browser)
    await use(withPictures)
  },
})
test.afterAll(() => withPictures?.close())

// The tests share one worker, because they use the site that this worker builds.
test.describe.configure({ mode: 'default' })

async function startWithPictures(browser: Browser): Promise<StartedServer> {
  mkdirSync(folder, { recursive: true })
  await drawPictures(browser)
  const own: Plugin = { ...photographs(folder, pictures), enforce: 'pre' }
  await buildSiteInto(site, [swapContent, withEntries, own])
  return await startBuiltServer({}, 0, site)
}

/** Writes pictures of a wall, a floor and a figure, so that a screenshot shows what is cut off. */
async function drawPictures(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  for (const { file, size } of Object.values(entries)) {
    const address = await page.evaluate(drawPicture, size)
    writeFileSync(join(folder, file), Buffer.from(address.split(',')[1] ?? '', 'base64'))
  }
  await page.close()
}

function drawPicture([width, height]: readonly [number, number]) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  const fill = (colour: string, ...[x, y, w, h]: [number, number, number, number]) => {
    if (pen === null) return
    pen.fillStyle = colour
    pen.fillRect(x * width, y * height, w * width, h * height)
  }
  fill('#cfd8d6', 0, 0, 1, 1)
  fill('#7c8f8a', 0, 0.75, 1, 0.25)
  fill('#f3ecdd', 0.2, 0.15, 0.6, 0.6)
  fill('#2d5d4f', 0.44, 0.4, 0.12, 0.35)
  fill('#b98a5e', 0.4, 0.2, 0.2, 0.18)
  return canvas.toDataURL('image/webp', 0.8)
}

for (const language of languages) {
  const { home, about } = addressesIn[language]
  for (const { address, places } of [
    { address: home, places: ['building'] },
    { address: about, places: ['doctor', 'inside'] },
  ] as const) {
    test(`${address} · photographs load when scrolled to, move nothing on the page and are accessible`, async ({
      page,
    }) => {
      const opened = new SitePage(page, address)
      await page.setViewportSize({ width: 360, height: 740 })
      await opened.open()
      expect(await bytesBeforeFirstPaint(page)).toBeLessThanOrEqual(firstRoundTripBytes)
      for (const place of places) {
        const { alt, size } = entries[place]
        const photo = opened.main.getByRole('img', { name: alt[language] })
        expect((await photo.boundingBox())?.y, 'below the first screen').toBeGreaterThan(740)
        await photo.scrollIntoViewIfNeeded()
        await expect(photo).toHaveJSProperty('complete', true)
        await expect(photo).toHaveJSProperty('naturalWidth', size[0])
      }
      expect(await layoutShifts(page)).toEqual([])
      await expectAccessibleInEachSize(page, { include: ':has(> .photo)' })
      await expectFitsEveryWidth(opened)
    })
  }
}

test('the address of a photograph has a hash of its bytes, so that browsers may cache it for ever', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [, address = ''] = /src="(\/static\/picture\.[0-9a-f]{8}\.webp)"/.exec(html) ?? []
  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await answer.body()).toEqual(readFileSync(join(folder, entries.building.file)))
})
