import type { TestName } from '../domain/test-catalogue.ts'

/**
 * A patient and the right preparation. A test compares it with what the site says in each language.
 * It was written by hand from published instructions, without the wording of the rules. A medical
 * editor can read and correct it.
 */
interface ExpectedPatient {
  readonly who: string
  /** What they tick in the form, and the time they ask for. */
  readonly tests: readonly TestName[]
  readonly time: string
  /** What must stand in the plan and in the calendar entry. */
  readonly mustRead: readonly string[]
  /** What must not stand there, because it would be wrong for this patient. */
  readonly mustNotRead: readonly string[]
  /** When the calendar reminds of the last meal. Left out if nobody fasts, or only few patients do. */
  readonly alarms?: readonly MealAlarm[]
  /** Set if the slot is after noon and the form offers a morning instead. */
  readonly isMorningOffered?: true
  /** What reception must see in its notice. */
  readonly deskSees?: readonly string[]
  readonly deskMustNotSee?: readonly string[]
}

/** When the calendar reminds of the last meal, and under which conditions. */
export interface MealAlarm {
  /** A time of the clock. `midnight` stands for every time of the night, because nobody eats then. */
  readonly by: string
  /** Each condition that the alarm names. Empty if everybody fasts. */
  readonly onlyIf: readonly string[]
}

const pregnancyPapers = 'a scan in pregnancy needs the original prescription, signed and stamped'
const photoId = 'a photo ID'

export const plannedPatients = [
  {
    who: 'Pregnant, 12 weeks, sent for the early (NT) scan',
    tests: ['Level II Scans'],
    time: '11:00 AM',
    mustRead: [
      'the NT scan is done from 11 weeks to 13 weeks 6 days',
      'eat as usual',
      pregnancyPapers,
      photoId,
    ],
    mustNotRead: ['a fast', 'hold a full bladder'],
    deskSees: ['original prescription'],
    deskMustNotSee: ['fasting'],
  },
  {
    who: 'Pregnant, 19 weeks, Level II and 3D/4D scan',
    tests: ['Level II Scans', '3D/4D Ultrasound'],
    time: '4:00 PM',
    mustRead: ['a Level II scan is done at 18 to 20 weeks', 'eat as usual', pregnancyPapers],
    mustNotRead: ['a fast', 'hold a full bladder'],
    deskSees: ['original prescription'],
    deskMustNotSee: ['fasting'],
  },
  {
    who: 'A lump in the breast, ultrasound of both breasts',
    tests: ['Ultrasound'],
    time: '5:30 PM',
    mustRead: [
      'eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned',
      'which part is scanned',
    ],
    mustNotRead: [
      'a fast in any case',
      'hold a full bladder in any case',
      'nothing but water, whatever part is scanned',
    ],
    alarms: [{ by: '11:30 AM', onlyIf: ['the upper or whole abdomen is scanned'] }],
    deskSees: ['fasting if the upper or whole abdomen is scanned'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Ultrasound of the pelvis; her heart doctor limits what she drinks',
    tests: ['Ultrasound'],
    time: '2:00 PM',
    mustRead: [
      'a full bladder if the pelvis or lower abdomen is scanned',
      'about 1 litre of water, finished an hour before',
      'less water if a doctor limits it',
      'eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned',
    ],
    mustNotRead: ['a fast in any case', 'nothing but water, whatever part is scanned'],
    alarms: [{ by: '8:00 AM', onlyIf: ['the upper or whole abdomen is scanned'] }],
    deskSees: ['full bladder if the pelvis or lower abdomen is scanned'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Ultrasound of the whole abdomen',
    tests: ['Ultrasound'],
    time: '11:00 AM',
    mustRead: [
      'no food for 6 hours if the upper or whole abdomen is scanned',
      'plain water is allowed',
      'a full bladder if the pelvis or lower abdomen is scanned',
      'water and nothing else where stomach and bladder both matter',
    ],
    mustNotRead: ['a fast in any case'],
    alarms: [{ by: '5:00 AM', onlyIf: ['the upper or whole abdomen is scanned'] }],
    deskSees: [
      'fasting if the upper or whole abdomen is scanned',
      'full bladder if the pelvis or lower abdomen is scanned',
    ],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Diabetes on insulin: cholesterol, fasting sugar and HbA1c',
    tests: ['Lipid Profile', 'Blood Sugar', 'HbA1c'],
    time: '8:30 AM',
    mustRead: [
      'no food for 10 to 12 hours',
      'plain water is allowed',
      'diabetes: ask the prescribing doctor before fasting',
      'diabetes: bring sugar and the meter',
      'medicines for blood pressure, heart and epilepsy go on, with water',
    ],
    mustNotRead: ['ask reception about insulin'],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    deskSees: ['fasting in any case'],
  },
  {
    who: 'CT with contrast and kidney values; takes metformin, has asthma',
    tests: ['CT Scan', 'Kidney Function Tests'],
    time: '10:00 AM',
    mustRead: [
      'no food for 4 hours if CT is with contrast',
      'tell us of allergy, asthma, kidney trouble, metformin',
      'stop no medicine on your own',
      'a recent creatinine report if contrast is used',
      'blood is drawn before the contrast',
      'diabetes: ask the prescribing doctor before fasting',
    ],
    mustNotRead: ['a fast in any case'],
    alarms: [{ by: '6:00 AM', onlyIf: ['CT is with contrast'] }],
    deskSees: ['contrast possible', 'ask about pregnancy', 'fasting if CT is with contrast'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Breastfeeding mother, MRI of the brain with contrast',
    tests: ['MRI Scan'],
    time: '5:00 PM',
    mustRead: [
      'tell us of breastfeeding before contrast',
      'tell us of any pregnancy before an MRI',
    ],
    mustNotRead: ['only the first months of a pregnancy matter', 'a fast in any case'],
    deskSees: [
      'contrast possible',
      'no metal, ask about implants',
      'fasting if an MRI is of the abdomen',
    ],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Biopsy of the liver; takes a blood thinner',
    tests: ['USG Guided FNAC and BIOPSY'],
    time: '9:00 AM',
    mustRead: [
      'no food for 6 hours before a deep biopsy',
      'bring PT/INR and platelet reports',
      'bring an adult',
      'blood thinners: tell us and ask the prescribing doctor',
      'stop no medicine on your own',
    ],
    mustNotRead: ['eat as usual', 'a fast in any case'],
    alarms: [{ by: 'midnight', onlyIf: ['the biopsy is deep'] }],
    deskSees: ['ask about blood thinners', 'fasting if the biopsy is deep'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'After-meal sugar alone, with an ultrasound of the upper abdomen',
    tests: ['Blood Sugar', 'Ultrasound'],
    time: '1:00 PM',
    mustRead: [
      'no food for 6 hours if the upper or whole abdomen is scanned',
      'no food for 8 to 10 hours if a fasting sugar is asked for',
      'an after-meal sugar is taken exactly 2 hours after the meal begins',
      'what needs an empty stomach comes first, then the meal',
    ],
    mustNotRead: ['a fast in any case'],
    alarms: [
      { by: '5:00 AM', onlyIf: ['a fasting sugar is asked for'] },
      {
        by: '7:00 AM',
        onlyIf: ['the upper or whole abdomen is scanned', 'no earlier fast applies'],
      },
    ],
    isMorningOffered: true,
    deskSees: [
      'fasting if the upper or whole abdomen is scanned',
      'fasting if a fasting sugar is asked for',
    ],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Woman who may be pregnant, executive package',
    tests: ['Executive Health Package'],
    time: '9:00 AM',
    mustRead: [
      'no food for 10 to 12 hours',
      'tell us of a possible pregnancy before an X-ray',
      'ask what the package contains',
    ],
    mustNotRead: ['no food for 8 to 10 hours'],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    deskSees: ['fasting in any case', 'ask about pregnancy'],
  },
  {
    who: 'Barium meal',
    tests: ['X-Ray'],
    time: '11:30 AM',
    mustRead: [
      'no food for 6 hours before a barium study or IVP',
      'which X-ray it is: barium, IVP, HSG and lower back have instructions of their own',
      'how long water is allowed before a barium study',
      'tell us of a possible pregnancy before an X-ray',
    ],
    mustNotRead: [
      'a fast in any case',
      'medicines for blood pressure, heart and epilepsy go on, with water',
    ],
    deskSees: ['fasting if it is a barium study or IVP'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Lipid profile in the late afternoon',
    tests: ['Lipid Profile'],
    time: '4:30 PM',
    mustRead: ['no food for 10 to 12 hours', 'plain water is allowed'],
    mustNotRead: ['the night before, over an hour of the same day'],
    alarms: [{ by: '6:30 AM', onlyIf: [] }],
    isMorningOffered: true,
    deskSees: ['fasting in any case'],
  },
  {
    // https://ilshospitals.com/?p=10448
    who: 'Random sugar, and a doctor to show it to',
    tests: ['Blood Sugar', 'General Consultation'],
    time: '6:00 PM',
    mustRead: ['a random sugar needs no fast', 'bring your medicines or a list'],
    mustNotRead: ['a fast in any case'],
    alarms: [{ by: '10:00 AM', onlyIf: ['a fasting sugar is asked for'] }],
    isMorningOffered: true,
    deskSees: ['fasting if a fasting sugar is asked for'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Burning urine: whole abdomen, urine and CBC in one visit',
    tests: ['Ultrasound', 'Urine Analysis', 'Complete Blood Count (CBC)'],
    time: '9:00 AM',
    mustRead: [
      'the urine sample is given after the scan',
      'a urine sample, mid-stream, best the first of the morning',
      'a urine sample from home is less than 2 hours old, later in the day given here',
      'with the urine sample: tell us of a period',
      'a urine culture or 24-hour urine: the container comes from us',
      'a full bladder if the pelvis or lower abdomen is scanned',
    ],
    mustNotRead: ['a fast in any case', 'bring the urine of the morning'],
    alarms: [{ by: 'midnight', onlyIf: ['the upper or whole abdomen is scanned'] }],
    deskSees: ['full bladder if the pelvis or lower abdomen is scanned'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'CT and MRI with contrast, and thyroid values',
    tests: ['CT Scan', 'MRI Scan', 'Thyroid Function Tests'],
    time: '10:00 AM',
    mustRead: [
      'CT and MRI with contrast may need different days',
      'blood is drawn before the contrast',
      'the thyroid tablet waits until the sample is taken',
      'leave metal at home',
    ],
    mustNotRead: ['a fast in any case'],
    alarms: [{ by: '6:00 AM', onlyIf: ['CT is with contrast'] }],
    deskSees: ['contrast possible', 'no metal, ask about implants'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // https://zenithclinicsandscancentre.com/transvaginal-ultrasound.html
    who: 'Unmarried, pain in the pelvis; TVS is written on the prescription',
    tests: ['TVS and TRUS'],
    time: '12:00 PM',
    mustRead: [
      'an empty bladder for TVS',
      'a scan from outside, where an internal one does not suit',
    ],
    mustNotRead: ['a fast'],
    deskSees: ['original prescription'],
    deskMustNotSee: ['fasting'],
  },
  {
    who: 'On insulin; whole abdomen in the afternoon',
    tests: ['Ultrasound'],
    time: '2:30 PM',
    mustRead: [
      'diabetes: ask the prescribing doctor before fasting',
      'diabetes: bring sugar and the meter',
      'no food for 6 hours if the upper or whole abdomen is scanned',
    ],
    mustNotRead: ['ask reception about insulin', 'a fast in any case'],
    alarms: [{ by: '8:30 AM', onlyIf: ['the upper or whole abdomen is scanned'] }],
    deskSees: ['fasting if the upper or whole abdomen is scanned'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // The package measures thyroid values, so what spoils them alone spoils them there (FDA, 2019).
    who: 'Woman on a thyroid tablet and hair vitamins, Women’s package',
    tests: ["Women's Health Package"],
    time: '9:00 AM',
    mustRead: [
      'no food for 10 to 12 hours',
      'no biotin for 2 days',
      'the thyroid tablet waits until the sample is taken',
    ],
    mustNotRead: ['eat as usual'],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    deskSees: ['fasting in any case', 'ask about pregnancy'],
  },
  {
    who: 'Man of 70, senior package and stress ECHO in one morning',
    tests: ['Senior Citizen Package', 'Stress ECHO'],
    time: '8:30 AM',
    mustRead: [
      'no food for 10 to 12 hours',
      'the fasting tests come first, the stress ECHO follows its light meal',
      'beta-blockers: ask the prescribing doctor',
    ],
    mustNotRead: ['eat as usual'],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    deskSees: ['fasting in any case', 'ask about heart medicines'],
  },
  {
    who: 'A scan from another city, to be read a second time',
    tests: ['Second Opinion'],
    time: '4:00 PM',
    mustRead: ['earlier films and reports', 'bring your medicines or a list'],
    mustNotRead: ['a fast'],
    deskMustNotSee: ['fasting'],
  },
  {
    // https://www.trcmd.com/ultrasound-prep-en/: a Doppler of the legs needs nothing
    who: 'Swollen leg, Doppler of its veins',
    tests: ['Color Doppler'],
    time: '3:00 PM',
    mustRead: [
      'eat as usual if the Doppler is only of a pregnancy, neck, arms or legs',
      'which part is scanned',
    ],
    mustNotRead: ['a fast in any case'],
    deskSees: ['original prescription'],
    deskMustNotSee: ['fasting in any case'],
  },
  // Each patient below was added after the site had told such a patient something wrong.
  {
    // https://imj.ie/ca125-measured-during-menstruation-can-be-misleading/
    // https://www.clinicaladvisor.com/home/news/baldness-drug-throws-off-psa/
    who: 'A couple: PSA for him, who takes finasteride for his hair, and CA 125 for her',
    tests: ['Tumor Markers'],
    time: '10:00 AM',
    mustRead: [
      'tell us of finasteride or dutasteride before a PSA',
      'tell us of a period before a CA 125',
    ],
    mustNotRead: ['a fast'],
    deskMustNotSee: ['fasting'],
  },
  {
    // http://artoflaplam.com/2016/06/21/tips-to-help-you-prepare-for-a-transvaginal-ultrasound/
    who: 'Allergic to rubber gloves: ultrasound of the pelvis, TVS and urine in one visit',
    tests: ['Ultrasound', 'TVS and TRUS', 'Urine Analysis'],
    time: '11:00 AM',
    mustRead: [
      'tell us of an allergy to latex',
      'outside scan first, then the urine sample, then TVS',
    ],
    mustNotRead: [
      'the urine sample is given when the bladder is emptied for TVS',
      'the urine sample is given after the scan with a full bladder',
    ],
    alarms: [{ by: '5:00 AM', onlyIf: ['the upper or whole abdomen is scanned'] }],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // https://labmedonline.org/journal/popup_file.html?uid=538&file=lmo-14-2-90-f1.jpg&md=fig&idx=1
    who: 'Lipid profile; chews paan, smokes, drinks in the evening',
    tests: ['Lipid Profile'],
    time: '9:00 AM',
    mustRead: ['no gum, paan, gutka or cigarette while fasting', 'no alcohol the day before'],
    mustNotRead: [],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    deskSees: ['fasting in any case'],
  },
  {
    who: 'Barium meal and cholesterol in one afternoon',
    tests: ['X-Ray', 'Lipid Profile'],
    time: '4:00 PM',
    mustRead: ['no food for 10 to 12 hours', 'how long water is allowed before a barium study'],
    mustNotRead: ['no food for 6 hours before a barium study or IVP'],
    alarms: [{ by: '6:00 AM', onlyIf: [] }],
    isMorningOffered: true,
    deskSees: ['fasting in any case', 'water limited if it is a barium study or IVP'],
  },
  {
    who: 'Abscess of the pelvis: ultrasound, and a drain in the same visit',
    tests: ['Ultrasound', 'Interventional Radiology'],
    time: '11:00 AM',
    mustRead: [
      'ask before drinking where one test limits water',
      'a full bladder if the pelvis or lower abdomen is scanned',
      'no food for 6 hours before any procedure',
    ],
    mustNotRead: ['drink plain water, in any case', 'a fast in any case'],
    alarms: [
      { by: '5:00 AM', onlyIf: ['the upper or whole abdomen is scanned', 'it is a procedure'] },
    ],
    deskSees: ['fasting if the procedure needs it'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // http://www.emedicinehealth.com/intravenous_pyelogram/page2_em.htm, Mayo Clinic: contrast is injected
    who: 'Stone in the kidney: IVP and kidney values; takes metformin',
    tests: ['X-Ray', 'Kidney Function Tests'],
    time: '9:00 AM',
    mustRead: [
      'no food for 6 hours before a barium study or IVP',
      'a recent creatinine report for an IVP',
      'tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG',
      'blood is drawn before the contrast',
      'tell us of a possible pregnancy before an X-ray',
    ],
    mustNotRead: ['a fast in any case'],
    deskSees: ['contrast possible if it is an IVP or HSG'],
    deskMustNotSee: ['fasting in any case', 'contrast possible in any case'],
  },
  {
    // A twelve-hour fast is hard for a child, also in a package. The single test asks the age too.
    who: 'A girl of ten whose parents have diabetes, diabetes screening',
    tests: ['Diabetes Screening'],
    time: '8:30 AM',
    mustRead: ['a child fasts for less, as told by phone', 'no food for 10 to 12 hours'],
    mustNotRead: ['no food for 8 to 10 hours'],
    alarms: [{ by: '10:30 PM', onlyIf: [] }],
    deskSees: ['fasting in any case'],
  },
  {
    who: 'Stone in the kidney: CT with contrast and an IVP; reacted to contrast before',
    tests: ['CT Scan', 'X-Ray'],
    time: '8:30 AM',
    mustRead: [
      'a recent creatinine report, asked once for contrast and IVP',
      'allergy, asthma, kidney trouble, metformin, asked once for contrast, IVP and HSG',
      'tell us of a possible pregnancy before an X-ray',
    ],
    mustNotRead: [
      'a recent creatinine report for an IVP',
      'tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG',
      'a fast in any case',
    ],
    alarms: [{ by: 'midnight', onlyIf: ['CT is with contrast'] }],
    deskSees: ['contrast possible in any case', 'ask about pregnancy'],
    deskMustNotSee: ['contrast possible if it is an IVP or HSG'],
  },
  {
    // https://download.skyscape.com/download/ota/lonestar/24CBA9FD-2A87-4857-A904-6C144861D7B2/labtests.ed11/content/HTML/z/tu12.htm
    who: 'Pain after meals: barium meal, ultrasound and CT of the abdomen in one visit',
    tests: ['X-Ray', 'Ultrasound', 'CT Scan'],
    time: '8:30 AM',
    mustRead: [
      'CT and ultrasound of the abdomen come before barium',
      'ask before drinking where one test limits water',
      'no food for 6 hours before a barium study or IVP',
    ],
    mustNotRead: ['a fast in any case', 'drink plain water, in any case'],
    alarms: [
      { by: 'midnight', onlyIf: ['the upper or whole abdomen is scanned', 'CT is with contrast'] },
    ],
    deskSees: ['contrast possible', 'ask about pregnancy'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // https://pmc.ncbi.nlm.nih.gov/articles/PMC3936969, ESUR and EFLM 2023: samples, urine too, before contrast
    who: 'Jaundice: CT with contrast, liver values and urine',
    tests: ['CT Scan', 'Liver Function Tests', 'Urine Analysis'],
    time: '10:00 AM',
    mustRead: ['liver and urine samples are taken before the contrast'],
    mustNotRead: ['a fast in any case'],
    alarms: [{ by: '6:00 AM', onlyIf: ['CT is with contrast'] }],
    deskSees: ['contrast possible'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    who: 'Senior package, which contains kidney values, and an MRI that may need contrast',
    tests: ['Senior Citizen Package', 'MRI Scan'],
    time: '9:00 AM',
    mustRead: ['blood is drawn before the contrast', 'no food for 10 to 12 hours'],
    mustNotRead: ['no food for 4 to 6 hours if an MRI is of the abdomen'],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    deskSees: ['fasting in any case', 'contrast possible'],
  },
  {
    // https://www.chistlukeshealth.org/mri-safety-screening-2384, http://www.renalandurologynews.com/fda-news/fda-warns-about-wearing-medicated-patches-during-mris/article/136216/
    who: 'MRI of the spine; copper-T, a large tattoo, a glucose sensor on the arm, a pain patch',
    tests: ['MRI Scan'],
    time: '6:00 PM',
    mustRead: [
      'tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI',
    ],
    mustNotRead: ['a fast in any case'],
    deskSees: ['no metal, ask about implants'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=custom.ab_diabetes_fastingbloodtest_inst
    who: 'On insulin, asked for a fasting sugar, cholesterol and kidney values in the afternoon',
    tests: ['Blood Sugar', 'Lipid Profile', 'Kidney Function Tests'],
    time: '4:00 PM',
    mustRead: [
      'diabetes: ask the prescribing doctor before fasting',
      'diabetes: a low sugar is treated at once, the test can wait',
    ],
    mustNotRead: ['ask reception about insulin'],
    alarms: [{ by: '6:00 AM', onlyIf: [] }],
    isMorningOffered: true,
    deskSees: ['fasting in any case'],
  },
  {
    // https://dibesity.com/1-hour-and-2-hour-glucose-tolerance-test-during-pregnancy/ (2½ hours), Mayo Clinic (3)
    who: 'Pregnant, 24 weeks: glucose tolerance test, CBC and urine before work',
    tests: ['Blood Sugar', 'Complete Blood Count (CBC)', 'Urine Analysis'],
    time: '8:30 AM',
    mustRead: [
      'a glucose tolerance test: no meal is brought, and the preparation is asked for',
      'a glucose tolerance test takes 2 to 3 hours',
    ],
    mustNotRead: ['a fast in any case'],
    alarms: [{ by: 'midnight', onlyIf: ['a fasting sugar is asked for'] }],
    deskSees: ['fasting if a fasting sugar is asked for'],
    deskMustNotSee: ['fasting in any case'],
  },
  {
    // https://www.pathlabhk.com/checkup/checkup.html?p=con: a smear 10 to 20 days after the period began
    who: "Woman of 40, women's package, which has urine and perhaps a smear; her period is due",
    tests: ["Women's Health Package"],
    time: '9:00 AM',
    mustRead: ['ask what the package contains', 'with a package: tell us of a period'],
    mustNotRead: ['no food for 8 to 10 hours'],
    alarms: [{ by: '11:00 PM', onlyIf: [] }],
    deskSees: ['fasting in any case', 'ask about pregnancy'],
  },
  {
    // https://support.medichecks.com/hc/en-gb/articles/360020455493-I-take-thyroid-medication-Should-I-stop-before-taking-my-test: in the morning, before the tablet
    who: 'Underactive thyroid: takes a tablet each morning on an empty stomach, asks for the afternoon',
    tests: ['Thyroid Function Tests', 'Complete Blood Count (CBC)'],
    time: '3:00 PM',
    mustRead: ['the thyroid tablet waits until the sample is taken'],
    mustNotRead: ['a fast'],
    isMorningOffered: true,
    deskMustNotSee: ['fasting'],
  },
] as const satisfies readonly ExpectedPatient[]
