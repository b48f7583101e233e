import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import { maxLength } from '../../domain/appointment-request.ts'
import type { Card } from '../../domain/board.ts'
import { languages } from '../../domain/language.ts'
import { useCentre, useTestNames } from '../centre-now.ts'
import { Field } from '../field.tsx'
import type { Draft } from './read-act.ts'

interface CorrectFieldsProps {
  readonly card: Card
  readonly draft: Draft
}

/** Fields for what the patient corrects on the call. The field to add a test comes first. */
export function CorrectFields({ card, draft }: CorrectFieldsProps) {
  const chosen = (draft.tests ?? card.tests.join(',')).split(',').filter((test) => test !== '')
  const { forms } = desk
  const named = useTestNames()
  return (
    <>
      <AddTests first={chosen.filter((test) => !card.tests.includes(test))} />
      <fieldset className="field wide choice">
        <legend>{forms.tests}</legend>
        {card.tests.map((test) => (
          <label key={test}>
            <input
              type="checkbox"
              name="tests"
              value={test}
              defaultChecked={chosen.includes(test)}
            />{' '}
            {named(test)}
          </label>
        ))}
      </fieldset>
      {(['name', 'phone', 'email'] as const).map((field) => (
        <Field key={field} label={forms[field]} isWide>
          {(id) => (
            <input
              id={id}
              name={field}
              type={field === 'phone' ? 'tel' : 'text'}
              maxLength={maxLength[field]}
              autoComplete="off"
              defaultValue={draft[field] ?? card[field]}
            />
          )}
        </Field>
      ))}
      <Field label={forms.language}>
        {(id) => (
          <select id={id} name="language" defaultValue={draft.language ?? card.language}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {desk.newPage.languages[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

/** A select for each added test, and one for the next: a letter typed into one never adds two tests. */
function AddTests({ first }: { readonly first: readonly string[] }) {
  const [added, setAdded] = useState(first)
  const { catalogue } = useCentre()
  const named = useTestNames()
  return [...added, ''].map((test, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a select is known by its place
    <Field key={place} label={desk.forms.addTest}>
      {(id) => (
        <select
          id={id}
          name="tests"
          value={test}
          onChange={(event) =>
            setAdded([...added.slice(0, place), event.target.value, ...added.slice(place + 1)])
          }
        >
          <option value="">{desk.forms.noTest}</option>
          {catalogue.categories.map((category) => (
            <optgroup key={category.id} label={names.category(category)}>
              {category.tests.map((each) => (
                <option key={each} value={each}>
                  {named(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  ))
}
