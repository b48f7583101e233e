import { defineConfig } from 'vitest/config'
import { swapContent } from './test/swap-content.ts'

/**
 * The tests beside the mutated files, and those that compare the preparations with the document a
 * doctor signs and with the patients of test/patients.ts. None of them starts a server, a store or
 * a browser.
 */
export default defineConfig({
  plugins: [swapContent],
  test: {
    include: [
      'domain/*.test.ts',
      'domain/{centre,desk,preparation,request,search,text,time,visit}/*.test.ts',
      'content/preparation-table.test.ts',
      'content/patients.test.ts',
      'server/outbox/retry-policy.test.ts',
      'server/receipts/receipt-rank.test.ts',
    ],
    testTimeout: 30_000,
    // These train the emergency search again, which takes minutes for each change under Stryker.
    testNamePattern: /^(?!a search that has learned nothing from an author)/,
    setupFiles: ['test/fail-on-console.ts'],
  },
})
