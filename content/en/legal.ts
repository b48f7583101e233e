import type { Language } from '../../domain/language.ts'

/**
 * The denial the PC-PNDT Act 1994 asks for wherever ultrasound is named, in English and Hindi on
 * every page. No other text may touch on the matter (section 22).
 */
export const legal = {
  pcpndtHeading: 'PC-PNDT Act, 1994',
  pcpndt: {
    en: 'Prenatal determination and disclosure of the sex of the foetus are not done here. They are prohibited and punishable under law.',
    hi: 'यहाँ प्रसव पूर्व लिंग (गर्भ में लड़का या लड़की) की न जाँच की जाती है, न बताया जाता है। यह कानूनन दंडनीय अपराध है।',
  } satisfies Record<Language, string>,
}
