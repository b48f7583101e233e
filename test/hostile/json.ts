import fc from 'fast-check'
import { anyText } from './texts.ts'

/** How deep JSON may nest within the 16 KB of a body. */
const depth = 8000

/** JSON that no serialiser writes, and text that is not JSON. */
const oddJson = [
  ...['1e999', '-1e999', '-0', '9'.repeat(400), '0.1e-400', '01', '.5', 'NaN', 'Infinity', "'a'"],
  ...['"\\ud800"', '"\\u0000"', '"\\udc00\\ud800"', '"\\x41"', '"\t"', '"', '\\', 'tru', 'null'],
  ...[
    '[',
    '{',
    '[[[',
    '{"a":',
    '[1,]',
    '{"a":1,}',
    '{,}',
    '[]',
    '{}',
    '/* */ {}',
    '{}{}',
    '\ufeff{}',
  ],
  ...['['.repeat(depth) + ']'.repeat(depth), '['.repeat(2 * depth), '{"a":'.repeat(2000)],
  ...[`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, `[${'0,'.repeat(5000)}0]`, ' '.repeat(10_000)],
]

const fewValues = fc.jsonValue({ maxDepth: 3, noUnicodeString: false })

/** The JSON of any value, or a text that is odd JSON. */
export const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: anyText.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fewValues.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.constantFrom(...oddJson) },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 5 }).map((all) => JSON.stringify(all)) },
)

const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'name',
  'tests',
  'a\u0000',
]

/**
 * The JSON of an object with these fields, some of them replaced, left out or given twice. Odd keys may be
 * added, and some of those mean something to JavaScript.
 */
export function objectLike(fields: object): fc.Arbitrary<string> {
  const texts = new Map(
    Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const names = [...texts.keys()]
  const some = fc.subarray(names, { maxLength: 2 })
  const others = fc.array(fc.tuple(fc.constantFrom(...oddKeys), anyJson), { maxLength: 2 })
  return fc
    .tuple(some, fc.array(anyJson, { minLength: 2, maxLength: 2 }), some, others, fc.boolean())
    .map(([changed, values, left, more, isMoreFirst]) => {
      const own = names
        .filter((name) => changed.includes(name) || left.length === 0 || !left.includes(name))
        .map((name) => [name, values[changed.indexOf(name)] ?? texts.get(name)])
      const entries = isMoreFirst ? [...more, ...own] : [...own, ...more]
      return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`
    })
}

const hole = 'what stands here is replaced'

/** The JSON of this value, in which one part is replaced by any other JSON. */
export function withOneReplaced(value: unknown): fc.Arbitrary<string> {
  let parts = 0
  JSON.stringify(value, (_key, part) => {
    parts++
    return part
  })
  return fc.tuple(fc.nat(parts - 1), anyJson).map(([at, json]) => {
    let index = 0
    const text = JSON.stringify(value, (_key, part) => (index++ === at ? hole : part))
    return text.replace(JSON.stringify(hole), () => json)
  })
}
