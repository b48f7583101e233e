import type { Words } from '../../content/words.ts'
import { isTestName } from '../../domain/test-catalogue.ts'

interface TestNameProps {
  /** A name of the catalogue; any other text is shown as it is. */
  readonly test: string
  readonly words: Pick<Words, 'names'>
}

/** A test as the language calls it; beside it, where that differs, the name prescriptions use. */
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
