import { patientsIn } from './support/read-patients.ts'

/**
 * Forty patients of an author who had not seen the site: who they are, what each must be told, and what would be
 * wrong. A comment below a patient says what the author asked and the site leaves to the call, and why.
 */
export const fortyBlind = patientsIn(`
Shopkeeper, 56, on metformin, eGFR 58: CT of the abdomen with contrast
  books: CT Scan, 12:00 PM
  alarm: 8:00 AM if CT is with contrast
  reads: a recent creatinine report if contrast is used; tell us of allergy, asthma, kidney trouble, metformin
  reads: no food for 4 hours if CT is with contrast; plain water is allowed; stop no medicine on your own
  never: metformin is stopped; a fast in any case
  first: the last meal if CT is with contrast; kidneys and contrast; insulin before a fast
Clerk, 71, on metformin, eGFR 24: CT with contrast
  # Whether metformin pauses depends on the kidney values, so her doctor and the radiologist say it, not a ticket.
  books: CT Scan, 11:00 AM
  alarm: 7:00 AM if CT is with contrast
  reads: a recent creatinine report if contrast is used; stop no medicine on your own
  first: kidneys and contrast
Teacher, 29, nine weeks pregnant: MRI of the lower back
  # No X-rays in an MRI: Services says it. Whether gadolinium is given, the radiologist decides on the day.
  books: MRI Scan, 10:00 AM
  reads: tell us of any pregnancy before an MRI
  never: only the first months of a pregnancy matter; a fast in any case
  first: implants, metal or pregnancy, and the MRI
First-time mother, 26, 19 weeks: Level II scan
  # The notice of the Act stands on every page. What a scan cannot show is said where she signs.
  books: Level II Scans, 10:00 AM
  reads: a scan in pregnancy needs the original prescription, signed and stamped; a photo ID
  never: a fast
  first: eat as usual, open
Engineer, 74, pacemaker of 2017, no card at hand: MRI of the back
  books: MRI Scan, 9:30 AM
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
  never: a fast in any case
  first: implants, metal or pregnancy, and the MRI
Accountant, 44, claustrophobia, sleep apnoea, alprazolam at home: MRI of the brain
  books: MRI Scan, 6:00 PM
  reads: tell us of fear of closed spaces; no calming tablet of your own before an MRI; an adult, if sedated
  never: bring an adult in any case
  first: most MRI scans need no fast, unless under sedation
Dhaba owner, 38, 130 kg, broad shoulders: MRI of the knee
  books: MRI Scan, 4:00 PM
  reads: tell us of a great weight before an MRI or CT; a broad build before an MRI
New mother, 31, breastfeeds: CT with contrast
  # Nobody needs to express milk, so the plan does not speak of it.
  books: CT Scan, 6:00 PM
  alarm: 2:00 PM if CT is with contrast
  reads: tell us of breastfeeding before contrast
  never: breastfeeding stops
Priest, 66, metal heart valve, warfarin: FNAC of the thyroid
  # What to do after the needle is said after the needle.
  books: USG Guided FNAC and BIOPSY, 10:30 AM
  alarm: midnight if the biopsy is deep
  reads: blood thinners: tell us and ask the prescribing doctor; the last INR, with warfarin
  reads: a light meal before a needle test near the skin
  never: a fast in any case; a blood thinner is stopped; bring an adult in any case
  first: the last meal if the biopsy is deep; blood thinners, by name
Businessman, 59, stent of three months, aspirin and clopidogrel: liver biopsy and CBC
  # His cardiologist's word in writing is agreed on the call.
  books: USG Guided FNAC and BIOPSY, Complete Blood Count (CBC), 9:00 AM
  alarm: midnight if the biopsy is deep
  reads: bring PT/INR and platelet reports; bring an adult; some hours of rest after a deep biopsy
  never: a blood thinner is stopped
Bank officer, 50, barium meal two days ago: CT with contrast and ultrasound
  books: CT Scan, Ultrasound, 12:00 PM
  alarm: 6:00 AM if the upper or whole abdomen is scanned
  alarm: 8:00 AM if CT is with contrast and no earlier fast applies
  reads: barium of the last week before a CT
Son, 6, fever and itchy spots: X-ray of the chest and CBC
  # Which adult wears the apron is said in the room.
  books: X-Ray, Complete Blood Count (CBC), 11:00 AM
  reads: a fever with a rash or a long cough is told first; a pregnancy of whoever comes into the room
  never: a fast in any case
Baby of three weeks, jaundice: ultrasound of the abdomen
  books: Ultrasound, 9:00 AM
  alarm: midnight if the upper or whole abdomen is scanned
  reads: a child fasts for less, as told by phone; a baby leaves out one feed at most
  first: the last meal if the upper or whole abdomen is scanned; a child's fast
Tailor, 35, deaf, no implant: MRI of the knee
  # The form says beside the note that we write where phoning is hard. Hand signs are agreed in the room.
  books: MRI Scan, 3:00 PM
  reads: hearing aid and dentures come out before the MRI
Student, 22, second day of her period: urine and TVS
  # That TVS is possible then: reception says it, because few ask. Who is in the room stands under Services.
  books: Urine Analysis, TVS and TRUS, 3:30 PM
  reads: with the urine sample: tell us of a period; an empty bladder for TVS
  reads: a scan from outside, where an internal one does not suit
  never: a fast; hold a full bladder; the original prescription of whoever is not pregnant
Housewife, 37, copper-T: MRI of the pelvis
  books: MRI Scan, 11:30 AM
  reads: tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI
  never: a fast in any case
Lawyer, 48, hives after contrast four years ago: CT of the chest with contrast
  # What was given then is asked on the call. How long she stays after it is said in the room.
  books: CT Scan, 9:00 AM
  alarm: 5:00 AM if CT is with contrast
  reads: tell us of allergy, asthma, kidney trouble, metformin
  first: kidneys and contrast
Beautician, 33, thyroid tablet and biotin gummies: thyroid values
  books: Thyroid Function Tests, 9:00 AM
  reads: the thyroid tablet waits until the sample is taken; no biotin for 2 days
  never: a fast
  first: the thyroid tablet after the sample; no fast
Cloth trader, 52, on glimepiride, keeps the Ramadan fast: fasting sugar and whole abdomen
  # The questions on Services say what of a religious fast counts. The hour of the scan is agreed on the call.
  books: Blood Sugar, Ultrasound, 12:00 PM
  alarm: midnight if a fasting sugar is asked for
  alarm: 6:00 AM if the upper or whole abdomen is scanned and no earlier fast applies
  reads: diabetes: a low sugar is treated at once, the test can wait
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  first: insulin before a fast
Homemaker, 46, eats fruit and milk on her fast: lipids, sugar and liver values
  books: Lipid Profile, Blood Sugar, Liver Function Tests, 8:30 AM
  alarm: 10:30 PM
  reads: no food for 10 to 12 hours; plain water is allowed; no gum, paan, gutka or cigarette while fasting
Woman of 49 on dialysis: MRI of the liver with contrast, and ultrasound of the pelvis
  # Her days of dialysis and the arm of her fistula are asked on the call.
  books: MRI Scan, Ultrasound, 12:00 PM
  alarm: 6:00 AM if the upper or whole abdomen is scanned
  reads: less water if a doctor limits it; ask before drinking where one test limits water
  reads: tell us of allergy, asthma, kidney trouble, metformin
  never: a fast in any case; hold a full bladder in any case
  first: kidneys and contrast
Unmarried woman, 23: TVS is written, a scan from outside instead
  books: TVS and TRUS, Ultrasound, 12:00 PM
  alarm: 6:00 AM if the upper or whole abdomen is scanned
  reads: a scan from outside, where an internal one does not suit
  reads: about 1 litre of water, finished an hour before
  first: a full bladder for pelvis, KUB or early pregnancy
Electrician, 51, asthma, metoprolol, tightness on the stairs: stress ECHO
  books: Stress ECHO, 3:00 PM
  reads: beta-blockers: ask the prescribing doctor; stop no medicine on your own; bring the inhaler
  reads: asthma before a stress ECHO; chest pain at rest: 112 at once
  reads: a light meal 2 to 3 hours before the stress ECHO; no tea or coffee for 12 hours, no smoking that day
  never: a beta-blocker is stopped; a fast
  first: heart medicines, insulin and the stress ECHO; a prescription for the stress ECHO
Mother of 82, on glimepiride, unsteady: senior package, booked by her son
  # Her contents stand on Services. They have neither X-ray nor ultrasound, so nothing is said of them.
  books: Senior Citizen Package, 8:30 AM
  alarm: 10:30 PM
  reads: diabetes: ask the prescribing doctor before fasting; diabetes: bring sugar and the meter
  reads: plain water is allowed
  never: an X-ray, whatever the package contains; a full bladder, whatever the package contains
  first: the last meal, in any case; insulin before a fast
Cyclist, 58, finasteride, a urine infection two weeks ago: PSA and TRUS
  books: Tumor Markers, TVS and TRUS, 10:00 AM
  reads: PSA is drawn before TRUS or biopsy; PSA: 48 hours without ejaculation or hard cycling
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  reads: tell us of finasteride or dutasteride before a PSA
  first: no fast
Gate-maker, 40, once had a chip of metal in the eye: MRI of the brain
  books: MRI Scan, 5:00 PM
  reads: metal that was taken out long ago is told before an MRI
Girl of 9 with a cochlear implant: MRI of the brain
  books: MRI Scan, 10:00 AM
  reads: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
Fish seller, 42, itches from prawns, rash from Betadine: CT with contrast
  # That neither matters: a plan that names prawns makes more people fear contrast than it calms.
  books: CT Scan, 12:00 PM
  alarm: 8:00 AM if CT is with contrast
  never: an allergy to seafood or iodine forbids contrast
Boy of 17 with thalassaemia, blood every three weeks: HbA1c and fasting sugar
  # Which test suits him, his doctor has decided before. Nobody prepares for it.
  books: HbA1c, Blood Sugar, 9:00 AM
  alarm: midnight if a fasting sugar is asked for
  reads: no food for 8 to 10 hours if a fasting sugar is asked for
  never: a fast in any case
Pregnant, 26 weeks, glucose drink: picks the diabetes panel
  # How the drink is taken, and what if it comes up again, the laboratory says.
  books: Diabetes Panel, 9:00 AM
  alarm: midnight
  reads: a glucose tolerance test: no other line on sugar is for her, and she asks us
Designer, 36, overactive thyroid, radio-iodine next month: CT of the neck with contrast
  books: CT Scan, 11:00 AM
  alarm: 7:00 AM if CT is with contrast
  reads: tell us of an overactive thyroid before contrast
  reads: tell us of a thyroid scan or iodine treatment before contrast
Sikh, 60, kara and kirpan, dentures: MRI of the shoulder
  books: MRI Scan, 10:00 AM
  reads: a kara that does not come off; hearing aid and dentures come out before the MRI
  reads: whoever comes into the MRI room leaves metal outside
Toddler of 2 with a pregnant mother who wants to hold: X-ray of the chest
  # Buttons and the size of the dose are matters of the room.
  books: X-Ray, 11:00 AM
  reads: a pregnancy of whoever comes into the room; an X-ray of chest, arm or leg needs no preparation
  never: a fast in any case
Pregnant, 28 weeks, a cough of three weeks: X-ray of the chest
  books: X-Ray, 5:00 PM
  reads: a fever with a rash or a long cough is told first
  first: a pregnancy and X-rays
Driver, 34, tuberculosis, first week of medicine: plain CT of the chest
  books: CT Scan, 7:00 PM
  alarm: 3:00 PM if CT is with contrast
  reads: a fever with a rash or a long cough is told first; stop no medicine on your own
  never: a fast in any case
Student, 19, insulin pump and glucose sensor: MRI of the knee and fasting sugar
  # Which sensor may stay differs by its maker, so she tells us.
  books: MRI Scan, Blood Sugar, 8:30 AM
  alarm: midnight if a fasting sugar is asked for
  reads: no insulin is stopped on your own; diabetes: bring sugar and the meter
  reads: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  first: insulin before a fast
Executive, 47, stent of two weeks: MRI of the brain
  books: MRI Scan, 10:00 AM
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
  never: a blood thinner is stopped
Uncle, 54: both sugars, whole abdomen and FNAC of the neck in one morning
  books: Blood Sugar, Ultrasound, USG Guided FNAC and BIOPSY, 8:30 AM
  alarm: midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned and the biopsy is deep
  reads: what needs an empty stomach comes first, then the meal
  reads: something light only under the skin and after the fasting tests, nothing if deep
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  never: a fast in any case
Labourer, 27, dengue, drinks enough: CBC and ultrasound of the abdomen
  # What he takes against fever, and when he goes to a hospital, his doctor has told him.
  books: Complete Blood Count (CBC), Ultrasound, 12:00 PM
  alarm: 6:00 AM if the upper or whole abdomen is scanned
  reads: plain water is allowed
  never: a fast in any case
Couple, 24 weeks: 3D/4D scan
  books: 3D/4D Ultrasound, 6:30 PM
  reads: eat as usual; a scan in pregnancy needs the original prescription, signed and stamped
  never: a fast; hold a full bladder; the original prescription if she is pregnant
`)
