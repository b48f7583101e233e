import { patientsIn } from './support/read-patients.ts'

/**
 * Thirty patients of a radiographer who had not seen the rules. The first commit of this file has what the author
 * wrote. A comment says where the site tells a patient less or something else, and why.
 */
export const thirtyBlind = patientsIn(`
Homemaker, 45, on thyroxine, first patient of the day: lipids, thyroid values and ultrasound of the pelvis
  books: Lipid Profile, Thyroid Function Tests, Ultrasound, 8:30 AM
  alarm: 10:30 PM
  reads: plain water is allowed; the thyroid tablet waits until the sample is taken; no biotin for 2 days
  reads: a full bladder if the pelvis or lower abdomen is scanned; eat only after the last fasting test
  reads: water and nothing else where stomach and bladder both matter
  never: hold a full bladder in any case
Banker, 52, on metformin and glimepiride: both sugars, and MRI of the liver with contrast
  # With gadolinium metformin need not be told. We ask about it before all contrast (docs/preparation-sources.json).
  books: Blood Sugar, MRI Scan, 8:30 AM
  alarm: midnight if a fasting sugar is asked for
  reads: no food for 8 to 10 hours if a fasting sugar is asked for; no food for 4 to 6 hours if an MRI is of the abdomen
  reads: diabetes: ask the prescribing doctor before fasting; diabetes medicine with the meal of the after-meal sugar
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins; eat only after the last fasting test
  reads: tell us of allergy, asthma, kidney trouble, metformin; leave metal at home
  never: metformin is stopped; a fast in any case
Student, 22, has burning urine and has taken an antibiotic twice: urine culture, ultrasound of KUB
  books: Urine Analysis, Ultrasound, 5:30 PM
  alarm: 11:30 AM if the upper or whole abdomen is scanned
  reads: with the urine sample: tell us of an antibiotic; with the urine sample: tell us of a period
  reads: a urine sample, mid-stream, best the first of the morning
  reads: a urine culture or 24-hour urine: the container comes from us; the urine sample is given after the scan
  reads: a full bladder if the pelvis or lower abdomen is scanned
  never: a fast in any case
Daughter, 4, stomach ache: ultrasound of the abdomen, X-ray
  # Metal comes off in the X-ray room. On who has to come with a child no source was found.
  books: Ultrasound, X-Ray, 11:00 AM
  alarm: 5:00 AM if the upper or whole abdomen is scanned
  reads: a child fasts for less, as told by phone; a pregnancy of whoever comes into the room
  never: a fast in any case
Son, 5 months, thyroid drops since birth: thyroid values, ultrasound of the hips
  books: Thyroid Function Tests, Ultrasound, 10:00 AM
  alarm: midnight if the upper or whole abdomen is scanned
  reads: the thyroid tablet waits until the sample is taken; a child fasts for less, as told by phone
  never: a fast in any case
IT manager, 35, leaves work at seven, chews gutka: lipids and HbA1c after work
  books: Lipid Profile, HbA1c, 8:00 PM, and is offered a morning
  alarm: 10:00 AM
  reads: no food for 10 to 12 hours; plain water is allowed
  reads: no gum, paan, gutka or cigarette while fasting; no alcohol the day before
  never: an after-meal sugar is taken exactly 2 hours after the meal begins
Widow, 68, on insulin: diabetes panel in the afternoon
  # She wanted a Sunday. The second sample would fall after closing: domain/request/slot-advice.test.ts.
  books: Diabetes Panel, 4:00 PM, and is offered a morning
  alarm: 8:00 AM
  reads: diabetes: ask the prescribing doctor before fasting; diabetes medicine with the meal of the after-meal sugar
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
Mother-to-be, 28, 26 weeks: glucose test of 75 g
  # What she drinks, and that she sits and does not smoke meanwhile, the laboratory says.
  books: Blood Sugar, 9:00 AM
  alarm: midnight if a fasting sugar is asked for
  reads: a glucose tolerance test takes 2 to 3 hours
  reads: a glucose tolerance test: no other line on sugar is for her, and she asks us
  never: a fast in any case
Mother-to-be, 31, 12 weeks: NT scan, CBC and urine
  # The author gave the urine after the scan. Our sources ask for no full bladder before this scan.
  books: Level II Scans, Complete Blood Count (CBC), Urine Analysis, 10:00 AM
  reads: a scan in pregnancy needs the original prescription, signed and stamped; a photo ID
  reads: the NT scan is done from 11 weeks to 13 weeks 6 days; eat as usual
  never: a fast; hold a full bladder
Tailor, 29, no child in three years: follicular TVS, HSG and thyroid values
  # The author counted days 6 to 10 for HSG, our source days 7 to 11.
  books: TVS and TRUS, X-Ray, Thyroid Function Tests, 10:30 AM
  reads: HSG is done on days 7 to 11 from the first day of the period; an empty bladder for TVS
  reads: HSG: no unprotected sex from the first day of the period until the test
  reads: tell us of a possible pregnancy before an X-ray; a scan from outside, where an internal one does not suit
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  never: a fast in any case; hold a full bladder
Retired major, 67, on Ecosprin, cycles daily: PSA, TRUS and urine
  books: Tumor Markers, TVS and TRUS, Urine Analysis, 9:30 AM
  reads: PSA: 48 hours without ejaculation or hard cycling; PSA is drawn before TRUS or biopsy
  reads: blood thinners: tell us and ask the prescribing doctor
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  never: a fast; a blood thinner is stopped
Designer, 41, lump in the breast, breastfeeds: ultrasound and core biopsy of the breast
  books: Ultrasound, USG Guided FNAC and BIOPSY, 3:00 PM
  alarm: 9:00 AM if the upper or whole abdomen is scanned and the biopsy is deep
  reads: blood thinners: tell us and ask the prescribing doctor; the last INR, with warfarin
  reads: earlier films and reports
  never: a fast in any case; breastfeeding stops; hold a full bladder in any case
Contractor, 58, metoprolol and inhaler, has had paratha and tea at eight: stress ECHO, ECG and 2D ECHO
  # Oil on the skin is wiped off in the room. Our source names tea, coffee and cola, and no chocolate.
  books: Stress ECHO, ECG, 2D ECHO, 9:30 AM
  first: a light meal before the stress ECHO; heart medicines, insulin and the stress ECHO
  first: a prescription for the stress ECHO
  reads: no tea or coffee for 12 hours, no smoking that day; beta-blockers: ask the prescribing doctor
  reads: stop no medicine on your own; shoes to walk fast in; bring the inhaler
  never: a fast
Contractor's brother, 61, diabetic: stress ECHO, lipids and sugar in one morning
  # Which hour the stress ECHO has of its own, reception says: the line on the light meal asks for a call.
  books: Stress ECHO, Lipid Profile, Blood Sugar, 8:30 AM
  alarm: 10:30 PM
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal
  never: a light meal that no test on an empty stomach comes before
Landlord, 64, on metformin, eGFR 40: CT urography with contrast, creatinine in the same visit
  # That the result has to be there first, reception arranges: the line on creatinine asks for a report or a test.
  books: CT Scan, Kidney Function Tests, 4:00 PM
  alarm: 12:00 PM if CT is with contrast
  reads: no meat for 12 hours before kidney values; plain water is allowed
  never: a fast in any case; metformin is stopped
Daughter, 12, cochlear implant: MRI of the brain under sedation
  books: MRI Scan, 2:00 PM
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
  reads: a child fasts for less, as told by phone; an adult, if sedated
  never: a fast in any case
Pensioner, 74, pacemaker: ECG, 2D ECHO and X-ray of the chest
  books: ECG, 2D ECHO, X-Ray, 12:00 PM
  reads: an X-ray of chest, arm or leg needs no preparation
  never: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  never: a fast in any case; a beta-blocker is stopped
Director, 70, tablet for blood pressure in the morning: executive package and MRI of the spine
  books: Executive Health Package, MRI Scan, 8:30 AM
  alarm: 10:30 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water; plain water is allowed
  reads: leave metal at home; blood is drawn before the contrast
Nurse, 33, second day of her period: women's package and urine
  # Her package has an ultrasound of the abdomen and no X-ray (test/content/prices.ts).
  books: Women's Health Package, Urine Analysis, 9:00 AM
  alarm: 11:00 PM
  reads: with the urine sample: tell us of a period; with a package: tell us of a period
  reads: hold a full bladder in any case; the urine sample is given after the scan
  never: an X-ray, whatever the package contains
Cook, 47, reflux: barium meal, ultrasound of the abdomen and fasting sugar
  books: X-Ray, Ultrasound, Blood Sugar, 8:30 AM
  alarm: midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned
  reads: CT and ultrasound of the abdomen come before barium; how long water is allowed before a barium study
  reads: eat only after the last fasting test
  never: a fast in any case; drink plain water, in any case
  first: one last meal for a fasting sugar and for the abdomen; barium, IVP or HSG: call first
Driver, 50, stone: IVP and kidney values
  # How the bowel is cleaned the evening before, reception says: no page was read on it.
  books: X-Ray, Kidney Function Tests, 9:00 AM
  reads: a recent creatinine report for an IVP; how long water is allowed before a barium study
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  never: a fast in any case
Shop assistant, 55, pressure of 180: Doppler of the arteries of the kidneys after work
  books: Color Doppler, 8:00 PM
  first: most Dopplers need no preparation
  reads: no food for 6 hours if the Doppler is of the abdomen or kidneys
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: a fast in any case; hold a full bladder
Gym trainer, 28, creatine and whey: kidney values, liver values and CRP after training
  # On creatine, hard exercise and alcohol before these tests no source was found that a director would sign.
  books: Kidney Function Tests, Liver Function Tests, CRP, 7:00 PM
  first: no fast
  reads: no meat for 12 hours before kidney values
  never: a fast
Teacher, 36, biotin gummies for her hair: thyroid values, CA 125 and HbA1c
  # The author wanted no morning for her. Whoever takes a thyroid tablet would wait for it until the evening.
  books: Thyroid Function Tests, Tumor Markers, HbA1c, 6:00 PM, and is offered a morning
  reads: no biotin for 2 days; tell us of a period before a CA 125
  never: a fast
Imam, 40, keeps the Ramadan fast without water: fasting sugar in the afternoon
  # The questions on Services say what of a religious fast counts.
  books: Blood Sugar, 4:00 PM, and is offered a morning
  alarm: 8:00 AM if a fasting sugar is asked for
  reads: plain water is allowed
Mechanic, 39, on Acitrom: drain of an abscess of the liver, and CBC, late in the evening
  # The hour of a procedure is agreed on the call, because each takes its own time.
  books: Interventional Radiology, Complete Blood Count (CBC), 8:00 PM
  alarm: 2:00 PM if it is a procedure
  reads: no food for 6 hours before any procedure; bring an adult in any case; the last INR, with warfarin
  reads: blood thinners: tell us and ask the prescribing doctor; tell us of allergy, asthma, kidney trouble, metformin
  never: a blood thinner is stopped; a fast in any case
Singer, 44, on thyroxine and Ecosprin: FNAC of the thyroid, and thyroid values
  # That blood comes before the needle matters for thyroglobulin, which the catalogue does not have.
  books: USG Guided FNAC and BIOPSY, Thyroid Function Tests, 11:00 AM
  alarm: 5:00 AM if the biopsy is deep
  reads: the thyroid tablet waits until the sample is taken; blood thinners: tell us and ask the prescribing doctor
  reads: a light meal before a needle test near the skin
  never: a fast in any case
Nephew with the films of an uncle in Patna: report analysis and second opinion
  # That the patient may stay at home, reception says.
  books: Report Analysis, Second Opinion, 7:30 PM
  first: no preparation
  reads: earlier films and reports
  never: a fast; hold a full bladder
Clerk, 57, diabetic: both sugars, whole abdomen and urine in one morning
  books: Diabetes Panel, Ultrasound, Urine Analysis, 8:30 AM
  alarm: midnight
  reads: what needs an empty stomach comes first, then the meal; eat only after the last fasting test
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins; the urine sample is given after the scan
  reads: water and nothing else where stomach and bladder both matter
  reads: diabetes: ask the prescribing doctor before fasting
  never: eat as usual
Student, 19, insulin since childhood: diabetes screening, lipids and thyroid values at half past twelve
  books: Diabetes Screening, Lipid Profile, Thyroid Function Tests, 12:30 PM, and is offered a morning
  alarm: midnight
  reads: diabetes: ask the prescribing doctor before fasting; no insulin is stopped on your own
  reads: diabetes: a low sugar is treated at once, the test can wait
`)
