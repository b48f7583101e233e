import type { Context } from 'hono'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'

/**
 * The language of the page a request was filled in on. Not `Accept-Language`: a browser set to Hindi
 * sends that from the English page too, whose texts are the specification's.
 */
export function statedLanguage(c: Context): Language {
  const stated = c.req.header('content-language')?.trim().toLowerCase()
  return isLanguage(stated) ? stated : defaultLanguage
}
