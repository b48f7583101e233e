import type { CategoryId } from '../../domain/centre/test-catalogue.ts'
import type { FlagName, PreparationFlag } from '../../domain/preparation/flags.ts'
import type { Condition } from '../../domain/preparation/steps.ts'

const flags: Readonly<Record<FlagName, string>> = {
  fasting: 'fasting',
  'water-limited': 'water limited',
  'full-bladder': 'full bladder',
  enema: 'enema',
  'glucose-tolerance': 'advise',
  'original-prescription': 'original Rx',
  'no-metal': 'no metal, ask about implants',
  'contrast-possible': 'contrast possible',
  'possible-pregnancy': 'ask about pregnancy',
  'blood-thinners': 'ask about blood thinners',
  'heart-medicines': 'ask about heart medicines',
}

/** Follows "fasting if". Reception asks the patient, or reads the prescription. */
const conditions: Readonly<Record<Condition, string>> = {
  'abdomen-scan': 'upper/whole abdomen',
  'lower-scan': 'lower/whole abdomen, KUB, early pregnancy',
  'other-scan': 'any other scan',
  'abdomen-doppler': 'Doppler of abdomen or kidneys',
  tvs: 'TVS',
  trus: 'TRUS',
  'surface-needle': 'needle under the skin',
  'deep-needle': 'deep needle',
  procedure: 'the procedure needs it',
  contrast: 'contrast',
  sedation: 'sedated',
  ivp: 'IVP',
  'ivp-or-hsg': 'IVP/HSG',
  hsg: 'HSG',
  'ct-contrast': 'CT with contrast',
  'mri-abdomen': 'MRI of abdomen',
  barium: 'barium/IVP',
  'fasting-sugar': 'fasting sugar',
  'after-meal-sugar': 'after-meal sugar',
  'fasting-and-after-meal-sugar': 'fasting and after-meal sugar',
  'only-after-meal-sugar': 'after-meal sugar alone',
  'random-sugar': 'random sugar',
  gtt: 'GTT',
  'other-doppler': 'any other Doppler',
  psa: 'PSA',
  pregnancy: 'pregnant',
  'package-xray': 'X-ray in package',
  'package-scan': 'ultrasound in package',
}

/** One step of a preparation as reception reads it, on the desk and in its messages. */
export function flagWord({ name, when }: PreparationFlag): string {
  return when === undefined ? flags[name] : `${flags[name]} if ${conditions[when]}`
}

export const roomNames = {
  ultrasound: 'Ultrasound',
  radiology: 'CT/MRI/X-ray',
  cardiac: 'Cardiac',
  laboratory: 'Laboratory',
  packages: 'Packages',
  consultation: 'Consultation',
  former: 'No longer offered',
} satisfies Record<CategoryId | 'former', string>
