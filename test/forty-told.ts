import { patientsIn } from './support/read-patients.ts'

/**
 * Forty patients, and what each is told. The list was written by hand from published pages, before its author read
 * the rules. `reads` and `never` hold for the whole plan. `first` names lines that stand outside of the fold, in
 * this order. Other lines may stand between those lines.
 */
export const fortyTold = patientsIn(`
Woman of 29, pregnant for ten weeks, ultrasound and CBC; speaks Hindi only
  # Form F (docs/law.md); http://www.circlewestultrasound.com/exam/details/first-trimester.html
  books: Ultrasound, Complete Blood Count (CBC), 10:00 AM
  alarm: midnight if the upper or whole abdomen is scanned
  reads: a full bladder in early pregnancy
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: a photo ID
  never: a fast in any case
  first: the last meal if the upper or whole abdomen is scanned
  first: the original prescription if she is pregnant
Man of 41, ultrasound of the gall bladder
  # Form F is a record of a pregnant woman (docs/law.md)
  books: Ultrasound, 8:30 AM
  alarm: midnight if the upper or whole abdomen is scanned
  reads: no food for 6 hours if the upper or whole abdomen is scanned
  never: a fast in any case; the original prescription of whoever is not pregnant
  first: the original prescription if she is pregnant
Woman of 34, her period is five days late, X-ray of the lower back and urine
  # https://www.informed-scan.com/healthcare-professionals/pregnant-individuals: within 28 days of the period (RCR)
  books: X-Ray, Urine Analysis, 12:30 PM
  reads: a late period counts as a possible pregnancy
  reads: which X-ray it is: barium, IVP, HSG and lower back have instructions of their own
  never: a fast in any case
  first: most X-rays need no preparation; a pregnancy and X-rays
Man of 71 with weak kidneys, on metformin and empagliflozin, CT with contrast and kidney values
  # ESUR 2018 (https://pmc.ncbi.nlm.nih.gov/articles/PMC5986837): metformin stops only below an eGFR of 30
  books: CT Scan, Kidney Function Tests, 9:00 AM
  alarm: 5:00 AM if CT is with contrast
  reads: tell us of allergy, asthma, kidney trouble, metformin
  reads: a recent creatinine report if contrast is used
  reads: blood is drawn before the contrast; stop no medicine on your own
  reads: diabetes: ask the prescribing doctor before fasting
  never: metformin is stopped; a fast in any case
  first: the last meal if CT is with contrast; kidneys and contrast; insulin before a fast
A baby of six weeks, ultrasound of the abdomen
  # https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/: a baby misses only one feed
  books: Ultrasound, 11:00 AM
  alarm: 5:00 AM if the upper or whole abdomen is scanned
  reads: a child fasts for less, as told by phone
  never: a fast in any case; hold a full bladder in any case
A boy of five, ultrasound of the kidneys and urine
  # https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/
  books: Ultrasound, Urine Analysis, 4:30 PM
  alarm: 10:30 AM if the upper or whole abdomen is scanned
  reads: a child drinks less for a full bladder; the urine sample is given after the scan
  never: a fast in any case
A boy of three after a fall, CT of the head
  # https://www.texaschildrens.org/departments/anesthesiology-perioperative-pain-medicine/radiology-sedation
  books: CT Scan, 10:00 AM
  alarm: 6:00 AM if CT is with contrast
  reads: before a CT: tell us of a child, or anybody, who cannot lie still
  reads: a child fasts for less, as told by phone
  never: a fast in any case
  first: the last meal if CT is with contrast; a pregnancy and X-rays
Man of 60 on rivaroxaban, biopsy of the prostate, PSA and urine
  # https://www.oakleyandovertonsurgery.co.uk/digitalpractice/wellbeing-centre/screening/
  books: USG Guided FNAC and BIOPSY, Tumor Markers, Urine Analysis, 9:00 AM
  alarm: midnight if the biopsy is deep
  reads: PSA is drawn before TRUS or biopsy
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  reads: blood thinners: rivaroxaban is named
  never: a fast in any case; a blood thinner is stopped
  first: the last meal if the biopsy is deep; blood thinners, by name
Woman of 44, on a thyroid tablet and biotin: thyroid values, cholesterol and tumor markers
  # FDA 2019, as docs/preparation-sources.json quotes it: biotin disturbs thyroid values and some markers
  books: Thyroid Function Tests, Lipid Profile, Tumor Markers, 8:30 AM
  alarm: 10:30 PM
  reads: no biotin for 2 days; the thyroid tablet waits until the sample is taken
  reads: no food for 10 to 12 hours; plain water is allowed
  first: the last meal, in any case; insulin before a fast
Woman of 56, takes biotin for her hair: CA 125 and CEA
  # FDA 2019, as docs/preparation-sources.json quotes it
  books: Tumor Markers, 5:00 PM
  reads: no biotin for 2 days
  never: a fast
# A line on creatine was taken out, because no source was found that a director would sign.
Man of 35 who trains hard and takes creatine: kidney, liver and blood values in the evening
  books: Kidney Function Tests, Liver Function Tests, Complete Blood Count (CBC), 7:30 PM
  never: a fast in any case
Woman of 72 with a hearing aid and dentures, MRI of the brain; lives alone, reads Hindi only
  books: MRI Scan, 4:00 PM
  reads: hearing aid and dentures come out before the MRI; leave metal at home
  never: a fast in any case
Man of 58 on insulin: executive package, and a sugar after the meal
  # https://www.providence.co.in/manage-blood-sugar-to-prevent-hypoglycemia-this-ramadan/: the doctor adjusts the dose
  books: Executive Health Package, Blood Sugar, 9:00 AM
  alarm: 11:00 PM
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: a low sugar is treated at once, the test can wait
  reads: diabetes medicine with the meal of the after-meal sugar
  reads: what needs an empty stomach comes first, then the meal
  never: eat as usual; ask reception about insulin
  first: the last meal, in any case; insulin before a fast
Pregnant, 26 weeks, on insulin: both sugars and a 3D/4D scan
  # Form F (docs/law.md); https://www.providence.co.in/manage-blood-sugar-to-prevent-hypoglycemia-this-ramadan/
  books: Diabetes Panel, 3D/4D Ultrasound, 9:30 AM
  alarm: midnight
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: diabetes: ask the prescribing doctor before fasting
  reads: what needs an empty stomach comes first, then the meal
  never: eat as usual; hold a full bladder; the original prescription if she is pregnant
Woman of 24 who keeps a fast without water, cholesterol and whole abdomen
  # Epsom and St Helier, fasting for serum lipid determination: plain water is allowed
  books: Lipid Profile, Ultrasound, 11:00 AM
  alarm: midnight
  reads: plain water is allowed; no food for 10 to 12 hours
  reads: a full bladder if the pelvis or lower abdomen is scanned
  never: eat as usual
  first: the last meal, in any case
# A line on mammograms was taken out, because the catalogue has none.
Man of 40, basic check-up of blood and urine
  books: Basic Health Check Up, 9:00 AM
  alarm: 11:00 PM
  reads: no food for 10 to 12 hours
  never: an X-ray, whatever the package contains; a full bladder, whatever the package contains
  first: the last meal, in any case
A boy of nine, basic check-up
  # https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/: six hours are the most for a child
  books: Basic Health Check Up, 8:30 AM
  alarm: 10:30 PM
  reads: a child fasts for less, as told by phone
  first: the last meal, in any case; a child's fast
Man of 78 on warfarin and insulin, senior package and 2D ECHO
  books: Senior Citizen Package, 2D ECHO, 8:30 AM
  alarm: 10:30 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: a blood thinner is stopped; eat as usual
  first: the last meal, in any case; insulin before a fast
Woman of 55 on metoprolol, cardiac package
  books: Cardiac Health Package, 9:00 AM
  alarm: 11:00 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: a beta-blocker is stopped; eat as usual
  first: the last meal, in any case
Woman of 61 with bad knees who uses a stick, stress ECHO and X-ray of the knees
  # https://hospitals.jefferson.edu/tests-and-treatments/dobutamine-stress-echocardiogram.html: medicine, no walking
  books: Stress ECHO, X-Ray, 11:00 AM
  reads: tell us before a stress ECHO if walking fast is hard
  reads: beta-blockers: ask the prescribing doctor
  never: a fast in any case
  reads: the fasting tests come first, the stress ECHO follows its light meal
  first: most X-rays need no preparation; a pregnancy and X-rays
Woman of 31 with PCOS on metformin, HSG; has fever and discharge
  # http://radiology.ucsf.edu/patient-care/prepare/hysterosalpingogram: never with an infection of the pelvis
  books: X-Ray, 1:00 PM
  reads: HSG: tell us of an infection or discharge
  reads: HSG is done on days 7 to 11 from the first day of the period
  reads: HSG: no unprotected sex from the first day of the period until the test
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  never: a fast in any case; metformin is stopped
  first: barium, IVP or HSG: call first; a pregnancy and X-rays
Man of 30, blood in the stool, barium enema
  # No page was read on how the bowel is cleaned, so reception says it
  books: X-Ray, 9:30 AM
  reads: a barium enema: ask how the bowel is cleaned
  reads: how long water is allowed before a barium study
  never: a fast in any case
Man of 67 with a stent, clopidogrel and weak kidneys: angiography and CBC
  # https://health.ucsd.edu, anticoagulation guidelines: nothing is stopped without the doctor who manages it
  books: Interventional Radiology, Complete Blood Count (CBC), 8:30 AM
  alarm: midnight if it is a procedure
  reads: no food for 6 hours before any procedure; bring an adult in any case
  reads: stop no medicine on your own; bring PT/INR and platelet reports
  reads: blood thinners: tell us and ask the prescribing doctor
  never: a blood thinner is stopped
  first: the last meal before a procedure; kidneys and contrast; blood thinners, by name
Pregnant, 32 weeks, 3D/4D scan, CBC and urine in the evening
  books: 3D/4D Ultrasound, Complete Blood Count (CBC), Urine Analysis, 6:30 PM
  reads: eat as usual; a scan in pregnancy needs the original prescription, signed and stamped
  reads: a urine sample from home is less than 2 hours old, later in the day given here
  never: a fast; hold a full bladder; the original prescription if she is pregnant
# "Eat as usual" was taken out, because a barium study in the same visit forbids it. The first lines free her.
Woman of 47 with varicose veins, Doppler of the legs and X-ray of the knee
  books: Color Doppler, X-Ray, 12:00 PM
  reads: an X-ray of chest, arm or leg needs no preparation
  never: a fast in any case; the original prescription of whoever is not pregnant
  first: most Dopplers need no preparation; most X-rays need no preparation
Man of 55 with high blood pressure, Doppler of the kidneys in the afternoon
  # https://www.trcmd.com/ultrasound-prep-en/
  books: Color Doppler, 4:00 PM
  reads: no food for 6 hours if the Doppler is of the abdomen or kidneys
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: a fast in any case; the original prescription of whoever is not pregnant
Woman of 39 on carbimazole, CT with contrast and thyroid values
  # https://www.mp.pl/paim/issue/article/16572/: an overactive thyroid forbids iodine contrast
  books: CT Scan, Thyroid Function Tests, 11:00 AM
  alarm: 7:00 AM if CT is with contrast
  reads: tell us of an overactive thyroid before contrast; blood is drawn before the contrast
  never: a fast in any case
Man of 59 on dialysis, MRI of the liver with contrast and kidney values
  # ESUR 2018 (https://pmc.ncbi.nlm.nih.gov/articles/PMC5986837)
  books: MRI Scan, Kidney Function Tests, 10:00 AM
  reads: tell us of allergy, asthma, kidney trouble, metformin
  reads: no food for 4 to 6 hours if an MRI is of the abdomen
  never: a fast in any case
  first: implants, metal or pregnancy, and the MRI; kidneys and contrast
Woman of 36 with epilepsy, cholesterol and liver values
  # https://health.ucdavis.edu/pharmacy/outpatient/Frequently-asked-questions: other medicines go on
  books: Lipid Profile, Liver Function Tests, 8:30 AM
  alarm: 10:30 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  reads: plain water is allowed
  first: the last meal, in any case
Man of 82 with dementia, MRI and CT of the head in one visit; his daughter brings him
  books: MRI Scan, CT Scan, 1:30 PM
  alarm: 9:30 AM if CT is with contrast
  reads: tell us of a child, or anybody, who cannot lie still
  reads: implants and pregnancy of whoever comes into the room
  never: a fast in any case
  first: implants, metal or pregnancy, and the MRI; kidneys and contrast
# A line on blood given was taken out. The doctor who reads an HbA1c asks about blood, and nobody prepares for it.
Woman of 48 with anaemia, two months after blood was given: HbA1c, CBC, ESR and CRP at noon
  books: HbA1c, Complete Blood Count (CBC), ESR, CRP, 12:00 PM
  first: no preparation
  never: a fast
`)
