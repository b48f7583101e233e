/** A number as people read it aloud: an Indian mobile in two fives, a Delhi number after its area code. */
export function spacedNumber(e164: string): string {
  const [, ...parts] = /^(\+91)([6-9]\d{4})(\d{5})$|^(\+91)(11)(\d{4})(\d{4})$/.exec(e164) ?? []
  return parts.filter((part) => part !== undefined).join(' ') || e164
}
