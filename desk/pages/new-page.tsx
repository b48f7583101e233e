import { desk } from '../../content/desk.ts'
import { deskPages } from '../../content/desk-pages.ts'
import { fieldOrder, maxLength } from '../../domain/appointment-request.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import { languages } from '../../domain/language.ts'
import { longestQuestion } from '../../domain/search/read-question.ts'
import { timeSlots } from '../../domain/time-slots.ts'
import { addresses } from '../addresses.ts'
import { DeskHeader } from '../board/desk-header.tsx'
import { useCentre } from '../centre-now.ts'
import { entryRootId, keepRootId, type NewPage as NewPageOf, newFormId } from '../desk-page.ts'
import { DayOptions } from '../field.tsx'
import { Island } from '../island.tsx'
import { EntryChange } from './entry-change.tsx'
import { KeepEntry } from './keep-entry.tsx'
import { NewField, problemOf } from './new-field.tsx'

interface NewPageProps {
  readonly page: NewPageOf
}

const sources = ['phone', 'walk-in'] as const
const kept = { formId: newFormId }

/** Enters an appointment made by phone or at the desk. The form is plain but for one offer and one warning. */
export function NewPage({ page }: NewPageProps) {
  const { title, lead, save } = deskPages.newPage
  return (
    <>
      <DeskHeader here="new" nowMs={page.nowMs} isWithLetters={false} />
      <main className="new">
        <h2>{title}</h2>
        <p className="text-soft">{lead}</p>
        {page.error && (
          <p className="notice failed" role="alert">
            {page.error}
          </p>
        )}
        <ProblemSummary page={page} />
        <Island id={keepRootId} start={kept}>
          <KeepEntry start={kept} />
        </Island>
        <form
          method="post"
          action={addresses.new}
          noValidate
          id={newFormId}
          className="new-form columns"
        >
          <input type="hidden" name="id" value={page.id} />
          {page.inSpite && <input type="hidden" name="inSpite" value={page.inSpite} />}
          <WhoAndWhen page={page} />
          <Tests page={page} />
          <button type="submit" className="button primary">
            {save}
          </button>
        </form>
      </main>
    </>
  )
}

function WhoAndWhen({ page }: NewPageProps) {
  const { draft, problems, nowMs } = page
  const start = {
    ...{ phoneId: 'phone', nowMs },
    ...(draft.changes && { changes: draft.changes }),
    ...(page.published !== undefined && { published: page.published }),
  }
  return (
    <div className="new-who">
      <Choice
        legend={deskPages.newPage.source}
        name="source"
        chosen={draft.source}
        options={sources.map((source) => [source, deskPages.newPage.sources[source]])}
        isFocused={page.error === undefined && Object.keys(problems).length === 0}
      />
      <Typed page={page} name="name" type="text" isRequired />
      <Typed page={page} name="phone" type="tel" isRequired />
      <Island id={entryRootId} start={start}>
        <EntryChange start={start} />
      </Island>
      <TypedTests page={page} />
      <Choice
        legend={deskPages.newPage.language}
        name="language"
        chosen={draft.language}
        options={languages.map((language) => [language, desk.newPage.languages[language]])}
      />
      <NewField name="date" problems={problems}>
        {(control) => (
          <select {...control} defaultValue={draft.date || delhiDate(nowMs)}>
            <DayOptions nowMs={nowMs} />
          </select>
        )}
      </NewField>
      <NewField name="time" problems={problems}>
        {(control) => (
          <select {...control} defaultValue={draft.time} required>
            <option value="">{desk.newPage.choose}</option>
            {timeSlots.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        )}
      </NewField>
      <Typed page={page} name="email" type="email" />
      <NewField name="additionalInfo" problems={problems}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            defaultValue={draft.additionalInfo}
            maxLength={maxLength.additionalInfo}
          />
        )}
      </NewField>
    </div>
  )
}

interface TypedProps extends NewPageProps {
  readonly name: 'name' | 'phone' | 'email'
  readonly type: 'text' | 'tel' | 'email'
  readonly isRequired?: boolean
}

function Typed({ page: { draft, problems }, name, type, isRequired = false }: TypedProps) {
  return (
    <NewField name={name} problems={problems}>
      {(control) => (
        <input
          {...control}
          type={type}
          defaultValue={draft[name]}
          maxLength={maxLength[name]}
          autoComplete="off"
          required={isRequired}
        />
      )}
    </NewField>
  )
}

function TypedTests({ page: { draft } }: NewPageProps) {
  const { typedTests, typedExample } = deskPages.newPage
  return (
    <div className="field">
      <label htmlFor="typed-tests">{typedTests}</label>
      <input
        id="typed-tests"
        name="typedTests"
        defaultValue={draft.typedTests}
        placeholder={typedExample}
        maxLength={longestQuestion}
        autoComplete="off"
      />
    </div>
  )
}

function ProblemSummary({ page: { problems } }: NewPageProps) {
  const wrong = fieldOrder.filter((name) => problems[name] !== undefined)
  if (wrong.length === 0) return null
  return (
    <div className="notice failed" role="alert">
      <div>
        <strong>{deskPages.newPage.problem}</strong>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{problemOf(problems, name)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly legend: string
  readonly name: string
  readonly chosen: string
  readonly options: readonly (readonly [string, string])[]
  readonly isFocused?: boolean
}

function Choice({ legend, name, chosen, options, isFocused = false }: ChoiceProps) {
  return (
    <fieldset className="choice cluster">
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            // biome-ignore lint/a11y/noAutofocus: the page is opened to be typed into at once
            autoFocus={isFocused && value === chosen}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Tests({ page: { draft, problems } }: NewPageProps) {
  const problem = problemOf(problems, 'tests')
  return (
    <fieldset className="new-tests" id="tests" aria-describedby={problem && 'tests-problem'}>
      <legend>{deskPages.newPage.labels.tests}</legend>
      {problem && (
        <p className="field-error" id="tests-problem">
          {problem}
        </p>
      )}
      {useCentre().catalogue.categories.map(({ id, name, tests }) => (
        <fieldset key={id} className="test-group">
          <legend className="small">{name}</legend>
          {tests.map((test) => (
            <label key={test}>
              <input
                type="checkbox"
                name="tests"
                value={test}
                defaultChecked={draft.tests.includes(test)}
              />{' '}
              {test}
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}
