import { z } from 'zod'
import { isLanguage } from '../../domain/language.ts'
import type { CorrectedFields, EventText, LoadedVisit } from './loaded-visit.ts'
import { phoneKeys } from './phone-key.ts'

export const testList = z.array(z.string())

/** The texts of a correction, as they are stored. */
export function textsOf(corrected: CorrectedFields): Omit<EventText, 'number'>[] {
  const { name, phone, email, language, tests } = corrected
  const texts = { name, phone, email, language, tests: tests && JSON.stringify(tests) }
  return fields.flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : { field, text }
  })
}

const fields = ['name', 'phone', 'email', 'language', 'tests'] as const

/** What these texts correct. The last of each field counts. */
export function correctedBy(texts: readonly EventText[]): LoadedVisit['corrected'] {
  const last = (wanted: EventText['field']) => texts.findLast(({ field }) => field === wanted)?.text
  const [name, phone, email] = [last('name'), last('phone'), last('email')]
  const [language, tests] = [last('language'), last('tests')]
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone, phoneKeys: phoneKeys(phone) }),
    ...(email !== undefined && { email }),
    ...(language !== undefined && isLanguage(language) && { language }),
    ...(tests !== undefined && { tests: testList.parse(JSON.parse(tests)) }),
  }
}
