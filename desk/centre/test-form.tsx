import { useId } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { deskCentre } from '../../content/desk-centre.ts'
import { names } from '../../content/en/names.ts'
import { factSentences } from '../../content/fact-sentences.ts'
import { askableSteps } from '../../domain/centre/publication-problems.ts'
import type { OwnTestPublished } from '../../domain/centre/published-facts.ts'
import { testCatalogue } from '../../domain/centre/test-catalogue.ts'
import { type Language, languages } from '../../domain/language.ts'
import { type PreparationGroup, preparationSteps } from '../../domain/preparation/steps.ts'
import { InputField, Problem, SelectField } from '../field.tsx'
import type { CentreWords, TestInForce } from './facts-in-force.ts'
import { PublishForm } from './publish-form.tsx'
import { priceAndMinutesOf } from './site-words.ts'
import { stepField, testCodec, yes } from './typed-facts.ts'
import { type FactForm, newTestKey, useFactForm } from './use-fact-form.ts'
import type { EditableFacts } from './use-facts.ts'

interface TestFormProps {
  readonly facts: EditableFacts
  /** Left out for a new test of the centre's own. */
  readonly inForce?: TestInForce
}

interface TestPartProps {
  readonly form: FactForm
}

const { tests: words, ownTest: ownWords } = deskCentre

const newTest: OwnTestPublished = {
  fact: 'own-test',
  test: '',
  isOffered: true,
  names: { en: '', hi: '' },
  category: 'laboratory',
  room: centre.rooms.rooms[0]?.id ?? '',
  price: null,
  minutes: Number.NaN,
  steps: [],
}

/**
 * Whether a test is offered, for how much and for how long. For a test of the centre's own also its names, its
 * place and how a patient prepares.
 */
export function TestForm({ facts, inForce = newTest }: TestFormProps) {
  const isNew = inForce === newTest
  const isOwn = inForce.fact === 'own-test'
  const form = useFactForm<TestInForce>({
    facts,
    inForce,
    codec: testCodec,
    ...(isNew && { draftKey: newTestKey }),
    alsoWrong: ({ test }) =>
      isNew && facts.context.own.includes(test)
        ? { 'names.en': factSentences.nameTaken(test) }
        : {},
  })
  return (
    <PublishForm form={form} preview={(language) => preview(form.fact, language, facts.words)}>
      {isOwn && <Names form={form} isNew={isNew} />}
      {isOwn && <Place form={form} />}
      <PriceAndMinutes form={form} />
      {isOwn && (
        <SelectField
          {...form.field('fast')}
          label={ownWords.fast}
          hint={ownWords.fastHint}
          options={[['', ownWords.noFast], ...facts.words.fasts]}
        />
      )}
      {isOwn && <Steps form={form} said={facts.words.steps} />}
      {!isNew && (
        <Tick form={form} name="isOffered" label={words.isOffered} hint={words.isOfferedHint} />
      )}
    </PublishForm>
  )
}

/** The row of the page Services, or in English a sentence that the test is not shown. */
function preview(test: TestInForce, language: Language, { namesInHindi }: CentreWords): string[] {
  if (!test.isOffered) return language === 'en' ? [words.notShown] : []
  const names =
    test.fact === 'own-test'
      ? test.names
      : { en: test.test, hi: namesInHindi[test.test] ?? test.test }
  return [names[language], priceAndMinutesOf(test, language)].filter((line) => line !== '')
}

/** Requests are stored with the English name, so only a new test can get one. */
function Names({ form, isNew }: TestPartProps & { readonly isNew: boolean }) {
  return (
    <div className="columns pair">
      {languages
        .filter((language) => isNew || language !== 'en')
        .map((language) => (
          <InputField
            key={language}
            {...form.field(`names.${language}`)}
            lang={language}
            label={ownWords.names[language]}
            hint={ownWords.namesHint[language]}
          />
        ))}
    </div>
  )
}

function Place({ form }: TestPartProps) {
  return (
    <div className="columns pair">
      <SelectField
        {...form.field('category')}
        label={ownWords.category}
        hint={ownWords.categoryHint}
        options={testCatalogue.map(({ id }) => [id, names.category({ id })])}
      />
      <SelectField
        {...form.field('room')}
        label={ownWords.room}
        hint={ownWords.roomHint}
        options={centre.rooms.rooms.map(({ id, name }) => [id, name])}
      />
    </div>
  )
}

function PriceAndMinutes({ form }: TestPartProps) {
  return (
    <div className="columns pair">
      {(['price', 'minutes'] as const).map((name) => (
        <InputField
          key={name}
          {...form.field(name)}
          inputMode="numeric"
          label={words[name]}
          hint={words[`${name}Hint`]}
        />
      ))}
    </div>
  )
}

const groups = ['before', 'hours', 'bring', 'tell'] as const satisfies readonly PreparationGroup[]

function Steps({ form, said }: TestPartProps & { readonly said: CentreWords['steps'] }) {
  return (
    <fieldset className="steps-to-tick">
      <legend>{ownWords.steps}</legend>
      <p className="field-hint small">{ownWords.stepsHint}</p>
      {groups.map((group) => {
        const steps = preparationSteps[group].filter((step) => askableSteps.includes(step))
        const ticked = steps.filter((step) => form.typed[stepField(step)] === yes)
        return (
          <details key={group}>
            <summary>{ownWords.ticked(ownWords.groups[group], ticked.length)}</summary>
            {steps.map((step) => (
              <Tick key={step} form={form} name={stepField(step)} label={said[step]} />
            ))}
          </details>
        )
      })}
    </fieldset>
  )
}

interface TickProps extends TestPartProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

function Tick({ form, name, label, hint }: TickProps) {
  const id = useId()
  const wrong = form.problems[name]
  return (
    <div className="tick">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={form.typed[name] === yes}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={wrong === undefined ? undefined : true}
          onChange={(event) => form.type({ [name]: event.target.checked ? yes : '' })}
        />{' '}
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint small">
          {hint}
        </p>
      )}
      {wrong && <Problem id={`${id}-problem`} sentence={wrong} />}
    </div>
  )
}
