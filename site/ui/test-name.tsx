import type { Words } from '../../content/strings.ts'
import { isTestName } from '../../domain/test-catalogue.ts'

interface TestNameProps {
  /** A name of the catalogue. Any other text is shown unchanged. */
  readonly test: string
  readonly words: Pick<Words, 'names'>
}

/** A test in the language of the page; beside it, if different, its name on prescriptions. */
export function TestName({ test, words }: TestNameProps) {
  const name = isTestName(test) ? words.names.test(test) : test
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
