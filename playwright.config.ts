import { defineConfig } from '@playwright/test'
import { shellLaunchOptions } from './tools/browser.ts'
import './test/swap-content-in-node.ts'

/**
 * Tests that leave the processor half idle. Run by themselves they take a third of the time. The tests of pictures
 * share one worker, which would be the only one at the end.
 */
const waiting = ['**/{durability,abuse}/**/*.test.ts', '**/pictures.test.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build-site.ts',
  outputDir: 'artifacts/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/recorded/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Four workers on two cores, because two of them mostly wait.
  workers: 4,
  retries: 0,
  // On a machine of half the usual speed, shared with other work, several tests took 40 to 57 s.
  timeout: 120_000,
  reporter: [['line'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  // A machine shared with other work is slow now and then; nothing waits longer than it must.
  expect: { timeout: 10_000 },
  use: {
    // Recording traces takes a tenth longer. `--trace=on` records those of one run.
    trace: 'off',
    // A new context for each test takes half a second, two fifths of the whole run. Playwright clears
    // storage, cookies, cache, routes, the clock and emulation between tests. History and permissions
    // stay. e2e/support/test.ts puts the context online again.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: shellLaunchOptions(),
  },
  projects: [
    // These wait for a kill, a retry or a limit while the others fill the processor.
    { name: 'waiting', testMatch: waiting, workers: 2 },
    { name: 'chromium', testIgnore: waiting, use: { browserName: 'chromium' } },
  ],
})
