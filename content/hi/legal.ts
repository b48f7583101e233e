import { legal as english } from '../en/legal.ts'
import type { Strings } from '../strings.ts'

/** The denial on every page, word for word as in the English file. */
export const legal: Strings['legal'] = {
  pcpndtHeading: 'पीसी-पीएनडीटी अधिनियम, 1994',
  pcpndt: english.pcpndt,
}
