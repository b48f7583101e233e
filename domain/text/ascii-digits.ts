const decimalDigit = /\p{Nd}/u

/**
 * The text with the decimal digits of every script (९, ৯, ٩, ９) as 0 to 9. Unicode encodes the
 * digits of a script as ten code points in order from zero (Unicode Standard, section 4.6). So a
 * digit's value is its distance from the first digit of its script.
 */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** The digits of a text, as 0 to 9, without anything else. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '')
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first--
  // Runs of ten may be adjacent (the mathematical digits), so the distance may be more than 9.
  return (code - first) % 10
}
