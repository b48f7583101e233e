import { typedText } from '../providers/template-value.ts'
import { diallableNumber } from '../visits/phone-key.ts'

/** A number that WhatsApp links where one can be dialled, and always what the patient typed. */
export function dialable(typed: string, shown: (typed: string) => string = String): string {
  const number = diallableNumber(typed)
  if (number === undefined) return shown(typed)
  const isSame = number === typed.replaceAll(/[\s-]/g, '')
  return isSame ? number : `${number} (${shown(typed)})`
}

/** The same for a template and a list. */
export function dialableLine(typed: string): string {
  return dialable(typed, typedPhone)
}

/** The longest typed text shown beside the number read from it. */
const longestTypedPhone = 34

/** A text that is only a number needs no quotes. */
function typedPhone(typed: string): string {
  return /^[\p{Nd}\s()+-]+$/u.test(typed) ? typed : typedText(typed, longestTypedPhone)
}
