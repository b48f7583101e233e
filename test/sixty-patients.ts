import type { TestName } from '../domain/test-catalogue.ts'
import type { MealAlarm } from './patients.ts'

/**
 * Sixty patients, and the lines of the plan that each must see without opening a fold. This holds for
 * form, ticket, calendar and message. A fold may hide the rest of a plan, but nothing that can hurt.
 * The patients were written by hand before the rules were changed. The first forty come from a review
 * of version 2.0.0. The last twenty were invented to break the rules. `test/patients.ts` has the
 * wording of whole plans.
 */
interface WarnedPatient {
  readonly who: string
  /** What they tick in the form, and the time they ask for. */
  readonly tests: readonly TestName[]
  readonly time: string
  /** The only lines outside of the fold, in order: what most patients need, then dangers. */
  readonly open: readonly string[]
  /** Left out if nobody is reminded of a last meal. */
  readonly alarms?: readonly MealAlarm[]
  /** What must stand in the whole plan, and what would be wrong there. */
  readonly mustRead: readonly string[]
  readonly mustNotRead: readonly string[]
}

const midnight = (...onlyIf: readonly string[]) => [{ by: 'midnight', onlyIf }]
/** The lines outside of the fold for frequent tests, in order. */
const ofCt = ['kidneys and contrast', 'a pregnancy and X-rays', 'insulin before a fast'] as const
const ofMri = [
  'most MRI scans need no fast, unless under sedation',
  'implants, metal or pregnancy, and the MRI',
  'kidneys and contrast',
] as const
const ofXRay = [
  'most X-rays need no preparation',
  'barium, IVP or HSG: call first',
  'a pregnancy and X-rays',
] as const
const ofProcedure = [
  'the last meal before a procedure',
  'kidneys and contrast',
  'a pregnancy and X-rays',
  'blood thinners, by name',
] as const

export const fortyReviewed = [
  {
    who: '1 Cholesterol, ultrasound and MRI with contrast; takes metformin',
    tests: ['Lipid Profile', 'Ultrasound', 'MRI Scan'],
    time: '9:00 AM',
    open: [
      'the last meal, in any case',
      'implants, metal or pregnancy, and the MRI',
      'kidneys and contrast',
      'insulin before a fast',
    ],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    mustRead: ['ask before drinking where one test limits water', 'no food for 10 to 12 hours'],
    mustNotRead: [
      'drink plain water, in any case',
      'no food for 4 to 6 hours if an MRI is of the abdomen',
    ],
  },
  {
    // https://www.mp.pl/paim/issue/article/16572/: an overactive thyroid forbids iodine contrast
    who: '2 CT with contrast; kidney disease, an overactive thyroid, and clopidogrel for a stent',
    tests: ['CT Scan'],
    time: '12:00 PM',
    open: ['the last meal if CT is with contrast', ...ofCt],
    alarms: [{ by: '8:00 AM', onlyIf: ['CT is with contrast'] }],
    mustRead: [
      'a recent creatinine report if contrast is used',
      'tell us of allergy, asthma, kidney trouble, metformin',
      'tell us of an overactive thyroid before contrast',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: '3 Early pregnancy: ultrasound, thyroid values and sugar',
    tests: ['Ultrasound', 'Thyroid Function Tests', 'Blood Sugar'],
    time: '9:00 AM',
    open: ['one last meal for a fasting sugar and for the abdomen', 'insulin before a fast'],
    alarms: midnight('a fasting sugar is asked for', 'the upper or whole abdomen is scanned'),
    mustRead: [
      'a scan in pregnancy needs the original prescription, signed and stamped',
      'the thyroid tablet waits until the sample is taken',
      'a full bladder if the pelvis or lower abdomen is scanned',
    ],
    mustNotRead: ['a fast in any case', 'eat as usual before another scan'],
  },
  {
    // A tolerance test is done fed or fasting (DIPSI), so no line on sugar is for her.
    who: '4 Pregnant, 27 weeks, glucose tolerance test',
    tests: ['Blood Sugar'],
    time: '8:30 AM',
    open: ['the last meal if a fasting sugar is asked for', 'insulin before a fast'],
    alarms: midnight('a fasting sugar is asked for'),
    mustRead: ['a glucose tolerance test: no other line on sugar is for her, and she asks us'],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: '5 PSA, TRUS and kidney values; takes aspirin',
    tests: ['TVS and TRUS', 'Kidney Function Tests', 'Tumor Markers'],
    time: '10:30 AM',
    open: ['no fast', 'blood thinners, by name'],
    mustRead: [
      'PSA is drawn before TRUS or biopsy',
      'PSA: 48 hours without ejaculation or hard cycling',
      'TRUS: an enema 2 hours before is often needed',
      'PSA: tell us of a urine infection, or a biopsy in the last 6 weeks',
      'blood thinners: tell us and ask the prescribing doctor',
    ],
    mustNotRead: ['a fast'],
  },
  {
    // http://womensimagingservices.com.au/gynaecological-ultrasound/transvaginal-ultrasound: emptied just before
    who: '6 TVS and urine',
    tests: ['TVS and TRUS', 'Urine Analysis'],
    time: '12:00 PM',
    open: ['no fast', 'blood thinners, by name'],
    mustRead: [
      'an empty bladder for TVS',
      'the urine sample is given when the bladder is emptied for TVS',
      'a urine culture or 24-hour urine: the container comes from us',
    ],
    mustNotRead: ['a fast', 'the urine sample is given after the scan'],
  },
  {
    who: '7 A child of four, ultrasound of the abdomen',
    tests: ['Ultrasound'],
    time: '9:30 AM',
    open: ['the last meal if the upper or whole abdomen is scanned', 'insulin before a fast'],
    alarms: midnight('the upper or whole abdomen is scanned'),
    mustRead: [
      'a child fasts for less, as told by phone',
      'a child drinks less for a full bladder',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    // https://www.gosh.nhs.uk/conditions-and-treatments/procedures-and-treatments/your-child-having-mri-scan-under-sedation/
    who: '8 A child of three, MRI of the brain under sedation',
    tests: ['MRI Scan'],
    time: '10:00 AM',
    open: ofMri,
    mustRead: [
      'tell us of a child, or anybody, who cannot lie still',
      'implants and pregnancy of whoever comes into the room',
      'whoever comes into the MRI room leaves metal outside',
      'hearing aid and dentures come out before the MRI',
      'a child fasts for less, as told by phone',
    ],
    mustNotRead: ['a fast in any case', 'insulin, whatever the MRI is of'],
  },
  {
    // https://calheartcenter.com/for-patients/stress-echocardiogram/: every medicine as usual but the beta-blocker
    who: '9 Stress ECHO and cholesterol; has asthma',
    tests: ['Stress ECHO', 'Lipid Profile'],
    time: '8:30 AM',
    open: ['the last meal, in any case', 'insulin before a fast or exercise'],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    mustRead: [
      'bring the inhaler',
      'the fasting tests come first, the stress ECHO follows its light meal',
      'beta-blockers: ask the prescribing doctor',
      'other medicines go on, unless the doctor or another line says otherwise',
    ],
    mustNotRead: ['eat as usual', 'a light meal that no test on an empty stomach comes before'],
  },
  {
    who: '10 FNAC of the thyroid, and thyroid values',
    tests: ['USG Guided FNAC and BIOPSY', 'Thyroid Function Tests'],
    time: '10:00 AM',
    open: [
      'the last meal if the biopsy is deep',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: midnight('the biopsy is deep'),
    mustRead: ['a light meal before a needle test near the skin'],
    mustNotRead: ['a fast in any case', 'bring an adult in any case'],
  },
  {
    who: '11 A child, X-ray of the chest',
    tests: ['X-Ray'],
    time: '11:00 AM',
    open: ofXRay,
    mustRead: [
      'insulin only if it is a barium study or IVP',
      'an X-ray of chest, arm or leg needs no preparation',
      'a child fasts for less, as told by phone',
    ],
    mustNotRead: ['a fast in any case', 'insulin, whatever the X-ray is of'],
  },
  {
    // http://www.webmd.com/diabetes/diagnosing-stress-tests?page=2
    who: '12 Man of 58 on insulin and a beta-blocker, stress ECHO',
    tests: ['Stress ECHO'],
    time: '3:00 PM',
    open: ['a light meal before the stress ECHO', 'insulin before a fast or exercise'],
    mustRead: [
      'diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal',
      'diabetes: bring sugar and the meter',
      'bring the inhaler',
      'a light meal 2 to 3 hours before the stress ECHO',
      'no tea or coffee for 12 hours, no smoking that day',
      'beta-blockers: ask the prescribing doctor',
      'stop no medicine on your own',
      'shoes to walk fast in',
    ],
    mustNotRead: ['a fast'],
  },
  {
    // https://www.cchwyo.org/services/radiology/radiology-exam-preps/diagnostic-imaging/
    // https://www.plymouthhospitals.nhs.uk/interventional-radiology-faqs: no food where sedation is possible
    who: '13 Embolisation of fibroids; takes a blood thinner',
    tests: ['Interventional Radiology'],
    time: '11:00 AM',
    open: [...ofProcedure, 'insulin before a fast'],
    alarms: [{ by: '5:00 AM', onlyIf: ['it is a procedure'] }],
    mustRead: [
      'no food for 6 hours before any procedure',
      'bring an adult in any case',
      'bring PT/INR and platelet reports',
      'blood thinners: tell us and ask the prescribing doctor',
      'stop no medicine on your own',
      'which procedure it is',
    ],
    mustNotRead: ['a fast in any case', 'no food for 6 hours before a deep biopsy'],
  },
  {
    // http://www.stardiagnostic-hld.com/for-doctors.html: days 7 to 11 of the cycle; she picks the date herself, so she has to know
    // http://advancedmedicalimaging.com/preparation/hysterosalpingogram-prep/
    who: '14 Woman who waits for a child, HSG',
    tests: ['X-Ray'],
    time: '11:00 AM',
    open: ofXRay,
    mustRead: [
      'HSG is done on days 7 to 11 from the first day of the period',
      'HSG: no unprotected sex from the first day of the period until the test',
      'tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG',
      'tell us of a possible pregnancy before an X-ray',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: '15 Level II scan, sugar and thyroid values',
    tests: ['Level II Scans', 'Blood Sugar', 'Thyroid Function Tests'],
    time: '9:00 AM',
    open: ['the last meal if a fasting sugar is asked for', 'insulin before a fast'],
    alarms: midnight('a fasting sugar is asked for'),
    mustRead: ['the thyroid tablet waits until the sample is taken'],
    mustNotRead: ['eat as usual', 'a fast in any case'],
  },
  {
    who: '16 Level II scan, and TVS for the length of the cervix',
    tests: ['Level II Scans', 'TVS and TRUS'],
    time: '11:00 AM',
    open: ['eat as usual, open', 'blood thinners, by name'],
    mustRead: ['eat as usual', 'an empty bladder for TVS'],
    mustNotRead: ['a fast'],
  },
  {
    who: '17 Doppler of the kidneys, kidney values and cholesterol',
    tests: ['Color Doppler', 'Kidney Function Tests', 'Lipid Profile'],
    time: '9:00 AM',
    open: ['the last meal, in any case', 'insulin before a fast'],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    mustRead: ['no food for 10 to 12 hours'],
    mustNotRead: ['eat as usual before another Doppler'],
  },
  {
    who: '18 Barium meal, ultrasound and urine',
    tests: ['X-Ray', 'Ultrasound', 'Urine Analysis'],
    time: '9:00 AM',
    open: [
      'the last meal if the upper or whole abdomen is scanned',
      'barium, IVP or HSG: call first',
      'a pregnancy and X-rays',
      'insulin before a fast',
    ],
    alarms: midnight('the upper or whole abdomen is scanned'),
    mustRead: [
      'CT and ultrasound of the abdomen come before barium',
      'no food for 6 hours before a barium study or IVP',
      'how long water is allowed before a barium study',
    ],
    mustNotRead: ['a fast in any case', 'eat as usual before another scan'],
  },
  {
    who: '19 CT with contrast and ultrasound of the whole abdomen',
    tests: ['CT Scan', 'Ultrasound'],
    time: '12:00 PM',
    open: [
      'the last meal if the upper or whole abdomen is scanned',
      'the last meal if CT is with contrast, of several the earliest',
      ...ofCt,
    ],
    alarms: [
      { by: '6:00 AM', onlyIf: ['the upper or whole abdomen is scanned'] },
      { by: '8:00 AM', onlyIf: ['CT is with contrast', 'no earlier fast applies'] },
    ],
    mustRead: ['4 hours for CT, unless an earlier fast applies'],
    mustNotRead: ['a fast in any case', 'eat as usual before another scan'],
  },
  {
    who: '20 Women’s package, ultrasound and TVS',
    tests: ["Women's Health Package", 'Ultrasound', 'TVS and TRUS'],
    time: '8:30 AM',
    open: [
      'the last meal, in any case',
      'a pregnancy and X-rays',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    mustRead: ['ask what the package contains'],
    mustNotRead: ['eat as usual before another scan'],
  },
  {
    who: '21 MRI of the knee; has a pacemaker and cannot bear closed spaces',
    tests: ['MRI Scan'],
    time: '3:00 PM',
    open: ofMri,
    mustRead: [
      'leave metal at home',
      'no food for 4 to 6 hours if an MRI is of the abdomen',
      'tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye',
      'tell us of fear of closed spaces',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    // https://www.focushealthcareindia.com/ct-coronary-angiography, https://patient.uwhealth.org/healthfacts/6938
    who: '22 CT of the arteries of the heart',
    tests: ['CT Scan'],
    time: '10:00 AM',
    open: ['the last meal if CT is with contrast', ...ofCt],
    alarms: [{ by: '6:00 AM', onlyIf: ['CT is with contrast'] }],
    mustRead: [
      'stop no medicine on your own',
      'say which part a CT is of: heart, abdomen and kidneys differ',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    // https://www.mkuh.nhs.uk/patient-information-leaflet/liver-biopsy
    who: '23 Biopsy of the liver, and cholesterol',
    tests: ['USG Guided FNAC and BIOPSY', 'Lipid Profile'],
    time: '9:00 AM',
    open: ['the last meal, in any case', 'blood thinners, by name', 'insulin before a fast'],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    mustRead: ['something light only under the skin and after the fasting tests, nothing if deep'],
    mustNotRead: [
      'then you eat, whatever the needle does',
      'a light meal before a needle test near the skin',
    ],
  },
  {
    who: '24 Executive package, stress ECHO, ultrasound and thyroid values',
    tests: ['Executive Health Package', 'Stress ECHO', 'Ultrasound', 'Thyroid Function Tests'],
    time: '8:30 AM',
    open: [
      'the last meal, in any case',
      'a pregnancy and X-rays',
      'insulin before a fast or exercise',
    ],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    mustRead: ['the fasting tests come first, the stress ECHO follows its light meal'],
    mustNotRead: ['eat as usual', 'a light meal that no test on an empty stomach comes before'],
  },
  {
    who: '25 Diabetes panel and stress ECHO',
    tests: ['Diabetes Panel', 'Stress ECHO'],
    time: '8:30 AM',
    open: ['the last meal, in any case', 'insulin before a fast or exercise'],
    alarms: midnight(),
    mustRead: ['diabetes medicine with the meal of the after-meal sugar'],
    mustNotRead: ['eat as usual', 'a light meal that no test on an empty stomach comes before'],
  },
  {
    who: '26 Biopsy of the prostate, and PSA',
    tests: ['USG Guided FNAC and BIOPSY', 'Tumor Markers'],
    time: '10:00 AM',
    open: [
      'the last meal if the biopsy is deep',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: midnight('the biopsy is deep'),
    mustRead: ['PSA is drawn before TRUS or biopsy', 'stop no medicine on your own'],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: '27 CA 125 and TVS',
    tests: ['Tumor Markers', 'TVS and TRUS'],
    time: '11:00 AM',
    open: ['no fast', 'blood thinners, by name'],
    mustRead: ['an empty bladder for TVS'],
    mustNotRead: ['a fast', 'sex, to everybody with a tumor marker'],
  },
  {
    who: '28 HbA1c and CBC; has diabetes',
    tests: ['HbA1c', 'Complete Blood Count (CBC)'],
    time: '10:00 AM',
    open: ['no preparation'],
    mustRead: ['a photo ID'],
    mustNotRead: ['a fast'],
  },
  {
    who: '29 Thyroid values in the evening',
    tests: ['Thyroid Function Tests'],
    time: '6:00 PM',
    open: ['the thyroid tablet after the sample'],
    mustRead: ['no biotin for 2 days', 'the thyroid tablet waits until the sample is taken'],
    mustNotRead: ['a fast'],
  },
  {
    who: '30 CT, and thyroid values',
    tests: ['CT Scan', 'Thyroid Function Tests'],
    time: '10:00 AM',
    open: ['the last meal if CT is with contrast', ...ofCt],
    alarms: [{ by: '6:00 AM', onlyIf: ['CT is with contrast'] }],
    mustRead: [
      'blood is drawn before the contrast',
      'tell us of a thyroid scan or iodine treatment before contrast',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: '31 Pregnant, 3D/4D scan and ultrasound',
    tests: ['3D/4D Ultrasound', 'Ultrasound'],
    time: '11:00 AM',
    open: ['the last meal if the upper or whole abdomen is scanned', 'insulin before a fast'],
    alarms: [{ by: '5:00 AM', onlyIf: ['the upper or whole abdomen is scanned'] }],
    mustRead: ['eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned'],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: '32 A baby, echo of the heart',
    tests: ['2D ECHO'],
    time: '12:00 PM',
    open: ['no fast'],
    mustRead: ['a photo ID'],
    mustNotRead: ['a fast'],
  },
  {
    who: '33 A consultation',
    tests: ['General Consultation'],
    time: '5:00 PM',
    open: ['no preparation'],
    mustRead: ['bring your medicines or a list'],
    mustNotRead: ['a fast'],
  },
  {
    // From the first bite, with the usual meal at home: https://www.hyderabaddiagnostics.com/post-lunch-blood-sugar-test/
    // https://diabetes.co.in/qna/-should-antidiabetic-medications-be-continued-during-fasting-and-post-mean-glucose-testing
    who: '34 After-meal sugar alone; takes tablets for diabetes',
    tests: ['Blood Sugar'],
    time: '1:00 PM',
    open: ['the last meal if a fasting sugar is asked for', 'insulin before a fast'],
    alarms: [{ by: '5:00 AM', onlyIf: ['a fasting sugar is asked for'] }],
    mustRead: [
      'the after-meal sugar alone: no fast, the usual meal begins 2 hours before',
      'diabetes medicine with the meal of the after-meal sugar',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    // https://rstomerfoundation.com/understanding-obstetric-doppler-a-guide-for-expecting-mothers.html
    who: '35 Pregnant, Doppler of the child and Level II scan',
    tests: ['Color Doppler', 'Level II Scans'],
    time: '4:00 PM',
    open: ['most Dopplers need no preparation'],
    mustRead: [
      'eat as usual if the Doppler is only of a pregnancy, neck, arms or legs',
      'a Level II scan is done at 18 to 20 weeks',
      'a scan in pregnancy needs the original prescription, signed and stamped',
    ],
    mustNotRead: [
      'a fast in any case',
      'insulin, whatever the Doppler is of',
      'hold a full bladder',
    ],
  },
  {
    who: '36 MRI, CT, X-ray and ultrasound in one visit',
    tests: ['MRI Scan', 'CT Scan', 'X-Ray', 'Ultrasound'],
    time: '12:00 PM',
    open: [
      'the last meal if the upper or whole abdomen is scanned',
      'the last meal if CT is with contrast, of several the earliest',
      'implants, metal or pregnancy, and the MRI',
      'kidneys and contrast',
      'barium, IVP or HSG: call first',
      'a pregnancy and X-rays',
      'insulin before a fast',
    ],
    alarms: [
      { by: '6:00 AM', onlyIf: ['the upper or whole abdomen is scanned'] },
      { by: '8:00 AM', onlyIf: ['CT is with contrast', 'no earlier fast applies'] },
    ],
    mustRead: [
      '4 hours for CT, unless an earlier fast applies',
      'ask before drinking where one test limits water',
    ],
    mustNotRead: ['a fast in any case', 'drink plain water, in any case'],
  },
  {
    who: '37 Ultrasound of the abdomen, and a biopsy of the liver',
    tests: ['Ultrasound', 'USG Guided FNAC and BIOPSY'],
    time: '9:00 AM',
    open: [
      'one last meal for the abdomen and for a deep biopsy',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: midnight('the upper or whole abdomen is scanned', 'the biopsy is deep'),
    mustRead: ['something light only under the skin and after the fasting tests, nothing if deep'],
    mustNotRead: ['then you eat, whatever the needle does', 'eat as usual before another scan'],
  },
  {
    who: '38 An abscess to be drained, and a stress ECHO',
    tests: ['Interventional Radiology', 'Stress ECHO'],
    time: '11:00 AM',
    open: [...ofProcedure, 'insulin before a fast or exercise'],
    alarms: [{ by: '5:00 AM', onlyIf: ['it is a procedure'] }],
    mustRead: ['the fasting tests come first, the stress ECHO follows its light meal'],
    mustNotRead: ['a light meal that no test on an empty stomach comes before'],
  },
  {
    who: '39 Women’s package, and FNAC of the breast',
    tests: ["Women's Health Package", 'USG Guided FNAC and BIOPSY'],
    time: '9:00 AM',
    open: [
      'the last meal, in any case',
      'a pregnancy and X-rays',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    mustRead: ['something light only under the skin and after the fasting tests, nothing if deep'],
    mustNotRead: ['a light meal before a needle test near the skin'],
  },
  {
    who: '40 MRCP, and a deep biopsy',
    tests: ['MRI Scan', 'USG Guided FNAC and BIOPSY'],
    time: '9:00 AM',
    open: [
      'the last meal if the biopsy is deep',
      'implants, metal or pregnancy, and the MRI',
      'kidneys and contrast',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: midnight('the biopsy is deep'),
    mustRead: [
      '4 hours for an MRI of the abdomen, unless an earlier fast applies',
      'something light only under the skin and after the fasting tests, nothing if deep',
    ],
    mustNotRead: ['then you eat, whatever the needle does'],
  },
] as const satisfies readonly WarnedPatient[]

export const twentyInvented = [
  {
    // https://www.royalfree.nhs.uk, percutaneous liver biopsy: aspirin, clopidogrel, warfarin, apixaban told by name
    who: 'Woman of 81 on warfarin (Acitrom), biopsy of the liver and CBC',
    tests: ['USG Guided FNAC and BIOPSY', 'Complete Blood Count (CBC)'],
    time: '2:00 PM',
    open: [
      'the last meal if the biopsy is deep',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: [{ by: '8:00 AM', onlyIf: ['the biopsy is deep'] }],
    mustRead: [
      'blood thinners: tell us and ask the prescribing doctor',
      'bring PT/INR and platelet reports',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'Insulin pump and glucose sensor: MRI of the brain, and HbA1c',
    tests: ['MRI Scan', 'HbA1c'],
    time: '11:00 AM',
    open: ofMri,
    mustRead: [
      'tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI',
      'insulin only if the MRI is of the abdomen',
    ],
    mustNotRead: ['a fast in any case', 'insulin, whatever the MRI is of'],
  },
  {
    who: 'After a fall, her period is late: CT of the abdomen and X-ray of the hip',
    tests: ['CT Scan', 'X-Ray'],
    time: '4:00 PM',
    open: [
      'the last meal if CT is with contrast, of several the earliest',
      'kidneys and contrast',
      'barium, IVP or HSG: call first',
      'a pregnancy and X-rays',
      'insulin before a fast',
    ],
    alarms: [{ by: '12:00 PM', onlyIf: ['CT is with contrast', 'no earlier fast applies'] }],
    mustRead: ['a pregnancy of whoever comes into the room'],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'Breastfeeding, CT with contrast in the evening',
    tests: ['CT Scan'],
    time: '6:30 PM',
    open: ['the last meal if CT is with contrast', ...ofCt],
    alarms: [{ by: '2:30 PM', onlyIf: ['CT is with contrast'] }],
    mustRead: ['tell us of breastfeeding before contrast'],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'A girl of two, MRI under sedation and CBC; the mother is pregnant and stays with her',
    tests: ['MRI Scan', 'Complete Blood Count (CBC)'],
    time: '9:30 AM',
    open: ofMri,
    mustRead: [
      'implants and pregnancy of whoever comes into the room',
      'tell us of a child, or anybody, who cannot lie still',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'On dialysis: ultrasound KUB and kidney values',
    tests: ['Ultrasound', 'Kidney Function Tests'],
    time: '10:00 AM',
    open: ['the last meal if the upper or whole abdomen is scanned', 'insulin before a fast'],
    alarms: midnight('the upper or whole abdomen is scanned'),
    mustRead: [
      'less water if a doctor limits it',
      'eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'Asthma: stress ECHO and ECG',
    tests: ['ECG', 'Stress ECHO'],
    time: '11:00 AM',
    open: ['a light meal before the stress ECHO', 'insulin before a fast or exercise'],
    mustRead: ['bring the inhaler', 'no tea or coffee for 12 hours, no smoking that day'],
    mustNotRead: ['a fast'],
  },
  {
    who: 'Angiography of the legs, and kidney values; takes Ecosprin, clopidogrel and metformin',
    tests: ['Interventional Radiology', 'Kidney Function Tests'],
    time: '8:30 AM',
    open: [...ofProcedure, 'insulin before a fast'],
    alarms: midnight('it is a procedure'),
    mustRead: [
      'no food for 6 hours before any procedure',
      'blood is drawn before the contrast',
      'stop no medicine on your own',
    ],
    mustNotRead: ['no food for 6 hours before a deep biopsy'],
  },
  {
    who: 'Doppler of the kidneys, and CT with contrast',
    tests: ['Color Doppler', 'CT Scan'],
    time: '2:00 PM',
    open: ['the last meal if CT is with contrast, of several the earliest', ...ofCt],
    alarms: [{ by: '10:00 AM', onlyIf: ['CT is with contrast', 'no earlier fast applies'] }],
    mustRead: [
      'no food for 6 hours if the Doppler is of the abdomen or kidneys',
      '4 hours for CT, unless an earlier fast applies',
    ],
    mustNotRead: ['a fast in any case', 'eat as usual before another Doppler'],
  },
  {
    who: 'Whole abdomen, CT with contrast and both sugars in one visit',
    tests: ['Ultrasound', 'CT Scan', 'Blood Sugar'],
    time: '1:00 PM',
    open: [
      'the last meal if a fasting sugar is asked for',
      'the last meal if the upper or whole abdomen is scanned, of several the earliest',
      'the last meal if CT is with contrast, of several the earliest',
      ...ofCt,
    ],
    alarms: [
      { by: '5:00 AM', onlyIf: ['a fasting sugar is asked for'] },
      {
        by: '7:00 AM',
        onlyIf: ['the upper or whole abdomen is scanned', 'no earlier fast applies'],
      },
      { by: '9:00 AM', onlyIf: ['CT is with contrast', 'no earlier fast applies'] },
    ],
    mustRead: ['what needs an empty stomach comes first, then the meal'],
    mustNotRead: [
      'a fast in any case',
      'eat as usual before another scan',
      'a random sugar needs no fast',
    ],
  },
  {
    who: 'Fever for a week: CBC, ESR, CRP and liver values',
    tests: ['Complete Blood Count (CBC)', 'ESR', 'CRP', 'Liver Function Tests'],
    time: '7:30 PM',
    open: ['no preparation'],
    mustRead: ['a photo ID'],
    mustNotRead: ['a fast'],
  },
  {
    who: 'Before an operation: ECG and X-ray of the chest; on insulin',
    tests: ['ECG', 'X-Ray'],
    time: '9:00 AM',
    open: ofXRay,
    mustRead: ['insulin only if it is a barium study or IVP'],
    mustNotRead: ['a fast in any case', 'insulin, whatever the X-ray is of'],
  },
  {
    who: 'FNAC of the breast, and ultrasound of the whole abdomen',
    tests: ['Ultrasound', 'USG Guided FNAC and BIOPSY'],
    time: '10:30 AM',
    open: [
      'one last meal for the abdomen and for a deep biopsy',
      'blood thinners, by name',
      'insulin before a fast',
    ],
    alarms: midnight('the upper or whole abdomen is scanned', 'the biopsy is deep'),
    mustRead: ['something light only under the skin and after the fasting tests, nothing if deep'],
    mustNotRead: [
      'a light meal before a needle test near the skin',
      'eat as usual before another scan',
    ],
  },
  {
    who: 'Biopsy of the kidney, and both sugars; on insulin',
    tests: ['USG Guided FNAC and BIOPSY', 'Diabetes Panel'],
    time: '9:00 AM',
    open: ['the last meal, in any case', 'blood thinners, by name', 'insulin before a fast'],
    alarms: midnight(),
    mustRead: [
      'what needs an empty stomach comes first, then the meal',
      'something light only under the skin and after the fasting tests, nothing if deep',
    ],
    mustNotRead: ['then you eat, whatever the needle does'],
  },
  {
    // https://www.mkuh.nhs.uk and https://www.newcastle-hospitals.org.uk disagree on the tablets of that morning
    who: 'Takes tablets against epilepsy, barium swallow',
    tests: ['X-Ray'],
    time: '9:00 AM',
    open: ofXRay,
    mustRead: [
      'how long water is allowed before a barium study',
      'leave out no tablet on your own',
    ],
    mustNotRead: ['medicines for blood pressure, heart and epilepsy go on, with water'],
  },
  {
    who: 'Man of 70 with a stent, CT and MRI with contrast in the late afternoon',
    tests: ['CT Scan', 'MRI Scan'],
    time: '5:00 PM',
    open: [
      'the last meal if CT is with contrast',
      'implants, metal or pregnancy, and the MRI',
      ...ofCt,
    ],
    alarms: [{ by: '1:00 PM', onlyIf: ['CT is with contrast'] }],
    mustRead: ['CT and MRI with contrast may need different days'],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'HSG and kidney values; takes metformin',
    tests: ['X-Ray', 'Kidney Function Tests'],
    time: '12:00 PM',
    open: ofXRay,
    mustRead: [
      'tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG',
      'HSG: no unprotected sex from the first day of the period until the test',
    ],
    mustNotRead: ['a fast in any case'],
  },
  {
    who: 'Insulin and a thyroid tablet: cholesterol and thyroid values in the afternoon',
    tests: ['Lipid Profile', 'Thyroid Function Tests'],
    time: '4:00 PM',
    open: ['the last meal, in any case', 'insulin before a fast'],
    alarms: [{ by: '6:00 AM', onlyIf: [] }],
    mustRead: [
      'the thyroid tablet waits until the sample is taken',
      'diabetes: a low sugar is treated at once, the test can wait',
    ],
    mustNotRead: [],
  },
  {
    who: 'Senior package and X-ray of both knees; takes Ecosprin',
    tests: ['X-Ray', 'Senior Citizen Package'],
    time: '8:30 AM',
    open: [
      'the last meal, in any case',
      'barium, IVP or HSG: call first',
      'a pregnancy and X-rays',
      'insulin before a fast',
    ],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    mustRead: ['no food for 10 to 12 hours'],
    mustNotRead: ['no food for 6 hours before a barium study or IVP'],
  },
  {
    who: 'Pregnant, 30 weeks: Doppler of the child, and X-ray of the chest for a cough',
    tests: ['Color Doppler', 'X-Ray'],
    time: '11:30 AM',
    open: ['most Dopplers need no preparation', ...ofXRay],
    mustRead: ['a pregnancy of whoever comes into the room'],
    mustNotRead: ['a fast in any case', 'eat as usual before another Doppler'],
  },
] as const satisfies readonly WarnedPatient[]
