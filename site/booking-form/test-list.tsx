import { memo } from 'react'
import type { Words } from '../../content/words.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'

interface TestListProps {
  readonly initial: readonly string[]
  readonly words: Words['booking']
}

/** Six categories of checkboxes in a list that scrolls. Memoised: typing a name redraws none. */
export const TestList = memo(function TestList({ initial, words }: TestListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard (WCAG 2.1.1)
    <section className="test-list" tabIndex={0} aria-label={words.testListName}>
      {testCatalogue.map((category) => (
        <fieldset key={category.id} className="test-category">
          <legend>{category.name}</legend>
          {category.tests.map((test) => (
            <label key={test} className="test">
              <input
                type="checkbox"
                name="tests"
                value={test}
                defaultChecked={initial.includes(test)}
              />
              <span>{test}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
})
