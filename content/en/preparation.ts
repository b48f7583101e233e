import type { ClashKind } from '../../domain/preparation-clashes.ts'
import type { FastHours, PreparationStep } from '../../domain/preparation-rules.ts'

/**
 * How to prepare, test by test and together. Indicative: the medical director signs the table in
 * docs/preparation.md, reception confirms on the call. Nothing here asks about anybody's health.
 */
export const preparation = {
  heading: 'How to prepare',
  indicative: 'A guide. Reception confirms it for your tests on the call.',
  together: 'Together in one visit',
  night: 'The night before',
  hours: 'Two hours before',
  hoursFrom: (time: string) => `Two hours before, from ${time}`,
  bring: 'Bring',
  tell: 'Tell us on the call',
  /** Under a step that only some of the picked tests ask for. */
  forTests: (tests: readonly string[]) => `For ${tests.join(', ')}`,
  fast: ({ least, most }: FastHours) =>
    `Eat nothing for ${least === most ? least : `${least}–${most}`} hours before. Plain water is fine; no tea, coffee, milk or juice.`,
  lastMeal: {
    'day-before': (time: string) => `Finish your last meal by ${time} the evening before.`,
    midnight: () => 'Finish your last meal by midnight.',
    'same-day': (time: string) => `Finish your last meal by ${time} that day.`,
  },
  steps: {
    'tablet-after-sample':
      'Leave your thyroid tablet until the sample is taken. A morning suits it best.',
    'fast-if-contrast': 'If your CT is done with contrast, eat nothing for 4 hours before.',
    'fast-if-abdomen':
      'If the Doppler is of the abdomen or kidneys, eat nothing for 6 hours before.',
    'meal-before': 'Eat as usual before the guided FNAC or biopsy.',
    'light-meal': 'Finish a light meal 2 to 3 hours before the stress ECHO.',
    'second-sample':
      'An after-meal sugar, if asked for, is taken exactly 2 hours after you begin to eat.',
    'full-bladder':
      'For the abdomen or pelvis, drink about 1 litre of water in the hour before, and hold it.',
    'empty-bladder': 'For TVS, empty your bladder just before.',
    'no-metal': 'Leave jewellery, watch and hairpins at home: no metal goes into the MRI room.',
    'loose-clothes': 'Wear a loose top that opens easily.',
    'walking-shoes': 'Wear shoes you can walk fast in.',
    'photo-id': 'A photo ID.',
    prescription: 'Your prescription.',
    'original-prescription':
      'Your prescription. For a scan in pregnancy it must be the original, with the reason for the scan and the doctor’s signature, stamp and registration number.',
    'earlier-reports': 'Earlier films and reports.',
    creatinine: 'A recent creatinine report, if contrast is planned.',
    'urine-sample':
      'A urine sample, mid-stream and best the first of the morning. You can give it here too.',
    'which-part': 'Which part is examined: the preparation depends on it.',
    procedure: 'Which procedure it is: each has instructions of its own.',
    'package-contents': 'Which package: we say what is in it, and if a part of it needs more.',
    'weeks-of-pregnancy': 'The week: a Level II scan is usually done from 18 to 20 weeks.',
    implants:
      'Before an MRI: a pacemaker, any implant or metal in the body, the first three months of a pregnancy.',
    'possible-pregnancy': 'Before an X-ray or CT: if you may be pregnant.',
    'contrast-allergy': 'Before contrast: an allergy to it, or kidney trouble.',
    'blood-thinners': 'Blood thinners you take. Stop none on your own.',
    'heart-medicines': 'Heart medicines: ask about that day, and stop none on your own.',
    'diabetes-medicines': 'Insulin or diabetes tablets: ask before you fast.',
  } satisfies Record<PreparationStep, string>,
  clashes: {
    'fast-and-meal':
      'Empty stomach for one, a meal before the other: the fasting tests come first, then you eat. Bring something.',
    'fast-and-light-meal':
      'Empty stomach for one, a light meal before the stress ECHO: we do the fasting tests first, and tell you on the call when the ECHO follows.',
    'fast-and-second-sample':
      'If an after-meal sugar is asked for too: the fasting tests come first, then you eat, and its sample follows 2 hours later. Bring your meal and plan 2½ hours.',
    'maybe-fast-and-meal':
      'One may need an empty stomach, the other comes after a meal: we tell you the order on the call.',
    'fast-and-water':
      'An empty stomach and a full bladder go together: drink plain water and nothing else.',
    'full-and-empty-bladder':
      'One scan needs a full bladder, the other an empty one: the full one comes first.',
    'full-bladder-and-urine':
      'Keep the bladder full for the scan: give the urine sample after it, or bring the morning’s from home.',
    'full-bladder-and-wait':
      'A full bladder does not wait: tell the desk when you arrive, so that this scan comes before the tests that take long.',
    'contrast-and-blood':
      'Contrast can change blood values: these samples are taken before the scan.',
    'contrast-twice':
      'If both use contrast, they may need different days: we tell you on the call.',
  } satisfies Record<ClashKind, string>,
}
