import fc from 'fast-check'
import { z } from 'zod'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { fridayTenAm } from './friday-ten-am.ts'

/** The part of JSON Schema that our OpenAPI document uses. */
export const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  get items() {
    return schema.optional()
  },
  get properties() {
    return z.record(z.string(), schema).optional()
  },
  required: z.array(z.string()).optional(),
})

export type JsonSchema = z.infer<typeof schema>

/** Values that the schema describes, and a few that it does not. */
export function anyValue(described: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: validValue(described) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )
}

/** A value as the schema describes it. Now and then a text is too long or a field is missing. */
export function validValue({ type, ...described }: JsonSchema): fc.Arbitrary<unknown> {
  if (described.const !== undefined) return fc.constant(described.const)
  if (described.enum !== undefined) return fc.constantFrom(...described.enum)
  const types = typeof type === 'string' ? [type] : (type ?? [])
  const ofType = fc.oneof(...types.map((each) => valueOfType(each, described)))
  const { examples = [] } = described
  if (examples.length === 0) return ofType
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...examples) },
    { weight: 1, arbitrary: ofType },
  )
}

function valueOfType(type: string, described: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return arbitraryText(described)
    case 'array':
      return fc.uniqueArray(anyValue(described.items ?? {}), { maxLength: 5 })
    case 'object':
      return objectValue(described)
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`no values of the type ${type}`)
  }
}

/** Texts up to 20 characters longer than the limit, so some are too long. */
function arbitraryText({ pattern, format, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (format !== undefined) return dayNear
  return fc.string({ unit: 'binary', maxLength: maxLength + 20, size: 'max' })
}

/** A day from 2 before {@link fridayTenAm} to 100 after. Most of these days can be booked. */
const dayNear = fc
  .integer({ min: -2, max: 100 })
  .map((days) => addDays(delhiDate(fridayTenAm), days))

function objectValue({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, anyValue(each)]),
  )
  const whole = fc.record(fields, { requiredKeys: [...required] })
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  )
}
