import type { Strings } from '../../content/strings.ts'
import { isTestName } from '../../domain/test-catalogue.ts'

interface TestNameProps {
  /** A name of the catalogue. Any other text is shown unchanged. */
  readonly test: string
  readonly strings: Pick<Strings, 'names'>
}

/** A test in the language of the page; beside it, if different, its name on prescriptions. */
export function TestName({ test, strings }: TestNameProps) {
  const name = isTestName(test) ? strings.names.test(test) : test
  if (name === test) return test
  return (
    <>
      {name}{' '}
      <span lang="en" className="catalogue-name">
        {test}
      </span>
    </>
  )
}
