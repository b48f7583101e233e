import { addresses, sendWhatsAppAddress } from '../routes.ts'

export const speculationRulesAddress = '/speculation-rules.json'

/**
 * Lets a browser fetch a page of ours as a finger goes down on its link, where the visitor has not
 * asked to save data. Sent by header, so it costs no byte of the page and no script.
 */
export function speculationRules(): string {
  const { confirmation } = addresses
  const elsewhere = [`${confirmation}*`, `${sendWhatsAppAddress}*`, '/static/*']
  return JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] },
        eagerness: 'moderate',
      },
    ],
  })
}
