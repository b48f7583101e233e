/** `+91 98765 43210`: a mobile number of India as one reads it aloud. */
export function spacedNumber(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164)
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164
}
