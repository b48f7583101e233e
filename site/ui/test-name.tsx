import type { Strings } from '../../content/strings.ts'
import { calledIn, isTestName } from '../../domain/centre/test-catalogue.ts'

interface TestNameProps {
  /** A test of the catalogue, a former test, or a test of the centre's own. */
  readonly test: string
  readonly strings: Pick<Strings, 'names'>
}

/** A test's name in the language of the page. A different name on prescriptions stands beside it. */
export function TestName({ test, strings }: TestNameProps) {
  const name = calledIn(strings.names)(test)
  if (name === test || !isTestName(test)) return name
  return (
    <>
      {name} <small lang="en">{test}</small>
    </>
  )
}
