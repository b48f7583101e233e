import type { ClashKind } from '../../domain/preparation/clashes.ts'
import type { AlertStep, FoldedStep, MostlyFreeTest } from '../../domain/preparation/open-part.ts'
import type { Condition, FastHours } from '../../domain/preparation/steps.ts'

const lowSugar =
  'Stop no insulin on your own. Bring sugar and your meter. If your sugar falls (below 70, or you are shaky and sweaty), eat the sugar at once and tell us. The test can wait.'

/**
 * How to prepare, test by test and together. Indicative: the medical director signs the table in
 * docs/preparation.md, reception confirms on the call. Nothing here asks about anybody's health.
 */
export const preparation = {
  heading: 'How to prepare',
  indicative: 'Follow what reception tells you by phone.',
  /** The needs of most patients who do not fast. */
  most: {
    'Color Doppler': 'Most Dopplers (pregnancy, neck, arms, legs) need no preparation.',
    'MRI Scan': 'Most MRI scans (head, spine, joints) without sedation need no fasting.',
    'X-Ray': 'Most X-rays (chest, arms, legs) need no preparation.',
  } satisfies Record<MostlyFreeTest, string>,
  none: { fast: 'No fasting needed.', preparation: 'No preparation needed.' },
  /** Stands over the alerts, except those about diabetes medicines. */
  tellFirst: (phone: string) => `Tell us first: ${phone}`,
  /** What can hurt a patient, one short line each. */
  alerts: {
    implants:
      'MRI: pacemaker or implant (no entry before our radiologist clears it, bring its card), metal, pregnancy, sedation',
    'contrast-risks': 'Contrast: kidney disease, metformin (Glycomet), allergy',
    'which-xray': 'Barium, IVP or HSG: kidney disease, metformin, allergy',
    'possible-pregnancy':
      'Pregnant, or may be: you, or anyone who stays in the room. A late period counts.',
    'blood-thinners':
      'Blood thinners (Ecosprin, clopidogrel, warfarin, Acitrom, rivaroxaban, heparin): ask the doctor who prescribed them, stop none on your own, bring the last INR',
    /** Stands wherever most patients fast, so the danger to a child who fasts as long stands here too. */
    'diabetes-medicines':
      'Insulin or sugar tablets? Ask your doctor before you fast. For a child, ask us how long.',
    'diabetes-exercise':
      'Heart medicines, insulin or sugar tablets? Ask your doctor before you fast or do the stress ECHO.',
  } satisfies Record<AlertStep, string>,
  /** Always open: what needs a prescription, by the centre's wish or by law. */
  prescriptionFor: (what: readonly string[]) => `Prescription needed: ${what.join(', ')}.`,
  original: 'Bring the original prescription.',
  /** Everybody with such a scan reads this sentence, so it does not say that the reader is pregnant. */
  originalIfPregnant: 'If you are pregnant, bring the original prescription for the scan.',
  /** Follows a fast if an earlier fast may concern the same patient. */
  outlasted: 'If several fasts apply, the earliest counts.',
  together: (testCount: number): string =>
    testCount === 1 ? 'Good to know' : 'Together in one visit',
  before: 'Before you come',
  hours: 'Two hours before',
  hoursFrom: (time: string) => `Two hours before, from ${time}`,
  bring: 'Bring',
  tell: 'Tell us by phone first',
  /** Under a step that only some of the picked tests ask for. */
  forTests: (tests: readonly string[]) => `For ${tests.join(', ')}`,
  fast: ({ least, most }: FastHours) =>
    `Eat nothing for ${least === most ? least : `${least}–${most}`} hours before.`,
  /** Always open after a fast, if no fast of the visit limits water. */
  waterFine: 'Plain water is fine.',
  fullBladder: 'Come with a full bladder.',
  /** Follows the fast. */
  water: {
    free: 'Plain water is fine; no tea, coffee, milk or juice, no gum, paan, gutka or cigarette.',
    limited: 'Ask us by phone about water and your tablets. Leave out no tablet on your own.',
  },
  lastMeal: {
    'day-before': (time = 'midnight') => `Finish your last meal by ${time} the night before.`,
    'same-day': (time: string) => `Finish your last meal by ${time} that day.`,
  },
  /** Replaces the last meal once its hour is past. */
  mealPast: (time = 'midnight') =>
    `Nothing eaten since ${time}? Then come. If you have eaten, take another time.`,
  /** What the prescription decides. The step follows after a colon. */
  conditions: {
    'abdomen-scan': 'If the ultrasound is of the upper or whole abdomen',
    'lower-scan':
      'If the ultrasound is of the whole or lower abdomen, the pelvis, KUB or an early pregnancy',
    'other-scan':
      'If the ultrasound is only of another part (thyroid, breast, pelvis, KUB, pregnancy)',
    'abdomen-doppler': 'If the Doppler is of the abdomen or kidneys',
    tvs: 'For TVS',
    trus: 'For TRUS',
    'surface-needle': 'If the needle only goes under the skin (thyroid, breast, neck)',
    'deep-needle': 'If the needle goes deep (liver, kidney, lung)',
    procedure: 'For a procedure (angiography, stent, drain), unless we told you otherwise',
    contrast: 'If contrast is used',
    sedation: 'If you are sedated',
    ivp: 'If it is an IVP',
    'ivp-or-hsg': 'If it is an IVP or HSG',
    hsg: 'If it is an HSG',
    'ct-contrast': 'If the CT is with contrast',
    'mri-abdomen': 'If the MRI is of the abdomen (MRCP too)',
    barium: 'If it is a barium study or IVP',
    'fasting-sugar': 'If a fasting sugar is asked for',
    'after-meal-sugar': 'If an after-meal sugar is asked for',
    'fasting-and-after-meal-sugar': 'If a fasting and an after-meal sugar are asked for',
    'only-after-meal-sugar': 'If only an after-meal sugar is asked for',
    'random-sugar': 'If only a random sugar is asked for',
    gtt: 'If a glucose tolerance test (GTT) is asked for',
    'other-doppler': 'If the Doppler is only of another part (pregnancy, neck, arms, legs)',
    psa: 'If PSA is asked for',
    pregnancy: 'For a scan in pregnancy',
    'package-xray': 'If the package has an X-ray',
    'package-scan': 'If the package has an ultrasound of the abdomen',
  } satisfies Record<Condition, string>,
  /** Between the conditions of one step. */
  or: ', or ',
  /** The form of a step after its condition and the colon, and of a condition after another one. */
  afterCondition: (step: string) => step.charAt(0).toLowerCase() + step.slice(1),
  steps: {
    'diabetes-medicines': `If you use insulin or take diabetes tablets, ask the doctor who prescribed them before you fast. ${lowSugar}`,
    'diabetes-exercise': `If you use insulin or take diabetes tablets, ask the doctor who prescribed them before you fast or do the stress ECHO. Do not take them and leave out the meal, unless that doctor said so. ${lowSugar}`,
    'eat-as-usual': 'Eat as usual.',
    'light-meal': 'Finish a light meal 2 to 3 hours before the stress ECHO, then only water.',
    snack: 'Eat something light before you come.',
    'no-caffeine': 'No tea, coffee or cola for 12 hours before, and no smoking that day.',
    'no-meat': 'No meat for 12 hours before.',
    'tablet-after-sample': 'Leave your thyroid tablet until the sample is taken.',
    'no-alcohol': 'No alcohol for 24 hours before.',
    'no-biotin':
      'Do not take biotin (hair and nail vitamins) for 2 days before. If a doctor prescribed it, ask that doctor first.',
    'other-medicines':
      'Take your other daily medicines (blood pressure, heart, epilepsy) with a sip of plain water, unless your doctor or another line here says otherwise.',
    'psa-rest': 'No ejaculation and no hard cycling for 48 hours before.',
    'hsg-days':
      'Come on days 7 to 11, counted from the first day of the period. Have no unprotected sex from that first day until the test. With fever or discharge, call us first.',
    'meal-at-home':
      'Do not fast, begin your usual meal 2 hours before, and tell us when you began.',
    'second-sample':
      'Its sample is taken exactly 2 hours after you begin to eat. Take your diabetes medicine with that meal as on other days, unless your doctor said otherwise.',
    enema: 'An enema 2 hours before is often needed. Ask us by phone.',
    'full-bladder':
      'Drink about 1 litre of water and finish it an hour before. Do not pass urine until the scan. A child drinks less, and so do you if your doctor limits water or you cannot hold it.',
    'empty-bladder': 'Empty your bladder just before.',
    'no-metal':
      'Take off jewellery (nose pin, kara, toe rings, taveez), watch, belt and all pins, and leave phone and cards outside: no metal goes into the MRI room, with you or with anyone who comes in. Take out hearing aids and dentures. Tell us what does not come off.',
    'loose-clothes': 'Wear a loose top that opens easily.',
    'walking-shoes': 'Wear shoes you can walk fast in.',
    'photo-id': 'A photo ID.',
    prescription: 'Your prescription.',
    'needed-prescription': 'A doctor’s prescription is needed.',
    'original-prescription':
      'The original prescription, with the reason for the scan and the doctor’s signature, stamp and registration number. The law asks for it.',
    'earlier-reports': 'Earlier films and reports.',
    medicines: 'Your medicines, or a list of them.',
    creatinine: 'A creatinine report of the last month, or ask us to test it first.',
    'clotting-reports': 'Reports of PT/INR and platelets.',
    adult: 'An adult who goes home with you, perhaps after some hours of rest here.',
    inhaler: 'Your inhaler, if you use one.',
    'urine-sample':
      'A urine sample, mid-stream and ideally the first of the morning. From home it must be less than 2 hours old: for an afternoon or evening visit give it here. Tell us if you have your period or take an antibiotic. For a culture or a 24-hour urine get the container from us first.',
    'which-part': 'Which part is examined: the preparation depends on it.',
    'which-ct':
      'Which part a CT is of: heart, abdomen and kidneys have instructions of their own. Also a barium X-ray in the last week, a weight of 150 kg or more, and a child or anyone who cannot lie still.',
    'child-age':
      'A child’s age. Children fast for less, a baby leaves out one feed at most: we tell you how long, and how much water to drink.',
    'which-xray':
      'Which X-ray: barium, IVP, HSG, abdomen and lower back have instructions of their own. Chest, arms and legs need none.',
    procedure: 'Which procedure it is: each has instructions of its own.',
    'glucose-tolerance':
      'The other lines on sugar are not for you. Bring no meal, and ask us how to prepare. The test takes 2 to 3 hours.',
    'period-that-day': 'Package: if you may have your period that day.',
    'weeks-of-pregnancy':
      'The week: an NT scan is done from 11 weeks to 13 weeks 6 days, a Level II scan usually from 18 to 20 weeks.',
    'outside-scan':
      'If an internal scan (TVS) does not suit you: one from outside is possible, with a full bladder.',
    implants:
      'Before an MRI: a pacemaker, cochlear implant, aneurysm clip, insulin pump or other implant; metal in the eye or body (rod, plate, stent), also long ago; a copper-T, dental braces, glucose sensor, medicine patch or large tattoo; any pregnancy; fear of closed spaces (take no calming tablet of your own); a weight of 150 kg or more or a broad build; oxygen; a child or anyone who cannot lie still. Tell us the same of anyone who comes into the room with you.',
    'contrast-risks':
      'An allergy to contrast, asthma, kidney trouble, metformin, an overactive thyroid, thyroid cancer, a planned thyroid scan or iodine treatment, breastfeeding (you can usually go on). Stop no medicine on your own.',
    'heart-medicines':
      'Heart medicines. Ask the doctor who prescribed them about beta-blockers before you take them that day. Stop none on your own. Also tell us of asthma, a recent heart attack, or if you cannot walk fast. Chest pain at rest: call 112 at once.',
    anaesthetic:
      'An allergy to local anaesthetics or latex, a bleeding disorder, a fever, a urine infection, an injection for weight or sugar.',
    latex: 'An allergy to latex (rubber).',
    'psa-changes':
      'A urine infection, a prostate biopsy in the last 6 weeks, a catheter, finasteride or dutasteride. Stop no medicine on your own.',
    'ca-125': 'CA 125: if you have your period that day.',
    'recent-contrast': 'Thyroid test: a scan with contrast in the last 2 months.',
    infection: 'A fever with a rash, or a cough for 2 weeks. Wear a mask.',
  } satisfies Record<FoldedStep, string>,
  /** Each sentence names its tests, so no list of tests follows. */
  clashes: {
    'several-fasts': 'Eat only after every test that needs an empty stomach.',
    'fast-and-snack':
      'Eat something light only after every test that needs an empty stomach. Bring it with you. If the needle goes deep: eat nothing until it is done.',
    'fast-and-light-meal':
      'Eat the light meal for the stress ECHO only after every test that needs an empty stomach, 2 to 3 hours before the ECHO. Then drink only water. Call us for the times.',
    'fast-and-second-sample':
      'Eat only after every test that needs an empty stomach. Bring your meal and plan 2½ hours.',
    'dry-fast-and-water': 'Ask us by phone before you drink water for a full bladder.',
    'fast-and-water':
      'Where an empty stomach and a full bladder are both asked for: drink plain water and nothing else.',
    'full-and-empty-bladder':
      'TVS needs an empty bladder, the scan from outside may need a full one: that one comes first. A urine sample is given in between.',
    'full-bladder-and-urine': 'If the scan needs a full bladder: give the urine sample after it.',
    'empty-bladder-and-urine':
      'For TVS you empty your bladder: give the urine sample then, just before the scan.',
    'full-bladder-and-wait':
      'If you are holding a full bladder, tell the desk on arrival: we do that scan first.',
    'contrast-and-samples': 'Blood and urine samples are taken before contrast.',
    'barium-last':
      'If the X-ray is a barium study: a CT or ultrasound of the abdomen is done before it. Call us for the times.',
    'contrast-twice': 'Tests with contrast may need different days: ask us by phone.',
    'psa-first': 'Its blood is taken first.',
  } satisfies Record<ClashKind, string>,
}
