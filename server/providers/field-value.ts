import { english } from '../../content/strings.ts'
import type { MessageField, NoticeFieldName } from './provider.ts'
import { shorten, templateList, templateValue } from './template-value.ts'

/**
 * Longest value of each template parameter, in characters. With the templates' own texts (at most 250, see
 * docs/whatsapp-templates.md) a filled body stays within the 1,024 that WhatsApp allows (error 132005).
 */
export const longestValue: Readonly<Record<NoticeFieldName, number>> = {
  occasion: 52,
  reference: 10,
  // The longest name the form accepts, in quotes.
  patient: 102,
  phone: 60,
  call_by: 50,
  tests: 230,
  date: 40,
  time: 10,
  notes: 220,
  summary: 160,
  requests: 590,
}

/** Health data, which a minimal notice leaves out. */
const healthFields: ReadonlySet<NoticeFieldName> = new Set(['tests', 'notes'])

/** A field's value for a template. From a list that is too long, whole items are dropped and counted. */
export function fieldValue(
  { name, value, items, line, minimal }: MessageField,
  notice: 'full' | 'minimal',
): string {
  const limit = longestValue[name]
  if (notice === 'minimal' && healthFields.has(name)) return shorten(minimal ?? '-', limit)
  const whole = templateValue(line ?? value, Infinity)
  if (items === undefined || whole.length <= limit) return shorten(whole, limit)
  return templateList(items, limit, english.notices.more)
}
