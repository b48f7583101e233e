import { memo } from 'react'
import type { Words } from '../../content/words.ts'
import type { Problem } from '../../domain/appointment-request.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import { describedBy, FieldError, Hint, idsOf, LabelText } from './field-frame.tsx'

interface TestPickerProps {
  readonly initial: readonly string[]
  readonly problem: Problem | undefined
  readonly words: Words['booking']
}

/** Six categories of checkboxes in a list that scrolls. Memoised: typing a name redraws none. */
export const TestPicker = memo(function TestPicker({ initial, problem, words }: TestPickerProps) {
  return (
    <fieldset
      id={idsOf('tests').input}
      tabIndex={-1}
      className="field"
      data-problem={problem}
      aria-describedby={describedBy('tests', true, problem)}
    >
      <legend>
        <LabelText field="tests" words={words} />
      </legend>
      <Hint field="tests">{words.testsHint}</Hint>
      <FieldError field="tests" problem={problem} words={words} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard (WCAG 2.1.1) */}
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
    </fieldset>
  )
})
