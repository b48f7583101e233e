/** An Indian number without its country code; few countries have shorter ones with it. */
const fewestDigits = 10
/** The longest number of any country (ITU-T E.164). */
const mostDigits = 15

/**
 * How many digits a typed number has, where that cannot be one that reception reaches; undefined
 * where it can. Two numbers are more digits and no mistake. A hint only: it never stops a request.
 */
export function doubtfulDigits(typed: string): number | undefined {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0
  const isOne = !/[/,;]|\p{L}/u.test(typed)
  const isDoubtful = digits < fewestDigits || (isOne && digits > mostDigits)
  return isDoubtful && typed.trim() !== '' ? digits : undefined
}
