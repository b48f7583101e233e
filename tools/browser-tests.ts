import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { type Count, countCheck, countRunner } from './count.ts'
import { installedChromium } from './install-browser.ts'
import { readReport } from './read-report.ts'
import { runStep } from './run-step.ts'

const REPORT_FILE = 'artifacts/playwright.json'

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Runs Playwright in a browser that is found or installed first. */
export async function runBrowserTests(): Promise<Count> {
  const browser = await installedChromium()
  if (browser === undefined) return countCheck(false)
  await rm(REPORT_FILE, { force: true })
  const exitCode = await runStep('playwright', ['playwright', 'test'], { CHROME_PATH: browser })
  const report = await readReport(REPORT_FILE, playwrightReport)
  return countRunner(exitCode, report && countTests(report))
}

/** Errors outside any test, such as a file that does not load, count as failures too. */
function countTests({ stats, errors }: z.infer<typeof playwrightReport>): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
