import { defaultLanguage } from '../../domain/language.ts'
import { type ContentProblem, fieldIn } from './content-problem.ts'
import { kindOf } from './field-forms.ts'

/** The words of a language, or a part of them. */
interface Words {
  readonly language: string
  readonly value: unknown
}

/**
 * Lists the words that one language lacks or has in another form than the other, and empty words. Skips the
 * patients' comments, because each language may quote other patients.
 */
export function compareWords(
  one: Words,
  other: Words,
  place: readonly string[] = [],
): ContentProblem[] {
  const [kind, otherKind] = [formOf(one.value), formOf(other.value)]
  if (kind === 'missing') return [missingFrom(one, other, place)]
  if (otherKind === 'missing') return [missingFrom(other, one, place)]
  const wrong = [one, other].find((words) => formOf(words.value) === 'nothing')
  if (wrong) return [at(wrong, place, `This must hold words, not ${kindOf(wrong.value)}.`)]
  if (kind !== otherKind) return [at(other, place, `This must be ${kind}, not ${otherKind}.`)]
  if (kind === 'a text') return [one, other].filter(isBlank).map((words) => empty(words, place))
  if (place.join('.') === 'testimonials.entries') return []
  return keysOf(one.value, other.value).flatMap((key) =>
    compareWords(part(one, key), part(other, key), [...place, key]),
  )
}

function formOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'nothing'
  return typeof value === 'number' ? 'a number' : kindOf(value)
}

function missingFrom(words: Words, other: Words, place: readonly string[]): ContentProblem {
  return at(words, place, `This is missing: ${fileOf(other.language, place)} has it.`)
}

function empty(words: Words, place: readonly string[]): ContentProblem {
  return at(words, place, 'This is empty.')
}

function isBlank({ value }: Words): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function at({ language }: Words, place: readonly string[], sentence: string): ContentProblem {
  const [, ...inFile] = place
  return { field: fieldIn(fileOf(language, place), inFile), sentence }
}

/** The file with a part of the words. For `saveAndShare` in English it is `content/en/save-and-share.ts`. */
function fileOf(language: string, [subject = 'strings']: readonly string[]): string {
  const name = subject.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const isOwn = subject === 'strings' || subject === 'lang'
  if (isOwn)
    return language === defaultLanguage ? 'content/strings.ts' : `content/${language}/strings.ts`
  return `content/${language}/${name}.ts`
}

function keysOf(...values: readonly unknown[]): string[] {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null
  return [...new Set(values.filter(isObject).flatMap((value) => Object.keys(Object(value))))]
}

function part({ language, value }: Words, key: string): Words {
  return { language, value: Reflect.get(Object(value), key) }
}
