/**
 * Where the preparation of each test was read, for the medical director who signs the table
 * (`docs/preparation.md`). Read in November 2026. A rule that no page of a hospital, a society or an
 * authority states is marked TO CONFIRM. Rules differ from centre to centre. Where pages disagree, the
 * text names both and says what was chosen. Not sent to browsers.
 */
export const preparationSources = {
  ultrasound: {
    says: 'An ultrasound of the upper or whole abdomen needs 6 hours without food (4 to 8 elsewhere). Water is allowed. An ultrasound of the whole or lower abdomen, of KUB or of an early pregnancy needs a full bladder. The patient drinks about a litre, finishes it an hour before and holds it. Every other part, such as thyroid and breast, needs nothing.',
    pages: [
      'http://www.krishnadiagnostics.co/patients-instruction/',
      'https://jivodiagnostix.com/test-instructions.html',
      'http://www.dhrc.in/patient-visitor-guidelines-instructions-for-preparation-prior-to-the-imaging-tests.html',
      'https://www.apollohospitals.com/patient-care/health-and-lifestyle/understanding-investigations/ultrasound/',
      'https://www.herhealthva.com/patient-info/pelvic-ultrasound/',
      'https://shiremedicalimaging.com.au/services/general-ultrasound/ultrasound-obstetric/',
    ],
  },
  children: {
    says: 'Children fast for less before a scan of the abdomen. They leave out one feed under 2 years, fast for 4 hours up to 6 years, and for 6 hours above. Reception says by how much other fasts are shortened. For a full bladder they drink less. It is 2 glasses from 2 to 6 years, 3 from 6 to 12, and 4 above.',
    pages: [
      'https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/',
      'https://www.nicklauschildrens.org/medical-services/radiology/preparation-guidelines/guidelines-for-ultrasound-preparation',
      'https://radiologyblog.cincinnatichildrens.org/ultrasounds-and-bladders/',
    ],
  },
  fluids: {
    says: 'A doctor may limit how much a patient with a weak heart or weak kidneys drinks. Such a patient does not drink the litre against the doctor’s word.',
    pages: [
      'https://heartfailurepathway.com/en/patient-and-family/fluid-restriction-in-heart-failure/',
    ],
  },
  doppler: {
    says: 'A Doppler of the abdomen or kidneys needs 6 hours without food (8 to 12 elsewhere). A Doppler in pregnancy, or of the neck, arms or legs, needs nothing.',
    pages: [
      'https://www.trcmd.com/ultrasound-prep-en/',
      'http://www.stardiagnostic-hld.com/for-doctors.html',
      'https://rstomerfoundation.com/understanding-obstetric-doppler-a-guide-for-expecting-mothers.html',
      'https://ambadyscan.com/colour-doppler-scan-in-3rd-trimester-of-pregnancy/',
    ],
  },
  weeks: {
    says: 'NT scan from 11 weeks to 13 weeks 6 days; Level II at 18 to 20 weeks. Neither needs fasting.',
    pages: [
      'https://sonocareultrasound.onesync.my/latestnews/107310',
      'http://www.stardiagnostic-hld.com/for-doctors.html',
    ],
  },
  pcpndt: {
    says: 'Any ultrasound in pregnancy, Doppler included, is done on a written referral that names its reason; the centre keeps a record of it (Form F).',
    pages: ['Pre-conception and Pre-natal Diagnostic Techniques Act 1994, with its Rules of 1996'],
  },
  tvs: {
    says: 'For TVS the bladder is emptied just before. A urine sample fits in then. Patients whom TVS does not suit, such as unmarried women, have a scan from outside with a full bladder.',
    pages: [
      'https://zenithclinicsandscancentre.com/transvaginal-ultrasound.html',
      'http://www.stardiagnostic-hld.com/for-doctors.html',
    ],
  },
  trus: {
    says: 'TRUS needs an enema two hours before. Other centres ask for one only when a biopsy is taken, so the call decides. Blood thinners matter for the biopsy.',
    pages: [
      'https://www.apollohospitals.com/patient-care/health-and-lifestyle/understanding-investigations/ultrasound/',
      'https://www.wcuro.com/specialties/diagnostic-laboratory/color-doppler-ultrasound-pelvictransrectal/',
    ],
  },
  needle: {
    says: 'FNAC under the skin needs no fasting and has little risk of bleeding. A deep biopsy (liver) needs 6 hours without food, clotting and platelet values beforehand, and somebody to go home with. The patient tells which blood thinners they take, and the doctor manages them. The tablets of that morning are taken with a sip of water (Milton Keynes). KC GI lets the patient take only those for blood pressure and heart, and UConn wants to be asked about them. TO DECIDE by the medical director. Until then patients ask us, and our doctor answers.',
    pages: [
      'https://www.samsunghospital.com/en/health-library/test-procedures/fnac-test-fine-needle-aspiration-cytology.do',
      'https://www.mkuh.nhs.uk/patient-information-leaflet/liver-biopsy',
      'http://www.dhrc.in/patient-visitor-guidelines-instructions-for-preparation-prior-to-the-imaging-tests.html',
      'https://health.uconn.edu/gastroenterology/patient-care/patient-resources/liver-biopsy-preparation-instructions/',
      'https://www.kc-gi.com/preps/prep/instructions-for-liver-biopsy',
    ],
  },
  contrast: {
    says: 'Before contrast the patient tells of allergy, asthma, kidney trouble and an overactive thyroid, and the creatinine is looked at. Iodine contrast is forbidden while an overactive thyroid is active. Metformin need not be stopped with good kidneys (ACR), and breastfeeding can go on (RCR, SoR). An IVP injects contrast, so the patient tells of allergies, an earlier reaction (Mayo Clinic) and metformin, and the creatinine is known before. For HSG the patient tells of allergy, asthma and metformin. With gadolinium metformin need not be stopped either, but we ask about it for all contrast alike. Iodine contrast spoils a thyroid scan and iodine treatment for 6 to 8 weeks. Blood and urine samples are taken before contrast (ESUR and EFLM, 2023). This matters most for kidney, liver and thyroid values and for urine.',
    pages: [
      'https://kris.kl.ac.at/en/publications/analytical-interference-of-intravascular-contrast-agents-with-cli',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC3936969',
      'http://www.esur.org/guidelines/',
      'https://www.mp.pl/paim/issue/article/16572/',
      'https://www.aafp.org/pubs/afp/issues/2013/0901/p312.html',
      'https://www.risimaging.com/referring-physicians/resources/',
      'https://www.liver360.bayer.sg/bundle/comic/vol2-1',
      'https://www.rcpjournals.org/highwire/markup/6909/expansion',
      'https://gpnotebook.com/en-GB/pages/paediatrics/using-contrast-agents-during-breastfeeding',
      'https://www.mayoclinic.org/tests-procedures/intravenous-pyelogram/basics/how-you-prepare/prc-20018949',
      'http://www.emedicinehealth.com/intravenous_pyelogram/page2_em.htm',
      'http://cmirad.net/womens-imaging/hsg/',
      'http://www.dhrc.in/patient-visitor-guidelines-instructions-for-preparation-prior-to-the-imaging-tests.html',
    ],
  },
  'contrast-fast': {
    says: 'Centres still ask for 4 hours without food before CT with contrast, with water allowed. European, American and Korean guidelines no longer ask for it, except for some scans of the abdomen. TO DECIDE by the medical director. The 4 hours are kept until then.',
    pages: [
      'https://cvcare.thehearthospitalbaylor.com/pages/Prep-Instructions.aspx',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC10550736/table/T1',
    ],
  },
  mri: {
    says: 'Metal stays outside the MRI room. The patient tells beforehand of a pacemaker, cochlear implant, aneurysm clip or insulin pump. The same holds for metal in the eye, claustrophobia and any pregnancy. It holds for a copper-T, tattoos, braces, a glucose sensor and medicine patches too, which can burn the skin (FDA). Hearing aids and dentures come out. A child who cannot lie still may need sedation, which has a fast of its own and is arranged beforehand. Anybody else who comes into the room, such as a parent, leaves metal outside and is asked the same as the patient. MRI of the abdomen and MRCP need 4 to 6 hours without food.',
    pages: [
      'http://texasneurology.com/imaging/precautions/index.asp',
      'http://www.indianradiologist.com/mri.htm',
      'https://camrt-bpg.ca/patient-safety/mri-safety/mri-of-pregnant-patients/',
      'http://elliothospital.org/website/diagnosticimaging_services_mri_restrictions.php',
      'https://www.chistlukeshealth.org/mri-safety-screening-2384',
      'http://www.renalandurologynews.com/fda-news/fda-warns-about-wearing-medicated-patches-during-mris/article/136216/',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC7810103/table/Tab2',
      'http://www.wistv.com/story/4057013/is-there-any-risk/',
      'https://www.gosh.nhs.uk/conditions-and-treatments/procedures-and-treatments/your-child-having-mri-scan-under-sedation/',
      'https://med.uth.edu/radiology/ask-the-imaging-experts/pediatrics/pediatric-sedation/',
    ],
  },
  xray: {
    says: 'An X-ray of chest, bones or joints needs nothing. An X-ray of the abdomen, KUB or lower spine needs a bowel preparation. A barium swallow or meal needs 6 hours without food. Elsewhere a swallow alone needs none. An IVP needs two days of bowel preparation. HSG is done between days 7 and 11 of the cycle, counted from the first day of the period. There is no unprotected sex from that day until the test. The patient tells of a possible pregnancy, and so does anybody who stays in the room (Royal Wolverhampton, Alder Hey). Barium studies come after CT and ultrasound of the abdomen. In one study of 40, an ultrasound just after a barium meal was as good. The order of barium and CT is TO CONFIRM by the medical director, because no hospital page on it could be opened.',
    pages: [
      'https://www.newcastle-hospitals.org.uk/services/radiology_xrays-and-scans_fluoroscopy_barium-swallow-and-meal.html',
      'http://advancedmedicalimaging.com/preparation/hysterosalpingogram-prep/',
      'https://www.royalwolverhampton.nhs.uk/services/service-directory-a-z/radiology/x-rays-and-pregnant-women/',
      'https://www.alderhey.nhs.uk/conditions/patient-information-leaflets/visiting-x-ray/',
      'http://www.stardiagnostic-hld.com/for-doctors.html',
      'https://deewandiagnostics.com/preparation/',
      'https://shivamdiagnostics.com/barium-studies.html',
      'https://www.trcmd.com/fluoroscopy-prep-en/',
    ],
  },
  thinners: {
    says: 'Before a biopsy or procedure the patient names every blood thinner. These are aspirin, clopidogrel, warfarin, apixaban, rivaroxaban and dabigatran. The prescriber decides, and nobody stops one alone. Ecosprin and Acitrom are such medicines by their names in Delhi’s pharmacies, and Glycomet is metformin. These names are TO CONFIRM by the medical director.',
    pages: [
      'https://www.northshoreradiology.com.au/interventional',
      'https://rfl.frank-digital.co.uk/patients-and-visitors/patient-information-leaflets/percutaneous-liver-biopsy-guide',
      'https://www.hey.nhs.uk/patient-leaflet/having-a-liver-biopsy-under-ultrasound-guidance/',
    ],
  },
  procedures: {
    says: 'Guided procedures are done by appointment, each with instructions of its own. An adult goes home with the patient. Before a procedure that may need sedation, the patient eats no solid food for 6 hours (Beth Israel Deaconess, SingHealth). It is 4 hours in Sydney, 8 in NDTV’s list, and 2 before a coronary angiogram at the Royal Free. TO DECIDE by the medical director which procedures need none. Until then we ask for 6 hours before every procedure, unless reception has said otherwise.',
    pages: [
      'http://www.bidmc.org/CentersandDepartments/Departments/Radiology/Exams/InterventionalRadiology/PreparingForYourProcedure.aspx',
      'https://www.plymouthhospitals.nhs.uk/interventional-radiology-faqs',
      'https://www.singhealth.com.sg/patient-care/conditions-treatments/coronary-angiography/pre-surgery-preparation',
      'https://www.royalfree.nhs.uk/services/services-a-z/cardiology/coronary-angiogram/before-your-angiogram/',
      'http://doctor.ndtv.com/topicslider/ndtv/tid/270/pagenum/5/Angiography.html',
      'https://deewandiagnostics.com/preparation/',
      'https://www.cchwyo.org/services/radiology/radiology-exam-preps/diagnostic-imaging/',
    ],
  },
  heart: {
    says: 'ECG and 2D ECHO need nothing. Before a stress ECHO the patient has a light meal 2 to 3 hours before (3 to 4 elsewhere). The patient wears loose clothes and walking shoes, and does not smoke that day. A laboratory in Hyderabad asks for 12 hours without caffeine, American laboratories for 24, and we chose 12. The prescribing doctor decides about beta-blockers. A patient with diabetes asks what insulin or tablets to take, never takes them without the meal, and brings the meter. An inhaler comes along.',
    pages: [
      'http://www.webmd.com/diabetes/diagnosing-stress-tests?page=2',
      'https://viewer.joomag.com/nuclear-cardiology-nuclear-cardiology/0198379001562010133/p10',
      'http://www.ecmhmr.org/117-stress-reduction-and-management/news/143657-health-tip-preparing-for-a-stress-test',
      'https://cvcare.thehearthospitalbaylor.com/pages/Prep-Instructions.aspx',
      'https://www.luciddiagnostics.in/cardiology-diagnostics-centres-in-hyderabad',
      'http://goldenempirecardiology.com/stress-echocardiogram/',
    ],
  },
  laboratory: {
    says: 'Fasting sugar needs 8 to 10 hours without food, and plain water is allowed. After-meal sugar is taken 2 hours after the first bite of a usual meal. It needs no fast when it is the only one. Diabetes medicine is taken with that meal as on other days (an endocrinologist’s answer, TO CONFIRM by the medical director). Random sugar needs nothing. A glucose tolerance test has a fast of its own, or none in pregnancy (DIPSI, as India’s national guideline is quoted, TO CONFIRM by the medical director). It takes 2 to 3 hours, with nothing but the glucose. Urine is the first of the morning, mid-stream. Without preservative it is examined within 2 hours, and the patient tells of a period. A culture and 24 hours of urine go into the laboratory’s container. CBC, HbA1c, ESR, CRP, kidney values and most others need nothing.',
    pages: [
      'https://www.scrl.org.in/faq.php',
      'https://www.hyderabaddiagnostics.com/post-lunch-blood-sugar-test/',
      'https://sundiagnostics.co.in/?p=20750',
      'http://phd-laboratories.com/preparing-for-your-test/',
      'https://ilshospitals.com/?p=10448',
      'https://www.glensfallshospital.org/services/hospital/laboratory-services/laboratory-test-catalog/lab-test/urinalysis/',
      'https://www.chlab.com.hk/en/specimen/goDetails/27/',
      'http://jaindiagnosticcentre.com/facilities/urine-collection/',
      'https://www.mayoclinic.org/tests-procedures/glucose-tolerance-test/basics/how-you-prepare/prc-20014814',
      'https://dibesity.com/1-hour-and-2-hour-glucose-tolerance-test-during-pregnancy/',
      'https://diabetes.co.in/qna/-should-antidiabetic-medications-be-continued-during-fasting-and-post-mean-glucose-testing',
      'https://www.mdpi.com/1648-9144/57/9/942',
    ],
  },
  liver: {
    says: 'Liver function needs no fasting. Some laboratories ask for it, because sugar or lipids are taken with it.',
    pages: [
      'https://ilshospitals.com/?p=10448',
      'https://apollo247.com/lab-tests/liver-function-test-lft-c-gurugram',
    ],
  },
  lipids: {
    says: 'Lipids need about 12 hours without food, and no less than 10. A longer fast changes nothing. Water is allowed.',
    pages: [
      'https://doctor.ndtv.com/faq/lipid-profile-test-806',
      'https://ilshospitals.com/?p=10448',
    ],
  },
  diabetes: {
    says: 'Before a fast, insulin and diabetes tablets are changed as the treating doctor says. The patient brings a glucose meter and fast sugar. A low sugar (below 70 mg/dl or 4 mmol/l, or shaky and sweaty) is treated at once, and the test is put off. The test is done as early in the morning as can be. Other medicines go on before a fasting test unless a doctor says otherwise (UC Davis Health).',
    pages: [
      'https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=custom.ab_diabetes_fastingbloodtest_inst',
      'https://health.ucdavis.edu/pharmacy/outpatient/Frequently-asked-questions',
      'https://www.derbyhospitals.nhs.uk/about/depts/childrens-services/diabetes/hypoglycaemia/is-your-blood-sugar-too-low/',
      'https://nottingham.ac.uk/helmopen/rlos/practice-learning/patient-education/diabetes/low-blood-glucose-en/section02.html',
    ],
  },
  thyroid: {
    says: 'The sample for thyroid values is taken in the morning, and the tablet after it.',
    pages: [
      'https://support.medichecks.com/hc/en-gb/articles/360020455493-I-take-thyroid-medication-Should-I-stop-before-taking-my-test',
    ],
  },
  biotin: {
    says: 'Biotin falsifies immunoassays, such as thyroid values and some markers (FDA, 2017 and 2019). The FDA names no time that is surely enough. The American Thyroid Association is quoted with at least 2 days without biotin, and 3 to 7 after high doses. This is TO CONFIRM by the medical director, because its own page could not be opened. Prescribed biotin is left out only as its doctor says.',
    pages: [
      'https://www.tctmd.com/news/fda-reminds-clinicians-about-biotin-interference-troponin-tests',
      'http://www.pharmacist.com/Blogs/CEO-Blog/biotin-could-affect-certain-lab-tests',
      'http://pharmacytimes.com/news/fda-warns-about-potential-vitamin-interference-with-lab-tests',
    ],
  },
  psa: {
    says: 'PSA needs 48 hours without ejaculation or hard exercise, above all cycling. It is not taken with a urine infection, nor within 6 weeks of a prostate biopsy. A biopsy raises it and TRUS may, so the blood is taken first.',
    pages: [
      'https://www.oakleyandovertonsurgery.co.uk/digitalpractice/wellbeing-centre/screening/',
      'https://www.health.harvard.edu/blog/understanding-psa-i-d-2-a-2009033091',
      'https://examefsa.com.br/instrucoes/view?id=PSA',
    ],
  },
  packages: {
    says: 'Health checks need 10 to 12 hours without food, and plain water is allowed. X-rays are left out in pregnancy. A period matters for a urine sample and a smear. Other preparation depends on the package.',
    pages: [
      'https://www.medanta.org/patient-education-blog/guidelines-for-preventive-health-check-programs',
      'https://www.pathlabhk.com/checkup/checkup.html?p=con',
    ],
  },
  consultation: {
    says: 'A patient who sees a doctor brings earlier reports, and the medicines that are taken or a list of them.',
    pages: [
      'https://msdmanuals.com/home/fundamentals/making-the-most-of-health-care/making-the-most-of-a-health-care-visit',
    ],
  },
} as const satisfies Readonly<Record<string, PreparationSource>>

interface PreparationSource {
  /** What the pages say, in one's own words, and what was chosen where they differ. */
  readonly says: string
  readonly pages: readonly [string, ...string[]]
}

export type SourceId = keyof typeof preparationSources
