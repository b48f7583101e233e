import type { Config } from '../../server/config.ts'
import type { Finding } from './finding.ts'
import type { Graph } from './meta/graph.ts'
import type { TwilioApi } from './twilio/twilio-api.ts'

/** One thing that is checked. It sends nothing to anybody, and never throws for what it finds. */
export interface Check {
  /** Shown while it runs, and in JSON beside what it found. */
  readonly name: string
  run(context: CheckContext): Promise<readonly Finding[]>
}

export interface CheckContext {
  readonly config: Config
  readonly now: () => number
  /** Meta's Graph API; undefined where WhatsApp is not configured. */
  readonly graph: Graph | undefined
  readonly twilio: TwilioApi | undefined
  /** Throws, with a sentence for people, when a request could not be stored now. */
  readonly proveWritable: () => Promise<void>
}

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
