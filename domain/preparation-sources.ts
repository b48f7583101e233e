/**
 * Where the preparation of each test was read, for the medical director who signs the table
 * (`docs/preparation.md`). Read in November 2026. Rules differ from centre to centre; where two pages
 * disagree, both are named. Not sent to browsers.
 */
export const preparationSources = {
  ultrasound: {
    says: 'Whole abdomen: 6 hours of fasting, water allowed, and a full bladder; upper abdomen: fasting; pelvis and KUB: a full bladder alone.',
    pages: [
      'http://www.krishnadiagnostics.co',
      'https://jivodiagnostix.com/test-instructions.html',
    ],
  },
  doppler: {
    says: 'Most Doppler studies and X-rays need no preparation, of the abdomen fasting; Level II at 18 to 20 weeks.',
    pages: ['http://www.stardiagnostic-hld.com/for-doctors.html'],
  },
  pcpndt: {
    says: 'A scan in pregnancy is done on a written referral that names its reason; the centre keeps a record of it.',
    pages: ['Pre-conception and Pre-natal Diagnostic Techniques Act 1994, with its Rules of 1996'],
  },
  procedures: {
    says: 'Guided FNAC and biopsy are done by appointment, with instructions given when it is made.',
    pages: ['https://deewandiagnostics.com/preparation/'],
  },
  contrast: {
    says: 'CT with contrast: no food for 4 hours, water allowed; kidney values (creatinine) asked for; allergies told.',
    pages: ['https://cvcare.thehearthospitalbaylor.com/pages/Prep-Instructions.aspx'],
  },
  mri: {
    says: 'MRI: metal is left outside; pacemakers, clips and other implants are told beforehand.',
    pages: ['http://universitymri.com/prep_cardiac.html'],
  },
  heart: {
    says: 'ECG and 2D ECHO: none. Stress ECHO: loose clothes, walking shoes, ask about heart medicines; food between a light meal 2 to 3 hours before and none for 4 hours.',
    pages: ['https://cvcare.thehearthospitalbaylor.com/pages/Prep-Instructions.aspx'],
  },
  laboratory: {
    says: 'Fasting sugar 8 to 10 hours, plain water allowed; after-meal sugar 2 hours from the start of the meal; urine: first of the morning, mid-stream; CBC, HbA1c, ESR, CRP and most others: none.',
    pages: [
      'https://www.scrl.org.in/faq.php',
      'http://phd-laboratories.com/preparing-for-your-test/',
    ],
  },
  lipids: {
    says: 'Lipids: about 12 hours, and no less than 10; more changes nothing; water allowed.',
    pages: ['https://doctor.ndtv.com/faq/lipid-profile-test-806'],
  },
  general: {
    says: 'General knowledge, not read on a page of a centre: to be looked at first.',
    pages: [],
  },
} as const satisfies Readonly<
  Record<string, { readonly says: string; readonly pages: readonly string[] }>
>

export type SourceId = keyof typeof preparationSources
