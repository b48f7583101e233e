import { priceAndMinutes } from '../test-facts.ts'
import type { FormCentre, FormStrings } from './form-start.ts'

interface TestFactsProps {
  readonly test: string
  readonly strings: FormStrings
  readonly facts: FormCentre['facts']
}

/** Beside the label of a test: what it costs and takes. The label has the specified name alone. */
export function TestFacts({ test, strings, facts }: TestFactsProps) {
  return <span className="small">{priceAndMinutes(test, facts, strings).join(' · ')}</span>
}
