import { memo } from 'react'
import type { Catalogue } from '../../domain/centre/catalogue-now.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { FieldGroup, idsOf } from './field-frame.tsx'
import type { FormCentre, FormStrings } from './form-start.ts'
import { SelectedTests } from './selected-tests.tsx'
import { TestChoice } from './test-choice.tsx'
import { TestSearch } from './test-search.tsx'
import type { FormPartProps } from './use-booking-form.ts'

/** The list of tests to tick, and a search above it. */
export function TestPicker(props: FormPartProps) {
  const { form, strings } = props
  const { booking } = strings
  return (
    <FieldGroup
      field="tests"
      hint={booking.testsHint}
      problem={form.problems.tests}
      strings={booking}
    >
      <TestSearch {...props} picked={<SelectedTests {...props} />}>
        <TestList
          initial={form.start.draft.tests}
          catalogue={form.catalogue}
          strings={strings}
          facts={props.centre.facts}
        />
      </TestSearch>
    </FieldGroup>
  )
}

interface TestListProps {
  readonly initial: readonly string[]
  readonly catalogue: Catalogue
  readonly strings: FormStrings
  readonly facts: FormCentre['facts']
}

/** The checkboxes by category, in a list that scrolls. Memoised, so that typing does not render it. */
const TestList = memo(function TestList({ initial, catalogue, strings, facts }: TestListProps) {
  return (
    <ScrollBox className="test-list box" aria-label={strings.booking.testListName}>
      <a href={`#${idsOf('date').input}`} className="skip button">
        {strings.booking.labels.date}
      </a>
      {catalogue.categories.map((category) => (
        <fieldset key={category.id} className="test-category">
          <legend className="small">{strings.names.category(category)}</legend>
          {category.tests.map((test) => (
            <TestChoice
              key={test}
              test={test}
              strings={strings}
              facts={facts}
              name="tests"
              value={test}
              defaultChecked={initial.includes(test)}
            />
          ))}
        </fieldset>
      ))}
    </ScrollBox>
  )
})
