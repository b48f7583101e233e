import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './tools/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  use: { trace: 'retain-on-failure', launchOptions: browserLaunchOptions() },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
