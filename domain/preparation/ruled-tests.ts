import type { OwnTests } from '../centre/published-facts.ts'
import { isTestName, type TestName } from '../centre/test-catalogue.ts'
import { type PreparationRule, preparationRules } from './rules.ts'
import type { Condition, PreparationStep } from './steps.ts'

export type PackageContents = Readonly<Record<string, readonly string[]>>

const parts: Readonly<Partial<Record<Condition, TestName>>> = {
  'package-xray': 'X-Ray',
  'package-scan': 'Ultrasound',
}

export interface RuledTest {
  readonly test: string
  readonly rule: PreparationRule
}

/** These tests with their rules, without tests that have left the catalogue. */
export function ruled(
  tests: readonly string[],
  own: OwnTests = [],
  packages: PackageContents = {},
): RuledTest[] {
  return tests.flatMap((test) => {
    const rule = ruleOf(test, own)
    return rule === undefined ? [] : [{ test, rule: withContents(rule, packages[test]) }]
  })
}

/** Settles the conditions on what a package contains. Without the contents they stay. */
function withContents(rule: PreparationRule, contents?: readonly string[]): PreparationRule {
  if (contents === undefined) return rule
  const steps = rule.steps.flatMap((asked) => {
    const part = typeof asked === 'string' ? undefined : parts[asked.when]
    if (typeof asked === 'string' || part === undefined) return asked
    return contents.includes(part) ? asked.step : []
  })
  return { ...rule, steps }
}

function ruleOf(test: string, own: OwnTests): PreparationRule | undefined {
  if (isTestName(test)) return preparationRules[test]
  const ours = own.find((each) => each.test === test)
  return ours && { steps: ours.steps, ...(ours.fast && { fast: { hours: ours.fast } }) }
}

export interface OneStep {
  readonly step: PreparationStep
  /** Undefined if everybody takes it. */
  readonly when: Condition | undefined
}

export function ownSteps({ rule }: RuledTest): OneStep[] {
  return rule.steps.map((asked) =>
    typeof asked === 'string' ? { step: asked, when: undefined } : asked,
  )
}

/** Whether a test asks for a step, perhaps under a condition. */
export function asks(test: RuledTest, step: PreparationStep): boolean {
  return ownSteps(test).some((asked) => asked.step === step)
}

/** Whether a test asks for an empty stomach, perhaps under a condition. */
export function asksToFast({ rule }: RuledTest): boolean {
  return rule.fast !== undefined
}

export function fastsWithWater({ rule }: RuledTest): boolean {
  return rule.fast !== undefined && rule.fast.isDry !== true
}
