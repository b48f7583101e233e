import { addCounts, type Count, countCheck } from './count.ts'
import { runStep } from './run-step.ts'
import { runSupplyChainChecks } from './supply-chain.ts'

const CHECKS: Record<string, readonly [string, ...string[]]> = {
  biome: ['biome', 'ci'],
  types: ['tsc', '--noEmit'],
  imports: ['depcruise', '.'],
  unused: ['knip'],
}

/** Everything that is checked without running the product; each check counts as one. */
export async function runStaticChecks(): Promise<Count> {
  const counts: Count[] = []
  for (const [name, command] of Object.entries(CHECKS))
    counts.push(countCheck((await runStep(name, command)) === 0))
  return addCounts([...counts, await runSupplyChainChecks()])
}
