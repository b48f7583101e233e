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
  // Three workers on two cores: often one of them only waits for a limit or a retry.
  workers: 3,
  retries: 0,
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
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
