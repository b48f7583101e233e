import { z } from 'zod'
import type { PreparationTrait } from '../../domain/preparation/rules.ts'
import { preparationSteps } from '../../domain/preparation/steps.ts'
import { askedFacts, type PatientWords } from '../../domain/search/test-index.ts'
import { didYouMean } from '../nearest-name.ts'
import { type ContentProblem, type FieldPath, fieldIn } from './content-problem.ts'
import {
  fields,
  listOf,
  matching,
  mustBe,
  oneOf,
  text,
  wholeNumber,
  yesOrNo,
} from './field-forms.ts'

const testName = matching(
  (name) => !name.includes(','),
  'No test has a comma in its name: links list tests with commas between them.',
)

/** domain/centre/test-catalogue.ts: the tests by category. */
export const catalogueSchema = listOf(fields({ id: text(), tests: listOf(testName) })).superRefine(
  (categories, { addIssue }) => {
    const seen = new Set<string>()
    for (const [at, { tests }] of categories.entries())
      for (const [place, test] of tests.entries()) {
        const message = `${test} is listed twice.`
        if (seen.has(test)) addIssue({ code: 'custom', path: [at, 'tests', place], message })
        seen.add(test)
      }
  },
)

const looseCatalogue = z.array(
  z.object({
    id: z.string(),
    tests: z.array(z.string().catch('')).catch([]),
  }),
)

/** The categories, as far as they can be read. */
export function readCatalogue(catalogue: unknown): z.output<typeof looseCatalogue> {
  return looseCatalogue.safeParse(catalogue).data ?? []
}

const traits: Readonly<Record<PreparationTrait, true>> = {
  'long-visit': true,
  'sample-before-contrast': true,
}

const steps: readonly string[] = Object.values(preparationSteps).flat()

/** domain/preparation/rules.ts: a rule for each of these tests, and for no other. */
export function rulesSchema(tests: readonly string[], conditions: readonly string[]) {
  const hours = fields({ least: wholeNumber(1, 24), most: wholeNumber(1, 24) }).refine(
    ({ least, most }) => least <= most,
    'The least hours of a fast are more than its most.',
  )
  const when = oneOf(conditions).optional()
  const rule = fields({
    fast: fields({
      hours,
      when,
      isDry: yesOrNo().optional(),
      isRare: yesOrNo().optional(),
    }).optional(),
    steps: listOf(
      z.unknown().superRefine((asked, { addIssue }) => {
        const message = wrongStep(asked, conditions)
        if (message !== undefined) addIssue({ code: 'custom', message })
      }),
    ),
    traits: listOf(oneOf(Object.keys(traits))).optional(),
  })
  return eachOf(tests, rule)
}

const askedStep = z.object({ when: z.string(), step: z.string() })

function wrongStep(asked: unknown, conditions: readonly string[]): string | undefined {
  const { data } = askedStep.safeParse(asked)
  const step = data?.step ?? asked
  if (typeof step !== 'string') return mustBe('a step, or a condition and a step', asked)
  if (!steps.includes(step))
    return `${step || 'An empty step'} is not known.${didYouMean(step, steps)}`
  if (data === undefined || conditions.includes(data.when)) return undefined
  return `${data.when || 'An empty text'} is no condition.${didYouMean(data.when, conditions)}`
}

/** content/patient-words.ts: what patients call each of these tests. */
export function wordsSchema(tests: readonly string[]) {
  return fields({
    phrases: eachOf(tests, text()),
    synonyms: listOf(text()),
    fillers: text(),
    kinds: text(),
    small: text(),
    facts: eachOf(askedFacts, text()),
    notOurs: text(),
    machines: text(),
    besideMachines: text(),
  } satisfies Record<keyof PatientWords, unknown>)
}

function eachOf<Form extends z.ZodType>(names: readonly string[], form: Form) {
  return fields(Object.fromEntries(names.map((name) => [name, form])))
}

/**
 * The names of categories and tests that the words of a language lack, and the descriptions that every language lacks.
 * `compareWords` finds a description that some language has.
 */
export function unnamed(
  strings: Readonly<Record<string, unknown>>,
  catalogue: ReturnType<typeof readCatalogue>,
): ContentProblem[] {
  const each = Object.entries(strings).map(([language, words]) => ({
    language,
    ...namesIn.parse(words),
  }))
  return each.flatMap(({ language, names, services }) => {
    const others = each.filter((other) => other.language !== language)
    const isDescribed = (id: string) =>
      others.some((other) => other.services?.categories?.[id] !== undefined)
    const inFile = (file: string, place: FieldPath, said: unknown) =>
      typeof said === 'string' && said.trim() !== ''
        ? []
        : [
            {
              field: fieldIn(`content/${language}/${file}.ts`, place),
              sentence: 'This is missing.',
            },
          ]
    return catalogue.flatMap(({ tests, ...category }) => [
      ...inFile('names', [category.id], ask(names?.category, category)),
      ...(isDescribed(category.id)
        ? []
        : inFile('services', ['categories', category.id], services?.categories?.[category.id])),
      ...tests.flatMap((test) => inFile('names', [test], ask(names?.test, test))),
    ])
  })
}

const namesIn = z
  .object({
    names: z.object({ test: z.unknown(), category: z.unknown() }).optional().catch(undefined),
    services: z
      .object({ categories: z.record(z.string(), z.unknown()).optional().catch(undefined) })
      .optional()
      .catch(undefined),
  })
  .catch({})

/** Calls a function of the words. Undefined if it is no function, or if it fails. */
function ask(named: unknown, about: unknown): unknown {
  try {
    return typeof named === 'function' ? Reflect.apply(named, undefined, [about]) : undefined
  } catch {
    return undefined
  }
}
