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
 * 341 patients, and what each must be told. Patients who pick the same tests read the same, so such patients stand
 * together. Six authors wrote the first 230 by hand before they changed the rules, from published instructions and from
 * a review of version 2.0.0. Three of these authors had not read the rules. A comment says where the site tells less
 * than an author asked, and why. A medical editor can read and correct the list.
 */
export const patients = patientsIn(`
Pregnant, 12 weeks, sent for the early (NT) scan
First-time mother, 26, 19 weeks: Level II scan
  # The notice of the Act stands on every page. What a scan cannot show is said where she signs.
  books: Level II Scans, 11:00 AM
  first: eat as usual, open
  reads: the NT scan is done from 11 weeks to 13 weeks 6 days; eat as usual
  reads: a scan in pregnancy needs the original prescription, signed and stamped; a photo ID
  never: a fast; hold a full bladder
  desk: original prescription
  not at the desk: fasting
Pregnant, 19 weeks, Level II and 3D/4D scan
  books: Level II Scans, 3D/4D Ultrasound, 4:00 PM
  reads: a Level II scan is done at 18 to 20 weeks
  reads: eat as usual
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  never: a fast; hold a full bladder
  desk: original prescription
  not at the desk: fasting
A lump in the breast, ultrasound of both breasts
Ultrasound of the pelvis; her heart doctor limits what she drinks
Ultrasound of the whole abdomen
On insulin; whole abdomen in the afternoon
A child of four, ultrasound of the abdomen
Man of 41, ultrasound of the gall bladder
A baby of six weeks, ultrasound of the abdomen
Baby of three weeks, jaundice: ultrasound of the abdomen
Newborn of four days: ultrasound of the head
Man of 90 with a catheter: ultrasound of KUB
Woman of 52 with a stoma of the bowel: ultrasound of the whole abdomen
Grandmother, 79, wears pads and cannot hold urine: ultrasound of the whole abdomen
Trader, 33, keeps the Ramadan fast, breaks it at sunset: ultrasound of the bladder
  # Form F is a record of a pregnant woman (docs/law.md)
  # https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/: a baby misses only one feed
  # No page was read on it.
  # He drinks after sunset only, so the evening slot is right and no morning is offered.
  books: Ultrasound, 5:30 PM; alarm 11:30 AM if the upper or whole abdomen is scanned
  books: Ultrasound, 2:00 PM; alarm 8:00 AM if the upper or whole abdomen is scanned
  books: Ultrasound, 11:00 AM; alarm 5:00 AM if the upper or whole abdomen is scanned
  books: Ultrasound, 2:30 PM; alarm 8:30 AM if the upper or whole abdomen is scanned
  books: Ultrasound, 9:30 AM; alarm midnight if the upper or whole abdomen is scanned
  books: Ultrasound, 8:30 AM; alarm midnight if the upper or whole abdomen is scanned
  books: Ultrasound, 9:00 AM; alarm midnight if the upper or whole abdomen is scanned
  books: Ultrasound, 10:00 AM; alarm midnight if the upper or whole abdomen is scanned
  books: Ultrasound, 7:30 PM; alarm 1:30 PM if the upper or whole abdomen is scanned
  open: the last meal if the upper or whole abdomen is scanned
  open: a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  first: a child's fast; the original prescription if she is pregnant
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  reads: which part is scanned; a full bladder if the pelvis or lower abdomen is scanned
  reads: about 1 litre of water, finished an hour before; less water if a doctor limits it
  reads: no food for 6 hours if the upper or whole abdomen is scanned; plain water is allowed
  reads: water and nothing else where stomach and bladder both matter
  reads: diabetes: ask the prescribing doctor before fasting; diabetes: bring sugar and the meter
  reads: a child fasts for less, as told by phone; a child drinks less for a full bladder
  reads: a baby leaves out one feed at most; whoever cannot hold urine drinks less
  never: a fast in any case; hold a full bladder in any case
  never: nothing but water, whatever part is scanned; ask reception about insulin
  never: the original prescription of whoever is not pregnant
  desk: fasting if the upper or whole abdomen is scanned
  desk: full bladder if the pelvis or lower abdomen is scanned
  not at the desk: fasting in any case
Diabetes on insulin: cholesterol, fasting sugar and HbA1c
  books: Lipid Profile, Blood Sugar, HbA1c, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours
  reads: plain water is allowed
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: bring sugar and the meter
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: ask reception about insulin
  desk: fasting in any case
CT with contrast and kidney values; takes metformin, has asthma
Man of 71 with weak kidneys, on metformin and empagliflozin, CT with contrast and kidney values
Landlord, 64, on metformin, eGFR 40: CT urography with contrast, creatinine in the same visit
  # ESUR 2018 (https://pmc.ncbi.nlm.nih.gov/articles/PMC5986837): metformin stops only below an eGFR of 30
  # Creatinine before contrast: the line on the report asks for a test first, and reception agrees the times.
  books: CT Scan, Kidney Function Tests, 10:00 AM; alarm 6:00 AM if CT is with contrast
  books: CT Scan, Kidney Function Tests, 9:00 AM; alarm 5:00 AM if CT is with contrast
  books: CT Scan, Kidney Function Tests, 4:00 PM; alarm 12:00 PM if CT is with contrast
  first: the last meal if CT is with contrast; kidneys and contrast; insulin before a fast
  reads: no food for 4 hours if CT is with contrast; tell us of allergy, asthma, kidney trouble, metformin
  reads: stop no medicine on your own; a recent creatinine report if contrast is used
  reads: blood is drawn before the contrast; diabetes: ask the prescribing doctor before fasting
  reads: no meat for 12 hours before kidney values; plain water is allowed
  never: a fast in any case; metformin is stopped
  desk: contrast possible; ask about pregnancy; fasting if CT is with contrast
  not at the desk: fasting in any case
Breastfeeding mother, MRI of the brain with contrast
MRI of the spine; copper-T, a large tattoo, a glucose sensor on the arm, a pain patch
A child of three, MRI of the brain under sedation
MRI of the knee; has a pacemaker and cannot bear closed spaces
Woman of 72 with a hearing aid and dentures, MRI of the brain; lives alone, reads Hindi only
Teacher, 29, nine weeks pregnant: MRI of the lower back
Engineer, 74, pacemaker of 2017, no card at hand: MRI of the back
Accountant, 44, claustrophobia, sleep apnoea, alprazolam at home: MRI of the brain
Dhaba owner, 38, 130 kg, broad shoulders: MRI of the knee
Tailor, 35, deaf, no implant: MRI of the knee
Housewife, 37, copper-T: MRI of the pelvis
Gate-maker, 40, once had a chip of metal in the eye: MRI of the brain
Girl of 9 with a cochlear implant: MRI of the brain
Sikh, 60, kara and kirpan, dentures: MRI of the shoulder
Executive, 47, stent of two weeks: MRI of the brain
Daughter, 12, cochlear implant: MRI of the brain under sedation
Woman, 34, hijab with pins: MRI of the back
Man, 58, stimulator of the spinal cord, no phone of his own: MRI of the brain
Blind woman of 66, clip on an aneurysm since 1998: MRI of the brain
Woman, 38, her mother had cancer: MRI of both breasts
Model, 26, kajal, magnetic lashes, hair extensions: MRI of the brain
Father, 71, home oxygen and a wheelchair, brought by his son: MRI of the back
Boy of 11 with a shunt of the brain: MRI of the brain
Farmer, 48, shotgun pellets in the thigh: MRI of the knee
  # https://www.chistlukeshealth.org/mri-safety-screening-2384, http://www.renalandurologynews.com/fda-news/fda-warns-about-wearing-medicated-patches-during-mris/article/136216/
  # https://www.gosh.nhs.uk/conditions-and-treatments/procedures-and-treatments/your-child-having-mri-scan-under-sedation/
  # Pregnancy: Services says that an MRI has no X-rays. The radiologist decides about gadolinium on the day.
  # Deafness: the form says that we write where phoning is hard. Hand signs are agreed in the room.
  # The day of the cycle for an MRI of the breast, 7 to 12 (https://bisi.co.in/public-awareness/mri-breast/), reception says.
  # https://www.straitstimes.com/singapore/why-is-it-dangerous-to-bring-metal-into-an-mri-room: a relative who held an oxygen cylinder died in Mumbai
  # A wheelchair and make-up are seen at the door.
  books: MRI Scan, 5:00 PM
  books: MRI Scan, 2:30 PM
  ${ofMri}
  reads: tell us of breastfeeding before contrast; tell us of any pregnancy before an MRI
  reads: tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI
  reads: tell us of a child, or anybody, who cannot lie still
  reads: implants and pregnancy of whoever comes into the room
  reads: whoever comes into the MRI room leaves metal outside
  reads: hearing aid and dentures come out before the MRI; a child fasts for less, as told by phone
  reads: leave metal at home; no food for 4 to 6 hours if an MRI is of the abdomen
  reads: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  reads: tell us of fear of closed spaces
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
  reads: no calming tablet of your own before an MRI; an adult, if sedated
  reads: tell us of a great weight before an MRI or CT; a broad build before an MRI
  reads: metal that was taken out long ago is told before an MRI; a kara that does not come off
  reads: every pin off before an MRI; oxygen is told before an MRI
  never: only the first months of a pregnancy matter; a fast in any case
  never: insulin, whatever the MRI is of; bring an adult in any case; a blood thinner is stopped
  desk: contrast possible; no metal, ask about implants; fasting if an MRI is of the abdomen
  not at the desk: fasting in any case
Biopsy of the liver; takes a blood thinner
Priest, 66, metal heart valve, warfarin: FNAC of the thyroid
Nurse, 41, allergic to latex: FNAC of a lump in the breast
Cook, 57, tirzepatide for her diabetes: biopsy of the liver
Student, 24, haemophilia A: FNAC of a node of the neck
Tailor, 52, collapsed after lignocaine at the dentist: FNAC of the thyroid
  # What to do after the needle is said after the needle.
  # https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/urology-transperineal-prostate-biopsy: bleeding problems, anaesthetics
  books: USG Guided FNAC and BIOPSY, 9:00 AM; alarm midnight if the biopsy is deep
  books: USG Guided FNAC and BIOPSY, 10:30 AM; alarm midnight if the biopsy is deep
  books: USG Guided FNAC and BIOPSY, 11:30 AM; alarm 5:30 AM if the biopsy is deep
  first: the last meal if the biopsy is deep; blood thinners, by name
  reads: no food for 6 hours before a deep biopsy; bring PT/INR and platelet reports; bring an adult
  reads: blood thinners: tell us and ask the prescribing doctor; stop no medicine on your own
  reads: the last INR, with warfarin; a light meal before a needle test near the skin
  reads: tell us of an allergy to latex
  reads: an injection for weight or sugar is told before a needle or a procedure
  reads: a bleeding disorder is told before a needle or a procedure
  reads: an allergy to the numbing injection is told
  never: eat as usual; a fast in any case; a blood thinner is stopped; bring an adult in any case
  desk: ask about blood thinners; fasting if the biopsy is deep
  not at the desk: fasting in any case
After-meal sugar alone, with an ultrasound of the upper abdomen
Cloth trader, 52, on glimepiride, keeps the Ramadan fast: fasting sugar and whole abdomen
  # The questions on Services say what of a religious fast counts. The hour of the scan is agreed on the call.
  books: Blood Sugar, Ultrasound, 1:00 PM, and is offered a morning;
    alarm 5:00 AM if a fasting sugar is asked for;
    alarm 7:00 AM if the upper or whole abdomen is scanned and no earlier fast applies
  books: Blood Sugar, Ultrasound, 12:00 PM, and is offered a morning;
    alarm midnight if a fasting sugar is asked for;
    alarm 6:00 AM if the upper or whole abdomen is scanned and no earlier fast applies
  first: insulin before a fast
  reads: no food for 6 hours if the upper or whole abdomen is scanned
  reads: no food for 8 to 10 hours if a fasting sugar is asked for
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  reads: what needs an empty stomach comes first, then the meal
  reads: diabetes: a low sugar is treated at once, the test can wait
  never: a fast in any case
  desk: fasting if the upper or whole abdomen is scanned; fasting if a fasting sugar is asked for
  not at the desk: fasting in any case
Woman who may be pregnant, executive package
  books: Executive Health Package, 9:00 AM; alarm 11:00 PM
  reads: no food for 10 to 12 hours
  never: no food for 8 to 10 hours
  desk: fasting in any case; ask about pregnancy
Barium meal
A child, X-ray of the chest
Woman who waits for a child, HSG
Takes tablets against epilepsy, barium swallow
Woman of 31 with PCOS on metformin, HSG; has fever and discharge
Man of 30, blood in the stool, barium enema
Toddler of 2 with a pregnant mother who wants to hold: X-ray of the chest
Pregnant, 28 weeks, a cough of three weeks: X-ray of the chest
Woman of 90, deaf, broken hip: X-ray of the hip
Girl of 15, fixed braces, comes without her parents: X-ray of the jaw
  # http://www.stardiagnostic-hld.com/for-doctors.html: days 7 to 11 of the cycle; she picks the date herself, so she has to know
  # http://advancedmedicalimaging.com/preparation/hysterosalpingogram-prep/
  # https://www.mkuh.nhs.uk and https://www.newcastle-hospitals.org.uk disagree on the tablets of that morning
  # http://radiology.ucsf.edu/patient-care/prepare/hysterosalpingogram: never with an infection of the pelvis
  # No page was read on how the bowel is cleaned, so reception says it
  # Toddler: buttons and the size of the dose are matters of the room.
  books: X-Ray, 11:30 AM
  ${ofXRay}
  reads: no food for 6 hours before a barium study or IVP
  reads: which X-ray it is: barium, IVP, HSG and lower back have instructions of their own
  reads: how long water is allowed before a barium study; tell us of a possible pregnancy before an X-ray
  reads: insulin only if it is a barium study or IVP; an X-ray of chest, arm or leg needs no preparation
  reads: a child fasts for less, as told by phone
  reads: HSG is done on days 7 to 11 from the first day of the period
  reads: HSG: no unprotected sex from the first day of the period until the test
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  reads: leave out no tablet on your own; HSG: tell us of an infection or discharge
  reads: a barium enema: ask how the bowel is cleaned; a pregnancy of whoever comes into the room
  reads: a fever with a rash or a long cough is told first
  never: a fast in any case; medicines for blood pressure, heart and epilepsy go on, with water
  never: insulin, whatever the X-ray is of; metformin is stopped
  desk: fasting if it is a barium study or IVP
  not at the desk: fasting in any case
Lipid profile in the late afternoon
  books: Lipid Profile, 4:30 PM, and is offered a morning; alarm 6:30 AM
  reads: no food for 10 to 12 hours; plain water is allowed
  never: the night before, over an hour of the same day
  desk: fasting in any case
Random sugar, and a doctor to show it to
  # https://ilshospitals.com/?p=10448
  books: Blood Sugar, General Consultation, 6:00 PM, and is offered a morning;
    alarm 10:00 AM if a fasting sugar is asked for
  reads: a random sugar needs no fast; bring your medicines or a list
  never: a fast in any case
  desk: fasting if a fasting sugar is asked for
  not at the desk: fasting in any case
Burning urine: whole abdomen, urine and CBC in one visit
  books: Ultrasound, Urine Analysis, Complete Blood Count (CBC), 9:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  reads: the urine sample is given after the scan
  reads: a urine sample, mid-stream, best the first of the morning
  reads: a urine sample from home is less than 2 hours old, later in the day given here
  reads: with the urine sample: tell us of a period
  reads: a urine culture or 24-hour urine: the container comes from us
  reads: a full bladder if the pelvis or lower abdomen is scanned
  never: a fast in any case; bring the urine of the morning
  desk: full bladder if the pelvis or lower abdomen is scanned
  not at the desk: fasting in any case
CT and MRI with contrast, and thyroid values
  books: CT Scan, MRI Scan, Thyroid Function Tests, 10:00 AM; alarm 6:00 AM if CT is with contrast
  reads: two tests with contrast may need different days
  reads: blood is drawn before the contrast
  reads: the thyroid tablet waits until the sample is taken
  reads: leave metal at home
  never: a fast in any case
  desk: contrast possible; no metal, ask about implants
  not at the desk: fasting in any case
Unmarried, pain in the pelvis; TVS is written on the prescription
Man, 72, kidneys at a third: TRUS
  # https://zenithclinicsandscancentre.com/transvaginal-ultrasound.html
  # Phosphate enemas harm weak kidneys (http://www.fda.gov/Drugs/DrugSafety/ucm380757.htm). So nobody takes one unasked.
  books: TVS and TRUS, 12:00 PM
  books: TVS and TRUS, 11:30 AM
  reads: an empty bladder for TVS; a scan from outside, where an internal one does not suit
  reads: TRUS: an enema 2 hours before is often needed
  never: a fast; hold a full bladder
  desk: original prescription
  not at the desk: fasting
# The package measures thyroid values, so what spoils them alone spoils them there (FDA, 2019).
Woman on a thyroid tablet and hair vitamins, Women’s package
Woman of 40, women's package, which has urine and perhaps a smear; her period is due
  # https://www.pathlabhk.com/checkup/checkup.html?p=con: a smear 10 to 20 days after the period began
  books: Women's Health Package, 9:00 AM; alarm 11:00 PM
  reads: no food for 10 to 12 hours; no biotin for 2 days; the thyroid tablet waits until the sample is taken
  reads: with a package: tell us of a period
  never: eat as usual; no food for 8 to 10 hours
  desk: fasting in any case; ask about pregnancy
Man of 70, senior package and stress ECHO in one morning
  books: Senior Citizen Package, Stress ECHO, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: beta-blockers: ask the prescribing doctor
  never: eat as usual
  desk: fasting in any case; ask about heart medicines
A scan from another city, to be read a second time
  books: Second Opinion, 4:00 PM
  reads: earlier films and reports; bring your medicines or a list
  never: a fast
  not at the desk: fasting
Swollen leg, Doppler of its veins
Man of 55 with high blood pressure, Doppler of the kidneys in the afternoon
Shop assistant, 55, pressure of 180: Doppler of the arteries of the kidneys after work
New mother, twelve days after the birth, swollen calf: Doppler of the leg
Newly married, 29: Doppler of the scrotum
  # https://www.trcmd.com/ultrasound-prep-en/: a Doppler of the legs needs nothing, one of the kidneys a fast
  books: Color Doppler, 3:00 PM
  books: Color Doppler, 4:00 PM
  first: most Dopplers need no preparation
  reads: eat as usual if the Doppler is only of a pregnancy, neck, arms or legs
  reads: which part is scanned; no food for 6 hours if the Doppler is of the abdomen or kidneys
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  reads: eat as usual before another Doppler
  never: a fast in any case; the original prescription of whoever is not pregnant
  never: hold a full bladder
  desk: original prescription
  not at the desk: fasting in any case
A couple: PSA for him, who takes finasteride for his hair, and CA 125 for her
Woman of 56, takes biotin for her hair: CA 125 and CEA
  # https://imj.ie/ca125-measured-during-menstruation-can-be-misleading/
  # https://www.clinicaladvisor.com/home/news/baldness-drug-throws-off-psa/
  # FDA 2019, as docs/preparation-sources.json quotes it
  books: Tumor Markers, 10:00 AM
  reads: tell us of finasteride or dutasteride before a PSA; tell us of a period before a CA 125
  reads: no biotin for 2 days
  never: a fast
  not at the desk: fasting
Allergic to rubber gloves: ultrasound of the pelvis, TVS and urine in one visit
  # http://artoflaplam.com/2016/06/21/tips-to-help-you-prepare-for-a-transvaginal-ultrasound/
  books: Ultrasound, TVS and TRUS, Urine Analysis, 11:00 AM;
    alarm 5:00 AM if the upper or whole abdomen is scanned
  reads: tell us of an allergy to latex; outside scan first, then the urine sample, then TVS
  never: the urine sample is given when the bladder is emptied for TVS
  never: the urine sample is given after the scan with a full bladder
  not at the desk: fasting in any case
Lipid profile; chews paan, smokes, drinks in the evening
  # https://labmedonline.org/journal/popup_file.html?uid=538&file=lmo-14-2-90-f1.jpg&md=fig&idx=1
  books: Lipid Profile, 9:00 AM; alarm 11:00 PM
  reads: no gum, paan, gutka or cigarette while fasting; no alcohol the day before
  desk: fasting in any case
Barium meal and cholesterol in one afternoon
  books: X-Ray, Lipid Profile, 4:00 PM, and is offered a morning; alarm 6:00 AM
  reads: no food for 10 to 12 hours; how long water is allowed before a barium study
  never: no food for 6 hours before a barium study or IVP
  desk: fasting in any case; water limited if it is a barium study or IVP
Abscess of the pelvis: ultrasound, and a drain in the same visit
  books: Ultrasound, Interventional Radiology, 11:00 AM;
    alarm 5:00 AM if the upper or whole abdomen is scanned and it is a procedure
  reads: ask before drinking where one test limits water
  reads: a full bladder if the pelvis or lower abdomen is scanned
  reads: no food for 6 hours before any procedure
  never: drink plain water, in any case; a fast in any case
  desk: fasting if the procedure needs it
  not at the desk: fasting in any case
Stone in the kidney: IVP and kidney values; takes metformin
HSG and kidney values; takes metformin
Driver, 50, stone: IVP and kidney values
  # http://www.emedicinehealth.com/intravenous_pyelogram/page2_em.htm, Mayo Clinic: contrast is injected
  # How the bowel is cleaned the evening before, reception says: no page was read on it.
  books: X-Ray, Kidney Function Tests, 9:00 AM
  ${ofXRay}
  reads: no food for 6 hours before a barium study or IVP; a recent creatinine report for an IVP
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  reads: blood is drawn before the contrast; tell us of a possible pregnancy before an X-ray
  reads: HSG: no unprotected sex from the first day of the period until the test
  reads: how long water is allowed before a barium study
  never: a fast in any case
  desk: contrast possible if it is an IVP or HSG
  not at the desk: fasting in any case; contrast possible in any case
A girl of ten whose parents have diabetes, diabetes screening
  # A twelve-hour fast is hard for a child, also in a package. The single test asks the age too.
  books: Diabetes Screening, 8:30 AM; alarm 10:30 PM
  reads: a child fasts for less, as told by phone; no food for 10 to 12 hours
  never: no food for 8 to 10 hours
  desk: fasting in any case
Stone in the kidney: CT with contrast and an IVP; reacted to contrast before
  books: CT Scan, X-Ray, 8:30 AM; alarm midnight if CT is with contrast
  reads: a recent creatinine report, asked once for contrast and IVP
  reads: allergy, asthma, kidney trouble, metformin, asked once for contrast, IVP and HSG
  reads: tell us of a possible pregnancy before an X-ray
  never: a recent creatinine report for an IVP
  never: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  never: a fast in any case
  desk: contrast possible in any case; ask about pregnancy
  not at the desk: contrast possible if it is an IVP or HSG
Pain after meals: barium meal, ultrasound and CT of the abdomen in one visit
  # https://download.skyscape.com/download/ota/lonestar/24CBA9FD-2A87-4857-A904-6C144861D7B2/labtests.ed11/content/HTML/z/tu12.htm
  books: X-Ray, Ultrasound, CT Scan, 8:30 AM;
    alarm midnight if the upper or whole abdomen is scanned and CT is with contrast
  reads: CT and ultrasound of the abdomen come before barium
  reads: ask before drinking where one test limits water
  reads: no food for 6 hours before a barium study or IVP
  never: a fast in any case; drink plain water, in any case
  desk: contrast possible; ask about pregnancy
  not at the desk: fasting in any case
Jaundice: CT with contrast, liver values and urine
  # https://pmc.ncbi.nlm.nih.gov/articles/PMC3936969, ESUR and EFLM 2023: samples, urine too, before contrast
  books: CT Scan, Liver Function Tests, Urine Analysis, 10:00 AM;
    alarm 6:00 AM if CT is with contrast
  reads: blood is drawn before the contrast
  never: a fast in any case
  desk: contrast possible
  not at the desk: fasting in any case
Senior package, which contains kidney values, and an MRI that may need contrast
  books: Senior Citizen Package, MRI Scan, 9:00 AM; alarm 11:00 PM
  reads: blood is drawn before the contrast; no food for 10 to 12 hours
  never: no food for 4 to 6 hours if an MRI is of the abdomen
  desk: fasting in any case; contrast possible
On insulin, asked for a fasting sugar, cholesterol and kidney values in the afternoon
  # https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=custom.ab_diabetes_fastingbloodtest_inst
  books: Blood Sugar, Lipid Profile, Kidney Function Tests, 4:00 PM, and is offered a morning;
    alarm 6:00 AM
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: a low sugar is treated at once, the test can wait
  never: ask reception about insulin
  desk: fasting in any case
Pregnant, 24 weeks: glucose tolerance test, CBC and urine before work
  # https://dibesity.com/1-hour-and-2-hour-glucose-tolerance-test-during-pregnancy/ (2½ hours), Mayo Clinic (3)
  books: Blood Sugar, Complete Blood Count (CBC), Urine Analysis, 8:30 AM;
    alarm midnight if a fasting sugar is asked for
  reads: a glucose tolerance test: no meal is brought, and the preparation is asked for
  reads: a glucose tolerance test takes 2 to 3 hours
  never: a fast in any case
  desk: fasting if a fasting sugar is asked for
  not at the desk: fasting in any case
Underactive thyroid: takes a tablet each morning on an empty stomach, asks for the afternoon
  # https://support.medichecks.com/hc/en-gb/articles/360020455493-I-take-thyroid-medication-Should-I-stop-before-taking-my-test: in the morning, before the tablet
  books: Thyroid Function Tests, Complete Blood Count (CBC), 3:00 PM, and is offered a morning
  reads: the thyroid tablet waits until the sample is taken
  never: a fast
  not at the desk: fasting
Cholesterol, ultrasound and MRI with contrast; takes metformin
  books: Lipid Profile, Ultrasound, MRI Scan, 9:00 AM; alarm 11:00 PM
  open: the last meal, in any case
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast
  open: insulin before a fast
  reads: ask before drinking where one test limits water; no food for 10 to 12 hours
  never: drink plain water, in any case; no food for 4 to 6 hours if an MRI is of the abdomen
CT with contrast; kidney disease, an overactive thyroid, and clopidogrel for a stent
CT of the arteries of the heart
Breastfeeding, CT with contrast in the evening
A boy of three after a fall, CT of the head
Shopkeeper, 56, on metformin, eGFR 58: CT of the abdomen with contrast
Clerk, 71, on metformin, eGFR 24: CT with contrast
New mother, 31, breastfeeds: CT with contrast
Lawyer, 48, hives after contrast four years ago: CT of the chest with contrast
Fish seller, 42, itches from prawns, rash from Betadine: CT with contrast
Designer, 36, overactive thyroid, radio-iodine next month: CT of the neck with contrast
Driver, 34, tuberculosis, first week of medicine: plain CT of the chest
Woman, 59, allergic to eggs and to latex: CT with contrast
Boy of 16 who comes alone: plain CT of the sinuses
Carpenter, 30, carbamazepine for fits: CT of the head with contrast
  # https://www.mp.pl/paim/issue/article/16572/: an overactive thyroid forbids iodine contrast
  # https://www.focushealthcareindia.com/ct-coronary-angiography, https://patient.uwhealth.org/healthfacts/6938
  # https://www.texaschildrens.org/departments/anesthesiology-perioperative-pain-medicine/radiology-sedation
  # Whether metformin pauses depends on the kidney values, so her doctor and the radiologist say it, not a ticket.
  # Breastfeeding: nobody needs to express milk, so the plan does not speak of that.
  # Hives: the call asks what she was given then. How long she stays afterwards is said in the room.
  # Prawns and Betadine do not matter. A plan that names them makes more people fear contrast than it calms.
  books: CT Scan, 12:00 PM; alarm 8:00 AM if CT is with contrast
  books: CT Scan, 10:00 AM; alarm 6:00 AM if CT is with contrast
  books: CT Scan, 6:30 PM; alarm 2:30 PM if CT is with contrast
  books: CT Scan, 11:00 AM; alarm 7:00 AM if CT is with contrast
  books: CT Scan, 6:00 PM; alarm 2:00 PM if CT is with contrast
  books: CT Scan, 9:00 AM; alarm 5:00 AM if CT is with contrast
  books: CT Scan, 7:00 PM; alarm 3:00 PM if CT is with contrast
  open: the last meal if CT is with contrast
  ${ofCt}
  reads: a recent creatinine report if contrast is used; tell us of allergy, asthma, kidney trouble, metformin
  reads: tell us of an overactive thyroid before contrast; stop no medicine on your own
  reads: say which part a CT is of: heart, abdomen and kidneys differ
  reads: tell us of breastfeeding before contrast
  reads: before a CT: tell us of a child, or anybody, who cannot lie still
  reads: a child fasts for less, as told by phone; no food for 4 hours if CT is with contrast
  reads: plain water is allowed; tell us of a thyroid scan or iodine treatment before contrast
  reads: a fever with a rash or a long cough is told first
  never: a fast in any case; metformin is stopped; breastfeeding stops
  never: an allergy to seafood or iodine forbids contrast
  never: an allergy to eggs matters
Early pregnancy: ultrasound, thyroid values and sugar
  books: Ultrasound, Thyroid Function Tests, Blood Sugar, 9:00 AM;
    alarm midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned
  open: one last meal for a fasting sugar and for the abdomen; a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: the thyroid tablet waits until the sample is taken
  reads: a full bladder if the pelvis or lower abdomen is scanned
  never: a fast in any case; eat as usual before another scan
Pregnant, 27 weeks, glucose tolerance test
After-meal sugar alone; takes tablets for diabetes
Mother-to-be, 28, 26 weeks: glucose test of 75 g
Imam, 40, keeps the Ramadan fast without water: fasting sugar in the afternoon
Pregnant, 30 weeks, stomach bypass two years ago: glucose tolerance test
Man of 90, gliclazide, lives alone: after-meal sugar in the last slot of the day
  # Tolerance test: done fed or fasting (DIPSI), so no line on sugar is for her.
  # After-meal sugar: from the first bite, with the usual meal at home: https://www.hyderabaddiagnostics.com/post-lunch-blood-sugar-test/
  # https://diabetes.co.in/qna/-should-antidiabetic-medications-be-continued-during-fasting-and-post-mean-glucose-testing
  # Tolerance test: the laboratory says what she drinks, and that she sits and does not smoke meanwhile.
  # Ramadan: the questions on Services say what of a religious fast counts.
  books: Blood Sugar, 8:30 AM; alarm midnight if a fasting sugar is asked for
  books: Blood Sugar, 1:00 PM, and is offered a morning;
    alarm 5:00 AM if a fasting sugar is asked for
  books: Blood Sugar, 9:00 AM; alarm midnight if a fasting sugar is asked for
  books: Blood Sugar, 4:00 PM, and is offered a morning;
    alarm 8:00 AM if a fasting sugar is asked for
  books: Blood Sugar, 8:00 PM, and is offered a morning;
    alarm 12:00 PM if a fasting sugar is asked for
  open: the last meal if a fasting sugar is asked for; insulin before a fast
  reads: a glucose tolerance test: no other line on sugar is for her, and she asks us
  reads: the after-meal sugar alone: no fast, the usual meal begins 2 hours before
  reads: diabetes medicine with the meal of the after-meal sugar; a glucose tolerance test takes 2 to 3 hours
  reads: plain water is allowed
  never: a fast in any case
PSA, TRUS and kidney values; takes aspirin
  books: TVS and TRUS, Kidney Function Tests, Tumor Markers, 10:30 AM
  open: no fast; blood thinners, by name
  reads: PSA is drawn first
  reads: PSA: 48 hours without ejaculation or hard cycling
  reads: TRUS: an enema 2 hours before is often needed
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  reads: blood thinners: tell us and ask the prescribing doctor
  never: a fast
TVS and urine
Student, 22, second day of her period: urine and TVS
Pregnant, 15 weeks, burning urine: TVS for the length of the cervix, and urine
  # http://womensimagingservices.com.au/gynaecological-ultrasound/transvaginal-ultrasound: emptied just before
  # Few ask whether TVS is possible during a period, so reception says it. Services says who is in the room.
  books: TVS and TRUS, Urine Analysis, 12:00 PM
  open: no fast; blood thinners, by name
  reads: an empty bladder for TVS; the urine sample is given when the bladder is emptied for TVS
  reads: a urine culture or 24-hour urine: the container comes from us
  reads: with the urine sample: tell us of a period; a scan from outside, where an internal one does not suit
  never: a fast; the urine sample is given after the scan; hold a full bladder
  never: the original prescription of whoever is not pregnant
Stress ECHO and cholesterol; has asthma
  # https://calheartcenter.com/for-patients/stress-echocardiogram/: every medicine as usual but the beta-blocker
  books: Stress ECHO, Lipid Profile, 8:30 AM; alarm 10:30 PM
  open: the last meal, in any case; heart medicines, insulin and the stress ECHO
  reads: bring the inhaler
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: beta-blockers: ask the prescribing doctor
  reads: other medicines go on, unless the doctor or another line says otherwise
  never: eat as usual; a light meal that no test on an empty stomach comes before
FNAC of the thyroid, and thyroid values
Singer, 44, on thyroxine and Ecosprin: FNAC of the thyroid, and thyroid values
  # Blood before the needle: that matters for thyroglobulin, which the catalogue does not have.
  books: USG Guided FNAC and BIOPSY, Thyroid Function Tests, 10:00 AM;
    alarm midnight if the biopsy is deep
  books: USG Guided FNAC and BIOPSY, Thyroid Function Tests, 11:00 AM;
    alarm 5:00 AM if the biopsy is deep
  open: the last meal if the biopsy is deep; blood thinners, by name; insulin before a fast
  reads: a light meal before a needle test near the skin; the thyroid tablet waits until the sample is taken
  reads: blood thinners: tell us and ask the prescribing doctor
  never: a fast in any case; bring an adult in any case
Man of 58 on insulin and a beta-blocker, stress ECHO
Electrician, 51, asthma, metoprolol, tightness on the stairs: stress ECHO
Woman, 49, prednisolone and a salbutamol inhaler: stress ECHO
Bus driver, 58, heart attack three weeks ago: stress ECHO in the evening
  # http://www.webmd.com/diabetes/diagnosing-stress-tests?page=2
  # https://www.jabfm.org/highwire/markup/6338/expansion: an attack of the last two days forbids exercise, later ones the doctor weighs
  books: Stress ECHO, 3:00 PM
  books: Stress ECHO, 7:00 PM
  open: a light meal before the stress ECHO; heart medicines, insulin and the stress ECHO
  first: a light meal before the stress ECHO; a prescription for the stress ECHO
  reads: diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal
  reads: diabetes: bring sugar and the meter; bring the inhaler
  reads: a light meal 2 to 3 hours before the stress ECHO
  reads: no tea or coffee for 12 hours, no smoking that day
  reads: beta-blockers: ask the prescribing doctor; stop no medicine on your own
  reads: shoes to walk fast in; asthma before a stress ECHO; chest pain at rest: 112 at once
  reads: a heart attack of the last weeks is told before a stress ECHO
  never: a fast; a beta-blocker is stopped
Embolisation of fibroids; takes a blood thinner
# A sixth author wrote what follows without having read the rules.
Auto driver, 45, weekly semaglutide to lose weight, no diabetes: drain of a cyst of the liver under sedation
  # https://www.cchwyo.org/services/radiology/radiology-exam-preps/diagnostic-imaging/
  # https://www.plymouthhospitals.nhs.uk/interventional-radiology-faqs: no food where sedation is possible
  # ASA 2023 and the multi-society guidance of 2024 (https://asahq.org/about-asa/newsroom/news-releases/2023/06/american-society-of-anesthesiologists-consensus-based-guidance-on-preoperative)
  books: Interventional Radiology, 11:00 AM; alarm 5:00 AM if it is a procedure
  books: Interventional Radiology, 9:00 AM; alarm midnight if it is a procedure
  ${ofProcedure}
  open: insulin before a fast
  first: the last meal before a procedure; blood thinners, by name
  reads: no food for 6 hours before any procedure; bring an adult in any case
  reads: bring PT/INR and platelet reports; blood thinners: tell us and ask the prescribing doctor
  reads: stop no medicine on your own; which procedure it is
  reads: an injection for weight or sugar is told before a needle or a procedure
  reads: a bleeding disorder is told before a needle or a procedure
  reads: an allergy to the numbing injection is told
  never: a fast in any case; no food for 6 hours before a deep biopsy; a blood thinner is stopped
  not at the desk: fasting in any case
Level II scan, sugar and thyroid values
  books: Level II Scans, Blood Sugar, Thyroid Function Tests, 9:00 AM;
    alarm midnight if a fasting sugar is asked for
  open: the last meal if a fasting sugar is asked for; insulin before a fast
  reads: the thyroid tablet waits until the sample is taken
  never: eat as usual; a fast in any case
Level II scan, and TVS for the length of the cervix
  books: Level II Scans, TVS and TRUS, 11:00 AM
  open: eat as usual, open; blood thinners, by name
  reads: eat as usual; an empty bladder for TVS
  never: a fast
Doppler of the kidneys, kidney values and cholesterol
  books: Color Doppler, Kidney Function Tests, Lipid Profile, 9:00 AM; alarm 11:00 PM
  open: the last meal, in any case; insulin before a fast
  reads: no food for 10 to 12 hours
  never: eat as usual before another Doppler
Barium meal, ultrasound and urine
  books: X-Ray, Ultrasound, Urine Analysis, 9:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  # A barium study may limit water. So the bladder is no open line, and the plan asks to call before drinking.
  open: the last meal if the upper or whole abdomen is scanned
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  reads: CT and ultrasound of the abdomen come before barium
  reads: no food for 6 hours before a barium study or IVP
  reads: how long water is allowed before a barium study
  never: a fast in any case; eat as usual before another scan
CT with contrast and ultrasound of the whole abdomen
Bank officer, 50, barium meal two days ago: CT with contrast and ultrasound
  books: CT Scan, Ultrasound, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned;
    alarm 8:00 AM if CT is with contrast and no earlier fast applies
  open: the last meal if the upper or whole abdomen is scanned
  open: the last meal if CT is with contrast, of several the earliest; a full bladder for pelvis, KUB or early pregnancy
  ${ofCt}
  reads: 4 hours for CT, unless an earlier fast applies; barium of the last week before a CT
  never: a fast in any case; eat as usual before another scan
Women’s package, ultrasound and TVS
  books: Women's Health Package, Ultrasound, TVS and TRUS, 8:30 AM; alarm 10:30 PM
  open: the last meal, in any case; a full bladder, in any case, open
  open: blood thinners, by name
  open: insulin before a fast
  never: eat as usual before another scan
Biopsy of the liver, and cholesterol
  # https://www.mkuh.nhs.uk/patient-information-leaflet/liver-biopsy
  books: USG Guided FNAC and BIOPSY, Lipid Profile, 9:00 AM; alarm 11:00 PM
  open: the last meal, in any case; blood thinners, by name; insulin before a fast
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does; a light meal before a needle test near the skin
Executive package, stress ECHO, ultrasound and thyroid values
  books: Executive Health Package, Stress ECHO, Ultrasound, Thyroid Function Tests, 8:30 AM;
    alarm 10:30 PM
  open: the last meal, in any case; a full bladder, in any case, open; heart medicines, insulin and the stress ECHO
  reads: the fasting tests come first, the stress ECHO follows its light meal
  never: eat as usual; a light meal that no test on an empty stomach comes before
Diabetes panel and stress ECHO
  books: Diabetes Panel, Stress ECHO, 8:30 AM; alarm midnight
  open: the last meal, in any case; heart medicines, insulin and the stress ECHO
  reads: diabetes medicine with the meal of the after-meal sugar
  never: eat as usual; a light meal that no test on an empty stomach comes before
Biopsy of the prostate, and PSA
  books: USG Guided FNAC and BIOPSY, Tumor Markers, 10:00 AM; alarm midnight if the biopsy is deep
  open: the last meal if the biopsy is deep; blood thinners, by name; insulin before a fast
  reads: PSA is drawn first; stop no medicine on your own
  never: a fast in any case
CA 125 and TVS
Cyclist, 58, finasteride, a urine infection two weeks ago: PSA and TRUS
  books: Tumor Markers, TVS and TRUS, 11:00 AM
  open: no fast; blood thinners, by name
  reads: an empty bladder for TVS; PSA is drawn first
  reads: PSA: 48 hours without ejaculation or hard cycling
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  reads: tell us of finasteride or dutasteride before a PSA
  never: a fast; sex, to everybody with a tumor marker
HbA1c and CBC; has diabetes
  books: HbA1c, Complete Blood Count (CBC), 10:00 AM
  open: no preparation
  reads: a photo ID
  never: a fast
Thyroid values in the evening
Beautician, 33, thyroid tablet and biotin gummies: thyroid values
Pregnant, 16 weeks, on thyroxine: thyroid values after work
  books: Thyroid Function Tests, 6:00 PM, and is offered a morning
  open: the thyroid tablet after the sample; no fast
  reads: no biotin for 2 days; the thyroid tablet waits until the sample is taken
  never: a fast
CT, and thyroid values
Woman of 39 on carbimazole, CT with contrast and thyroid values
  # https://www.mp.pl/paim/issue/article/16572/: an overactive thyroid forbids iodine contrast
  books: CT Scan, Thyroid Function Tests, 10:00 AM; alarm 6:00 AM if CT is with contrast
  books: CT Scan, Thyroid Function Tests, 11:00 AM; alarm 7:00 AM if CT is with contrast
  open: the last meal if CT is with contrast
  ${ofCt}
  reads: blood is drawn before the contrast; tell us of a thyroid scan or iodine treatment before contrast
  reads: tell us of an overactive thyroid before contrast
  never: a fast in any case
Pregnant, 3D/4D scan and ultrasound
  books: 3D/4D Ultrasound, Ultrasound, 11:00 AM;
    alarm 5:00 AM if the upper or whole abdomen is scanned
  open: the last meal if the upper or whole abdomen is scanned; a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  never: a fast in any case
A baby, echo of the heart
Pregnant, 22 weeks, a first child with a hole in the heart: echo of the child in the womb
  # The author wanted the original prescription (Form F). An echo of the child is not done here, as the search says.
  books: 2D ECHO, 12:00 PM
  books: 2D ECHO, 11:00 AM
  open: no fast
  reads: a photo ID
  never: a fast; hold a full bladder
  not at the desk: fasting
A consultation
  books: General Consultation, 5:00 PM
  open: no preparation
  reads: bring your medicines or a list
  never: a fast
Pregnant, Doppler of the child and Level II scan
  # https://rstomerfoundation.com/understanding-obstetric-doppler-a-guide-for-expecting-mothers.html
  books: Color Doppler, Level II Scans, 4:00 PM
  open: most Dopplers need no preparation
  reads: eat as usual if the Doppler is only of a pregnancy, neck, arms or legs
  reads: a Level II scan is done at 18 to 20 weeks
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  never: a fast in any case; insulin, whatever the Doppler is of; hold a full bladder
MRI, CT, X-ray and ultrasound in one visit
  books: MRI Scan, CT Scan, X-Ray, Ultrasound, 12:00 PM;
    alarm 6:00 AM if the upper or whole abdomen is scanned;
    alarm 8:00 AM if CT is with contrast and no earlier fast applies
  open: the last meal if the upper or whole abdomen is scanned
  open: the last meal if CT is with contrast, of several the earliest
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  reads: 4 hours for CT, unless an earlier fast applies
  reads: ask before drinking where one test limits water
  never: a fast in any case; drink plain water, in any case
Ultrasound of the abdomen, and a biopsy of the liver
FNAC of the breast, and ultrasound of the whole abdomen
Designer, 41, lump in the breast, breastfeeds: ultrasound and core biopsy of the breast
  books: Ultrasound, USG Guided FNAC and BIOPSY, 9:00 AM;
    alarm midnight if the upper or whole abdomen is scanned and the biopsy is deep
  books: Ultrasound, USG Guided FNAC and BIOPSY, 10:30 AM;
    alarm midnight if the upper or whole abdomen is scanned and the biopsy is deep
  books: Ultrasound, USG Guided FNAC and BIOPSY, 3:00 PM;
    alarm 9:00 AM if the upper or whole abdomen is scanned and the biopsy is deep
  open: one last meal for the abdomen and for a deep biopsy
  open: blood thinners, by name
  open: insulin before a fast
  reads: something light only under the skin and after the fasting tests, nothing if deep
  reads: blood thinners: tell us and ask the prescribing doctor; the last INR, with warfarin
  reads: earlier films and reports
  never: then you eat, whatever the needle does; eat as usual before another scan
  never: a light meal before a needle test near the skin; a fast in any case; breastfeeding stops
  never: hold a full bladder in any case
An abscess to be drained, and a stress ECHO
  books: Interventional Radiology, Stress ECHO, 11:00 AM; alarm 5:00 AM if it is a procedure
  ${ofProcedure}
  open: heart medicines, insulin and the stress ECHO
  reads: the fasting tests come first, the stress ECHO follows its light meal
  never: a light meal that no test on an empty stomach comes before
Women’s package, and FNAC of the breast
  books: Women's Health Package, USG Guided FNAC and BIOPSY, 9:00 AM; alarm 11:00 PM
  open: the last meal, in any case
  open: blood thinners, by name
  open: insulin before a fast
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: a light meal before a needle test near the skin
MRCP, and a deep biopsy
  books: MRI Scan, USG Guided FNAC and BIOPSY, 9:00 AM; alarm midnight if the biopsy is deep
  open: the last meal if the biopsy is deep
  open: implants, metal or pregnancy, and the MRI
  open: kidneys and contrast
  open: blood thinners, by name
  open: insulin before a fast
  reads: 4 hours for an MRI of the abdomen, unless an earlier fast applies
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does
Woman of 81 on warfarin (Acitrom), biopsy of the liver and CBC
Businessman, 59, stent of three months, aspirin and clopidogrel: liver biopsy and CBC
  # https://www.royalfree.nhs.uk, percutaneous liver biopsy: aspirin, clopidogrel, warfarin, apixaban told by name
  # Stent: the call agrees that his cardiologist writes a few words.
  books: USG Guided FNAC and BIOPSY, Complete Blood Count (CBC), 2:00 PM;
    alarm 8:00 AM if the biopsy is deep
  books: USG Guided FNAC and BIOPSY, Complete Blood Count (CBC), 9:00 AM;
    alarm midnight if the biopsy is deep
  open: the last meal if the biopsy is deep; blood thinners, by name; insulin before a fast
  reads: blood thinners: tell us and ask the prescribing doctor; bring PT/INR and platelet reports
  reads: bring an adult; some hours of rest after a deep biopsy
  never: a fast in any case; a blood thinner is stopped
Insulin pump and glucose sensor: MRI of the brain, and HbA1c
  books: MRI Scan, HbA1c, 11:00 AM
  ${ofMri}
  reads: tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI
  reads: insulin only if the MRI is of the abdomen
  never: a fast in any case; insulin, whatever the MRI is of
After a fall, her period is late: CT of the abdomen and X-ray of the hip
  books: CT Scan, X-Ray, 4:00 PM; alarm 12:00 PM if CT is with contrast and no earlier fast applies
  open: the last meal if CT is with contrast, of several the earliest
  open: kidneys and contrast
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  reads: a pregnancy of whoever comes into the room
  never: a fast in any case
A girl of two, MRI under sedation and CBC; the mother is pregnant and stays with her
  books: MRI Scan, Complete Blood Count (CBC), 9:30 AM
  ${ofMri}
  reads: implants and pregnancy of whoever comes into the room
  reads: tell us of a child, or anybody, who cannot lie still
  never: a fast in any case
On dialysis: ultrasound KUB and kidney values
Woman, 55, on Ekadashi without water: ultrasound of the whole abdomen and kidney values
  books: Ultrasound, Kidney Function Tests, 10:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  books: Ultrasound, Kidney Function Tests, 10:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  open: the last meal if the upper or whole abdomen is scanned
  open: a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  reads: less water if a doctor limits it
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  reads: plain water is allowed; no meat for 12 hours before kidney values
  never: a fast in any case; no food for 10 to 12 hours
  not at the desk: fasting in any case
Asthma: stress ECHO and ECG
  books: ECG, Stress ECHO, 11:00 AM
  open: a light meal before the stress ECHO; heart medicines, insulin and the stress ECHO
  reads: bring the inhaler; no tea or coffee for 12 hours, no smoking that day
  never: a fast
Angiography of the legs, and kidney values; takes Ecosprin, clopidogrel and metformin
  books: Interventional Radiology, Kidney Function Tests, 8:30 AM;
    alarm midnight if it is a procedure
  ${ofProcedure}
  open: insulin before a fast
  reads: no food for 6 hours before any procedure
  reads: blood is drawn before the contrast
  reads: stop no medicine on your own
  never: no food for 6 hours before a deep biopsy
Doppler of the kidneys, and CT with contrast
  books: Color Doppler, CT Scan, 2:00 PM;
    alarm 10:00 AM if CT is with contrast and no earlier fast applies
  open: the last meal if CT is with contrast, of several the earliest
  ${ofCt}
  reads: no food for 6 hours if the Doppler is of the abdomen or kidneys
  reads: 4 hours for CT, unless an earlier fast applies
  never: a fast in any case; eat as usual before another Doppler
Whole abdomen, CT with contrast and both sugars in one visit
  books: Ultrasound, CT Scan, Blood Sugar, 1:00 PM, and is offered a morning;
    alarm 5:00 AM if a fasting sugar is asked for;
    alarm 7:00 AM if the upper or whole abdomen is scanned and no earlier fast applies;
    alarm 9:00 AM if CT is with contrast and no earlier fast applies
  open: the last meal if a fasting sugar is asked for
  open: the last meal if the upper or whole abdomen is scanned, of several the earliest
  open: the last meal if CT is with contrast, of several the earliest; a full bladder for pelvis, KUB or early pregnancy
  ${ofCt}
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
Biopsy of the kidney, and both sugars; on insulin
  books: USG Guided FNAC and BIOPSY, Diabetes Panel, 9:00 AM; alarm midnight
  open: the last meal, in any case; blood thinners, by name; insulin before a fast
  reads: what needs an empty stomach comes first, then the meal
  reads: something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does
Man of 70 with a stent, CT and MRI with contrast in the late afternoon
Man of 82 with dementia, MRI and CT of the head in one visit; his daughter brings him
  books: CT Scan, MRI Scan, 5:00 PM; alarm 1:00 PM if CT is with contrast
  books: CT Scan, MRI Scan, 1:30 PM; alarm 9:30 AM if CT is with contrast
  open: the last meal if CT is with contrast; implants, metal or pregnancy, and the MRI
  ${ofCt}
  reads: two tests with contrast may need different days
  reads: tell us of a child, or anybody, who cannot lie still
  reads: implants and pregnancy of whoever comes into the room
  never: a fast in any case
Insulin and a thyroid tablet: cholesterol and thyroid values in the afternoon
  books: Lipid Profile, Thyroid Function Tests, 4:00 PM, and is offered a morning; alarm 6:00 AM
  open: the last meal, in any case; insulin before a fast
  reads: the thyroid tablet waits until the sample is taken
  reads: diabetes: a low sugar is treated at once, the test can wait
Senior package and X-ray of both knees; takes Ecosprin
  books: X-Ray, Senior Citizen Package, 8:30 AM; alarm 10:30 PM
  open: the last meal, in any case
  open: barium, IVP or HSG: call first
  open: a pregnancy and X-rays
  open: insulin before a fast
  reads: no food for 10 to 12 hours
  never: no food for 6 hours before a barium study or IVP
# "Eat as usual" was taken out, because a barium study in the same visit forbids it. The first lines free her.
Pregnant, 30 weeks: Doppler of the child, and X-ray of the chest for a cough
Woman of 47 with varicose veins, Doppler of the legs and X-ray of the knee
  books: Color Doppler, X-Ray, 11:30 AM
  open: most Dopplers need no preparation
  ${ofXRay}
  reads: a pregnancy of whoever comes into the room; an X-ray of chest, arm or leg needs no preparation
  never: a fast in any case; eat as usual before another Doppler
  never: the original prescription of whoever is not pregnant
Woman of 29, pregnant for ten weeks, ultrasound and CBC; speaks Hindi only
Labourer, 27, dengue, drinks enough: CBC and ultrasound of the abdomen
  # Form F (docs/law.md); http://www.circlewestultrasound.com/exam/details/first-trimester.html
  # Dengue: his doctor has told him what he takes against fever, and when he goes to a hospital.
  books: Ultrasound, Complete Blood Count (CBC), 10:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  books: Ultrasound, Complete Blood Count (CBC), 12:00 PM;
    alarm 6:00 AM if the upper or whole abdomen is scanned
  first: the last meal if the upper or whole abdomen is scanned; the original prescription if she is pregnant
  reads: a full bladder in early pregnancy
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  reads: a scan in pregnancy needs the original prescription, signed and stamped; a photo ID
  reads: plain water is allowed
  never: a fast in any case
Woman of 34, her period is five days late, X-ray of the lower back and urine
  # https://www.informed-scan.com/healthcare-professionals/pregnant-individuals: within 28 days of the period (RCR)
  books: X-Ray, Urine Analysis, 12:30 PM
  reads: a late period counts as a possible pregnancy
  reads: which X-ray it is: barium, IVP, HSG and lower back have instructions of their own
  never: a fast in any case
  first: most X-rays need no preparation; a pregnancy and X-rays
A boy of five, ultrasound of the kidneys and urine
Student, 22, has burning urine and has taken an antibiotic twice: urine culture, ultrasound of KUB
Baby of 7 months, fever: ultrasound KUB and urine culture
  # https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/
  # How a baby gives urine (NICE NG224: a clean catch, a pad or a bag) is said with the container.
  books: Ultrasound, Urine Analysis, 4:30 PM;
    alarm 10:30 AM if the upper or whole abdomen is scanned
  books: Ultrasound, Urine Analysis, 5:30 PM;
    alarm 11:30 AM if the upper or whole abdomen is scanned
  books: Ultrasound, Urine Analysis, 10:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  reads: a child drinks less for a full bladder; the urine sample is given after the scan
  reads: with the urine sample: tell us of an antibiotic; with the urine sample: tell us of a period
  reads: a urine sample, mid-stream, best the first of the morning
  reads: a urine culture or 24-hour urine: the container comes from us
  reads: a full bladder if the pelvis or lower abdomen is scanned
  reads: a baby leaves out one feed at most
  never: a fast in any case; hold a full bladder in any case
Man of 60 on rivaroxaban, biopsy of the prostate, PSA and urine
  # https://www.oakleyandovertonsurgery.co.uk/digitalpractice/wellbeing-centre/screening/
  books: USG Guided FNAC and BIOPSY, Tumor Markers, Urine Analysis, 9:00 AM;
    alarm midnight if the biopsy is deep
  reads: PSA is drawn first
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  reads: blood thinners: rivaroxaban is named
  never: a fast in any case; a blood thinner is stopped
  first: the last meal if the biopsy is deep; blood thinners, by name
Woman of 44, on a thyroid tablet and biotin: thyroid values, cholesterol and tumor markers
  # FDA 2019, as docs/preparation-sources.json quotes it: biotin disturbs thyroid values and some markers
  books: Thyroid Function Tests, Lipid Profile, Tumor Markers, 8:30 AM; alarm 10:30 PM
  reads: no biotin for 2 days; the thyroid tablet waits until the sample is taken
  reads: no food for 10 to 12 hours; plain water is allowed
  first: the last meal, in any case; insulin before a fast
# A line on creatine was taken out, because no source was found that a director would sign.
Man of 35 who trains hard and takes creatine: kidney, liver and blood values in the evening
  books: Kidney Function Tests, Liver Function Tests, Complete Blood Count (CBC), 7:30 PM
  never: a fast in any case
Man of 58 on insulin: executive package, and a sugar after the meal
  # https://www.providence.co.in/manage-blood-sugar-to-prevent-hypoglycemia-this-ramadan/: the doctor adjusts the dose
  books: Executive Health Package, Blood Sugar, 9:00 AM; alarm 11:00 PM
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: a low sugar is treated at once, the test can wait
  reads: diabetes medicine with the meal of the after-meal sugar
  reads: what needs an empty stomach comes first, then the meal
  never: eat as usual; ask reception about insulin
  first: the last meal, in any case; insulin before a fast
Pregnant, 26 weeks, on insulin: both sugars and a 3D/4D scan
  # Form F (docs/law.md); https://www.providence.co.in/manage-blood-sugar-to-prevent-hypoglycemia-this-ramadan/
  books: Diabetes Panel, 3D/4D Ultrasound, 9:30 AM; alarm midnight
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: diabetes: ask the prescribing doctor before fasting
  reads: what needs an empty stomach comes first, then the meal
  never: eat as usual; hold a full bladder; the original prescription if she is pregnant
Woman of 24 who keeps a fast without water, cholesterol and whole abdomen
On dialysis with a fistula, half a litre of water a day: cholesterol and ultrasound of the pelvis
  # Epsom and St Helier, fasting for serum lipid determination: plain water is allowed
  # The arm with the fistula is a matter of the room.
  books: Lipid Profile, Ultrasound, 11:00 AM; alarm midnight
  books: Lipid Profile, Ultrasound, 8:30 AM; alarm 10:30 PM
  first: the last meal, in any case
  reads: plain water is allowed; no food for 10 to 12 hours
  reads: a full bladder if the pelvis or lower abdomen is scanned; less water if a doctor limits it
  never: eat as usual; hold a full bladder in any case
  desk: fasting in any case
# A line on mammograms was taken out, because the catalogue has none.
Man of 40, basic check-up of blood and urine
A boy of nine, basic check-up
  # https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/: six hours are the most for a child
  books: Basic Health Check Up, 9:00 AM; alarm 11:00 PM
  books: Basic Health Check Up, 8:30 AM; alarm 10:30 PM
  first: the last meal, in any case; a child's fast
  reads: no food for 10 to 12 hours; a child fasts for less, as told by phone
  never: an X-ray, whatever the package contains; a full bladder, whatever the package contains
Man of 78 on warfarin and insulin, senior package and 2D ECHO
  books: Senior Citizen Package, 2D ECHO, 8:30 AM; alarm 10:30 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: a blood thinner is stopped; eat as usual
  first: the last meal, in any case; insulin before a fast
Woman of 55 on metoprolol, cardiac package
  books: Cardiac Health Package, 9:00 AM; alarm 11:00 PM
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
Man of 67 with a stent, clopidogrel and weak kidneys: angiography and CBC
Mechanic, 39, on Acitrom: drain of an abscess of the liver, and CBC, late in the evening
  # https://health.ucsd.edu, anticoagulation guidelines: nothing is stopped without the doctor who manages it
  # The hour of a procedure is agreed on the call, because each takes its own time.
  books: Interventional Radiology, Complete Blood Count (CBC), 8:30 AM;
    alarm midnight if it is a procedure
  books: Interventional Radiology, Complete Blood Count (CBC), 8:00 PM;
    alarm 2:00 PM if it is a procedure
  first: the last meal before a procedure; kidneys and contrast; blood thinners, by name
  reads: no food for 6 hours before any procedure; bring an adult in any case; stop no medicine on your own
  reads: bring PT/INR and platelet reports; blood thinners: tell us and ask the prescribing doctor
  reads: the last INR, with warfarin; tell us of allergy, asthma, kidney trouble, metformin
  never: a blood thinner is stopped; a fast in any case
Pregnant, 32 weeks, 3D/4D scan, CBC and urine in the evening
  books: 3D/4D Ultrasound, Complete Blood Count (CBC), Urine Analysis, 6:30 PM
  reads: eat as usual; a scan in pregnancy needs the original prescription, signed and stamped
  reads: a urine sample from home is less than 2 hours old, later in the day given here
  never: a fast; hold a full bladder; the original prescription if she is pregnant
Man of 59 on dialysis, MRI of the liver with contrast and kidney values
  # ESUR 2018 (https://pmc.ncbi.nlm.nih.gov/articles/PMC5986837)
  books: MRI Scan, Kidney Function Tests, 10:00 AM
  reads: tell us of allergy, asthma, kidney trouble, metformin
  reads: no food for 4 to 6 hours if an MRI is of the abdomen
  never: a fast in any case
  first: implants, metal or pregnancy, and the MRI; kidneys and contrast
Woman of 36 with epilepsy, cholesterol and liver values
  # https://health.ucdavis.edu/pharmacy/outpatient/Frequently-asked-questions: other medicines go on
  books: Lipid Profile, Liver Function Tests, 8:30 AM; alarm 10:30 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  reads: plain water is allowed
  first: the last meal, in any case
# A line on blood given was taken out. The doctor who reads an HbA1c asks about blood, and nobody prepares for it.
Woman of 48 with anaemia, two months after blood was given: HbA1c, CBC, ESR and CRP at noon
  books: HbA1c, Complete Blood Count (CBC), ESR, CRP, 12:00 PM
  first: no preparation
  never: a fast
Son, 6, fever and itchy spots: X-ray of the chest and CBC
  # Which adult wears the apron is said in the room.
  books: X-Ray, Complete Blood Count (CBC), 11:00 AM
  reads: a fever with a rash or a long cough is told first; a pregnancy of whoever comes into the room
  never: a fast in any case
Homemaker, 46, eats fruit and milk on her fast: lipids, sugar and liver values
  books: Lipid Profile, Blood Sugar, Liver Function Tests, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours; plain water is allowed; no gum, paan, gutka or cigarette while fasting
Woman of 49 on dialysis: MRI of the liver with contrast, and ultrasound of the pelvis
  # Her days of dialysis and the arm of her fistula are asked on the call.
  books: MRI Scan, Ultrasound, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned
  reads: less water if a doctor limits it; ask before drinking where one test limits water
  reads: tell us of allergy, asthma, kidney trouble, metformin
  never: a fast in any case; hold a full bladder in any case
  first: kidneys and contrast
Unmarried woman, 23: TVS is written, a scan from outside instead
  books: TVS and TRUS, Ultrasound, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned
  reads: a scan from outside, where an internal one does not suit
  reads: about 1 litre of water, finished an hour before
  first: a full bladder for pelvis, KUB or early pregnancy
Mother of 82, on glimepiride, unsteady: senior package, booked by her son
  # Her contents stand on Services. They have neither X-ray nor ultrasound, so nothing is said of them.
  books: Senior Citizen Package, 8:30 AM; alarm 10:30 PM
  reads: diabetes: ask the prescribing doctor before fasting; diabetes: bring sugar and the meter
  reads: plain water is allowed
  never: an X-ray, whatever the package contains; a full bladder, whatever the package contains
  first: the last meal, in any case; insulin before a fast
Boy of 17 with thalassaemia, blood every three weeks: HbA1c and fasting sugar
  # Which test suits him, his doctor has decided before. Nobody prepares for it.
  books: HbA1c, Blood Sugar, 9:00 AM; alarm midnight if a fasting sugar is asked for
  reads: no food for 8 to 10 hours if a fasting sugar is asked for
  never: a fast in any case
Pregnant, 26 weeks, glucose drink: picks the diabetes panel
Widow, 68, on insulin: diabetes panel in the afternoon
Girl of 16, insulin twice a day: diabetes panel after school
  # Drink: the laboratory says how it is taken, and what happens if it comes up again.
  # The widow wanted a Sunday. The second sample would fall after closing: domain/request/slot-advice.test.ts.
  books: Diabetes Panel, 9:00 AM; alarm midnight
  books: Diabetes Panel, 4:00 PM, and is offered a morning; alarm 8:00 AM
  books: Diabetes Panel, 5:30 PM, and is offered a morning; alarm 9:30 AM
  first: the last meal, in any case; insulin before a fast
  reads: a glucose tolerance test: no other line on sugar is for her, and she asks us
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes medicine with the meal of the after-meal sugar
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  reads: no insulin is stopped on your own; a child fasts for less, as told by phone
Student, 19, insulin pump and glucose sensor: MRI of the knee and fasting sugar
Banker, 52, on metformin and glimepiride: both sugars, and MRI of the liver with contrast
  # Which sensor may stay differs by its maker, so she tells us.
  # With gadolinium metformin need not be told. We ask about it before all contrast (docs/preparation-sources.json).
  books: MRI Scan, Blood Sugar, 8:30 AM; alarm midnight if a fasting sugar is asked for
  first: insulin before a fast
  reads: no insulin is stopped on your own; diabetes: bring sugar and the meter
  reads: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  reads: no food for 8 to 10 hours if a fasting sugar is asked for
  reads: no food for 4 to 6 hours if an MRI is of the abdomen
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes medicine with the meal of the after-meal sugar
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  reads: eat only after the last fasting test; tell us of allergy, asthma, kidney trouble, metformin
  reads: leave metal at home
  never: metformin is stopped; a fast in any case
Uncle, 54: both sugars, whole abdomen and FNAC of the neck in one morning
  books: Blood Sugar, Ultrasound, USG Guided FNAC and BIOPSY, 8:30 AM;
    alarm midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned and the biopsy is deep
  reads: what needs an empty stomach comes first, then the meal
  reads: something light only under the skin and after the fasting tests, nothing if deep
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  never: a fast in any case
Couple, 24 weeks: 3D/4D scan
  books: 3D/4D Ultrasound, 6:30 PM
  reads: eat as usual; a scan in pregnancy needs the original prescription, signed and stamped
  never: a fast; hold a full bladder; the original prescription if she is pregnant
Homemaker, 45, on thyroxine, first patient of the day: lipids, thyroid values and ultrasound of the pelvis
  books: Lipid Profile, Thyroid Function Tests, Ultrasound, 8:30 AM; alarm 10:30 PM
  reads: plain water is allowed; the thyroid tablet waits until the sample is taken; no biotin for 2 days
  reads: a full bladder if the pelvis or lower abdomen is scanned; eat only after the last fasting test
  reads: water and nothing else where stomach and bladder both matter
  never: hold a full bladder in any case
Daughter, 4, stomach ache: ultrasound of the abdomen, X-ray
Woman, 45, cough: X-ray of the chest, and ultrasound of the pelvis
Woman, 33, no child in two years: HSG and ultrasound of the pelvis
  # Metal comes off in the X-ray room. On who has to come with a child no source was found.
  books: Ultrasound, X-Ray, 11:00 AM; alarm 5:00 AM if the upper or whole abdomen is scanned
  reads: a child fasts for less, as told by phone; a pregnancy of whoever comes into the room
  never: a fast in any case
  # The author wants a full bladder among the first lines. A barium study may limit water, so only the plan says it.
  # "Drink plain water and nothing else" is no line beside a fast that may limit water. The fast itself says "plain water".
  reads: ask before drinking only if it is a barium study or IVP
  never: ask before drinking in any case
Son, 5 months, thyroid drops since birth: thyroid values, ultrasound of the hips
  books: Thyroid Function Tests, Ultrasound, 10:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  reads: the thyroid tablet waits until the sample is taken; a child fasts for less, as told by phone
  never: a fast in any case
IT manager, 35, leaves work at seven, chews gutka: lipids and HbA1c after work
Carer, books for his mother, 70, who has tea with milk at five: lipids and HbA1c
  books: Lipid Profile, HbA1c, 8:00 PM, and is offered a morning; alarm 10:00 AM
  books: Lipid Profile, HbA1c, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours; plain water is allowed
  reads: no gum, paan, gutka or cigarette while fasting; no alcohol the day before
  reads: tea, coffee and milk end a fast
  never: an after-meal sugar is taken exactly 2 hours after the meal begins; eat as usual
  desk: fasting in any case
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
  reads: PSA: 48 hours without ejaculation or hard cycling; PSA is drawn first
  reads: blood thinners: tell us and ask the prescribing doctor
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  never: a fast; a blood thinner is stopped
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
  books: Stress ECHO, Lipid Profile, Blood Sugar, 8:30 AM; alarm 10:30 PM
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal
  never: a light meal that no test on an empty stomach comes before
Pensioner, 74, pacemaker: ECG, 2D ECHO and X-ray of the chest
  books: ECG, 2D ECHO, X-Ray, 12:00 PM
  reads: an X-ray of chest, arm or leg needs no preparation
  never: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  never: a fast in any case; a beta-blocker is stopped
Director, 70, tablet for blood pressure in the morning: executive package and MRI of the spine
  books: Executive Health Package, MRI Scan, 8:30 AM; alarm 10:30 PM
  reads: medicines for blood pressure, heart and epilepsy go on, with water; plain water is allowed
  reads: leave metal at home; blood is drawn before the contrast
Nurse, 33, second day of her period: women's package and urine
  # Her package has an ultrasound of the abdomen and no X-ray (test/content/prices.ts).
  books: Women's Health Package, Urine Analysis, 9:00 AM; alarm 11:00 PM
  reads: with the urine sample: tell us of a period; with a package: tell us of a period
  reads: hold a full bladder in any case; the urine sample is given after the scan
  never: an X-ray, whatever the package contains
Cook, 47, reflux: barium meal, ultrasound of the abdomen and fasting sugar
  books: X-Ray, Ultrasound, Blood Sugar, 8:30 AM;
    alarm midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned
  reads: CT and ultrasound of the abdomen come before barium; how long water is allowed before a barium study
  reads: eat only after the last fasting test
  never: a fast in any case; drink plain water, in any case
  first: one last meal for a fasting sugar and for the abdomen; barium, IVP or HSG: call first
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
Nephew with the films of an uncle in Patna: report analysis and second opinion
  # That the patient may stay at home, reception says.
  books: Report Analysis, Second Opinion, 7:30 PM
  first: no preparation
  reads: earlier films and reports
  never: a fast; hold a full bladder
Clerk, 57, diabetic: both sugars, whole abdomen and urine in one morning
  books: Diabetes Panel, Ultrasound, Urine Analysis, 8:30 AM; alarm midnight
  reads: what needs an empty stomach comes first, then the meal; eat only after the last fasting test
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins; the urine sample is given after the scan
  reads: water and nothing else where stomach and bladder both matter
  reads: diabetes: ask the prescribing doctor before fasting
  never: eat as usual
Student, 19, insulin since childhood: diabetes screening, lipids and thyroid values at half past twelve
  books: Diabetes Screening, Lipid Profile, Thyroid Function Tests, 12:30 PM, and is offered a morning;
    alarm midnight
  reads: diabetes: ask the prescribing doctor before fasting; no insulin is stopped on your own
  reads: diabetes: a low sugar is treated at once, the test can wait
Woman, 30, enoxaparin injections since a clot in the leg: Doppler of the leg and FNAC of the breast
  # Heparin thins the blood too, and is an injection.
  books: Color Doppler, USG Guided FNAC and BIOPSY, 12:00 PM; alarm 6:00 AM if the biopsy is deep
  reads: blood thinners: tell us and ask the prescribing doctor; heparin injections count as a blood thinner
  reads: no food for 6 hours before a deep biopsy
  never: a blood thinner is stopped; a fast in any case
  desk: ask about blood thinners
  not at the desk: fasting in any case
Man, 66, catheter since last week: ultrasound of the prostate, PSA and urine
  # https://222health.com/conditions-treatments/urinary-disorders/118677.html: a catheter raises the PSA. How urine is taken from it, the room knows.
  books: Ultrasound, Tumor Markers, Urine Analysis, 9:00 AM;
    alarm midnight if the upper or whole abdomen is scanned
  reads: a catheter is told before a PSA
  reads: PSA: tell us of a urine infection, or a biopsy in the last 6 weeks
  never: a fast in any case
Pregnant, 21 weeks: Level II scan and cholesterol in one morning
  books: Level II Scans, Lipid Profile, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours; a Level II scan is done at 18 to 20 weeks
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  never: eat as usual; hold a full bladder
  desk: fasting in any case; original prescription
Guard, 44, works at night and sleeps by day: cholesterol and fasting sugar at six in the evening
  books: Lipid Profile, Blood Sugar, 6:00 PM, and is offered a morning; alarm 8:00 AM
  reads: no food for 10 to 12 hours; plain water is allowed
  never: eat as usual
  desk: fasting in any case
Student, 20, insulin pump and glucose sensor: CT of the abdomen with contrast
  # Pump and sensor come off in the room. The FDA calls harm by a CT extremely rare (https://diabetes.acponline.org/archives/2016/04/08/6.htm).
  books: CT Scan, 12:30 PM; alarm 8:30 AM if CT is with contrast
  first: the last meal if CT is with contrast; kidneys and contrast; insulin before a fast
  reads: diabetes: bring sugar and the meter; no food for 4 hours if CT is with contrast
  never: a fast in any case; metformin is stopped
  not at the desk: fasting in any case
Man, 40, gives a kidney to his brother: CT of the arteries of the kidneys, kidney values, urine and cholesterol
  books: CT Scan, Kidney Function Tests, Urine Analysis, Lipid Profile, 8:30 AM; alarm 10:30 PM
  reads: blood is drawn before the contrast; a recent creatinine report if contrast is used
  reads: no meat for 12 hours before kidney values; a urine sample, mid-stream, best the first of the morning
  never: eat as usual; metformin is stopped
  desk: fasting in any case; contrast possible
Pregnant, 8 weeks, on thyroxine, first visit: ultrasound, CBC, sugar, thyroid values and urine
  books: Ultrasound, Complete Blood Count (CBC), Blood Sugar, Thyroid Function Tests, Urine Analysis, 8:30 AM;
    alarm midnight if a fasting sugar is asked for and the upper or whole abdomen is scanned
  # Beside a fast the line on the thyroid tablet is folded, and nobody is told to eat as usual.
  first: the original prescription if she is pregnant
  reads: the thyroid tablet waits until the sample is taken
  reads: the urine sample is given after the scan
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  never: a fast in any case; hold a full bladder in any case
  not at the desk: fasting in any case
Father, 68, thyroid tablet and Ecosprin, booked by his son: ECG, 2D ECHO, lipids, sugar and HbA1c
  # Oil on the chest is wiped off in the room.
  books: ECG, 2D ECHO, Lipid Profile, Blood Sugar, HbA1c, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours
  never: a blood thinner is stopped; bring an adult; eat as usual
  desk: fasting in any case
  not at the desk: ask about blood thinners
Man, 63, metal valve, warfarin, burning urine since yesterday: biopsy of the prostate by TRUS
  # https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/urology-transperineal-prostate-biopsy: a urine infection is told
  books: USG Guided FNAC and BIOPSY, TVS and TRUS, 9:00 AM; alarm midnight if the biopsy is deep
  reads: a biopsy of the prostate: fever or a urine infection is told first
  reads: blood thinners: tell us and ask the prescribing doctor; stop no medicine on your own
  never: a blood thinner is stopped; a fast in any case
A couple: executive package for him, women's package for her
  books: Executive Health Package, Women's Health Package, 9:00 AM; alarm 11:00 PM
  reads: no food for 10 to 12 hours; with a package: tell us of a period
  reads: the thyroid tablet waits until the sample is taken
  never: eat as usual; no food for 8 to 10 hours
  desk: fasting in any case; ask about pregnancy
Bakery owner, 50, diabetes: health counselling in the evening
  books: Health Counseling, 7:30 PM
  never: a fast; hold a full bladder; diabetes: ask the prescribing doctor before fasting
  not at the desk: fasting
Job applicant, 28, her period is late: basic check-up and X-ray of the chest
  books: Basic Health Check Up, X-Ray, 9:00 AM; alarm 11:00 PM
  reads: tell us of a possible pregnancy before an X-ray; a late period counts as a possible pregnancy
  never: eat as usual
  desk: fasting in any case; ask about pregnancy
Man, 69, rivaroxaban and metformin, weak kidneys: stent of the leg, CT with contrast and kidney values
  books: Interventional Radiology, CT Scan, Kidney Function Tests, 9:00 AM;
    alarm midnight if it is a procedure;
    alarm 5:00 AM if CT is with contrast and no earlier fast applies
  first: blood thinners, by name
  reads: blood is drawn before the contrast; tell us of allergy, asthma, kidney trouble, metformin
  reads: blood thinners: tell us and ask the prescribing doctor
  never: metformin is stopped; a blood thinner is stopped; a fast in any case
  reads: two tests with contrast may need different days
  not at the desk: fasting in any case
# A seventh author wrote what follows, and the later names above, after reading the rules and before trying one.
Man of 90, blind, pacemaker: ECG in the last slot of the day
  books: ECG, 8:00 PM
  open: no fast
  never: a fast; tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
Newborn of three days, jaundice: CBC
  books: Complete Blood Count (CBC), 8:30 AM
  open: no preparation
  never: a fast; a child fasts for less, as told by phone
Weaver, 31, second month of tablets against tuberculosis: liver values
  books: Liver Function Tests, 7:30 PM
  open: no preparation
  reads: a fever with a rash or a long cough is told first
  never: a fast; a morning without tablets
Man, 50, one kidney, kidney values in the evening
  books: Kidney Function Tests, 6:00 PM
  open: no fast
  reads: no meat for 12 hours before kidney values
  never: a fast
Woman, 38, paralysed, wheelchair and catheter: urine culture
Man, 44, stone: urine of 24 hours
  books: Urine Analysis, 5:00 PM
  open: no fast
  reads: a urine culture or 24-hour urine: the container comes from us
  reads: with the urine sample: tell us of an antibiotic
  reads: a urine sample from home is less than 2 hours old, later in the day given here
  never: a fast; hold a full bladder
Kidney transplant, tacrolimus and prednisolone: HbA1c
  books: HbA1c, 12:00 PM
  open: no preparation
  never: a fast; a morning without tablets
Child of 3, swollen knee: ESR, CRP and X-ray of the knee
  books: ESR, CRP, X-Ray, 4:00 PM
  ${ofXRay}
  reads: a pregnancy of whoever comes into the room
  never: a fast in any case
Speaks Hindi only, cannot read, no phone of her own: report analysis
  books: Report Analysis, 12:00 PM
  open: no preparation
  reads: earlier films and reports; bring your medicines or a list
  never: a fast
Retired runner, 60: PSA and stress ECHO in one visit
  # docs/preparation-sources.json, psa: no hard exercise for 48 hours, so the blood comes before the treadmill.
  books: Tumor Markers, Stress ECHO, 10:00 AM
  first: a light meal before the stress ECHO
  reads: PSA is drawn first
  reads: PSA: 48 hours without ejaculation or hard cycling; shoes to walk fast in
  never: a fast; eat as usual
Man, 62, on apixaban: TRUS and IVP
  books: TVS and TRUS, X-Ray, 9:30 AM
  reads: TRUS: an enema 2 hours before is often needed; a recent creatinine report for an IVP
  reads: no food for 6 hours before a barium study or IVP
  reads: blood thinners: tell us and ask the prescribing doctor
  never: a fast in any case; hold a full bladder
Woman, 47, lump in the breast and chest pain on the stairs: FNAC and stress ECHO
  books: USG Guided FNAC and BIOPSY, Stress ECHO, 11:00 AM; alarm 5:00 AM if the biopsy is deep
  reads: the fasting tests come first, the stress ECHO follows its light meal
  # The light meal of the stress ECHO takes the place of the snack.
  never: a light meal that no test on an empty stomach comes before; a light meal before a needle test near the skin
Pregnant, 20 weeks, fell on her wrist: Level II scan and X-ray
  books: Level II Scans, X-Ray, 11:00 AM
  first: most X-rays need no preparation; a pregnancy and X-rays
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: a Level II scan is done at 18 to 20 weeks
  never: a fast in any case; hold a full bladder
Man, 51, cardiac package and CT of the arteries of the heart with contrast
  books: Cardiac Health Package, CT Scan, 8:30 AM; alarm 10:30 PM
  first: the last meal, in any case; kidneys and contrast
  reads: blood is drawn before the contrast; say which part a CT is of: heart, abdomen and kidneys differ
  never: eat as usual; no food for 4 hours if CT is with contrast
Man, 48, varicose veins: Doppler of the legs and laser of the vein
  books: Color Doppler, Interventional Radiology, 9:00 AM; alarm midnight if it is a procedure
  first: the last meal before a procedure; blood thinners, by name
  reads: tell us of an allergy to latex; an allergy to the numbing injection is told
  never: eat as usual before another Doppler; a fast in any case
Woman, 36, breastfeeds, on thyroxine: basic check-up and thyroid values
  books: Basic Health Check Up, Thyroid Function Tests, 8:30 AM; alarm 10:30 PM
  reads: the thyroid tablet waits until the sample is taken; no food for 10 to 12 hours
  never: eat as usual; breastfeeding stops
Woman, 55, liver: MRI with contrast and a drain in one visit
  books: MRI Scan, Interventional Radiology, 11:00 AM; alarm 5:00 AM if it is a procedure
  reads: two tests with contrast may need different days; leave metal at home
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
  never: a fast in any case
Man, 64, breathless: ultrasound of the whole abdomen and stress ECHO
  books: Ultrasound, Stress ECHO, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned
  first: a full bladder for pelvis, KUB or early pregnancy
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: other medicines go on, unless the doctor or another line says otherwise
  never: a fast in any case; a light meal that no test on an empty stomach comes before
Girl of 14, lump of the neck: FNAC, X-ray of the chest and CBC
  books: USG Guided FNAC and BIOPSY, X-Ray, Complete Blood Count (CBC), 11:00 AM;
    alarm 5:00 AM if the biopsy is deep
  # Beside a fast, "most X-rays need no preparation" is no open line.
  reads: an X-ray of chest, arm or leg needs no preparation
  reads: a child fasts for less, as told by phone; a bleeding disorder is told before a needle or a procedure
  never: a fast in any case
Woman, 50, SGLT2 tablets for diabetes: ultrasound of the pelvis and FNAC of the thyroid
  books: Ultrasound, USG Guided FNAC and BIOPSY, Thyroid Function Tests, 9:00 AM;
    alarm midnight if the upper or whole abdomen is scanned and the biopsy is deep
  reads: ask before drinking only if the needle goes deep; the thyroid tablet waits until the sample is taken
  never: ask before drinking in any case; a fast in any case
Woman, 42, stones: ultrasound of KUB, MRI of the liver, IVP
  books: Ultrasound, MRI Scan, X-Ray, 10:30 AM;
    alarm midnight if the upper or whole abdomen is scanned
  reads: ask before drinking only if the MRI is of the abdomen, or it is a barium study or IVP
  never: a fast in any case
Widow, 67, reads Hindi only, on insulin: senior package and ultrasound of the whole abdomen
  books: Senior Citizen Package, Ultrasound, 8:30 AM; alarm 10:30 PM
  reads: no food for 10 to 12 hours; plain water is allowed; eat only after the last fasting test
  reads: water and nothing else where stomach and bladder both matter; no insulin is stopped on your own
  never: eat as usual; ask before drinking in any case
Woman, 24, 20 weeks, with her mother-in-law's package: Level II scan and women's package
  books: Level II Scans, Women's Health Package, 9:00 AM; alarm 11:00 PM
  reads: a scan in pregnancy needs the original prescription, signed and stamped; plain water is allowed
  # The package of this centre has an ultrasound of the abdomen.
  never: eat as usual
Man, 45, sugar found last month: diabetes screening and stress ECHO
  books: Diabetes Screening, Stress ECHO, 9:00 AM; alarm 11:00 PM
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: what needs an empty stomach comes first, then the meal
  never: a light meal that no test on an empty stomach comes before; eat as usual
Retired clerk, 70, rod in the leg, sildenafil: CT of the arteries of the heart and stress ECHO
  books: CT Scan, Stress ECHO, 12:00 PM; alarm 8:00 AM if CT is with contrast
  reads: the fasting tests come first, the stress ECHO follows its light meal
  reads: no tea or coffee for 12 hours, no smoking that day; say which part a CT is of: heart, abdomen and kidneys differ
  never: a fast in any case; a beta-blocker is stopped
Maid, 38, cannot read, her daughter books: women's package and MRI of the liver
  books: Women's Health Package, MRI Scan, 8:30 AM; alarm 10:30 PM
  reads: blood is drawn before the contrast; implants and pregnancy of whoever comes into the room
  reads: eat only after the last fasting test
  never: eat as usual; ask before drinking in any case
Man, 58, warfarin: liver biopsy and CT with contrast
  books: USG Guided FNAC and BIOPSY, CT Scan, 11:00 AM; alarm 5:00 AM if the biopsy is deep;
    alarm 7:00 AM if CT is with contrast and no earlier fast applies
  reads: the last INR, with warfarin; bring PT/INR and platelet reports; some hours of rest after a deep biopsy
  never: a fast in any case; a blood thinner is stopped; then you eat, whatever the needle does
Woman, 30, PCOS, on metformin: TVS and fasting sugar
  books: TVS and TRUS, Blood Sugar, 9:00 AM; alarm midnight if a fasting sugar is asked for
  reads: an empty bladder for TVS; diabetes: ask the prescribing doctor before fasting; plain water is allowed
  never: a fast in any case; metformin is stopped
Boy of 10, joint pain, after school: ESR and CRP only
  books: ESR, CRP, 7:30 PM
  open: no preparation
  never: a fast; insulin, whatever the X-ray is of
# An eighth author wrote what follows after reading the rules and before trying one. The hours are the first, noon and
# the last. What the radiographer and the technician also say, and the site leaves to the call, stands in comments.
Pregnant, 20 weeks, two early births: Level II scan, Doppler and TVS for the cervix
Pregnant, 22 weeks, enoxaparin after a clot: Level II scan, Doppler and TVS
  books: Level II Scans, Color Doppler, TVS and TRUS, 8:30 AM
  first: most Dopplers need no preparation; blood thinners, by name
  reads: a Level II scan is done at 18 to 20 weeks; an empty bladder for TVS; tell us of an allergy to latex
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: eat as usual if the Doppler is only of a pregnancy, neck, arms or legs
  never: a fast in any case; hold a full bladder; a blood thinner is stopped; bring an adult
  desk: original prescription
  not at the desk: fasting in any case
Man of 59 on metformin, eGFR 45: CT with contrast and lipids
Man of 48, lump after contrast years ago, pump for insulin: CT with contrast and lipids
  books: CT Scan, Lipid Profile, 8:30 AM; alarm 10:30 PM
  first: the last meal, in any case; kidneys and contrast; a pregnancy and X-rays; insulin before a fast
  reads: no food for 10 to 12 hours; plain water is allowed; no alcohol the day before
  reads: tell us of allergy, asthma, kidney trouble, metformin; a recent creatinine report if contrast is used
  reads: diabetes: bring sugar and the meter; no insulin is stopped on your own; stop no medicine on your own
  never: metformin is stopped; no food for 4 hours if CT is with contrast; eat as usual
  desk: fasting in any case; contrast possible; ask about pregnancy
Soldier, 36, splinter in the shoulder since 2016: MRI and X-ray of the shoulder, CBC
Woman, 30, five weeks late, a nose pin that never comes off: MRI and X-ray of the back, CBC
  books: MRI Scan, X-Ray, Complete Blood Count (CBC), 12:00 PM
  first: most MRI scans need no fast, unless under sedation; most X-rays need no preparation
  first: implants, metal or pregnancy, and the MRI; a pregnancy and X-rays
  reads: metal that was taken out long ago is told before an MRI; a late period counts as a possible pregnancy
  reads: a kara that does not come off; tell us of any pregnancy before an MRI
  never: a fast in any case; bring an adult in any case; insulin, whatever the MRI is of
  desk: no metal, ask about implants; ask about pregnancy
  not at the desk: fasting in any case
Pregnant, 7 weeks, spotting, after work: ultrasound
Clerk, 40, wheelchair and catheter: ultrasound of KUB in the last slot
Fasting month, breaks her fast at sunset, 34: ultrasound of the whole abdomen
  # Spotting alone is no emergency; heavy bleeding or pain is, and the search says 112. A catheter is clamped here.
  books: Ultrasound, 8:00 PM; alarm 2:00 PM if the upper or whole abdomen is scanned
  books: Ultrasound, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned
  first: a full bladder for pelvis, KUB or early pregnancy; insulin before a fast
  first: the original prescription if she is pregnant
  reads: a full bladder in early pregnancy; whoever cannot hold urine drinks less; plain water is allowed
  never: a fast in any case; hold a full bladder in any case
  not at the desk: fasting in any case
Woman of 62 on Acitrom, a clot in the leg years ago: Doppler of the legs and ultrasound of the liver
Man of 55, pressure of 170, half a litre of water a day: Doppler of the kidneys and ultrasound of KUB
  books: Color Doppler, Ultrasound, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned
  first: a full bladder for pelvis, KUB or early pregnancy
  reads: less water if a doctor limits it; plain water is allowed
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: eat as usual before another Doppler; eat as usual before another scan; a blood thinner is stopped
  never: a fast in any case
Woman, 27, third day of her period, levothyroxine at six each morning: thyroid values, urine, CBC and ESR
Man, 33, biotin for his hair, on an antibiotic: thyroid values, urine, CBC and ESR
  books: Complete Blood Count (CBC), Thyroid Function Tests, Urine Analysis, ESR, 8:30 AM
  books: Complete Blood Count (CBC), Thyroid Function Tests, Urine Analysis, ESR, 12:00 PM, and is offered a morning
  open: the thyroid tablet after the sample; no fast
  reads: with the urine sample: tell us of a period; with the urine sample: tell us of an antibiotic
  reads: no biotin for 2 days; a urine sample from home is less than 2 hours old, later in the day given here
  never: a fast; hold a full bladder; diabetes: ask the prescribing doctor before fasting
  not at the desk: fasting
Man of 66, bisoprolol and clopidogrel: stress ECHO and Doppler of the neck
Woman of 57 on insulin, cannot walk far: stress ECHO and Doppler of the legs
  books: Color Doppler, Stress ECHO, 12:00 PM
  first: most Dopplers need no preparation; heart medicines, insulin and the stress ECHO
  reads: beta-blockers: ask the prescribing doctor; tell us before a stress ECHO if walking fast is hard
  reads: diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal
  reads: no tea or coffee for 12 hours, no smoking that day; diabetes: bring sugar and the meter
  never: a fast in any case; a beta-blocker is stopped; a blood thinner is stopped
  desk: ask about heart medicines
  not at the desk: fasting in any case
On dialysis with heparin, fistula: widening of the fistula, ultrasound and kidney values
Man of 50, one kidney, aspirin: drain of the kidney, ultrasound and kidney values
  # The day between two dialyses, and the arm of the fistula: the call.
  books: Ultrasound, Interventional Radiology, Kidney Function Tests, 8:30 AM;
    alarm midnight if the upper or whole abdomen is scanned and it is a procedure
  first: kidneys and contrast; a pregnancy and X-rays; blood thinners, by name; insulin before a fast
  reads: heparin injections count as a blood thinner; stop no medicine on your own; less water if a doctor limits it
  reads: blood is drawn before the contrast; leave out no tablet on your own; bring PT/INR and platelet reports
  reads: ask before drinking where one test limits water
  never: a fast in any case; a blood thinner is stopped; hold a full bladder in any case
  never: drink plain water, in any case
Woman, 32, no child, on thyroxine, rash after contrast: HSG and thyroid values
Woman, 41, breastfeeds, goitre: X-ray of the neck and thyroid values
  books: X-Ray, Thyroid Function Tests, 12:00 PM, and is offered a morning
  first: barium, IVP or HSG: call first; a pregnancy and X-rays
  reads: the thyroid tablet waits until the sample is taken; blood is drawn before the contrast
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  reads: HSG is done on days 7 to 11 from the first day of the period
  never: a fast in any case; breastfeeding stops; eat as usual
Woman of 58, tumour of the ovary, port for chemotherapy: CA 125, CT with contrast and ultrasound
Man of 68, prostate, finasteride, metformin: PSA, CT with contrast and ultrasound
  books: Ultrasound, CT Scan, Tumor Markers, 12:00 PM; alarm 6:00 AM if the upper or whole abdomen is scanned;
    alarm 8:00 AM if CT is with contrast and no earlier fast applies
  first: a full bladder for pelvis, KUB or early pregnancy; kidneys and contrast; insulin before a fast
  reads: no biotin for 2 days; tell us of finasteride or dutasteride before a PSA
  reads: PSA: 48 hours without ejaculation or hard cycling; water and nothing else where stomach and bladder both matter
  never: a fast in any case; metformin is stopped; sex, to everybody with a tumor marker; bring an adult in any case
Bride's medical, 26: CBC, liver, kidney, lipids, thyroid and urine
Pilot, 51, blood pressure, Ecosprin: CBC, liver, kidney, lipids, thyroid and urine
  books: Complete Blood Count (CBC), Lipid Profile, Liver Function Tests, Kidney Function Tests, Thyroid Function Tests, Urine Analysis, 8:30 AM;
    alarm 10:30 PM
  books: Complete Blood Count (CBC), Lipid Profile, Liver Function Tests, Kidney Function Tests, Thyroid Function Tests, Urine Analysis, 12:00 PM, and is offered a morning;
    alarm midnight
  open: the last meal, in any case; insulin before a fast
  reads: no food for 10 to 12 hours; no meat for 12 hours before kidney values; no alcohol the day before
  reads: the thyroid tablet waits until the sample is taken; medicines for blood pressure, heart and epilepsy go on, with water
  reads: with the urine sample: tell us of a period
  never: eat as usual; a blood thinner is stopped; ask before drinking in any case; bring an adult
  desk: fasting in any case
Man of 61, insulin and metformin, cannot go long without food: sugar, HbA1c, kidney values and urine, after work
Woman of 29, insulin since childhood, pregnant: sugar, HbA1c, kidney values and urine
  books: Kidney Function Tests, Urine Analysis, Blood Sugar, HbA1c, 8:00 PM, and is offered a morning;
    alarm 12:00 PM if a fasting sugar is asked for
  books: Kidney Function Tests, Urine Analysis, Blood Sugar, HbA1c, 8:30 AM; alarm midnight if a fasting sugar is asked for
  open: the last meal if a fasting sugar is asked for; insulin before a fast
  reads: a random sugar needs no fast; no insulin is stopped on your own; diabetes: a low sugar is treated at once, the test can wait
  reads: a glucose tolerance test: no other line on sugar is for her, and she asks us
  reads: diabetes medicine with the meal of the after-meal sugar; no meat for 12 hours before kidney values
  never: a fast in any case; ask reception about insulin; metformin is stopped
  not at the desk: fasting in any case
Wheelchair, 64, foot of a diabetic, insulin: diabetes panel, urine and Doppler of the legs
Temple cook, 55, glimepiride, fasts on Mondays: diabetes panel, urine and Doppler of the neck
  books: Color Doppler, Diabetes Panel, Urine Analysis, 12:00 PM, and is offered a morning; alarm midnight
  first: the last meal, in any case; insulin before a fast
  reads: diabetes: ask the prescribing doctor before fasting; what needs an empty stomach comes first, then the meal
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins; no insulin is stopped on your own
  never: eat as usual; eat as usual before another Doppler; hold a full bladder
  desk: fasting in any case
Heart failure, 69, one litre of water a day, warfarin: 2D ECHO and lipids
Child of 8, family cholesterol: 2D ECHO and lipids
  books: 2D ECHO, Lipid Profile, 8:30 AM; alarm 10:30 PM
  open: the last meal, in any case; insulin before a fast
  reads: a child fasts for less, as told by phone; medicines for blood pressure, heart and epilepsy go on, with water
  never: a blood thinner is stopped; bring an adult; hold a full bladder
  not at the desk: ask about blood thinners
Woman, 35, endometriosis, asthma: TVS and CT with contrast
Man, 70, prostate, metal valve, Acitrom: TRUS and CT with contrast
  books: TVS and TRUS, CT Scan, 12:00 PM; alarm 8:00 AM if CT is with contrast
  first: the last meal if CT is with contrast; kidneys and contrast; a pregnancy and X-rays; blood thinners, by name; insulin before a fast
  reads: TRUS: an enema 2 hours before is often needed; an empty bladder for TVS; tell us of an allergy to latex
  reads: blood thinners: tell us and ask the prescribing doctor; tell us of allergy, asthma, kidney trouble, metformin
  never: a fast in any case; a blood thinner is stopped; hold a full bladder
Pregnant, 28 weeks, thyroxine, after work: 3D/4D scan, Doppler and thyroid values
Pregnant, 30 weeks, sugar in the pregnancy, metformin: 3D/4D scan, Doppler and thyroid values
  books: Color Doppler, 3D/4D Ultrasound, Thyroid Function Tests, 8:00 PM, and is offered a morning
  books: Color Doppler, 3D/4D Ultrasound, Thyroid Function Tests, 8:30 AM
  first: the thyroid tablet after the sample; most Dopplers need no preparation
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: the thyroid tablet waits until the sample is taken
  never: a fast in any case; hold a full bladder; insulin, whatever the Doppler is of; metformin is stopped
Man of 73, apixaban, oxygen at home: biopsy of the lung, CT and MRI
Woman of 52, claustrophobia, allergic to latex: biopsy of the breast, CT and MRI
  books: USG Guided FNAC and BIOPSY, CT Scan, MRI Scan, 12:00 PM; alarm 6:00 AM if the biopsy is deep;
    alarm 8:00 AM if CT is with contrast and no earlier fast applies
  first: implants, metal or pregnancy, and the MRI; kidneys and contrast; a pregnancy and X-rays; blood thinners, by name
  reads: oxygen is told before an MRI; no calming tablet of your own before an MRI; tell us of an allergy to latex
  reads: two tests with contrast may need different days; something light only under the skin and after the fasting tests, nothing if deep
  never: then you eat, whatever the needle does; a fast in any case; a blood thinner is stopped
  never: a light meal before a needle test near the skin; bring an adult in any case
Man of 81, pacemaker, metoprolol: consultation, ECG and 2D ECHO in the last slot
  books: ECG, 2D ECHO, General Consultation, 8:00 PM
  open: no fast
  reads: bring your medicines or a list
  never: a fast; a beta-blocker is stopped; tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  not at the desk: fasting
Woman, 45, films from elsewhere, stent in the heart: report analysis and MRI
  books: MRI Scan, Report Analysis, 12:00 PM
  ${ofMri}
  reads: earlier films and reports; bring your medicines or a list
  reads: nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along
  never: a fast in any case; a blood thinner is stopped
Woman, 38, her period is a week late: women's package, 2D ECHO and X-ray of the chest
  books: X-Ray, 2D ECHO, Women's Health Package, 8:30 AM; alarm 10:30 PM
  # The open line on the bladder is left out, because the X-ray may be a barium study.
  first: the last meal, in any case; a pregnancy and X-rays; insulin before a fast
  reads: with a package: tell us of a period; a late period counts as a possible pregnancy; no biotin for 2 days
  reads: ask before drinking only if it is a barium study or IVP
  never: eat as usual; ask before drinking in any case
  desk: ask about pregnancy; fasting in any case
Man of 77, warfarin, insulin: senior package and a drain in one visit
Man of 70, semaglutide, apixaban: senior package and a stent of the leg
  books: Interventional Radiology, Senior Citizen Package, 8:30 AM; alarm 10:30 PM
  open: the last meal, in any case
  open: kidneys and contrast
  open: a pregnancy and X-rays
  open: blood thinners, by name
  open: insulin before a fast
  reads: leave out no tablet on your own; blood is drawn before the contrast; the last INR, with warfarin
  reads: an injection for weight or sugar is told before a needle or a procedure; bring an adult in any case
  never: a blood thinner is stopped; eat as usual; ask reception about insulin
Man, 54, atenolol, glimepiride: cardiac package and stress ECHO at noon
  books: Stress ECHO, Cardiac Health Package, 12:00 PM, and is offered a morning; alarm midnight
  first: the last meal, in any case; heart medicines, insulin and the stress ECHO
  reads: the fasting tests come first, the stress ECHO follows its light meal; beta-blockers: ask the prescribing doctor
  reads: diabetes: a low sugar is treated at once, the test can wait
  never: a light meal that no test on an empty stomach comes before; a beta-blocker is stopped; eat as usual
Baby of 5 months, fever, breast-fed: CRP alone
Woman, 33, breastfeeds, on a blood thinner: CRP alone
  books: CRP, 8:30 AM
  books: CRP, 8:00 PM
  open: no preparation
  never: a fast; breastfeeding stops; a blood thinner is stopped; a child fasts for less, as told by phone
Man, 49, barium enema last week, constipated: X-ray of the belly in the last slot
Girl of 13, her periods have begun: X-ray of the spine
Woman, 28, second day of her period, wants HSG tomorrow
  # A barium enema of last week hides the belly. The line asks which X-ray it is, and reception asks the rest.
  books: X-Ray, 8:00 PM
  books: X-Ray, 8:30 AM
  ${ofXRay}
  reads: HSG is done on days 7 to 11 from the first day of the period; a pregnancy of whoever comes into the room
  reads: a barium enema: ask how the bowel is cleaned; leave out no tablet on your own
  never: a fast in any case; metformin is stopped; insulin, whatever the X-ray is of
Pregnant, 30 weeks, headaches: MRI of the brain in the first slot
Man, 44, kidney at a quarter, dialysis soon: MRI with gadolinium in the last slot
Woman, 50, insulin pump, clip in the brain: MRI of the knee
  books: MRI Scan, 8:30 AM
  books: MRI Scan, 8:00 PM
  ${ofMri}
  reads: tell us of any pregnancy before an MRI; a recent creatinine report if contrast is used
  reads: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
  never: a fast in any case; metformin is stopped; only the first months of a pregnancy matter
Man, 57, cannot fast, gliclazide: CT with contrast in the last slot
Woman, 60, contrast reaction, breastfeeds a grandchild's formula only: CT with contrast
  books: CT Scan, 8:00 PM; alarm 4:00 PM if CT is with contrast
  books: CT Scan, 8:30 AM; alarm midnight if CT is with contrast
  open: the last meal if CT is with contrast
  ${ofCt}
  reads: diabetes: a low sugar is treated at once, the test can wait; barium of the last week before a CT
  never: a fast in any case; metformin is stopped
Woman, 31, before IVF, on metformin and thyroxine: TVS, thyroid values and fasting sugar
  books: TVS and TRUS, Thyroid Function Tests, Blood Sugar, 8:30 AM; alarm midnight if a fasting sugar is asked for
  first: the last meal if a fasting sugar is asked for; blood thinners, by name; insulin before a fast
  reads: an empty bladder for TVS; the thyroid tablet waits until the sample is taken; a random sugar needs no fast
  never: a fast in any case; metformin is stopped; hold a full bladder
Man, 65, insulin and prednisolone, short of breath: CT of the chest with contrast, sugar and CBC
  books: CT Scan, Complete Blood Count (CBC), Blood Sugar, 12:00 PM, and is offered a morning;
    alarm midnight if a fasting sugar is asked for;
    alarm 8:00 AM if CT is with contrast and no earlier fast applies
  first: kidneys and contrast; a pregnancy and X-rays; insulin before a fast
  reads: no insulin is stopped on your own; what needs an empty stomach comes first, then the meal
  reads: before a CT: tell us of a child, or anybody, who cannot lie still
  never: a fast in any case; a random sugar needs no fast; metformin is stopped
Girl of 6, kidneys: ultrasound, kidney values, urine and CBC
  books: Ultrasound, Complete Blood Count (CBC), Kidney Function Tests, Urine Analysis, 12:00 PM;
    alarm 6:00 AM if the upper or whole abdomen is scanned
  first: a child's fast
  reads: a child drinks less for a full bladder; the urine sample is given after the scan
  reads: a child fasts for less, as told by phone; no meat for 12 hours before kidney values
  never: a fast in any case; hold a full bladder in any case
Woman, 70, pacemaker, warfarin, half a litre of water less a day: ultrasound, 2D ECHO and CBC in the last slot
  books: Ultrasound, 2D ECHO, Complete Blood Count (CBC), 8:00 PM; alarm 2:00 PM if the upper or whole abdomen is scanned
  first: the last meal if the upper or whole abdomen is scanned; a full bladder for pelvis, KUB or early pregnancy
  reads: less water if a doctor limits it; medicines for blood pressure, heart and epilepsy go on, with water
  never: a blood thinner is stopped; bring an adult
  never: tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye
Student, 25, second day of her period: ultrasound of the pelvis, thyroid values and CA 125
  books: Ultrasound, Thyroid Function Tests, Tumor Markers, 8:30 AM; alarm midnight if the upper or whole abdomen is scanned
  first: a full bladder for pelvis, KUB or early pregnancy
  reads: tell us of a period before a CA 125; no biotin for 2 days; the thyroid tablet waits until the sample is taken
  never: a fast in any case; hold a full bladder in any case
Man, 45, stone, metformin, one kidney: IVP and urine
  books: X-Ray, Urine Analysis, 8:30 AM
  ${ofXRay}
  reads: blood is drawn before the contrast; a recent creatinine report for an IVP; leave out no tablet on your own
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  never: a fast in any case; metformin is stopped; hold a full bladder
Pregnant, 14 weeks, twin of a sister who fainted fasting: NT scan, lipids and thyroid values
  books: Level II Scans, Lipid Profile, Thyroid Function Tests, 8:30 AM; alarm 10:30 PM
  first: the last meal, in any case; insulin before a fast
  reads: the NT scan is done from 11 weeks to 13 weeks 6 days; the thyroid tablet waits until the sample is taken
  never: eat as usual; hold a full bladder
Woman, 48, rash after contrast, breastfeeds: CT and MRI with contrast, kidney values
  books: CT Scan, MRI Scan, Kidney Function Tests, 12:00 PM; alarm 8:00 AM if CT is with contrast
  first: the last meal if CT is with contrast; implants, metal or pregnancy, and the MRI; kidneys and contrast
  reads: two tests with contrast may need different days; blood is drawn before the contrast
  reads: tell us of breastfeeding before contrast; stop no medicine on your own
  never: a fast in any case; breastfeeding stops; metformin is stopped
Every test of the list ticked, to see what happens
  books: Ultrasound, Color Doppler, Level II Scans, 3D/4D Ultrasound, TVS and TRUS, USG Guided FNAC and BIOPSY, CT Scan, MRI Scan, X-Ray, Interventional Radiology, ECG, 2D ECHO, Stress ECHO, Complete Blood Count (CBC), Lipid Profile, Liver Function Tests, Kidney Function Tests, Thyroid Function Tests, Diabetes Panel, Tumor Markers, Urine Analysis, Blood Sugar, HbA1c, ESR, CRP, Basic Health Check Up, Executive Health Package, Diabetes Screening, Cardiac Health Package, Women's Health Package, Senior Citizen Package, General Consultation, Report Analysis, Second Opinion, Health Counseling, 8:30 AM;
    alarm 10:30 PM
  first: the last meal, in any case; implants, metal or pregnancy, and the MRI; kidneys and contrast
  first: a pregnancy and X-rays; blood thinners, by name; heart medicines, insulin and the stress ECHO
  reads: ask before drinking where one test limits water; blood is drawn before the contrast; PSA is drawn first
  never: eat as usual; a light meal that no test on an empty stomach comes before; then you eat, whatever the needle does
  never: drink plain water, in any case; metformin is stopped; a blood thinner is stopped; a beta-blocker is stopped
`)
