import { languages } from '../../domain/language.ts'
import { addressesIn, sendWhatsAppAddress } from '../routes.ts'

export const speculationRulesAddress = '/speculation-rules.json'

/**
 * Lets a browser fetch a page of ours as a finger goes down on its link, where the visitor has not
 * asked to save data. Sent by header, so it costs no byte of the page and no script.
 */
export function speculationRules(): string {
  const confirmations = languages.map((language) => `${addressesIn[language].confirmation}*`)
  const elsewhere = [...confirmations, `${sendWhatsAppAddress}*`, '/static/*']
  return JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] },
        eagerness: 'moderate',
      },
    ],
  })
}
