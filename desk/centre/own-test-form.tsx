import { centreAtDesk as centre } from '../../content/centre.ts'
import { deskCentre } from '../../content/desk-centre.ts'
import { factSentences } from '../../content/fact-sentences.ts'
import { type PreparationGroup, preparationSteps } from '../../domain/preparation-steps.ts'
import { askableSteps } from '../../domain/publication-problems.ts'
import { factKey, type OwnTestPublished } from '../../domain/published-facts.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import { FactSelect, FactTextField, Tick } from './fact-fields.tsx'
import type { CentreWords } from './facts-in-force.ts'
import { PublishForm } from './publish-form.tsx'
import { PriceAndMinutes, testPreview } from './test-form.tsx'
import { ownTestCodec, stepField, yes } from './typed-facts.ts'
import { type FactForm, useFactForm } from './use-fact-form.ts'
import type { EditableFacts } from './use-facts.ts'

interface OwnTestFormProps {
  readonly facts: EditableFacts
  /** Left out if the test is new. */
  readonly inForce?: OwnTestPublished
}

const words = deskCentre.ownTest

const newTest: OwnTestPublished = {
  ...{ fact: 'own-test', test: '', isOffered: true, names: { en: '', hi: '' } },
  ...{ category: 'laboratory', room: centre.rooms.rooms[0]?.id ?? '' },
  ...{ price: null, minutes: Number.NaN, steps: [] },
}

export function OwnTestForm({ facts, inForce }: OwnTestFormProps) {
  const publishedKey = inForce && factKey(inForce)
  const form = useFactForm({
    ...{ facts, draftKey: publishedKey ?? 'own-test' },
    ...{ inForce: inForce ?? newTest, codec: ownTestCodec },
    alsoWrong: ({ test }) =>
      inForce === undefined && facts.context.own.includes(test)
        ? { 'names.en': factSentences.nameTaken(test) }
        : {},
  })
  return (
    <PublishForm
      {...{ facts, form, publishedKey }}
      what="own-test"
      preview={(language) => testPreview(form.fact, form.fact.names[language], language)}
    >
      <div className="columns pair">
        {inForce === undefined && (
          <FactTextField
            {...{ form, name: 'names.en' }}
            label={words.names.en}
            hint={words.namesHint.en}
          />
        )}
        <FactTextField
          {...{ form, name: 'names.hi', lang: 'hi' }}
          label={words.names.hi}
          hint={words.namesHint.hi}
        />
      </div>
      <Place form={form} />
      <PriceAndMinutes form={form} />
      <FactSelect
        {...{ form, name: 'fast' }}
        label={words.fast}
        hint={words.fastHint}
        options={[['', words.noFast], ...facts.words.fasts]}
      />
      <Steps form={form} said={facts.words.steps} />
      {inForce && (
        <Tick
          {...{ form, name: 'isOffered' }}
          label={deskCentre.tests.isOffered}
          hint={deskCentre.tests.isOfferedHint}
        />
      )}
    </PublishForm>
  )
}

/** Where the page Services lists the test, and to which room the patient goes. */
function Place({ form }: { readonly form: FactForm }) {
  return (
    <div className="columns pair">
      <FactSelect
        {...{ form, name: 'category' }}
        label={words.category}
        hint={words.categoryHint}
        options={testCatalogue.map(({ id, name }) => [id, name])}
      />
      <FactSelect
        {...{ form, name: 'room' }}
        label={words.room}
        hint={words.roomHint}
        options={centre.rooms.rooms.map(({ id, name }) => [id, name])}
      />
    </div>
  )
}

const groups = ['before', 'hours', 'bring', 'tell'] as const satisfies readonly PreparationGroup[]

/** The steps that the tests of the catalogue ask for, in the words of the patient's plan. */
function Steps({ form, said }: { readonly form: FactForm; readonly said: CentreWords['steps'] }) {
  return (
    <fieldset className="steps-to-tick">
      <legend>{words.steps}</legend>
      <p className="field-hint small">{words.stepsHint}</p>
      {groups.map((group) => {
        const steps = preparationSteps[group].filter((step) => askableSteps.includes(step))
        const ticked = steps.filter((step) => form.typed[stepField(step)] === yes)
        return (
          <details key={group}>
            <summary>{words.ticked(words.groups[group], ticked.length)}</summary>
            {steps.map((step) => (
              <Tick key={step} {...{ form, name: stepField(step) }} label={said[step]} />
            ))}
          </details>
        )
      })}
    </fieldset>
  )
}
