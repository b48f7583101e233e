import type { Strings } from '../strings.ts'

/** What search engines and previews are told beside titles and descriptions. */
export const head: Strings['head'] = {
  /** Open Graph's name for the language as it is spoken here. */
  locale: 'hi_IN',
  title: (page, name) => `${page} | ${name}`,
  shareImageText: (name) => `${name}: अल्ट्रासाउंड की शक्ल में बना उगता सूरज`,
}
