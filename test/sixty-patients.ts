import { patientsIn } from './support/read-patients.ts'

/** The lines outside of the fold for frequent tests, in order. */
const ofCt = 'open: kidneys and contrast; a pregnancy and X-rays; insulin before a fast'
const ofMri = `open: most MRI scans need no fast, unless under sedation
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast`
const ofXRay = `open: most X-rays need no preparation
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays`
const ofProcedure = `open: the last meal before a procedure
  open: kidneys and contrast
  open: a pregnancy and X-rays
  open: blood thinners, by name`

/**
 * Sixty patients, and the lines of the plan that each must see without opening a fold. This holds for
 * form, ticket, calendar and message. A fold may hide the rest of a plan, but nothing that can hurt.
 * The patients were written by hand before the rules were changed. The first forty come from a review
 * of version 2.0.0. The last twenty were invented to break the rules. `test/patients.ts` has the
 * wording of whole plans.
 */
export const fortyReviewed = patientsIn(`
1 Cholesterol, ultrasound and MRI with contrast; takes metformin
  books: Lipid Profile, Ultrasound, MRI Scan, 9:00 AM
  open: the last meal, in any case
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast
  open: insulin before a fast
  alarm: 11:00 PM
  reads: ask before drinking where one test limits water; no food for 10 to 12 hours
  never: drink plain water, in any case; no food for 4 to 6 hours if an MRI is of the abdomen
2 CT with contrast; kidney disease, an overactive thyroid, and clopidogrel for a stent
  # https://www.mp.pl/paim/issue/article/16572/: an overactive thyroid forbids iodine contrast
  books: CT Scan, 12:00 PM
  open: the last meal if CT is with contrast
  ${ofCt}
  alarm: 8:00 AM if CT is with contrast
  reads: a recent creatinine report if contrast is used
  reads: tell us of allergy, asthma, kidney trouble, metformin
  reads: tell us of an overactive thyroid before contrast
  never: a fast in any case
3 Early pregnancy: ultrasound, thyroid values and sugar
  books: Ultrasound, Thyroid Function Tests, Blood Sugar, 9:00 AM
  open: one last meal for a fasting sugar and for the abdomen; a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  alarm: midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: the thyroid tablet waits until the sample is taken
  reads: a full bladder if the pelvis or lower abdomen is scanned
  never: a fast in any case; eat as usual before another scan
4 Pregnant, 27 weeks, glucose tolerance test
  # A tolerance test is done fed or fasting (DIPSI), so no line on sugar is for her.
  books: Blood Sugar, 8:30 AM
  open: the last meal if a fasting sugar is asked for; insulin before a fast
  alarm: midnight if a fasting sugar is asked for
  reads: a glucose tolerance test: no other line on sugar is for her, and she asks us
  never: a fast in any case
5 PSA, TRUS and kidney values; takes aspirin
  books: TVS and TRUS, Kidney Function Tests, Tumor Markers, 10:30 AM
  open: no fast; blood thinners, by name
  reads: PSA is drawn before TRUS or biopsy
  reads: PSA: 48 hours without ejaculation or hard cycling
  reads: TRUS: an enema 2 hours before is often needed
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  reads: blood thinners: tell us and ask the prescribing doctor
  never: a fast
6 TVS and urine
  # http://womensimagingservices.com.au/gynaecological-ultrasound/transvaginal-ultrasound: emptied just before
  books: TVS and TRUS, Urine Analysis, 12:00 PM
  open: no fast; blood thinners, by name
  reads: an empty bladder for TVS
  reads: the urine sample is given when the bladder is emptied for TVS
  reads: a urine culture or 24-hour urine: the container comes from us
  never: a fast; the urine sample is given after the scan
7 A child of four, ultrasound of the abdomen
  books: Ultrasound, 9:30 AM
  open: the last meal if the upper or whole abdomen is scanned; a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  alarm: midnight if the upper or whole abdomen is scanned
  reads: a child fasts for less, as told by phone; a child drinks less for a full bladder
  never: a fast in any case
8 A child of three, MRI of the brain under sedation
  # https://www.gosh.nhs.uk/conditions-and-treatments/procedures-and-treatments/your-child-having-mri-scan-under-sedation/
  books: MRI Scan, 10:00 AM
  ${ofMri}
  reads: tell us of a child, or anybody, who cannot lie still
  reads: implants and pregnancy of whoever comes into the room
  reads: whoever comes into the MRI room leaves metal outside
  reads: hearing aid and dentures come out before the MRI
  reads: a child fasts for less, as told by phone
  never: a fast in any case; insulin, whatever the MRI is of
9 Stress ECHO and cholesterol; has asthma
  # https://calheartcenter.com/for-patients/stress-echocardiogram/: every medicine as usual but the beta-blocker
  books: Stress ECHO, Lipid Profile, 8:30 AM
  open: the last meal, in any case; heart medicines, insulin and the stress ECHO
  alarm: 10:30 PM
  reads: bring the inhaler
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: beta-blockers: ask the prescribing doctor
  reads: other medicines go on, unless the doctor or another line says otherwise
  never: eat as usual; a light meal that no test on an empty stomach comes before
10 FNAC of the thyroid, and thyroid values
  books: USG Guided FNAC and BIOPSY, Thyroid Function Tests, 10:00 AM
  open: the last meal if the biopsy is deep; blood thinners, by name; insulin before a fast
  alarm: midnight if the biopsy is deep
  reads: a light meal before a needle test near the skin
  never: a fast in any case; bring an adult in any case
11 A child, X-ray of the chest
  books: X-Ray, 11:00 AM
  ${ofXRay}
  reads: insulin only if it is a barium study or IVP
  reads: an X-ray of chest, arm or leg needs no preparation
  reads: a child fasts for less, as told by phone
  never: a fast in any case; insulin, whatever the X-ray is of
12 Man of 58 on insulin and a beta-blocker, stress ECHO
  # http://www.webmd.com/diabetes/diagnosing-stress-tests?page=2
  books: Stress ECHO, 3:00 PM
  open: a light meal before the stress ECHO; heart medicines, insulin and the stress ECHO
  reads: diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal
  reads: diabetes: bring sugar and the meter
  reads: bring the inhaler
  reads: a light meal 2 to 3 hours before the stress ECHO
  reads: no tea or coffee for 12 hours, no smoking that day
  reads: beta-blockers: ask the prescribing doctor
  reads: stop no medicine on your own
  reads: shoes to walk fast in
  never: a fast
13 Embolisation of fibroids; takes a blood thinner
  # https://www.cchwyo.org/services/radiology/radiology-exam-preps/diagnostic-imaging/
  # https://www.plymouthhospitals.nhs.uk/interventional-radiology-faqs: no food where sedation is possible
  books: Interventional Radiology, 11:00 AM
  ${ofProcedure}
  open: insulin before a fast
  alarm: 5:00 AM if it is a procedure
  reads: no food for 6 hours before any procedure
  reads: bring an adult in any case
  reads: bring PT/INR and platelet reports
  reads: blood thinners: tell us and ask the prescribing doctor
  reads: stop no medicine on your own
  reads: which procedure it is
  never: a fast in any case; no food for 6 hours before a deep biopsy
14 Woman who waits for a child, HSG
  # http://www.stardiagnostic-hld.com/for-doctors.html: days 7 to 11 of the cycle; she picks the date herself, so she has to know
  # http://advancedmedicalimaging.com/preparation/hysterosalpingogram-prep/
  books: X-Ray, 11:00 AM
  ${ofXRay}
  reads: HSG is done on days 7 to 11 from the first day of the period
  reads: HSG: no unprotected sex from the first day of the period until the test
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  reads: tell us of a possible pregnancy before an X-ray
  never: a fast in any case
15 Level II scan, sugar and thyroid values
  books: Level II Scans, Blood Sugar, Thyroid Function Tests, 9:00 AM
  open: the last meal if a fasting sugar is asked for; insulin before a fast
  alarm: midnight if a fasting sugar is asked for
  reads: the thyroid tablet waits until the sample is taken
  never: eat as usual; a fast in any case
16 Level II scan, and TVS for the length of the cervix
  books: Level II Scans, TVS and TRUS, 11:00 AM
  open: eat as usual, open; blood thinners, by name
  reads: eat as usual; an empty bladder for TVS
  never: a fast
17 Doppler of the kidneys, kidney values and cholesterol
  books: Color Doppler, Kidney Function Tests, Lipid Profile, 9:00 AM
  open: the last meal, in any case; insulin before a fast
  alarm: 11:00 PM
  reads: no food for 10 to 12 hours
  never: eat as usual before another Doppler
18 Barium meal, ultrasound and urine
  books: X-Ray, Ultrasound, Urine Analysis, 9:00 AM
  open: the last meal if the upper or whole abdomen is scanned
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  alarm: midnight if the upper or whole abdomen is scanned
  reads: CT and ultrasound of the abdomen come before barium
  reads: no food for 6 hours before a barium study or IVP
  reads: how long water is allowed before a barium study
  never: a fast in any case; eat as usual before another scan
19 CT with contrast and ultrasound of the whole abdomen
  books: CT Scan, Ultrasound, 12:00 PM
  open: the last meal if the upper or whole abdomen is scanned
  open: the last meal if CT is with contrast, of several the earliest; a full bladder for pelvis, KUB or early pregnancy
  ${ofCt}
  alarm: 6:00 AM if the upper or whole abdomen is scanned
  alarm: 8:00 AM if CT is with contrast and no earlier fast applies
  reads: 4 hours for CT, unless an earlier fast applies
  never: a fast in any case; eat as usual before another scan
20 Women’s package, ultrasound and TVS
  books: Women's Health Package, Ultrasound, TVS and TRUS, 8:30 AM
  open: the last meal, in any case; a full bladder, in any case, open
  open: blood thinners, by name
  open: insulin before a fast
  alarm: 10:30 PM
  never: eat as usual before another scan
21 MRI of the knee; has a pacemaker and cannot bear closed spaces
  books: MRI Scan, 3:00 PM
  ${ofMri}
  reads: leave metal at home
  reads: no food for 4 to 6 hours if an MRI is of the abdomen
  reads: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  reads: tell us of fear of closed spaces
  never: a fast in any case
22 CT of the arteries of the heart
  # https://www.focushealthcareindia.com/ct-coronary-angiography, https://patient.uwhealth.org/healthfacts/6938
  books: CT Scan, 10:00 AM
  open: the last meal if CT is with contrast
  ${ofCt}
  alarm: 6:00 AM if CT is with contrast
  reads: stop no medicine on your own; say which part a CT is of: heart, abdomen and kidneys differ
  never: a fast in any case
23 Biopsy of the liver, and cholesterol
  # https://www.mkuh.nhs.uk/patient-information-leaflet/liver-biopsy
  books: USG Guided FNAC and BIOPSY, Lipid Profile, 9:00 AM
  open: the last meal, in any case; blood thinners, by name; insulin before a fast
  alarm: 11:00 PM
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does; a light meal before a needle test near the skin
24 Executive package, stress ECHO, ultrasound and thyroid values
  books: Executive Health Package, Stress ECHO, Ultrasound, Thyroid Function Tests, 8:30 AM
  open: the last meal, in any case; a full bladder, in any case, open; heart medicines, insulin and the stress ECHO
  alarm: 10:30 PM
  reads: the fasting tests come first, the stress ECHO follows its light meal
  never: eat as usual; a light meal that no test on an empty stomach comes before
25 Diabetes panel and stress ECHO
  books: Diabetes Panel, Stress ECHO, 8:30 AM
  open: the last meal, in any case; heart medicines, insulin and the stress ECHO
  alarm: midnight
  reads: diabetes medicine with the meal of the after-meal sugar
  never: eat as usual; a light meal that no test on an empty stomach comes before
26 Biopsy of the prostate, and PSA
  books: USG Guided FNAC and BIOPSY, Tumor Markers, 10:00 AM
  open: the last meal if the biopsy is deep; blood thinners, by name; insulin before a fast
  alarm: midnight if the biopsy is deep
  reads: PSA is drawn before TRUS or biopsy; stop no medicine on your own
  never: a fast in any case
27 CA 125 and TVS
  books: Tumor Markers, TVS and TRUS, 11:00 AM
  open: no fast; blood thinners, by name
  reads: an empty bladder for TVS
  never: a fast; sex, to everybody with a tumor marker
28 HbA1c and CBC; has diabetes
  books: HbA1c, Complete Blood Count (CBC), 10:00 AM
  open: no preparation
  reads: a photo ID
  never: a fast
29 Thyroid values in the evening
  books: Thyroid Function Tests, 6:00 PM
  open: the thyroid tablet after the sample; no fast
  reads: no biotin for 2 days; the thyroid tablet waits until the sample is taken
  never: a fast
30 CT, and thyroid values
  books: CT Scan, Thyroid Function Tests, 10:00 AM
  open: the last meal if CT is with contrast
  ${ofCt}
  alarm: 6:00 AM if CT is with contrast
  reads: blood is drawn before the contrast
  reads: tell us of a thyroid scan or iodine treatment before contrast
  never: a fast in any case
31 Pregnant, 3D/4D scan and ultrasound
  books: 3D/4D Ultrasound, Ultrasound, 11:00 AM
  open: the last meal if the upper or whole abdomen is scanned; a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  alarm: 5:00 AM if the upper or whole abdomen is scanned
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  never: a fast in any case
32 A baby, echo of the heart
  books: 2D ECHO, 12:00 PM
  open: no fast
  reads: a photo ID
  never: a fast
33 A consultation
  books: General Consultation, 5:00 PM
  open: no preparation
  reads: bring your medicines or a list
  never: a fast
34 After-meal sugar alone; takes tablets for diabetes
  # From the first bite, with the usual meal at home: https://www.hyderabaddiagnostics.com/post-lunch-blood-sugar-test/
  # https://diabetes.co.in/qna/-should-antidiabetic-medications-be-continued-during-fasting-and-post-mean-glucose-testing
  books: Blood Sugar, 1:00 PM
  open: the last meal if a fasting sugar is asked for; insulin before a fast
  alarm: 5:00 AM if a fasting sugar is asked for
  reads: the after-meal sugar alone: no fast, the usual meal begins 2 hours before
  reads: diabetes medicine with the meal of the after-meal sugar
  never: a fast in any case
35 Pregnant, Doppler of the child and Level II scan
  # https://rstomerfoundation.com/understanding-obstetric-doppler-a-guide-for-expecting-mothers.html
  books: Color Doppler, Level II Scans, 4:00 PM
  open: most Dopplers need no preparation
  reads: eat as usual if the Doppler is only of a pregnancy, neck, arms or legs
  reads: a Level II scan is done at 18 to 20 weeks
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  never: a fast in any case; insulin, whatever the Doppler is of; hold a full bladder
36 MRI, CT, X-ray and ultrasound in one visit
  books: MRI Scan, CT Scan, X-Ray, Ultrasound, 12:00 PM
  open: the last meal if the upper or whole abdomen is scanned
  open: the last meal if CT is with contrast, of several the earliest
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  alarm: 6:00 AM if the upper or whole abdomen is scanned
  alarm: 8:00 AM if CT is with contrast and no earlier fast applies
  reads: 4 hours for CT, unless an earlier fast applies
  reads: ask before drinking where one test limits water
  never: a fast in any case; drink plain water, in any case
37 Ultrasound of the abdomen, and a biopsy of the liver
  books: Ultrasound, USG Guided FNAC and BIOPSY, 9:00 AM
  open: one last meal for the abdomen and for a deep biopsy
  open: blood thinners, by name
  open: insulin before a fast
  alarm: midnight if the upper or whole abdomen is scanned and the biopsy is deep
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does; eat as usual before another scan
38 An abscess to be drained, and a stress ECHO
  books: Interventional Radiology, Stress ECHO, 11:00 AM
  ${ofProcedure}
  open: heart medicines, insulin and the stress ECHO
  alarm: 5:00 AM if it is a procedure
  reads: the fasting tests come first, the stress ECHO follows its light meal
  never: a light meal that no test on an empty stomach comes before
39 Women’s package, and FNAC of the breast
  books: Women's Health Package, USG Guided FNAC and BIOPSY, 9:00 AM
  open: the last meal, in any case
  open: blood thinners, by name
  open: insulin before a fast
  alarm: 11:00 PM
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: a light meal before a needle test near the skin
40 MRCP, and a deep biopsy
  books: MRI Scan, USG Guided FNAC and BIOPSY, 9:00 AM
  open: the last meal if the biopsy is deep
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast
  open: blood thinners, by name
  open: insulin before a fast
  alarm: midnight if the biopsy is deep
  reads: 4 hours for an MRI of the abdomen, unless an earlier fast applies
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does
`)

export const twentyInvented = patientsIn(`
Woman of 81 on warfarin (Acitrom), biopsy of the liver and CBC
  # https://www.royalfree.nhs.uk, percutaneous liver biopsy: aspirin, clopidogrel, warfarin, apixaban told by name
  books: USG Guided FNAC and BIOPSY, Complete Blood Count (CBC), 2:00 PM
  open: the last meal if the biopsy is deep; blood thinners, by name; insulin before a fast
  alarm: 8:00 AM if the biopsy is deep
  reads: blood thinners: tell us and ask the prescribing doctor; bring PT/INR and platelet reports
  never: a fast in any case
Insulin pump and glucose sensor: MRI of the brain, and HbA1c
  books: MRI Scan, HbA1c, 11:00 AM
  ${ofMri}
  reads: tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI
  reads: insulin only if the MRI is of the abdomen
  never: a fast in any case; insulin, whatever the MRI is of
After a fall, her period is late: CT of the abdomen and X-ray of the hip
  books: CT Scan, X-Ray, 4:00 PM
  open: the last meal if CT is with contrast, of several the earliest
  open: kidneys and contrast
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  alarm: 12:00 PM if CT is with contrast and no earlier fast applies
  reads: a pregnancy of whoever comes into the room
  never: a fast in any case
Breastfeeding, CT with contrast in the evening
  books: CT Scan, 6:30 PM
  open: the last meal if CT is with contrast
  ${ofCt}
  alarm: 2:30 PM if CT is with contrast
  reads: tell us of breastfeeding before contrast
  never: a fast in any case
A girl of two, MRI under sedation and CBC; the mother is pregnant and stays with her
  books: MRI Scan, Complete Blood Count (CBC), 9:30 AM
  ${ofMri}
  reads: implants and pregnancy of whoever comes into the room
  reads: tell us of a child, or anybody, who cannot lie still
  never: a fast in any case
On dialysis: ultrasound KUB and kidney values
  books: Ultrasound, Kidney Function Tests, 10:00 AM
  open: the last meal if the upper or whole abdomen is scanned; a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  alarm: midnight if the upper or whole abdomen is scanned
  reads: less water if a doctor limits it
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  never: a fast in any case
Asthma: stress ECHO and ECG
  books: ECG, Stress ECHO, 11:00 AM
  open: a light meal before the stress ECHO; heart medicines, insulin and the stress ECHO
  reads: bring the inhaler; no tea or coffee for 12 hours, no smoking that day
  never: a fast
Angiography of the legs, and kidney values; takes Ecosprin, clopidogrel and metformin
  books: Interventional Radiology, Kidney Function Tests, 8:30 AM
  ${ofProcedure}
  open: insulin before a fast
  alarm: midnight if it is a procedure
  reads: no food for 6 hours before any procedure
  reads: blood is drawn before the contrast
  reads: stop no medicine on your own
  never: no food for 6 hours before a deep biopsy
Doppler of the kidneys, and CT with contrast
  books: Color Doppler, CT Scan, 2:00 PM
  open: the last meal if CT is with contrast, of several the earliest
  ${ofCt}
  alarm: 10:00 AM if CT is with contrast and no earlier fast applies
  reads: no food for 6 hours if the Doppler is of the abdomen or kidneys
  reads: 4 hours for CT, unless an earlier fast applies
  never: a fast in any case; eat as usual before another Doppler
Whole abdomen, CT with contrast and both sugars in one visit
  books: Ultrasound, CT Scan, Blood Sugar, 1:00 PM
  open: the last meal if a fasting sugar is asked for
  open: the last meal if the upper or whole abdomen is scanned, of several the earliest
  open: the last meal if CT is with contrast, of several the earliest; a full bladder for pelvis, KUB or early pregnancy
  ${ofCt}
  alarm: 5:00 AM if a fasting sugar is asked for
  alarm: 7:00 AM if the upper or whole abdomen is scanned and no earlier fast applies
  alarm: 9:00 AM if CT is with contrast and no earlier fast applies
  reads: what needs an empty stomach comes first, then the meal
  never: a fast in any case; eat as usual before another scan; a random sugar needs no fast
Fever for a week: CBC, ESR, CRP and liver values
  books: Complete Blood Count (CBC), ESR, CRP, Liver Function Tests, 7:30 PM
  open: no preparation
  reads: a photo ID
  never: a fast
Before an operation: ECG and X-ray of the chest; on insulin
  books: ECG, X-Ray, 9:00 AM
  ${ofXRay}
  reads: insulin only if it is a barium study or IVP
  never: a fast in any case; insulin, whatever the X-ray is of
FNAC of the breast, and ultrasound of the whole abdomen
  books: Ultrasound, USG Guided FNAC and BIOPSY, 10:30 AM
  open: one last meal for the abdomen and for a deep biopsy
  open: blood thinners, by name
  open: insulin before a fast
  alarm: midnight if the upper or whole abdomen is scanned and the biopsy is deep
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: a light meal before a needle test near the skin; eat as usual before another scan
Biopsy of the kidney, and both sugars; on insulin
  books: USG Guided FNAC and BIOPSY, Diabetes Panel, 9:00 AM
  open: the last meal, in any case; blood thinners, by name; insulin before a fast
  alarm: midnight
  reads: what needs an empty stomach comes first, then the meal
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does
Takes tablets against epilepsy, barium swallow
  # https://www.mkuh.nhs.uk and https://www.newcastle-hospitals.org.uk disagree on the tablets of that morning
  books: X-Ray, 9:00 AM
  ${ofXRay}
  reads: how long water is allowed before a barium study; leave out no tablet on your own
  never: medicines for blood pressure, heart and epilepsy go on, with water
Man of 70 with a stent, CT and MRI with contrast in the late afternoon
  books: CT Scan, MRI Scan, 5:00 PM
  open: the last meal if CT is with contrast; implants, metal or pregnancy, and the MRI
  ${ofCt}
  alarm: 1:00 PM if CT is with contrast
  reads: CT and MRI with contrast may need different days
  never: a fast in any case
HSG and kidney values; takes metformin
  books: X-Ray, Kidney Function Tests, 12:00 PM
  ${ofXRay}
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  reads: HSG: no unprotected sex from the first day of the period until the test
  never: a fast in any case
Insulin and a thyroid tablet: cholesterol and thyroid values in the afternoon
  books: Lipid Profile, Thyroid Function Tests, 4:00 PM
  open: the last meal, in any case; insulin before a fast
  alarm: 6:00 AM
  reads: the thyroid tablet waits until the sample is taken
  reads: diabetes: a low sugar is treated at once, the test can wait
Senior package and X-ray of both knees; takes Ecosprin
  books: X-Ray, Senior Citizen Package, 8:30 AM
  open: the last meal, in any case
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  alarm: 10:30 PM
  reads: no food for 10 to 12 hours
  never: no food for 6 hours before a barium study or IVP
Pregnant, 30 weeks: Doppler of the child, and X-ray of the chest for a cough
  books: Color Doppler, X-Ray, 11:30 AM
  open: most Dopplers need no preparation
  ${ofXRay}
  reads: a pregnancy of whoever comes into the room
  never: a fast in any case; eat as usual before another Doppler
`)
