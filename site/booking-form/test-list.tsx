import { memo } from 'react'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import { TestName } from '../ui/test-name.tsx'
import type { FormWords } from './form-start.ts'

interface TestListProps {
  readonly initial: readonly string[]
  readonly words: FormWords
}

/** Six categories of checkboxes in a list that scrolls. Memoised: typing a name redraws none. */
export const TestList = memo(function TestList({ initial, words }: TestListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard (WCAG 2.1.1)
    <section className="test-list" tabIndex={0} aria-label={words.booking.testListName}>
      {testCatalogue.map((category) => (
        <fieldset key={category.id} className="test-category">
          <legend>{words.names.category(category)}</legend>
          {category.tests.map((test) => (
            <label key={test} className="test">
              <input
                type="checkbox"
                name="tests"
                value={test}
                defaultChecked={initial.includes(test)}
              />
              <span>
                <TestName test={test} words={words} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
})
