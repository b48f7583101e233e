import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Trusted|trusted-types/ })

/** The console logs each refusal, so `watch` fails every test in which a page breaks its policy. */
test('an injected script can neither turn text into markup or script nor create a policy', async ({
  page,
  watch,
}) => {
  await page.goto('/')
  expect(await page.evaluate(attack)).toEqual(['markup', 'script', 'frame', 'policy'])
  await expect.poll(() => watch.complaints).toHaveLength(4)
})

/** Runs in the page. Tries what an injected script could do, and returns what was refused. */
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
