import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { swapContent } from './test/swap-content.ts'
import product from './vite.config.ts'

/** What protects the owner's words and facts; every other test has a centre of its own (decision 026). */
const ofTheContent = ['content/**/*.test.{ts,tsx}']

const elsewhere = ['node_modules', 'dist', 'e2e', 'artifacts', 'data'].map((name) => `${name}/**`)

/**
 * Vitest begins with what took longest the last time. A fresh clone has no last time, and then the
 * largest files come first. The simulation has small ones, which would run at the end on one core.
 */
class SimulationFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.includes('/test/simulation/')
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isFirst), ...own.filter((file) => !isFirst(file))]
    })
  }
}

export default mergeConfig(
  product,
  defineConfig({
    test: {
      environment: 'node',
      // Takes a fifth of the processor time, because otherwise each file would load the product
      // again. One PostgreSQL serves all files of a worker. A test that changes a global puts it
      // back.
      isolate: false,
      // By default Vitest keeps one core of two for its watch mode.
      maxWorkers: '100%',
      sequence: { sequencer: SimulationFirst },
      // A search of all orders of five acts took 37 s on two busy cores; nothing here waits on real time.
      testTimeout: 60_000,
      // To migrate a store of 2.0.0 on PostgreSQL took longer than the usual 10 s on two busy cores.
      hookTimeout: 60_000,
      setupFiles: ['test/fail-on-console.ts'],
      projects: [
        {
          extends: true,
          test: { name: 'content', include: ofTheContent, exclude: elsewhere },
        },
        {
          extends: true,
          plugins: [swapContent],
          test: {
            name: 'product',
            include: ['**/*.test.{ts,tsx}'],
            exclude: [...elsewhere, ...ofTheContent],
          },
        },
      ],
    },
  }),
)
