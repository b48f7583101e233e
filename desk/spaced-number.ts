/** As one reads it aloud: a mobile number of India in two fives, one of Delhi after its area code. */
export function spacedNumber(e164: string): string {
  const [, ...parts] = /^(\+91)([6-9]\d{4})(\d{5})$|^(\+91)(11)(\d{4})(\d{4})$/.exec(e164) ?? []
  return parts.filter((part) => part !== undefined).join(' ') || e164
}
