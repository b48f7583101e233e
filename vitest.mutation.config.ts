import { defineConfig } from 'vitest/config'

/**
 * The tests beside the mutated files, and the one that holds the table of preparations against the
 * document a doctor signs; none that starts a server, a store or a browser.
 */
export default defineConfig({
  test: {
    include: [
      'domain/*.test.ts',
      'content/preparation-table.test.ts',
      'server/outbox/retry-policy.test.ts',
    ],
    testTimeout: 30_000,
    setupFiles: ['test/fail-on-console.ts'],
  },
})
