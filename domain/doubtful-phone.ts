/** An Indian number without its country code; few countries have shorter ones with it. */
const fewestDigits = 10
/** The longest number of any country (ITU-T E.164). */
const mostDigits = 15

/**
 * The number of digits typed, where it is too few or too many for a phone number; else undefined. Two
 * numbers in the field are fine. Only a hint: it never blocks a request.
 */
export function doubtfulDigits(typed: string): number | undefined {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0
  const isOne = !/[/,;]|\p{L}/u.test(typed)
  const isDoubtful = digits < fewestDigits || (isOne && digits > mostDigits)
  return isDoubtful && typed.trim() !== '' ? digits : undefined
}
