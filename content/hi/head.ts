import type { Strings } from '../strings.ts'

export const head: Strings['head'] = {
  locale: 'hi_IN',
  title: (page, name) => `${page} | ${name}`,
  shareImageText: (name) => `${name}: अल्ट्रासाउंड की शक्ल में बना उगता सूरज`,
}
