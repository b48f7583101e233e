import { defineConfig, mergeConfig } from 'vitest/config'
import product from './vite.config.ts'

export default mergeConfig(
  product,
  defineConfig({
    test: {
      environment: 'node',
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['node_modules', 'dist', 'e2e', 'artifacts', 'data'].map((name) => `${name}/**`),
      setupFiles: ['test/fail-on-console.ts'],
    },
  }),
)
