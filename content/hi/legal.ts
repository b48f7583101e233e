import { legal as english } from '../en/legal.ts'
import type { Strings } from '../strings.ts'

/** The denial stands word for word as the English file has it, on every page. */
export const legal: Strings['legal'] = {
  pcpndtHeading: 'पीसी-पीएनडीटी अधिनियम, 1994',
  pcpndt: english.pcpndt,
}
