/**
 * Where the preparation of each test was read, for the medical director who signs the table
 * (`docs/preparation.md`). Read in November 2026. What no page of a
 * hospital, a society or an authority says is marked TO CONFIRM. Rules differ from centre to centre; where pages
 * disagree, both are named and what was chosen is said. Not sent to browsers.
 */
export const preparationSources = {
  ultrasound: {
    says: 'Upper or whole abdomen: 6 hours without food (4 to 8 elsewhere), water allowed; whole or lower abdomen, KUB and early pregnancy: a full bladder by about a litre, finished an hour before and held; every other part, thyroid and breast among them: nothing.',
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
    says: 'Children fast for less before a scan of the abdomen: one feed under 2 years, 4 hours to 6 years, 6 hours above; other fasts are shortened as reception says. For a full bladder they drink less: 2 glasses from 2 to 6 years, 3 from 6 to 12, 4 above.',
    pages: [
      'https://childrens.health.qld.gov.au/fact-sheet-preparing-for-ultrasound/',
      'https://www.nicklauschildrens.org/medical-services/radiology/preparation-guidelines/guidelines-for-ultrasound-preparation',
      'https://radiologyblog.cincinnatichildrens.org/ultrasounds-and-bladders/',
    ],
  },
  fluids: {
    says: 'With a weak heart or weak kidneys a doctor may limit what is drunk: nobody drinks a litre against that.',
    pages: [
      'https://heartfailurepathway.com/en/patient-and-family/fluid-restriction-in-heart-failure/',
    ],
  },
  doppler: {
    says: 'Doppler of the abdomen or kidneys: 6 hours without food (8 to 12 elsewhere); pregnancy, neck, arms and legs: nothing.',
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
    says: 'TVS: a bladder emptied just before, where a urine sample fits; for whom it does not suit, the unmarried among them, a scan from outside with a full bladder.',
    pages: [
      'https://zenithclinicsandscancentre.com/transvaginal-ultrasound.html',
      'http://www.stardiagnostic-hld.com/for-doctors.html',
    ],
  },
  trus: {
    says: 'TRUS: an enema two hours before; others ask for none unless a biopsy is taken, so the call decides. Blood thinners matter for the biopsy.',
    pages: [
      'https://www.apollohospitals.com/patient-care/health-and-lifestyle/understanding-investigations/ultrasound/',
      'https://www.wcuro.com/specialties/diagnostic-laboratory/color-doppler-ultrasound-pelvictransrectal/',
    ],
  },
  needle: {
    says: 'FNAC under the skin: no fasting, and little risk of bleeding. Deep biopsy (liver): 6 hours without food, clotting and platelet values beforehand, blood thinners told and managed by the doctor, somebody to go home with. The tablets of that morning go on with a sip of water (Milton Keynes), those for blood pressure and heart alone (KC GI), or are asked about (UConn). TO DECIDE by the medical director: until then patients ask us, and our doctor answers.',
    pages: [
      'https://www.samsunghospital.com/en/health-library/test-procedures/fnac-test-fine-needle-aspiration-cytology.do',
      'https://www.mkuh.nhs.uk/patient-information-leaflet/liver-biopsy',
      'http://www.dhrc.in/patient-visitor-guidelines-instructions-for-preparation-prior-to-the-imaging-tests.html',
      'https://health.uconn.edu/gastroenterology/patient-care/patient-resources/liver-biopsy-preparation-instructions/',
      'https://www.kc-gi.com/preps/prep/instructions-for-liver-biopsy',
    ],
  },
  contrast: {
    says: 'Before contrast: allergy, asthma and kidney trouble told, creatinine seen; an overactive thyroid told, an active one forbids iodine contrast. Metformin need not be stopped with good kidneys (ACR), and breastfeeding can go on (RCR, SoR). An IVP injects it: allergies and an earlier reaction told (Mayo Clinic), creatinine known before, metformin told. HSG: allergy, asthma and metformin told. With gadolinium metformin need not be stopped either; it is asked for all contrast alike. Iodine contrast spoils a thyroid scan and iodine treatment for 6 to 8 weeks. Blood and urine samples come before it (ESUR and EFLM, 2023), those of kidney, liver and thyroid and urine above all.',
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
    says: 'CT with contrast: centres still ask for 4 hours without food, water allowed; European, American and Korean guidelines no longer do, except for some scans of the abdomen. TO DECIDE by the medical director: the 4 hours are kept until then.',
    pages: [
      'https://cvcare.thehearthospitalbaylor.com/pages/Prep-Instructions.aspx',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC10550736/table/T1',
    ],
  },
  mri: {
    says: 'MRI: metal stays outside; pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye, claustrophobia and any pregnancy are told beforehand; copper-T, tattoos, braces, a glucose sensor and medicine patches (FDA: burns) too. Hearing aids and dentures come out; who stays with a child leaves metal outside too. A child who cannot lie still may need sedation, with a fast of its own and arranged beforehand. Who comes into the room is asked the same as the patient. Abdomen and MRCP: 4 to 6 hours without food.',
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
    says: 'Chest, bones and joints: nothing. Abdomen, KUB and lower spine: a bowel preparation. Barium swallow or meal: 6 hours without food (a swallow alone: none, elsewhere); IVP: two days of bowel preparation; HSG: between days 7 and 11 of the cycle, counted from the first day of the period, with no unprotected sex from that day until the test. A possible pregnancy is told, also of whoever stays in the room (Royal Wolverhampton, Alder Hey). Barium studies come after CT and ultrasound of the abdomen (an ultrasound just after a barium meal was as good in one study of 40). The order of barium and CT is TO CONFIRM by the medical director: no hospital page on it could be opened.',
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
    says: 'Aspirin, clopidogrel, warfarin, apixaban, rivaroxaban and dabigatran are told by name before a biopsy or procedure; the prescriber decides, nobody stops one alone. Ecosprin and Acitrom are their names in Delhi’s pharmacies, as Glycomet is of metformin: TO CONFIRM by the medical director.',
    pages: [
      'https://www.northshoreradiology.com.au/interventional',
      'https://rfl.frank-digital.co.uk/patients-and-visitors/patient-information-leaflets/percutaneous-liver-biopsy-guide',
      'https://www.hey.nhs.uk/patient-leaflet/having-a-liver-biopsy-under-ultrasound-guidance/',
    ],
  },
  procedures: {
    says: 'Guided procedures are done by appointment, each with instructions of its own; an adult goes home with the patient. Before one that may need sedation, 6 hours without solid food (Beth Israel Deaconess, SingHealth; 4 in Sydney, 8 in NDTV’s list, 2 before a coronary angiogram at the Royal Free). TO DECIDE by the medical director which ones need none: until then 6 hours are asked for every procedure, unless reception has said otherwise.',
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
    says: 'ECG and 2D ECHO: none. Stress ECHO: light meal 2 to 3 hours before (3 to 4 elsewhere), loose clothes, walking shoes, no smoking that day. Caffeine: 12 hours in Hyderabad, 24 in American laboratories; 12 was chosen. Beta-blockers: the prescribing doctor says. With diabetes: ask what insulin or tablets to take, never take them and leave out the meal, bring the meter; an inhaler comes along.',
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
    says: 'Fasting sugar 8 to 10 hours, plain water allowed; after-meal sugar 2 hours from the first bite of a usual meal, no fast when it is the only one; diabetes medicine with that meal as on other days (an endocrinologist’s answer, TO CONFIRM by the medical director); random sugar: none; glucose tolerance: a fast of its own, or none in pregnancy (DIPSI, as India’s national guideline is quoted, TO CONFIRM by the medical director); nothing but the glucose during it, and 2 to 3 hours; urine: first of the morning, mid-stream, without preservative examined within 2 hours, a period told; a culture and 24 hours of urine: in the laboratory’s container; CBC, HbA1c, ESR, CRP, kidney values and most others: none.',
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
    says: 'Liver function: no fasting. (Some laboratories ask for it, because sugar or lipids are taken with it.)',
    pages: [
      'https://ilshospitals.com/?p=10448',
      'https://apollo247.com/lab-tests/liver-function-test-lft-c-gurugram',
    ],
  },
  lipids: {
    says: 'Lipids: about 12 hours, and no less than 10; more changes nothing; water allowed.',
    pages: [
      'https://doctor.ndtv.com/faq/lipid-profile-test-806',
      'https://ilshospitals.com/?p=10448',
    ],
  },
  diabetes: {
    says: 'Before fasting, insulin and diabetes tablets are changed as the treating doctor says; glucose meter and fast sugar go along; a low sugar (below 70 mg/dl or 4 mmol/l, or shaky and sweaty) is treated at once and the test put off; as early in the morning as can be. Other medicines go on before a fasting test unless a doctor says otherwise (UC Davis Health).',
    pages: [
      'https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=custom.ab_diabetes_fastingbloodtest_inst',
      'https://health.ucdavis.edu/pharmacy/outpatient/Frequently-asked-questions',
      'https://www.derbyhospitals.nhs.uk/about/depts/childrens-services/diabetes/hypoglycaemia/is-your-blood-sugar-too-low/',
      'https://nottingham.ac.uk/helmopen/rlos/practice-learning/patient-education/diabetes/low-blood-glucose-en/section02.html',
    ],
  },
  thyroid: {
    says: 'Thyroid values: in the morning, the tablet after the sample.',
    pages: [
      'https://support.medichecks.com/hc/en-gb/articles/360020455493-I-take-thyroid-medication-Should-I-stop-before-taking-my-test',
    ],
  },
  biotin: {
    says: 'Biotin falsifies immunoassays, thyroid values and some markers among them (FDA, 2017 and 2019, which names no time that is surely enough). At least 2 days without it is what the American Thyroid Association is quoted with, 3 to 7 after high doses: TO CONFIRM by the medical director, since its own page could not be opened. Prescribed biotin only as its doctor says.',
    pages: [
      'https://www.tctmd.com/news/fda-reminds-clinicians-about-biotin-interference-troponin-tests',
      'http://www.pharmacist.com/Blogs/CEO-Blog/biotin-could-affect-certain-lab-tests',
      'http://pharmacytimes.com/news/fda-warns-about-potential-vitamin-interference-with-lab-tests',
    ],
  },
  psa: {
    says: 'PSA: 48 hours without ejaculation or hard exercise, cycling above all; not with a urine infection, nor within 6 weeks of a prostate biopsy. A biopsy raises it and TRUS may: blood first.',
    pages: [
      'https://www.oakleyandovertonsurgery.co.uk/digitalpractice/wellbeing-centre/screening/',
      'https://www.health.harvard.edu/blog/understanding-psa-i-d-2-a-2009033091',
      'https://examefsa.com.br/instrucoes/view?id=PSA',
    ],
  },
  packages: {
    says: 'Health checks: 10 to 12 hours without food, plain water allowed; X-rays not in pregnancy; a period matters for a urine sample and a smear; what else depends on the package.',
    pages: [
      'https://www.medanta.org/patient-education-blog/guidelines-for-preventive-health-check-programs',
      'https://www.pathlabhk.com/checkup/checkup.html?p=con',
    ],
  },
  consultation: {
    says: 'A visit to a doctor: earlier reports, and the medicines that are taken or a list of them.',
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
