import { priceAndMinutes } from '../test-facts.ts'
import type { FormCentre, FormStrings } from './form-start.ts'

interface TestFactsProps {
  readonly test: string
  readonly strings: FormStrings
  readonly facts: FormCentre['facts']
}

/** Price and minutes of a test, beside its label. The label must have only the specified name. */
export function TestFacts({ test, strings, facts }: TestFactsProps) {
  return <span className="small">{priceAndMinutes(test, facts, strings).join(' · ')}</span>
}
