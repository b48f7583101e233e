/** Mutation testing of the pure rules: `npm run mutation` (docs/decisions/017-mutation-testing.md). */
export default {
  mutate: [
    'domain/*.ts',
    'domain/{centre,desk,preparation,request,search,text,time,visit}/*.ts',
    '!domain/**/*.test.ts',
    'server/outbox/retry-policy.ts',
    'server/receipts/receipt-rank.ts',
  ],
  testRunner: 'vitest',
  // Its own option `testFiles` would leave constants unchanged while they are made (10.1.1).
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Given a tsconfig.json, Stryker rewrites it by the compiler API, which TypeScript 7 has not.
  ignorePatterns: ['artifacts', 'data', 'dist', 'tsconfig.json'],
  // A busy machine makes a test slow; only what never ends may count as found by time.
  timeoutMS: 20_000,
  tempDirName: 'artifacts/mutation/sandbox',
  // With `--incremental` a constant that survived is not tried again on new tests (10.1.1).
  incrementalFile: 'artifacts/mutation/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: 'artifacts/mutation/report.html' },
  jsonReporter: { fileName: 'artifacts/mutation/report.json' },
  // Below it the command fails.
  thresholds: { high: 95, low: 90, break: 90 },
}
