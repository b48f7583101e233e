import { defineConfig } from '@playwright/test'
import { shellLaunchOptions } from './tools/browser.ts'
import './test/swap-content-in-node.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build-site.ts',
  outputDir: 'artifacts/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/recorded/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // On two cores: some tests wait for a limit or a retry while others draw pages.
  workers: 3,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  // A machine shared with other work is slow now and then; nothing waits longer than it must.
  expect: { timeout: 10_000 },
  use: {
    // Recording every test for the few that fail costs a tenth of the whole run: `--trace=on` does it.
    trace: 'off',
    // A new context for each test costs half a second of processor time, two fifths of the whole run.
    // Between tests Playwright clears storage, cookies, cache, routes, the clock and emulation; history
    // and permissions stay, and whether it is offline is put back in e2e/support/test.ts.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: shellLaunchOptions(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
