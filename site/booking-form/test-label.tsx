import type { TestName as Name } from '../../domain/test-catalogue.ts'
import { priceAndMinutes } from '../test-facts.ts'
import { TestName } from '../ui/test-name.tsx'
import type { FormCentre, FormStrings } from './form-start.ts'

interface TestLabelProps {
  readonly test: Name
  readonly strings: FormStrings
  readonly facts: FormCentre['facts']
}

/** A test beside its box: its name, and what it costs and takes. */
export function TestLabel({ test, strings, facts }: TestLabelProps) {
  return (
    <>
      <span>
        <TestName test={test} strings={strings} />
      </span>
      <span className="test-facts caption">
        {priceAndMinutes(test, facts, strings).join(' · ')}
      </span>
    </>
  )
}
