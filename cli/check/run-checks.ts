import type { Check, CheckContext } from './check.ts'
import type { Finding } from './finding.ts'

/** One finding, with the name of the check that found it. */
export interface CheckedFinding extends Finding {
  readonly check: string
}

/**
 * Runs one check after the other, so that what was found is told while the rest runs.
 *
 * @param told called with what each check found, in order
 */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  told: {
    readonly onBegin: (name: string) => void
    readonly onFinding: (finding: CheckedFinding) => void
  },
): Promise<readonly CheckedFinding[]> {
  const all: CheckedFinding[] = []
  for (const { name, run } of checks) {
    told.onBegin(name)
    for (const finding of await run(context)) {
      const checked = { check: name, ...finding }
      all.push(checked)
      told.onFinding(checked)
    }
  }
  return all
}
