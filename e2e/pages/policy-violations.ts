import type { Page } from '@playwright/test'

/** The directives of its Content-Security-Policy that a page breaks, from its first script on. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(window, 'reportViolation')(event.violatedDirective),
    ),
  )
  return violations
}
