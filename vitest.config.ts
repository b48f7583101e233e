import { defineConfig, mergeConfig } from 'vitest/config'
import product from './vite.config.ts'

export default mergeConfig(
  product,
  defineConfig({
    test: {
      environment: 'node',
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['node_modules', 'dist', 'e2e', 'artifacts', 'data'].map((name) => `${name}/**`),
      // A fifth of the processor time: each file would load the product anew. One PostgreSQL serves
      // all files of a worker. A test that changes a global puts it back.
      isolate: false,
      // By default Vitest keeps one core of two for its watch mode.
      maxWorkers: '100%',
      // Property tests on a busy machine of two cores; nothing here waits on real time.
      testTimeout: 30_000,
      setupFiles: ['test/fail-on-console.ts'],
    },
  }),
)
