import { z } from 'zod'

/** Forms for values of the environment. Each form says what is wrong with a value that does not fit. */

/**
 * The variables that have a value. Compose files write an empty value for what is not set. Editors of Windows put a
 * mark before the first key, and a line end after each value. Docker keeps that line end, and quotes around a value.
 */
export function givenIn(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const trimmed = Object.entries(env).map(([key, value = '']) => [
    key.replace(/^\ufeff/, ''),
    value.trim().replace(/^(["'])(.*)\1$/, '$2'),
  ])
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

export function wholeNumber(min: number, max: number) {
  const wrong = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,7}$/, wrong)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wrong)
}

/** A directory. Only a shell replaces `~` and `$HOME`; here they would make a directory of that name. */
export function directory() {
  return z.string().regex(/^[^~$]/, 'must be a whole path: nothing replaces ~ or $HOME here')
}

export function matching(pattern: RegExp, wrong: string) {
  return z.string().regex(pattern, wrong)
}

/** Scheme, host and port as browsers write them, to add paths to and to compare origins with. */
export function httpOrigin() {
  const wrong = 'must be http:// or https:// and a host alone: no path, user name, "?" or "#"'
  return z
    .string()
    .refine((url) => isHttpAddress(url) && /^\/*$/.test(new URL(url).pathname), wrong)
    .transform((url) => new URL(url).origin)
}

/** An address that paths are added to, without a trailing slash. */
export function httpBase() {
  return z
    .string()
    .refine(isHttpAddress, 'must be an http or https address: no user name, "?" or "#"')
    .transform((url) => url.replace(/\/+$/, ''))
}

/** What is wrong with an address that holds a password. Some signs of a password would end the address. */
export function addressWithLogin(begins: string): string {
  return `must be an address that begins with ${begins}; its password has / as %2F, # as %23 and @ as %40`
}

function isHttpAddress(url: string): boolean {
  if (!URL.canParse(url) || /[?#@]/.test(url)) return false
  return ['http:', 'https:'].includes(new URL(url).protocol)
}
