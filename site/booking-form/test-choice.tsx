import type { ComponentProps } from 'react'
import { testFactLines } from '../test-facts.ts'
import { TestName } from '../ui/test-name.tsx'
import type { FormCentre, FormStrings } from './form-start.ts'

interface TestChoiceProps extends ComponentProps<'input'> {
  readonly test: string
  readonly strings: FormStrings
  readonly facts: FormCentre['facts']
}

/** The checkbox of a test, and its facts. The facts are outside the label, which must have only the specified name. */
export function TestChoice({ test, strings, facts, ...box }: TestChoiceProps) {
  const { prices, minutes } = facts
  return (
    <>
      <label className="test">
        <input type="checkbox" {...box} />
        <span>
          <TestName test={test} strings={strings} />
        </span>
      </label>
      <span className="small">
        {testFactLines(prices?.from[test], minutes?.[test], strings).join('\u00a0· ')}
      </span>
    </>
  )
}
