import { z } from 'zod'

/** The forms that values of the environment have; each says what is wrong with any other. */

export const e164 = /^\+[1-9]\d{6,14}$/

export function wholeNumber(min: number, max: number) {
  const wrong = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,7}$/, wrong)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wrong)
}

export function matching(pattern: RegExp, wrong: string) {
  return z.string().regex(pattern, wrong)
}

/** Without a trailing slash. */
export function httpOrigin() {
  return z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
}

/** The values of some keys, once checked. */
export type ValuesOf<Keys extends z.ZodRawShape> = z.output<z.ZodObject<Keys>>
