/**
 * Thirty patients, written by a radiographer and phlebotomist of Delhi before they had seen the rules: what a
 * careful centre tells each of them, what would be wrong for them, and which hours fit.
 */
export const thirtyBlind = `
Homemaker, 45, on thyroxine, first patient of the day: lipid, thyroid and ultrasound of the pelvis
  books: Lipid Profile, Thyroid Function Tests, Ultrasound, 8:30 AM
  last meal: 8 to 12 hours before the lipid profile; 6 to 8 hours if the upper or whole abdomen is scanned
  reads: plain water is allowed; the thyroid tablet after the sample; biotin before a thyroid test
  reads: a full bladder for the pelvis, with plain water although she fasts; nothing to eat before all is done
  never: no water; a full bladder in any case; the thyroid tablet is stopped for days
Banker, 52, on metformin and glimepiride: fasting and PP sugar, and MRI of the liver with contrast
  books: Blood Sugar, MRI Scan, 8:30 AM
  last meal: 8 to 12 hours before a fasting sugar; 4 to 6 hours if the MRI is of the abdomen
  reads: insulin or sugar tablets: ask the doctor before the fast; usual meal and medicine before the PP sample
  reads: the PP sample 2 hours after the meal begins; kidney disease before MRI contrast; metal and implants
  reads: eat only after every test that needs an empty stomach
  never: metformin is stopped; kidneys, metformin and iodine contrast
Student, 22, has burning urine and two antibiotic tablets in her: urine culture, ultrasound of KUB
  books: Urine Analysis, Ultrasound, 5:30 PM
  reads: tell us of an antibiotic before a culture; midstream in a clean or sterile cup; tell us of a period
  reads: the urine sample after the scan, so that the bladder stays full; a full bladder for KUB
  never: an antibiotic is stopped; a fast in any case; the bladder emptied before the scan
Daughter, 4, stomach ache: ultrasound of the abdomen, X-ray
  books: Ultrasound, X-Ray, 11:00 AM
  last meal: 6 to 8 hours if the upper or whole abdomen is scanned, for an adult
  reads: for a child, ask us how long to fast; a pregnancy of whoever stays in the room; metal off for the X-ray
  reads: a parent or guardian comes with a child
  never: a fast in any case
Son, 5 months, thyroid drops since birth: thyroid test, ultrasound of the hips
  books: Thyroid Function Tests, Ultrasound, 10:00 AM
  reads: the thyroid tablet after the sample; for a child, ask us how long to fast
  never: a fast in any case for the thyroid test
IT manager, 35, leaves work at seven, chews gutka: lipid and HbA1c after work
  books: Lipid Profile, HbA1c, 8:00 PM
  slot: a morning is offered, because the fast would last all day
  last meal: 8 to 12 hours before
  reads: no tea, coffee, smoking or tobacco in the fast; plain water; no alcohol the day before
  never: HbA1c needs a fast; a second sample
Widow, 68, on insulin, Sunday afternoon: diabetes panel with a PP sample
  books: Diabetes Panel, 4:00 PM, on a Sunday
  slot: the sample two hours after food falls after closing; a morning is offered
  reads: insulin: ask the doctor before the fast; usual meal and medicine before the PP sample; come back 2 hours later
Mother-to-be, 28, 26 weeks: glucose test of 75 g
  books: Blood Sugar, 9:00 AM
  last meal: 8 to 12 hours if a fasting sugar is asked for
  reads: a glucose drink takes two to three hours; nothing but water until the last sample; sit, do not smoke
  reads: ask us by phone whether the doctor wants her fasting
  never: a fast in any case; a pregnancy and X-rays
Mother-to-be, 31, 12 weeks: NT scan, blood count and urine
  books: Level II Scans, Complete Blood Count (CBC), Urine Analysis, 10:00 AM
  reads: original prescription, photo ID; the weeks in which each scan is done; eat as usual
  reads: the urine sample after the scan
  never: a fast; a full bladder in any case; a pregnancy and X-rays
Tailor, 29, no child in three years: follicular TVS, HSG, thyroid
  books: TVS and TRUS, X-Ray, Thyroid Function Tests, 10:30 AM
  reads: HSG between day 6 and 10 of the cycle; no intercourse from the period to an HSG; pregnancy is told first
  reads: an empty bladder for TVS; TVS is not done on an unmarried woman without asking; iodine allergy before an HSG
  never: a full bladder in any case; a fast in any case
Retired major, 67, on Ecosprin, cycles daily: PSA, TRUS, urine
  books: Tumor Markers, TVS and TRUS, Urine Analysis, 9:30 AM
  reads: no ejaculation or cycling for two days before a PSA; the PSA blood before the TRUS
  reads: blood thinners before a TRUS biopsy: ask, stop none; a urine infection is told before a PSA
  never: a fast in any case; blood thinners are stopped
Designer, 41, breast lump, breastfeeds: ultrasound and core biopsy of the breast
  books: Ultrasound, USG Guided FNAC and BIOPSY, 3:00 PM
  last meal: about 6 hours if the biopsy is deep; 6 to 8 if the abdomen is scanned
  reads: blood thinners, INR; a light meal before a needle near the skin; old films and reports
  never: a fast in any case; breastfeeding stops; a full bladder in any case
Contractor, 58, metoprolol, inhaler, has had paratha and tea at eight: stress ECHO, ECG, 2D ECHO
  books: Stress ECHO, ECG, 2D ECHO, 9:30 AM
  reads: a light meal 2 to 3 hours before, then water; no tea, coffee, cola or chocolate the day before
  reads: heart medicines: ask, stop none on your own; shoes and clothes to walk in; bring the inhaler
  reads: no lotion or oil on the chest; prescription
  never: an overnight fast; no preparation
Contractor's brother, 61, diabetic: stress ECHO, lipid and sugar in one morning
  books: Stress ECHO, Lipid Profile, Blood Sugar, 8:30 AM
  last meal: 8 to 12 hours before
  reads: blood first, then a light meal, then the stress ECHO 2 to 3 hours later; insulin and sugar tablets
  reads: the stress ECHO needs a time of its own that morning
  never: a light meal 2 to 3 hours before the visit, in front of the fasting blood
Landlord, 64, metformin, eGFR 40: CT urography with contrast, creatinine in the same visit
  books: CT Scan, Kidney Function Tests, 4:00 PM
  last meal: 4 hours if CT is with contrast
  reads: the creatinine result must be there before contrast; kidney disease, metformin and allergy are told first
  reads: plain water; metal off
  never: a fast in any case; metformin is stopped in any case
Daughter, 12, cochlear implant: MRI of the brain under sedation
  books: MRI Scan, 2:00 PM
  reads: implant: nobody enters before the radiologist has cleared it; bring its card; sedation is asked by phone
  reads: for a child, ask us how long to fast; an adult with a patient under sedation
  never: a fast in any case
Pensioner, 74, pacemaker: ECG, 2D ECHO and chest X-ray
  books: ECG, 2D ECHO, X-Ray, 12:00 PM
  reads: no lotion or oil on the chest; metal off for the X-ray
  never: implants and the MRI; a fast in any case; heart medicines are stopped
Director, 70, blood-pressure tablet in the morning: executive package and MRI of the spine
  books: Executive Health Package, MRI Scan, 8:30 AM
  last meal: 8 to 12 hours before
  reads: the usual blood-pressure tablet with water; plain water; metal and implants
  never: every morning medicine is left out
Nurse, 33, day 2 of her period: women's package and urine
  books: Women's Health Package, Urine Analysis, 9:00 AM
  last meal: 8 to 12 hours before
  reads: urine not during a period, or tell us; a Pap smear not during a period; pregnancy before X-rays
  never: a full bladder in any case
Cook, 47, reflux: barium meal, ultrasound of the abdomen, fasting sugar
  books: X-Ray, Ultrasound, Blood Sugar, 8:30 AM
  last meal: 8 to 12 hours if a fasting sugar is asked for; 6 to 8 if the abdomen is scanned
  reads: the ultrasound before the barium; no water for some hours before barium; barium: call first
  never: a fast in any case
Driver, 50, stone: IVP and kidney function
  books: X-Ray, Kidney Function Tests, 9:00 AM
  reads: IVP: creatinine first, allergy, metformin; laxative the evening before as told; water limited
  never: a fast in any case
Shop assistant, 55, pressure of 180: Doppler of the kidney arteries after work
  books: Color Doppler, 8:00 PM
  last meal: 6 to 8 hours if the Doppler is of the abdomen or kidneys
  reads: most Dopplers need no preparation; blood-pressure tablets are taken as usual
  never: a fast in any case; a full bladder in any case
Gym trainer, 28, creatine and whey: kidney, liver and CRP after training
  books: Kidney Function Tests, Liver Function Tests, CRP, 7:00 PM
  reads: no hard exercise the day before; no big meat meal before kidney tests; no alcohol the day before liver tests
  reads: tell us of supplements
  never: a fast in any case for CRP
Teacher, 36, biotin gummies for her hair: thyroid, CA 125, HbA1c
  books: Thyroid Function Tests, Tumor Markers, HbA1c, 6:00 PM
  reads: biotin before a thyroid test and tumour markers: ask the doctor; CA 125 not during a period
  never: a fast; a morning is needed
Imam, 40, keeps Ramzan without water from dawn: fasting sugar before iftar
  books: Blood Sugar, 4:00 PM
  slot: a morning is offered if a fasting sugar is asked for
  last meal: 8 to 12 hours before
  reads: plain water is allowed; a fast of more than 12 hours counts less
Mechanic, 39, on Acitrom: drain of a liver abscess, blood count, late evening
  books: Interventional Radiology, Complete Blood Count (CBC), 8:00 PM
  last meal: about 6 hours before a procedure
  reads: blood thinners: ask, stop none; the last INR; an adult takes him home; no driving; allergy and kidneys
  slot: a procedure does not begin half an hour before closing
Singer, 44, on thyroxine and Ecosprin: FNAC of the thyroid and thyroid test
  books: USG Guided FNAC and BIOPSY, Thyroid Function Tests, 11:00 AM
  last meal: about 6 hours if the biopsy is deep
  reads: the thyroid tablet after the sample; blood before the needle; blood thinners; a light meal
  never: a fast in any case
Nephew with the films of an uncle in Patna: report analysis and second opinion
  books: Report Analysis, Second Opinion, 7:30 PM
  reads: bring films, CD and old reports; the patient may stay at home
  never: a fast; a full bladder; a prescription is needed
Clerk, 57, diabetic: fasting and PP sugar, ultrasound of the whole abdomen, urine, in one morning
  books: Diabetes Panel, Ultrasound, Urine Analysis, 8:30 AM
  last meal: 8 to 12 hours before
  reads: fasting blood, then the upper abdomen, then food, then the PP sample 2 hours after the meal begins
  reads: the urine sample after the scan; a full bladder with plain water for the pelvis; insulin or sugar tablets
  never: food before the scan
Student, 19, insulin since childhood: diabetes screening, lipid, thyroid, at half past twelve
  books: Diabetes Screening, Lipid Profile, Thyroid Function Tests, 12:30 PM
  slot: a morning is offered
  last meal: 8 to 12 hours before
  reads: insulin: ask the doctor before the fast; signs of low sugar: take sugar and tell us
  never: insulin is stopped
`
