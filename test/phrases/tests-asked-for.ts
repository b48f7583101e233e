import { phrasesIn } from './read-phrases.ts'

const sugar = 'Diabetes Panel or Diabetes Screening or Blood Sugar or HbA1c'
const heart = 'ECG or 2D ECHO or Stress ECHO or Cardiac Health Package'
const joints = 'X-Ray or ESR or CRP or MRI Scan'
const womb = "Ultrasound or TVS and TRUS or Women's Health Package"
const pregnancy = 'Ultrasound or Level II Scans or 3D/4D Ultrasound or TVS and TRUS'

/**
 * The phrases with which the search is tuned: 30 English, 30 Hindi in both scripts, spelled as on a
 * phone. Add what a patient could not find.
 */
export const patientPhrases = phrasesIn(`
  Blood Sugar: sugar test, suger fasting, sugar ki jaanch, shugar, शुगर
  Thyroid Function Tests: thyriod, t3 t4 tsh, thairoid, थायराइड
  Lipid Profile: cholestrol
  Complete Blood Count (CBC): cbc, haemoglobin, platlet count, khoon ki jaanch, खून की जांच
  Complete Blood Count (CBC): khun ki kami
  Liver Function Tests: lft, liver ki jach, jigar ka test
  Kidney Function Tests: creatinin, kidney kharab
  Ultrasound: sonography, usg whole abdomen, pet ka ultrasound, पेट का अल्ट्रासाउंड, pet dard
  Ultrasound or CT Scan: kidney stone, pathri, पथरी, gurde ki pathri
  Ultrasound or Level II Scans or 3D/4D Ultrasound: pregnancy scan, garbhavastha scan
  Level II Scans: anomaly scan
  3D/4D Ultrasound: 4d baby scan
  Color Doppler: doplar, varicose veins
  TVS and TRUS: transvaginal
  TVS and TRUS or Ultrasound: prostate ultrasound
  USG Guided FNAC and BIOPSY: needle test for lump
  MRI Scan: mri knee, dimag ka mri
  CT Scan: ct chest
  X-Ray: chest xray, haddi ki jaanch, haddi tut gayi, sine ka xray, एक्सरे छाती
  Basic Health Check Up or Executive Health Package: full body checkup, pura sharir check up
  Stress ECHO: treadmill test
  HbA1c: hba1c 3 month average
  Tumor Markers: cancer marker
  CRP or ESR or Complete Blood Count (CBC): infection in blood
  General Consultation: doctor consultation
  ECG or 2D ECHO or Cardiac Health Package: dil ki jaanch, दिल की जाँच
  Urine Analysis: peshab ki janch, पेशाब की जांच
  ECG or Cardiac Health Package or General Consultation: bp
  Senior Citizen Package: budhe maa baap ka checkup
`)

/**
 * Forty more phrases, written before the search. Never tune the search with them. The words of the
 * search have the same author, and contain 14 of these phrases. docs/decisions/013 has the score
 * without the 14.
 */
export const heldOutPhrases = phrasesIn(`
  ${sugar}: diabeties, madhumeh, मधुमेह
  Blood Sugar: random blood suger, khali pet sugar
  Kidney Function Tests: kidny function, uric acid
  Urine Analysis: urine culture
  Lipid Profile: lipd profile, kolestrol
  Liver Function Tests or Ultrasound: fatty liver
  Ultrasound: gall bladder stone
  Ultrasound or TVS and TRUS: pcod, bachedani ka ultrasound
  Level II Scans or Ultrasound: nt scan
  Color Doppler: carotid dopler, nason ka doppler
  USG Guided FNAC and BIOPSY: fnac thyroid, gaanth ki jaanch
  MRI Scan: slip disc, ghutne ka mri, kamar dard mri
  CT Scan: sinus ct
  X-Ray: fracture xray hand, haath ka xray
  2D ECHO: ecocardiogram
  Stress ECHO: stress test
  Tumor Markers: psa
  Senior Citizen Package: parents health checkup
  Health Counseling: diet advice
  X-Ray or MRI Scan: घुटने में दर्द
  CT Scan or MRI Scan: sir dard
  ${heart}: chhati mein dard, दिल की धड़कन, hriday rog
  Complete Blood Count (CBC) or CRP or ESR: bukhar ka blood test
  CRP or ESR: सूजन
  Women's Health Package: mahilaon ki jaanch
  Report Analysis: report samajhna
  Second Opinion: doosri rai
`)

/**
 * Sixty more phrases, written before the search was changed for them: 20 English, 20 Hindi in Latin
 * letters, 11 in Devanagari, 9 misspelt.
 */
export const freshPhrases = phrasesIn(`
  ${joints}: joint pain, jodon mein dard, जोड़ों का दर्द
  X-Ray or CT Scan or Complete Blood Count (CBC) or CRP: chest infection
  Ultrasound or USG Guided FNAC and BIOPSY: thyroid swelling ultrasound, lump in breast
  ${pregnancy}: early pregnancy scan, garbh mein bachche ki jaanch, गर्भावस्था का अल्ट्रासाउंड
  Ultrasound or Level II Scans or 3D/4D Ultrasound or TVS and TRUS or Color Doppler: growth scan 8 months
  Liver Function Tests: liver sgpt, पीलिया
  Blood Sugar: fasting and pp, khane ke do ghante baad wali sugar
  MRI Scan or X-Ray: lower back pain, kamar mein dard
  Color Doppler: leg swelling clot, doppler of neck
  Urine Analysis: urine infection, पेशाब में जलन
  ECG or 2D ECHO or Stress ECHO or Cardiac Health Package or X-Ray: chest tightness, सीने में दर्द
  Women's Health Package: checkup for women above 40
  Ultrasound: hydrocele, ulrasound abdoman
  CT Scan or Ultrasound: ct for kidney stone
  X-Ray: hsg test, khansi 2 hafte se, x-rey chest
  Second Opinion: second opinion on my mri
  Level II Scans or Ultrasound: nt scan 12 weeks
  Stress ECHO: tmt
  ${womb}: mahwari ki problem, माहवारी
  Ultrasound or Color Doppler: andkosh mein sujan
  Kidney Function Tests or Ultrasound: gurde ki jaanch
  Ultrasound or CT Scan or USG Guided FNAC and BIOPSY: pet me gaanth
  2D ECHO or X-Ray or ECG: saans phulna
  USG Guided FNAC and BIOPSY or Ultrasound or Thyroid Function Tests: gale mein gaanth
  Urine Analysis or Ultrasound or Kidney Function Tests: peshab mein khoon
  MRI Scan or CT Scan or ECG or Complete Blood Count (CBC) or General Consultation: chakkar aana
  Color Doppler or Kidney Function Tests or 2D ECHO: pairon mein sujan
  Complete Blood Count (CBC): dengue ka test, खून की कमी, डेंगू
  Complete Blood Count (CBC) or ESR or CRP: typhoid
  Health Counseling or Thyroid Function Tests: motapa kam karna
  Thyroid Function Tests or Complete Blood Count (CBC): baal jhadna, थकान और कमज़ोरी
  Report Analysis: report dikhani hai
  Basic Health Check Up or Executive Health Package or Senior Citizen Package: poore parivar ka checkup
  MRI Scan: कमर का एमआरआई
  Ultrasound or TVS and TRUS: बच्चेदानी में गांठ
  Thyroid Function Tests: tharoid profile
  2D ECHO: eco cardigram
  Lipid Profile: colestrol tryglyceride
  HbA1c: hba1 c
  Kidney Function Tests: kreatinine
  USG Guided FNAC and BIOPSY: biopsi
  TVS and TRUS: follicle monitering
`)

/**
 * Forty more, whose author had not read the words of the search: 14 English, 16 Hindi in Latin
 * letters, 10 in Devanagari. A third is misspelt. Seven (calf, ear, "kidny", ligament, hormone, पैर
 * and ग्लूकोज) replace phrases that the earlier lists have too.
 */
export const unseenPhrases = phrasesIn(`
  X-Ray: knee xray standing, ghutne ka xray, छाती का एक्सरे, हड्डी टूटी है
  MRI Scan: slip disc mri, ligment tear knee, kamar ka mri
  Color Doppler: calf vein doppler, पैर की नस में खून जमना
  CT Scan: ear infection ct temporal bone
  Lipid Profile: colestrol test
  HbA1c: 3 month sugar average
  Kidney Function Tests: kidny profile
  TVS and TRUS or Ultrasound: follicle study, prostrate ultrasound
  Thyroid Function Tests: hormone test thyroid, thyriod tsh
  Senior Citizen Package or Executive Health Package or Basic Health Check Up: full body chekup for parents
  Report Analysis or General Consultation or Second Opinion: explain my reports
  Ultrasound or CT Scan: pathri ka test, गुर्दे की पथरी
  Complete Blood Count (CBC): khoon ki kami
  Urine Analysis: peshab me jalan
  ${heart}: dil ki dhadkan tez
  Ultrasound or TVS and TRUS or MRI Scan: bachedani ki rasoli
  MRI Scan or CT Scan: sar dard chakkar
  Ultrasound: pittey ki thaili
  Blood Sugar: khali pet suger, ग्लूकोज टेस्ट खाली पेट
  Liver Function Tests or Ultrasound: jigar ki sujan
  Level II Scans or Ultrasound or 3D/4D Ultrasound: sonografi 5 mahina
  Ultrasound or USG Guided FNAC and BIOPSY or Thyroid Function Tests: gale me ganth
  Color Doppler or Kidney Function Tests or X-Ray: pairon me sujan aur dard
  Tumor Markers: cancer ka blood test
  Senior Citizen Package: papa ka poora checkup 65 saal
  Complete Blood Count (CBC) or Basic Health Check Up or Executive Health Package: खून की पूरी जांच
  Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening: सूगर टेस्ट
  2D ECHO: दिल का अल्ट्रासाउंड
  Level II Scans or Ultrasound or TVS and TRUS: प्रेगनेंसी का तीसरा महीना सोनोग्राफी
  Women's Health Package: महिलाओं की जांच पैकेज
`)

/**
 * Forty more, whose author had not read the words of the search: 14 abbreviations of doctors, 6
 * English, 12 Hindi in Latin letters, 8 in Devanagari. A quarter is misspelt.
 */
export const writtenFirstPhrases = phrasesIn(`
  Ultrasound: USG KUB, ultra sound full abdoman, altrasaund pet ka, पित्त की थैली में पथरी
  CT Scan: NCCT head, HRCT thorax, city scan of head, सीटी स्कैन सिर
  MRI Scan: MRCP, घुटने का एमआरआई
  Kidney Function Tests: RFT, creatnine aur urea
  Blood Sugar: FBS PPBS
  Thyroid Function Tests: S. TSH, thyroed test
  Complete Blood Count (CBC): TLC DLC
  Liver Function Tests: SGOT SGPT bilirubin
  Tumor Markers: CA 125
  CRP: hs-CRP
  Color Doppler: b/l lower limb venous doppler, colour dopler taang ka
  X-Ray: CXR PA view
  Urine Analysis: urine R/M
  ${pregnancy}: baby heartbeat 7 weeks
  Senior Citizen Package: check up for my mother 70 years, बुज़ुर्गों की जांच
  MRI Scan or X-Ray: frozen shoulder
  Ultrasound or General Consultation: pet me gas banti hai
  X-Ray or CT Scan: khansi aur balgam
  MRI Scan or Blood Sugar or HbA1c: haath pair sunn hona
  HbA1c: pichle teen mahine ki sugar, तीन महीने वाली शुगर
  ${heart}: ghabrahat aur tez dhadkan
  X-Ray or ESR or CRP or Kidney Function Tests: gathiya
  CT Scan or MRI Scan: sar me chot lagi hai
  Urine Analysis or Ultrasound or TVS and TRUS: pesab ruk ruk ke aata hai
  Lipid Profile: khoon me charbi
  2D ECHO or X-Ray or ECG or Stress ECHO: सांस फूलती है
  Report Analysis: रिपोर्ट समझनी है
  CRP or ESR or Complete Blood Count (CBC): खून में इन्फेक्शन
`)

/**
 * Sixty more, whose author had not read the words of the search. They have other words around them
 * ("price", "kab milegi"), and half are misspelt or abbreviated, as on a phone. For a phrase without a
 * right test, the search finds none, says that it is not done here, or shows the PC-PNDT Act's notice.
 */
export const laterPhrases = phrasesIn(`
  Ultrasound: usg w/a price, kub ultrasond near me, sonografi pet ki, gall bladder me pathri
  Ultrasound or TVS and TRUS: pcod hai kya test, follicular study time
  MRI Scan: brain mri cost in delhi, l s spine mri, mrcp
  MRI Scan or CT Scan or X-Ray: slip disc ka scan
  CT Scan: hrct thorax, pns ct plain
  X-Ray: knee x ray ap lat b/l, xrey chati ka, hsg tube test, घुटने का एक्सरे कितने का है
  X-Ray or CT Scan: haddi me crack
  Color Doppler: carotid doplar, r/o dvt lt leg, पैर की नस फूली हुई
  Level II Scans: anomoly scan 20 weeks, tiffa
  Ultrasound or Color Doppler: 8 mahine ka growth scan
  3D/4D Ultrasound: 4d baby scan sunday open
  USG Guided FNAC and BIOPSY: bagal me gaanth sui se jaanch
  Interventional Radiology: pus nikalna pigtail
  Liver Function Tests: sgpt badha hua, पीलिया हो गया
  Kidney Function Tests: s. creat blood urea, uric acid price, गुर्दे की खून जांच
  Thyroid Function Tests: tsh report kab milegi
  Thyroid Function Tests or Complete Blood Count (CBC): baal jhad rahe hain
  Blood Sugar or Diabetes Panel: fbs ppbs
  HbA1c: 3 mahine wali sugar
  Lipid Profile: colestrol khali pet
  Complete Blood Count (CBC): hb kam hai, plateletes girna
  Tumor Markers: ca 19.9, psa total
  Urine Analysis: peshab me jalan bar bar, urine r/m c/s
  ESR or CRP or X-Ray: gathiya uthne me jakdan
  ECG or 2D ECHO: dhadkan tez hoti hai
  2D ECHO or ECG or Stress ECHO or X-Ray: seedi chadne pe saans phulna
  Stress ECHO: tmt treadmil
  Senior Citizen Package or Executive Health Package or Basic Health Check Up: papa 68 saal full body checkup
  Women's Health Package: mummy ka ladies checkup package
  Ultrasound or CT Scan: किडनी में पथरी
  Ultrasound or USG Guided FNAC and BIOPSY: छाती में गांठ औरत
  Complete Blood Count (CBC) or CRP: बुखार उतर नहीं रहा
  MRI Scan or CT Scan: चक्कर और सिर में दर्द
  Report Analysis or General Consultation: रिपोर्ट समझा दीजिए
  Second Opinion: दूसरे डॉक्टर की राय
  no test: eeg dimag ki, pet ct scan full body, endoscopy price near me, double marker
  no test: vitamin d b12, ladka hai ya ladki scan
`)

/** Forty more. The first test that the search lists must be a right one, because a patient taps it. */
export const firstTapPhrases = phrasesIn(`
  ${pregnancy}: गर्भवती, गर्भवती सोनोग्राफी, garbhwati ultrasound, pet se hoon 3 mahine
  Ultrasound or Level II Scans or 3D/4D Ultrasound or TVS and TRUS or Women's Health Package: गर्भवती महिला की जाँच
  MRI Scan: lumbar spine mri, MRI dorsal spine, hip joint mri, कमर का एमआरआई
  X-Ray: x ray ls spine, kulhe ka xray, elbow x-ray, kohni me chot xray, x ray pns water view
  X-Ray: eks re seena, ungli toot gayi, कूल्हे का एक्सरे
  X-Ray or MRI Scan: lumbosacral spine ap
  CT Scan: CT PNS
  X-Ray or CT Scan: pasli me chot
  General Consultation or CT Scan or MRI Scan: kan me dard
  General Consultation: aankh me dard
  Report Analysis or Second Opinion: purani report doctor ko dikhani hai
  Blood Sugar: ogtt, sugar 2 ghante wala
  Kidney Function Tests: namak ki jaanch sodium, serum electrolytes
  Complete Blood Count (CBC): PCV MCV
  Liver Function Tests: SGPT badha hua, albumin globulin
  Lipid Profile: VLDL
  Thyroid Function Tests or General Consultation: anti tpo
  Urine Analysis: urine albumin
  Urine Analysis or Ultrasound: पेशाब में खून
  Ultrasound: पथरी का अल्ट्रासाउंड, usg whole abdomen with prostate, thyroid usg
  Color Doppler: नसों का डॉप्लर
  ECG or 2D ECHO: दिल की धड़कन तेज़
  2D ECHO: echo cardio
`)

/**
 * More, as doctors shorten tests on slips and as patients misspell them. They were written before their author read
 * the words of the search. The first test that the search lists must be a right one.
 */
export const slipPhrases = [
  ...phrasesIn(`
  Ultrasound: pet ka ultrasond khali pet, पेट और पेशाब की थैली का अल्ट्रासाउंड, USG W/A
  Ultrasound: usg kub + pvr, gal blader me stone, pitt ki thaili me pathri
  Ultrasound or CT Scan: gurde ki pathri dekhni hai
  Ultrasound or TVS and TRUS: bachedani me ganth, pcod sonography
  Level II Scans: anamoly scan 19 week, TIFFA scan
  Level II Scans or Ultrasound: pachve mahine ka ultrasound
  3D/4D Ultrasound: 4d me bachche ka chehra
  Color Doppler: pairon ki nason ka doppler, DVT left lower limb, carotid dopplar, vericose vein
  TVS and TRUS: follicular monitring, andar se wala ultrasound, prostate ka trus
  USG Guided FNAC and BIOPSY: breast ki ganth me sui se test, गर्दन की गांठ की सुई वाली जांच
  USG Guided FNAC and BIOPSY: tru cut biopsy
  CT Scan: NCCT KUB, CECT W/A, सिर का सीटी, c t scan chest
  MRI Scan: MRI L/S spine, kamar ki mri kitne ki hai, एमआरआई घुटना, cervical ki mri
  X-Ray: chati ka exray, pair ki haddi toot gayi xray, एक्सरे घुटने का
  Interventional Radiology: fluid nikalwana hai pet se, PCN tube change
  ECG: 12 lead ecg
  ECG or 2D ECHO: dhadkan tez chalti hai
  2D ECHO: इको टेस्ट, dil ka ultrasound
  Stress ECHO: DSE dobutamine
  Complete Blood Count (CBC): haemogram, Hb/TLC/DLC/Plt, dengue me platelets
  Lipid Profile: colestrol ki jaanch
  Liver Function Tests: S.Bilirubin SGPT, पीलिया की जांच
  Kidney Function Tests: S. Creat, bl. urea
  Thyroid Function Tests: TFT
  Blood Sugar or Diabetes Panel: BSF / BSPP
  HbA1c: teen mahine wali sugar
  Tumor Markers: S. PSA
  Urine Analysis: peshab me jalan ka test
  Senior Citizen Package or Executive Health Package or Basic Health Check Up: papa 65 saal full body checkup
  Women's Health Package: mahilaon ki poori jaanch
  Second Opinion: dusre doctor ki salah
  Report Analysis: report samajhna hai
  CRP or ESR: sujan ka blood test
`),
  // Relatives of the misses among those above.
  ...phrasesIn(`
  Kidney Function Tests: BUN, S. Na/K
  Ultrasound: BPP
  Blood Sugar: GTT 75 gm
  Liver Function Tests: GGT
  Urine Analysis: urine c/s, UPT
  X-Ray: c spine xray
  MRI Scan: CEMRI brain
  Interventional Radiology: ascitic tap
`),
]

/** The same stranger wrote these sixty once the slips found their tests. At first 51 listed a right test first. */
export const strangersPhrases = phrasesIn(`
  Ultrasound: pet dard ka sonography, whole abdomen with PVR, ovary me cyst, baby ki dhadkan
  TVS and TRUS: USG TVS for follicles, yoni se ultrasound
  Level II Scans: nt scan 12 weeks, target scan
  Color Doppler: B/L carotid doppler, AV doppler rt LL, pairon me sujan nas
  Ultrasound or USG Guided FNAC and BIOPSY: stan me ganth, breast lump
  USG Guided FNAC and BIOPSY: thyroid ganth sui
  CT Scan: ct abdomen triple phase, CT temporal bone, ct angio
  MRI Scan: dimag ki mri, MRI pelvis, MRI whole spine screening, disc slip kamar dard
  X-Ray: DR chest, x ray pelvis AP, pasli ka xray, barium swallow, IVP
  Interventional Radiology: liver abscess pigtail
  ECG: heart ki jaanch ecg
  2D ECHO: eco kardio, valve kharab
  Stress ECHO: treadmill
  Complete Blood Count (CBC): CBC ESR CRP, khoon ki jaanch poori, HB kitna hai
  Lipid Profile: TG cholesterol, charbi ki jaanch
  Liver Function Tests: SGOT, liver ki garmi
  Kidney Function Tests: kidney function, uric acid
  Thyroid Function Tests: TSH, गले की थायराइड
  HbA1c: HbA1C, 3 mahine ka average
  Blood Sugar: शुगर फास्टिंग, khana khane ke 2 ghante baad
  Tumor Markers: CA 19-9, cancer ki jaanch
  Urine Analysis: पेशाब की जांच, urine infection
  Senior Citizen Package: माता पिता का चेकअप
  Basic Health Check Up or Executive Health Package or General Consultation: office joining medical
  Basic Health Check Up or Executive Health Package or Women's Health Package: shaadi se pehle checkup
  Diabetes Panel or Diabetes Screening: diabetis screening
  General Consultation: doctor se baat karni hai
  General Consultation or Report Analysis or Second Opinion: report kisi doctor ko dikhani
  Health Counseling: wajan kam karna
  Cardiac Health Package: hart ka package
  Women's Health Package: aurton ki jaanch
  Ultrasound or TVS and TRUS: prostate ka ultrasound
`)

/**
 * A machine and a part of the body, as slips have them. The machine decides: "CECT whole abdomen" is no ultrasound.
 * They were written before the rule. The first test that the search lists must be the right one.
 */
export const machinePhrases = phrasesIn(`
  CT Scan: CT whole abdomen, CT whole abdomen with contrast, CECT whole abdomen, NCCT whole abdomen
  CT Scan: CECT abdomen and pelvis, CECT abdomen pelvis, CECT W/A, NCCT KUB, CT KUB
  CT Scan: CT kub for stone, CT urography, CT upper abdomen, triple phase CT abdomen, CT liver
  CT Scan: CT thorax, CT neck, CT pelvis, CT brain plain, CT pns, CT thyroid, CT pet ka
  CT Scan: pure pet ka ct scan, पूरे पेट का सीटी स्कैन, सीटी स्कैन पेट
  CT Scan: ct scan upper abdomen and chest, contrast ct whole abdomen diabetic
  CT Scan: ct scan kidney stone whole abdomen, ct fatty liver, ct for appendix, ct bladder tumor
  MRI Scan: MRI whole abdomen, MRI pelvis, MRI pelvis fibroid, MRI uterus, MRI prostate, MRI liver
  MRI Scan: MRI upper abdomen, MRI breast, MRI fetus, MRI heart, MRI kidney, MRI testis, pet ka mri
  MRI Scan: पेट का एमआरआई, cemri abdomen, mri scan lower abdomen pelvis, mri gallbladder stone
  MRI Scan: एमआरआई पूरा पेट, mri ovary cyst
  X-Ray: X-ray abdomen erect, X-ray KUB, X ray pelvis, X-ray neck, pet ka xray, पेट का एक्सरे
  X-Ray: xray lower abdomen
  Ultrasound: USG whole abdomen, USG abdomen pelvis, USG KUB, USG neck, USG liver
  Ultrasound: ultrasound whole abdomen, whole abdomen, upper abdomen, pet ka ultrasound
  Color Doppler: Doppler kidney, doppler abdomen
`)

/** Weeks and months of a pregnancy. Early and late ones are an ultrasound. Written before the words that find them. */
export const pregnancyWeekPhrases = phrasesIn(`
  Ultrasound: 5 week scan, 6 week pregnancy scan, 7 week pregnancy scan
  Ultrasound: 8 weeks pregnancy ultrasound, 9 hafte ka scan, pregnancy 6 hafte ka scan
  Ultrasound: 7 hafte ki pregnancy scan, 10 week pregnancy, 28 week scan, 30 weeks pregnancy scan
  Ultrasound: 32 week scan, 36 weeks growth scan, 38 hafte ka ultrasound, 2 month pregnancy scan
  Ultrasound: 3 month pregnancy scan, 8 month pregnancy, 32 सप्ताह का स्कैन
  Level II Scans: 11 week scan, 12 week scan, 13 week nt scan, 18 weeks anomaly, 19 week scan
  Level II Scans: 20 weeks, 22 week scan, 21 hafte ka scan, 5 month pregnancy scan
`)

/** Weeks and months that are no age of a pregnancy, or stand beside the name of a test. The name decides. */
export const otherWeekPhrases = phrasesIn(`
  TVS and TRUS: 8 weeks tvs, tvs 6 weeks pregnancy
  Color Doppler: doppler pregnancy 34 weeks
  Thyroid Function Tests: repeat tsh 8 weeks
  HbA1c: hba1c after 12 weeks
  MRI Scan or X-Ray: back pain since 10 weeks
  Complete Blood Count (CBC): cbc repeat 5 weeks
  Liver Function Tests: lft after 6 weeks
  X-Ray: xray again 30 weeks
  X-Ray or MRI Scan: knee pain 7 months
  3D/4D Ultrasound: 3d 4d scan 28 weeks
  Lipid Profile: lipid profile 24 weeks
`)

/** The test that must be listed first. */
export const fourthStrangersPhrases = phrasesIn(`
  Ultrasound: पेट का अल्ट्रासाउंड, usg whole abd, ultrasond abdomin, pet ki sonografi
  Ultrasound: gurde ki pathri dekhni hai ultrasound se, usg kub with pvr 62/m, गले की गांठ का अल्ट्रासाउंड
  Ultrasound: usg scrotum 34 yr m
  Color Doppler: doppler both lower limb dvt, pair ki nas ka doppler, कलर डॉप्लर गर्भ का 34 हफ्ते
  Color Doppler: carotid doplar, renal artery doppler htn
  Level II Scans: anomaly scan 19 weeks, level 2 ultrasound 5va mahina, लेवल टू अल्ट्रासाउंड, TIFFA scan
  3D/4D Ultrasound: 4d ultrasound baby ka chehra dekhna hai, थ्री डी फोर डी अल्ट्रासाउंड
  TVS and TRUS: tvs, follicular monitoring day 9, trus prostate
  TVS and TRUS: अंदर से होने वाला ट्रांसवेजाइनल अल्ट्रासाउंड
  USG Guided FNAC and BIOPSY: fnac thyroid nodule, usg guided trucut biopsy breast lump
  USG Guided FNAC and BIOPSY: गांठ में सुई वाला टेस्ट एफएनएसी, liver biopsy usg guided
  CT Scan: hrct chest, ncct head, dimag ka ct scan, सीटी स्कैन पेट का, cect abdomen creat 1.1, ct pns sinus
  MRI Scan: mri ls spine slip disc, एमआरआई घुटने की, mri brain with contrast 45/f, mrcp
  MRI Scan: namaste mujhe mummy ki kamar ki mri karwani hai 2 saal se dard hai, emarai gardan ka
  MRI Scan: एम आर आई पेल्विस फिस्टुला
  X-Ray: cxr pa view, chest xray visa medical, ghutne ka xray dono pair khade hoke, एक्स रे छाती
  X-Ray: ekshre haath ka, xray ls spine ap/lat, कूल्हे का एक्सरे करवाना है पिताजी का
  Interventional Radiology: pleural tapping, pigtail drainage, इंटरवेंशनल रेडियोलॉजी
  ECG: ecg, ई सी जी, isiji karwani h
  2D ECHO: 2d eco, इको दिल की, echocardiography lvef
  Stress ECHO: dobutamine stress echo
  Complete Blood Count (CBC): सीबीसी, hb kam hai check karna, platelet count, tlc dlc
  Lipid Profile: cholestrol test, ट्राइग्लिसराइड एलडीएल
  Liver Function Tests: sgot sgpt bilirubin, लिवर का खून टेस्ट
  Kidney Function Tests: s. creatinine b urea, kidney ka blood test
  Thyroid Function Tests: t3 t4 tsh, थायराइड, thyronorm 50 le rahi hu tsh karana hai
  Diabetes Panel: diabetes panel
  Tumor Markers: psa, ca 125, कैंसर मार्कर सीईए
  Urine Analysis: urine r/m, पेशाब की जांच
  Blood Sugar: fbs ppbs, खाली पेट शुगर
  HbA1c: 3 mahine wali average sugar
  ESR: esr westergren
  CRP: crp quantitative
  Basic Health Check Up: basic full body check up
  Executive Health Package: एग्जीक्यूटिव हेल्थ चेकअप
  Diabetes Screening: diabetes screening package
  Cardiac Health Package: दिल का हेल्थ पैकेज
  Women's Health Package: ladies ka full body package
  Senior Citizen Package: बुजुर्ग माता पिता 65 साल का चेकअप
  General Consultation: doctor ko dikhana hai
  Report Analysis: रिपोर्ट समझनी है डॉक्टर से
  Second Opinion: second openion
  Health Counseling: diet aur lifestyle ki salah
`)

/** Phrases of the engineer who changed the search for these lists. They were written before the change. */
export const fourthStrangersRelatives = phrasesIn(`
  Ultrasound: usg abd pelvis, पूरे पेट की सोनोग्राफी, pitte ki thaili ka ultrasound, बच्चेदानी का अल्ट्रासाउंड
  Ultrasound: thyroid ki gaanth ka ultrasound, स्तन की गांठ का अल्ट्रासाउंड, usg breast lump
  Ultrasound: ultrasound prostate pvr, appendix ka ultrasound, hernia usg, lump in neck sonography
  Color Doppler: doppler ultrasound both legs, varicose vein ka test, गर्दन की नस का डॉप्लर, fetal doppler 32 weeks
  Color Doppler: scrotal doppler, venous doppler rt leg r/o dvt
  Level II Scans: second level scan pregnancy, एनॉमली स्कैन, target scan 20 wks, level ii usg, लेवल 2 अल्ट्रासाउंड
  Level II Scans: anomaly ultrasound
  3D/4D Ultrasound: 3d ultrasound baby face
  TVS and TRUS: ट्रांसवेजाइनल, ovulation study, ovulation scan, trans rectal usg prostate
  USG Guided FNAC and BIOPSY: usg guided biopsy prostate, एफएनएसी गले की गांठ, suyi wala test ganth
  USG Guided FNAC and BIOPSY: ct guided biopsy lung
  Interventional Radiology: usg guided pigtail, usg guided drainage of abscess, ascitic tap usg guided
  CT Scan: ct angio brain, cect chest with contrast, एचआरसीटी चेस्ट, सिर का सीटी, ct kub stone
  MRI Scan: mri dorsal spine, दिमाग का एमआरआई, mri pelvis fistulogram, kandhe ki mri
  X-Ray: xray hand ap, pair ka eksre, रीढ़ का एक्सरे, dental opg
  ECG: isiji, ई.सी.जी, heart ki bijli wali jaanch
  2D ECHO: 2d echo doppler heart, इकोकार्डियोग्राफी
  Stress ECHO: stress eco
  Complete Blood Count (CBC): sibisi, hemoglobin check, प्लेटलेट काउंट, हीमोग्लोबिन
  Lipid Profile: lipid, लिपिड प्रोफाइल
  Liver Function Tests: elefti, liver blood test, sgpt badha hai, लिवर फंक्शन टेस्ट
  Kidney Function Tests: egfr, s. creat egfr, किडनी का ब्लड टेस्ट, urea creatinine
  Thyroid Function Tests: thyroid blood test, टीएसएच, tiesech, eltroxin 75 chal rahi tsh
  Tumor Markers: ca 19.9, सीए 125, psa free total, cancer ka blood test
  Urine Analysis: urine routine microscopy, पेशाब में इन्फेक्शन की जांच
  Blood Sugar: rbs, पीपी शुगर, ogtt 75 gm
  HbA1c: एचबीए1सी
  ESR: esr, ईएसआर
  CRP: सीआरपी, hs crp
  Basic Health Check Up: बेसिक हेल्थ चेकअप
  Executive Health Package: executive checkup, एक्जीक्यूटिव पैकेज
  Diabetes Screening: डायबिटीज स्क्रीनिंग
  Diabetes Panel: डायबिटीज पैनल
  Cardiac Health Package: कार्डियक पैकेज
  Women's Health Package: महिलाओं का पैकेज
  Senior Citizen Package: सीनियर सिटीजन पैकेज, dadi 70 saal ka pura checkup
  General Consultation: physician se milna hai, डॉक्टर को दिखाना है, doctor ki salah chahiye
  Report Analysis: report kisi doctor ko dikhani hai, रिपोर्ट समझाने वाला
  Second Opinion: सेकंड ओपिनियन, doosre doctor se ray
  Health Counseling: dietician, डाइट प्लान, weight loss ki salah
`)

/** The tests of which one must be listed first. */
export const fifthStrangersPhrases = phrasesIn(`
  TVS and TRUS: TVS
  Liver Function Tests or Kidney Function Tests: LFT KFT
  CT Scan: HRCT thorax, NCCT KUB, cect abd, sir ka citi scan, CT PNS, ct coronary angio
  Blood Sugar: sugar khali pet, FBS PPBS, khane ke 2 ghante baad wali sugar, खून की जांच शुगर
  Ultrasound: pet ka ultrasound, sonography, USG W/A with PVR, usg kub prostate, पेट का अल्ट्रासाउंड
  Ultrasound: NT scan 12 hafte, gale ka usg
  USG Guided FNAC and BIOPSY or Ultrasound: gaanth
  Complete Blood Count (CBC) or ESR or CRP: cbc esr crp
  Complete Blood Count (CBC): hemogram, khoon ki kami, platlet dengu
  Thyroid Function Tests: T3 T4 TSH, thairoid, थायराइड टेस्ट
  HbA1c: 3 mahine wali sugar
  Kidney Function Tests: s. creat
  Liver Function Tests: SGOT SGPT badha hua, peeliya ki jaanch
  Lipid Profile: cholestrol, lipid profail
  Urine Analysis: urine r/m, peshab me jalan test
  Tumor Markers: CA 125, PSA, ca 19.9 cea
  ECG: ekg
  2D ECHO: dil ka echo, 2d eco
  Stress ECHO: TMT, DSE
  X-Ray: cxr pa, both knee ap lat standing, ghutne ka xray, छाती का एक्सरे, dant ka OPG
  MRI Scan: MRI LS spine screening whole spine, dimag ka mri, MRCP, kamar dard mri
  Level II Scans: 20 week anomaly, TIFFA, lvl 2 scan
  Ultrasound or Color Doppler: growth scan with doppler
  TVS and TRUS or Ultrasound: follicular study
  3D/4D Ultrasound: 3d 4d
  TVS and TRUS or USG Guided FNAC and BIOPSY: TRUS bx
  USG Guided FNAC and BIOPSY: FNAC thyroid
  Ultrasound or USG Guided FNAC and BIOPSY: breast me gaanth usg
  Color Doppler: b/l lower limb venous doppler, carotid dopler, nas ki jaanch varicose
  Color Doppler: scrotal doppler routine varicocele
  Ultrasound or Liver Function Tests: fatty liver
  Ultrasound or CT Scan: gurde ki pathri
  Ultrasound or TVS and TRUS: pcod
  Basic Health Check Up or Executive Health Package: full body checkup
  Cardiac Health Package: heart package
  Women's Health Package: ladies ka package
  Senior Citizen Package: mata pita buzurg package
  Diabetes Screening or Diabetes Panel: sugar wala package
  Second Opinion: second opinion ct film
  Report Analysis: report samjha do
  General Consultation: doctor se milna hai
  Health Counseling: diet salah
  Interventional Radiology: pigtail drainage liver abscess, PTBD
  Complete Blood Count (CBC) or CRP or ESR: bukhar ka test
  ESR or CRP or X-Ray: gathiya
`)

/** The tests of which one must be listed first. */
export const eighthStrangersPhrases = phrasesIn(`
  Complete Blood Count (CBC): cbc with esr price, haemogram, hb kam hai, platlets, खून में प्लेटलेट कितना है
  Lipid Profile: colestrol chek, lipid profil, charbi ka test, कोलेस्ट्रॉल
  Liver Function Tests: sgpt sgot, liver funtion, fatty liver blood test, पीलिया का टेस्ट, bilirubin baby
  Kidney Function Tests: serum createnine, urea creatinine, uric acid badha hua, किडनी फंक्शन
  Thyroid Function Tests: tsh only, thyroid profile t3t4, throid test, ft4
  Blood Sugar: ppbs, nashta ke baad sugar, ogtt 75 gm, glucose random, gtt pregnancy
  HbA1c: tin mahine wali sugar, glycosylated haemoglobin, एचबीए1सी
  Tumor Markers: psa prostate, ca 19.9, cea, afp
  Urine Analysis: urine c/s, peshab me infection, susu ki janch, यूरिन कल्चर, urine pregnancy test
  CRP: c reactive protein, hscrp
  ESR: e s r
  X-Ray: exray chest pa view, knee xray standing, hsg test, barium swallow, kamar ka xray, एक्स रे दांत का opg
  CT Scan: hrct, ct angio, sir ka ct, c.t. scan pet ka contrast ke saath, सीटी स्कैन छाती
  MRI Scan: mri lumber spine, mrcp, एमआरआई घुटना, m r i brain contrast, slip disc ke liye scan
  Ultrasound: usg lower abdomen, thyroid ka ultrasound, scrotum usg, breast sono, pet ki sonografi, अल्ट्रासाउंड केयूबी
  Color Doppler: carotid doppler, venous dopler left leg, renal doppler
  Level II Scans: anomely scan, level two, TIFFA
  3D/4D Ultrasound: 4 d scan baby
  TVS and TRUS: follicular study, trans vaginal, trus prostate
  USG Guided FNAC and BIOPSY: fnac thyroid nodule, liver biopsy, gaanth me sui wali janch
  ECG: e.c.g, heart ki patti wali jaanch, ईसीजी
  2D ECHO: two d eco, echo cardiography, इको टेस्ट
  Stress ECHO: dobutamine echo
  Interventional Radiology: pcn, angioplasty leg
  Senior Citizen Package: buzurg ke liye package, papa 70 saal full checkup
  Women's Health Package: ladies health check up
  Cardiac Health Package: dil ka package
  Second Opinion: dusre doctor ki rai
  Report Analysis: report samajhni hai
`)
