import { z } from 'zod'
import { languages } from '../../domain/language.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'

/** Schemas for the fields of the content. The error of each is a sentence for the person who wrote the field. */

/** The type of a value, or a number itself, in words that fit into a sentence: `a list`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'number') return String(value)
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** The error of a schema of zod's own: what `mustBe` says. */
function wrongIf(form: string, hint?: string) {
  return { error: ({ input }: { input: unknown }) => mustBe(form, input, hint) }
}

/** The sentence about a field that is missing or has a wrong type. `form`: the right type, in words. */
export function mustBe(form: string, value: unknown, hint = ''): string {
  const wrong =
    value === undefined ? 'This is missing.' : `This must be ${form}, not ${kindOf(value)}.`
  return wrong + (hint && ` ${hint}`)
}

export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, input }) =>
      code === 'unrecognized_keys'
        ? 'This is not known, so nothing would read it.'
        : mustBe('an object with fields', input),
  })
}

/** An object with all of these fields, all with the same schema. */
export function eachOf<Form extends z.ZodType>(names: readonly string[], form: Form) {
  return fields(Object.fromEntries(names.map((name) => [name, form])))
}

/** An object with any of these fields, all with the same schema. */
export function someOf<Form extends z.ZodType>(names: readonly string[], form: Form) {
  return eachOf(names, form.optional())
}

export function listOf<Form extends z.ZodType>(form: Form) {
  return z.array(form, wrongIf('a list'))
}

/** For `superRefine`: refuses an entry whose field repeats that of an earlier entry. */
export function noRepeat<Key extends string>(key: Key, says: (repeated: string) => string) {
  return (entries: readonly Readonly<Record<Key, string>>[], { addIssue }: z.RefinementCtx) => {
    const values = entries.map((entry) => entry[key])
    for (const [at, value] of values.entries()) {
      if (values.indexOf(value) === at) continue
      addIssue({ code: 'custom', path: [at, key], message: says(value) })
    }
  }
}

/** A value that passes a check. `wrongWith` returns the error, or undefined if there is none. */
export function checked<Value>(wrongWith: (value: unknown) => string | undefined) {
  return z.custom<Value>((value) => wrongWith(value) === undefined, {
    error: ({ input }) => wrongWith(input) ?? '',
  })
}

export function text() {
  return matching(/\S/, 'This is empty.')
}

export function anyText() {
  return z.string(wrongIf('a text'))
}

/** A text that matches. Any other text gets `sentence` as its error. */
export function matching(form: RegExp | ((value: string) => boolean), sentence: string) {
  const fits = typeof form === 'function' ? form : (value: string) => form.test(value)
  return checked<string>((value) => {
    if (typeof value !== 'string') return mustBe('a text', value)
    if (value.trim() === '') return 'This is empty.'
    return fits(value) ? undefined : sentence
  })
}

/** A text in each language. */
export function said() {
  return eachOf(languages, text())
}

export function oneOf(values: readonly string[]) {
  const form = `one of ${values.join(', ')}`
  return z.enum(values, {
    error: ({ input }) =>
      typeof input === 'string' ? `This must be ${form}.` : mustBe(form, input),
  })
}

export function wholeNumber(least: number, most: number, unit = 'a whole number', hint = '') {
  const wrong = wrongIf(`${unit} from ${least} to ${most}`, hint)
  return z.int(wrong).min(least, wrong).max(most, wrong)
}

export function numberFrom(least: number, most: number) {
  const wrong = wrongIf(`a number from ${least} to ${most}`)
  return z.number(wrong).min(least, wrong).max(most, wrong)
}

export function yesOrNo() {
  return z.boolean(wrongIf('true or false'))
}

export function date() {
  return checked<string>((value) => {
    if (typeof value !== 'string') return mustBe('a day as a text', value, 'Write 2027-01-26.')
    if (parseDate(value) !== undefined) return undefined
    return /^\d{4}-\d\d-\d\d$/.test(value)
      ? `${value} is no day of the calendar.`
      : `${value || 'An empty text'} is not written as a day: write 2027-01-26 for 26 January 2027.`
  })
}

export function httpsAddress() {
  const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'
  return matching(isHttps, 'This must be an address that begins with https://.')
}

export function mailAddress() {
  const isAddress = (value: string) => z.email().safeParse(value).success
  return matching(isAddress, 'This must be a mail address, as in care@example.org.')
}
