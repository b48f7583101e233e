import { patientsIn } from './support/read-patients.ts'

/**
 * Patients and the right preparation. A test compares it with what the site says in each language. It was
 * written by hand from published instructions, without the wording of the rules. A medical editor can read
 * and correct it.
 */
export const plannedPatients = patientsIn(`
Pregnant, 12 weeks, sent for the early (NT) scan
  books: Level II Scans, 11:00 AM
  reads: the NT scan is done from 11 weeks to 13 weeks 6 days
  reads: eat as usual
  reads: a scan in pregnancy needs the original prescription, signed and stamped
  reads: a photo ID
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
  books: Ultrasound, 5:30 PM
  alarm: 11:30 AM if the upper or whole abdomen is scanned
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  reads: which part is scanned
  never: a fast in any case
  never: hold a full bladder in any case
  never: nothing but water, whatever part is scanned
  desk: fasting if the upper or whole abdomen is scanned
  not at the desk: fasting in any case
Ultrasound of the pelvis; her heart doctor limits what she drinks
  books: Ultrasound, 2:00 PM
  alarm: 8:00 AM if the upper or whole abdomen is scanned
  reads: a full bladder if the pelvis or lower abdomen is scanned
  reads: about 1 litre of water, finished an hour before
  reads: less water if a doctor limits it
  reads: eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned
  never: a fast in any case; nothing but water, whatever part is scanned
  desk: full bladder if the pelvis or lower abdomen is scanned
  not at the desk: fasting in any case
Ultrasound of the whole abdomen
  books: Ultrasound, 11:00 AM
  alarm: 5:00 AM if the upper or whole abdomen is scanned
  reads: no food for 6 hours if the upper or whole abdomen is scanned
  reads: plain water is allowed
  reads: a full bladder if the pelvis or lower abdomen is scanned
  reads: water and nothing else where stomach and bladder both matter
  never: a fast in any case
  desk: fasting if the upper or whole abdomen is scanned
  desk: full bladder if the pelvis or lower abdomen is scanned
  not at the desk: fasting in any case
Diabetes on insulin: cholesterol, fasting sugar and HbA1c
  books: Lipid Profile, Blood Sugar, HbA1c, 8:30 AM
  alarm: 10:30 PM
  reads: no food for 10 to 12 hours
  reads: plain water is allowed
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: bring sugar and the meter
  reads: medicines for blood pressure, heart and epilepsy go on, with water
  never: ask reception about insulin
  desk: fasting in any case
CT with contrast and kidney values; takes metformin, has asthma
  books: CT Scan, Kidney Function Tests, 10:00 AM
  alarm: 6:00 AM if CT is with contrast
  reads: no food for 4 hours if CT is with contrast
  reads: tell us of allergy, asthma, kidney trouble, metformin
  reads: stop no medicine on your own
  reads: a recent creatinine report if contrast is used
  reads: blood is drawn before the contrast
  reads: diabetes: ask the prescribing doctor before fasting
  never: a fast in any case
  desk: contrast possible; ask about pregnancy; fasting if CT is with contrast
  not at the desk: fasting in any case
Breastfeeding mother, MRI of the brain with contrast
  books: MRI Scan, 5:00 PM
  reads: tell us of breastfeeding before contrast; tell us of any pregnancy before an MRI
  never: only the first months of a pregnancy matter; a fast in any case
  desk: contrast possible; no metal, ask about implants; fasting if an MRI is of the abdomen
  not at the desk: fasting in any case
Biopsy of the liver; takes a blood thinner
  books: USG Guided FNAC and BIOPSY, 9:00 AM
  alarm: midnight if the biopsy is deep
  reads: no food for 6 hours before a deep biopsy
  reads: bring PT/INR and platelet reports
  reads: bring an adult
  reads: blood thinners: tell us and ask the prescribing doctor
  reads: stop no medicine on your own
  never: eat as usual; a fast in any case
  desk: ask about blood thinners; fasting if the biopsy is deep
  not at the desk: fasting in any case
After-meal sugar alone, with an ultrasound of the upper abdomen
  books: Blood Sugar, Ultrasound, 1:00 PM, and is offered a morning
  alarm: 5:00 AM if a fasting sugar is asked for
  alarm: 7:00 AM if the upper or whole abdomen is scanned and no earlier fast applies
  reads: no food for 6 hours if the upper or whole abdomen is scanned
  reads: no food for 8 to 10 hours if a fasting sugar is asked for
  reads: an after-meal sugar is taken exactly 2 hours after the meal begins
  reads: what needs an empty stomach comes first, then the meal
  never: a fast in any case
  desk: fasting if the upper or whole abdomen is scanned; fasting if a fasting sugar is asked for
  not at the desk: fasting in any case
Woman who may be pregnant, executive package
  books: Executive Health Package, 9:00 AM
  alarm: 11:00 PM
  reads: no food for 10 to 12 hours
  never: no food for 8 to 10 hours
  desk: fasting in any case; ask about pregnancy
Barium meal
  books: X-Ray, 11:30 AM
  reads: no food for 6 hours before a barium study or IVP
  reads: which X-ray it is: barium, IVP, HSG and lower back have instructions of their own
  reads: how long water is allowed before a barium study
  reads: tell us of a possible pregnancy before an X-ray
  never: a fast in any case; medicines for blood pressure, heart and epilepsy go on, with water
  desk: fasting if it is a barium study or IVP
  not at the desk: fasting in any case
Lipid profile in the late afternoon
  books: Lipid Profile, 4:30 PM, and is offered a morning
  alarm: 6:30 AM
  reads: no food for 10 to 12 hours; plain water is allowed
  never: the night before, over an hour of the same day
  desk: fasting in any case
Random sugar, and a doctor to show it to
  # https://ilshospitals.com/?p=10448
  books: Blood Sugar, General Consultation, 6:00 PM, and is offered a morning
  alarm: 10:00 AM if a fasting sugar is asked for
  reads: a random sugar needs no fast; bring your medicines or a list
  never: a fast in any case
  desk: fasting if a fasting sugar is asked for
  not at the desk: fasting in any case
Burning urine: whole abdomen, urine and CBC in one visit
  books: Ultrasound, Urine Analysis, Complete Blood Count (CBC), 9:00 AM
  alarm: midnight if the upper or whole abdomen is scanned
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
  books: CT Scan, MRI Scan, Thyroid Function Tests, 10:00 AM
  alarm: 6:00 AM if CT is with contrast
  reads: CT and MRI with contrast may need different days
  reads: blood is drawn before the contrast
  reads: the thyroid tablet waits until the sample is taken
  reads: leave metal at home
  never: a fast in any case
  desk: contrast possible; no metal, ask about implants
  not at the desk: fasting in any case
Unmarried, pain in the pelvis; TVS is written on the prescription
  # https://zenithclinicsandscancentre.com/transvaginal-ultrasound.html
  books: TVS and TRUS, 12:00 PM
  reads: an empty bladder for TVS; a scan from outside, where an internal one does not suit
  never: a fast
  desk: original prescription
  not at the desk: fasting
On insulin; whole abdomen in the afternoon
  books: Ultrasound, 2:30 PM
  alarm: 8:30 AM if the upper or whole abdomen is scanned
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: bring sugar and the meter
  reads: no food for 6 hours if the upper or whole abdomen is scanned
  never: ask reception about insulin; a fast in any case
  desk: fasting if the upper or whole abdomen is scanned
  not at the desk: fasting in any case
# The package measures thyroid values, so what spoils them alone spoils them there (FDA, 2019).
Woman on a thyroid tablet and hair vitamins, Women’s package
  books: Women's Health Package, 9:00 AM
  alarm: 11:00 PM
  reads: no food for 10 to 12 hours
  reads: no biotin for 2 days
  reads: the thyroid tablet waits until the sample is taken
  never: eat as usual
  desk: fasting in any case
  desk: ask about pregnancy
Man of 70, senior package and stress ECHO in one morning
  books: Senior Citizen Package, Stress ECHO, 8:30 AM
  alarm: 10:30 PM
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
  # https://www.trcmd.com/ultrasound-prep-en/: a Doppler of the legs needs nothing
  books: Color Doppler, 3:00 PM
  reads: eat as usual if the Doppler is only of a pregnancy, neck, arms or legs
  reads: which part is scanned
  never: a fast in any case
  desk: original prescription
  not at the desk: fasting in any case
# Each patient below was added after the site had told such a patient something wrong.
A couple: PSA for him, who takes finasteride for his hair, and CA 125 for her
  # https://imj.ie/ca125-measured-during-menstruation-can-be-misleading/
  # https://www.clinicaladvisor.com/home/news/baldness-drug-throws-off-psa/
  books: Tumor Markers, 10:00 AM
  reads: tell us of finasteride or dutasteride before a PSA; tell us of a period before a CA 125
  never: a fast
  not at the desk: fasting
Allergic to rubber gloves: ultrasound of the pelvis, TVS and urine in one visit
  # http://artoflaplam.com/2016/06/21/tips-to-help-you-prepare-for-a-transvaginal-ultrasound/
  books: Ultrasound, TVS and TRUS, Urine Analysis, 11:00 AM
  alarm: 5:00 AM if the upper or whole abdomen is scanned
  reads: tell us of an allergy to latex; outside scan first, then the urine sample, then TVS
  never: the urine sample is given when the bladder is emptied for TVS
  never: the urine sample is given after the scan with a full bladder
  not at the desk: fasting in any case
Lipid profile; chews paan, smokes, drinks in the evening
  # https://labmedonline.org/journal/popup_file.html?uid=538&file=lmo-14-2-90-f1.jpg&md=fig&idx=1
  books: Lipid Profile, 9:00 AM
  alarm: 11:00 PM
  reads: no gum, paan, gutka or cigarette while fasting; no alcohol the day before
  desk: fasting in any case
Barium meal and cholesterol in one afternoon
  books: X-Ray, Lipid Profile, 4:00 PM, and is offered a morning
  alarm: 6:00 AM
  reads: no food for 10 to 12 hours; how long water is allowed before a barium study
  never: no food for 6 hours before a barium study or IVP
  desk: fasting in any case; water limited if it is a barium study or IVP
Abscess of the pelvis: ultrasound, and a drain in the same visit
  books: Ultrasound, Interventional Radiology, 11:00 AM
  alarm: 5:00 AM if the upper or whole abdomen is scanned and it is a procedure
  reads: ask before drinking where one test limits water
  reads: a full bladder if the pelvis or lower abdomen is scanned
  reads: no food for 6 hours before any procedure
  never: drink plain water, in any case; a fast in any case
  desk: fasting if the procedure needs it
  not at the desk: fasting in any case
Stone in the kidney: IVP and kidney values; takes metformin
  # http://www.emedicinehealth.com/intravenous_pyelogram/page2_em.htm, Mayo Clinic: contrast is injected
  books: X-Ray, Kidney Function Tests, 9:00 AM
  reads: no food for 6 hours before a barium study or IVP
  reads: a recent creatinine report for an IVP
  reads: tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG
  reads: blood is drawn before the contrast
  reads: tell us of a possible pregnancy before an X-ray
  never: a fast in any case
  desk: contrast possible if it is an IVP or HSG
  not at the desk: fasting in any case; contrast possible in any case
A girl of ten whose parents have diabetes, diabetes screening
  # A twelve-hour fast is hard for a child, also in a package. The single test asks the age too.
  books: Diabetes Screening, 8:30 AM
  alarm: 10:30 PM
  reads: a child fasts for less, as told by phone; no food for 10 to 12 hours
  never: no food for 8 to 10 hours
  desk: fasting in any case
Stone in the kidney: CT with contrast and an IVP; reacted to contrast before
  books: CT Scan, X-Ray, 8:30 AM
  alarm: midnight if CT is with contrast
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
  books: X-Ray, Ultrasound, CT Scan, 8:30 AM
  alarm: midnight if the upper or whole abdomen is scanned and CT is with contrast
  reads: CT and ultrasound of the abdomen come before barium
  reads: ask before drinking where one test limits water
  reads: no food for 6 hours before a barium study or IVP
  never: a fast in any case; drink plain water, in any case
  desk: contrast possible; ask about pregnancy
  not at the desk: fasting in any case
Jaundice: CT with contrast, liver values and urine
  # https://pmc.ncbi.nlm.nih.gov/articles/PMC3936969, ESUR and EFLM 2023: samples, urine too, before contrast
  books: CT Scan, Liver Function Tests, Urine Analysis, 10:00 AM
  alarm: 6:00 AM if CT is with contrast
  reads: blood is drawn before the contrast
  never: a fast in any case
  desk: contrast possible
  not at the desk: fasting in any case
Senior package, which contains kidney values, and an MRI that may need contrast
  books: Senior Citizen Package, MRI Scan, 9:00 AM
  alarm: 11:00 PM
  reads: blood is drawn before the contrast; no food for 10 to 12 hours
  never: no food for 4 to 6 hours if an MRI is of the abdomen
  desk: fasting in any case; contrast possible
MRI of the spine; copper-T, a large tattoo, a glucose sensor on the arm, a pain patch
  # https://www.chistlukeshealth.org/mri-safety-screening-2384, http://www.renalandurologynews.com/fda-news/fda-warns-about-wearing-medicated-patches-during-mris/article/136216/
  books: MRI Scan, 6:00 PM
  reads: tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI
  never: a fast in any case
  desk: no metal, ask about implants
  not at the desk: fasting in any case
On insulin, asked for a fasting sugar, cholesterol and kidney values in the afternoon
  # https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=custom.ab_diabetes_fastingbloodtest_inst
  books: Blood Sugar, Lipid Profile, Kidney Function Tests, 4:00 PM, and is offered a morning
  alarm: 6:00 AM
  reads: diabetes: ask the prescribing doctor before fasting
  reads: diabetes: a low sugar is treated at once, the test can wait
  never: ask reception about insulin
  desk: fasting in any case
Pregnant, 24 weeks: glucose tolerance test, CBC and urine before work
  # https://dibesity.com/1-hour-and-2-hour-glucose-tolerance-test-during-pregnancy/ (2½ hours), Mayo Clinic (3)
  books: Blood Sugar, Complete Blood Count (CBC), Urine Analysis, 8:30 AM
  alarm: midnight if a fasting sugar is asked for
  reads: a glucose tolerance test: no meal is brought, and the preparation is asked for
  reads: a glucose tolerance test takes 2 to 3 hours
  never: a fast in any case
  desk: fasting if a fasting sugar is asked for
  not at the desk: fasting in any case
Woman of 40, women's package, which has urine and perhaps a smear; her period is due
  # https://www.pathlabhk.com/checkup/checkup.html?p=con: a smear 10 to 20 days after the period began
  books: Women's Health Package, 9:00 AM
  alarm: 11:00 PM
  reads: with a package: tell us of a period
  never: no food for 8 to 10 hours
  desk: fasting in any case; ask about pregnancy
Underactive thyroid: takes a tablet each morning on an empty stomach, asks for the afternoon
  # https://support.medichecks.com/hc/en-gb/articles/360020455493-I-take-thyroid-medication-Should-I-stop-before-taking-my-test: in the morning, before the tablet
  books: Thyroid Function Tests, Complete Blood Count (CBC), 3:00 PM, and is offered a morning
  reads: the thyroid tablet waits until the sample is taken
  never: a fast
  not at the desk: fasting
`)
