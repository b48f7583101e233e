import { deskCentre } from '../../content/desk-centre.ts'
import type { Language } from '../../domain/language.ts'
import { factKey, type TestPublished } from '../../domain/published-facts.ts'
import { FactTextField, Tick } from './fact-fields.tsx'
import type { TestInForce } from './facts-in-force.ts'
import { PublishForm } from './publish-form.tsx'
import { priceAndMinutesOf } from './site-words.ts'
import { testCodec } from './typed-facts.ts'
import { type FactForm, useFactForm } from './use-fact-form.ts'
import type { EditableFacts } from './use-facts.ts'

interface TestFormProps {
  readonly facts: EditableFacts
  readonly inForce: TestPublished
}

const words = deskCentre.tests

/** Whether a test of the catalogue is offered, for how much and for how long. */
export function TestForm({ facts, inForce }: TestFormProps) {
  const { test } = inForce
  const publishedKey = factKey(inForce)
  const form = useFactForm({ facts, draftKey: publishedKey, inForce, codec: testCodec(test) })
  const names = { en: test, hi: facts.words.namesInHindi[test] ?? test }
  return (
    <PublishForm
      {...{ facts, form, publishedKey }}
      what="test"
      preview={(language) => testPreview(form.fact, names[language], language)}
    >
      <PriceAndMinutes form={form} />
      <Tick {...{ form, name: 'isOffered' }} label={words.isOffered} hint={words.isOfferedHint} />
    </PublishForm>
  )
}

export function PriceAndMinutes({ form }: { readonly form: FactForm }) {
  const number = { form, inputMode: 'numeric' } as const
  return (
    <div className="columns pair">
      <FactTextField {...number} name="price" label={words.price} hint={words.priceHint} />
      <FactTextField {...number} name="minutes" label={words.minutes} hint={words.minutesHint} />
    </div>
  )
}

/** The row of the page Services, or in English a sentence that the test is not shown. */
export function testPreview(
  test: TestInForce,
  name: string,
  language: Language,
): readonly string[] {
  if (!test.isOffered) return language === 'en' ? [words.notShown] : []
  return [name, priceAndMinutesOf(test, language)].filter((line) => line !== '')
}
