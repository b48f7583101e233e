import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Trusted|trusted-types/ })

/** The console tells of each, and so `watch` fails every test in which a page breaks its policy. */
test('an injected script cannot turn text into markup or script, nor make a policy', async ({
  page,
  watch,
}) => {
  await page.goto('/')
  expect(await page.evaluate(attack)).toEqual(['markup', 'script', 'frame', 'policy'])
  await expect.poll(() => watch.complaints).toHaveLength(4)
})

/** Tries what an injected script could; returns what was refused. Runs in the page. */
function attack(): string[] {
  const attempts = {
    markup: () => Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>'),
    script: () => Reflect.set(document.createElement('script'), 'src', '/x.js'),
    frame: () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<b>x</b>'),
    policy: () => Reflect.get(window, 'trustedTypes').createPolicy('x', {}),
  }
  return Object.entries(attempts).flatMap(([what, attempt]) => {
    try {
      attempt()
      return []
    } catch (error) {
      return error instanceof TypeError ? [what] : []
    }
  })
}
