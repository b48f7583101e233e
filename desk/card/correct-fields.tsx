import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import { maxLength } from '../../domain/request/appointment-request.ts'
import { InputField, LanguageField } from '../field.tsx'
import type { CardDraftProps } from './card-panel-props.ts'
import { TestsField } from './tests-field.tsx'

interface CorrectFieldsProps extends CardDraftProps {
  readonly onTests: (tests: readonly string[]) => void
}

/** Fields for what the patient corrects on the call. The field to add a test comes first. */
export function CorrectFields({ card, draft, onTests }: CorrectFieldsProps) {
  const [tests, setTests] = useState<readonly string[]>(
    (draft.tests ?? card.tests.join()).split(',').filter((test) => test !== ''),
  )
  const { forms } = desk
  return (
    <>
      <TestsField
        offered={card.tests}
        tests={tests}
        onTests={(next) => {
          setTests(next)
          onTests(next)
        }}
      />
      {(['name', 'phone', 'email'] as const).map((field) => (
        <InputField
          key={field}
          label={forms[field]}
          isWide
          name={field}
          type={field === 'phone' ? 'tel' : 'text'}
          maxLength={maxLength[field]}
          defaultValue={draft[field] ?? card[field]}
        />
      ))}
      <LanguageField first={draft.language ?? card.language} />
    </>
  )
}
