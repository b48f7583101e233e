import { english } from '../../content/strings.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { overflowOf } from '../pages/expect-accessible.ts'
import { expect, test } from '../support/test.ts'

const keys = ['name', 'phone', 'email', 'date', 'time', 'tests', 'reference']

const script = '<script>alert(1)</script>'

const hostile = {
  'a script': script,
  'markup that closes the element around it': '"></dd><img src=x onerror=alert(1)>',
  'a script address': 'javascript:alert(1)',
  'marks that reorder text': '\u202e\u2066\u0000321\ufffd',
  'a word without end': 'W'.repeat(1000),
  'a list of nothing': ',,,,,',
} as const

/** The fixture `watch` (e2e/support/test.ts) fails a test for dialogs, console errors and foreign requests. */
test('spec 2 · /appointment-confirmation · shows scripts, markup, reordered and endless text harmlessly', async ({
  page,
}) => {
  const confirmation = new ConfirmationPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [name, value] of Object.entries(hostile)) {
    await test.step(name, async () => {
      const query = new URLSearchParams(keys.map((key) => [key, value]))
      await page.goto(`${confirmation.address}?${query}`)
      await expect(confirmation.heading).toHaveText(english.confirmation.unproven.title)
      await expect(confirmation.details).toBeVisible()
      // Day, time, name, phone and e-mail show the script as text.
      const asText = confirmation.details.getByRole('definition').filter({ hasText: script })
      await expect(asText).toHaveCount(value === script ? 5 : 0)
      expect(await confirmation.readReference()).toMatch(/^#SID\d{6}$/)
      await expect(confirmation.main.locator('script, img, iframe')).toHaveCount(0)
      await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0)
      expect(await overflowOf(page)).toBe(0)
    })
  }
  await confirmation.expectAccessible()
})
