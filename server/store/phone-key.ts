import parsePhoneNumber from 'libphonenumber-js/min'

/** One key for the many ways of writing one number: E.164 where it parses, else its digits. */
export function phoneKey(typed: string): string {
  const parsed = parsePhoneNumber(typed, 'IN')
  if (parsed?.isPossible()) return parsed.number
  return typed.replaceAll(/\D/g, '') || typed.toLowerCase()
}
