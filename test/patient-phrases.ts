import type { TestName } from '../domain/test-catalogue.ts'

/** What a patient types, and the right tests. The search must list one of them near the top. */
export interface PatientPhrase {
  readonly typed: string
  readonly right: readonly [TestName, ...TestName[]]
}

type Right = PatientPhrase['right']

const sugar: Right = ['Diabetes Panel', 'Diabetes Screening', 'Blood Sugar', 'HbA1c']
const heart: Right = ['ECG', '2D ECHO', 'Stress ECHO', 'Cardiac Health Package']
const joints: Right = ['X-Ray', 'ESR', 'CRP', 'MRI Scan']
const womb: Right = ['Ultrasound', 'TVS and TRUS', "Women's Health Package"]
const pregnancy: Right = ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound', 'TVS and TRUS']

/**
 * The phrases with which the search is tuned: 30 English, 30 Hindi in both scripts, spelled as on a
 * phone. Add what a patient could not find.
 */
export const patientPhrases: readonly PatientPhrase[] = [
  { typed: 'sugar test', right: ['Blood Sugar'] },
  { typed: 'suger fasting', right: ['Blood Sugar'] },
  { typed: 'thyriod', right: ['Thyroid Function Tests'] },
  { typed: 't3 t4 tsh', right: ['Thyroid Function Tests'] },
  { typed: 'cholestrol', right: ['Lipid Profile'] },
  { typed: 'cbc', right: ['Complete Blood Count (CBC)'] },
  { typed: 'haemoglobin', right: ['Complete Blood Count (CBC)'] },
  { typed: 'platlet count', right: ['Complete Blood Count (CBC)'] },
  { typed: 'lft', right: ['Liver Function Tests'] },
  { typed: 'creatinin', right: ['Kidney Function Tests'] },
  { typed: 'sonography', right: ['Ultrasound'] },
  { typed: 'usg whole abdomen', right: ['Ultrasound'] },
  { typed: 'kidney stone', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'pregnancy scan', right: ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound'] },
  { typed: 'anomaly scan', right: ['Level II Scans'] },
  { typed: '4d baby scan', right: ['3D/4D Ultrasound'] },
  { typed: 'doplar', right: ['Color Doppler'] },
  { typed: 'varicose veins', right: ['Color Doppler'] },
  { typed: 'transvaginal', right: ['TVS and TRUS'] },
  { typed: 'prostate ultrasound', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'needle test for lump', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'mri knee', right: ['MRI Scan'] },
  { typed: 'ct chest', right: ['CT Scan'] },
  { typed: 'chest xray', right: ['X-Ray'] },
  { typed: 'full body checkup', right: ['Basic Health Check Up', 'Executive Health Package'] },
  { typed: 'treadmill test', right: ['Stress ECHO'] },
  { typed: 'hba1c 3 month average', right: ['HbA1c'] },
  { typed: 'cancer marker', right: ['Tumor Markers'] },
  { typed: 'infection in blood', right: ['CRP', 'ESR', 'Complete Blood Count (CBC)'] },
  { typed: 'doctor consultation', right: ['General Consultation'] },

  { typed: 'sugar ki jaanch', right: ['Blood Sugar'] },
  { typed: 'shugar', right: ['Blood Sugar'] },
  { typed: 'शुगर', right: ['Blood Sugar'] },
  { typed: 'pet ka ultrasound', right: ['Ultrasound'] },
  { typed: 'पेट का अल्ट्रासाउंड', right: ['Ultrasound'] },
  { typed: 'pet dard', right: ['Ultrasound'] },
  { typed: 'khoon ki jaanch', right: ['Complete Blood Count (CBC)'] },
  { typed: 'खून की जांच', right: ['Complete Blood Count (CBC)'] },
  { typed: 'khun ki kami', right: ['Complete Blood Count (CBC)'] },
  { typed: 'dil ki jaanch', right: ['ECG', '2D ECHO', 'Cardiac Health Package'] },
  { typed: 'दिल की जाँच', right: ['ECG', '2D ECHO', 'Cardiac Health Package'] },
  { typed: 'haddi ki jaanch', right: ['X-Ray'] },
  { typed: 'haddi tut gayi', right: ['X-Ray'] },
  { typed: 'pathri', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'पथरी', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'gurde ki pathri', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'kidney kharab', right: ['Kidney Function Tests'] },
  { typed: 'peshab ki janch', right: ['Urine Analysis'] },
  { typed: 'पेशाब की जांच', right: ['Urine Analysis'] },
  { typed: 'liver ki jach', right: ['Liver Function Tests'] },
  { typed: 'jigar ka test', right: ['Liver Function Tests'] },
  { typed: 'thairoid', right: ['Thyroid Function Tests'] },
  { typed: 'थायराइड', right: ['Thyroid Function Tests'] },
  { typed: 'garbhavastha scan', right: ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound'] },
  { typed: 'dimag ka mri', right: ['MRI Scan'] },
  { typed: 'sine ka xray', right: ['X-Ray'] },
  { typed: 'एक्सरे छाती', right: ['X-Ray'] },
  { typed: 'bp', right: ['ECG', 'Cardiac Health Package', 'General Consultation'] },
  { typed: 'pura sharir check up', right: ['Basic Health Check Up', 'Executive Health Package'] },
  { typed: 'budhe maa baap ka checkup', right: ['Senior Citizen Package'] },
]

/**
 * Forty more phrases, written before the search. Never tune the search with them. The words of the
 * search have the same author, and contain 14 of these phrases. docs/decisions/013 has the score
 * without the 14.
 */
export const heldOutPhrases: readonly PatientPhrase[] = [
  { typed: 'diabeties', right: sugar },
  { typed: 'random blood suger', right: ['Blood Sugar'] },
  { typed: 'kidny function', right: ['Kidney Function Tests'] },
  { typed: 'urine culture', right: ['Urine Analysis'] },
  { typed: 'lipd profile', right: ['Lipid Profile'] },
  { typed: 'fatty liver', right: ['Liver Function Tests', 'Ultrasound'] },
  { typed: 'gall bladder stone', right: ['Ultrasound'] },
  { typed: 'pcod', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'nt scan', right: ['Level II Scans', 'Ultrasound'] },
  { typed: 'carotid dopler', right: ['Color Doppler'] },
  { typed: 'fnac thyroid', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'slip disc', right: ['MRI Scan'] },
  { typed: 'sinus ct', right: ['CT Scan'] },
  { typed: 'fracture xray hand', right: ['X-Ray'] },
  { typed: 'ecocardiogram', right: ['2D ECHO'] },
  { typed: 'stress test', right: ['Stress ECHO'] },
  { typed: 'psa', right: ['Tumor Markers'] },
  { typed: 'uric acid', right: ['Kidney Function Tests'] },
  { typed: 'parents health checkup', right: ['Senior Citizen Package'] },
  { typed: 'diet advice', right: ['Health Counseling'] },

  { typed: 'madhumeh', right: sugar },
  { typed: 'मधुमेह', right: sugar },
  { typed: 'khali pet sugar', right: ['Blood Sugar'] },
  { typed: 'kolestrol', right: ['Lipid Profile'] },
  { typed: 'haath ka xray', right: ['X-Ray'] },
  { typed: 'ghutne ka mri', right: ['MRI Scan'] },
  { typed: 'घुटने में दर्द', right: ['X-Ray', 'MRI Scan'] },
  { typed: 'kamar dard mri', right: ['MRI Scan'] },
  { typed: 'sir dard', right: ['CT Scan', 'MRI Scan'] },
  { typed: 'chhati mein dard', right: heart },
  { typed: 'दिल की धड़कन', right: heart },
  { typed: 'hriday rog', right: heart },
  { typed: 'bachedani ka ultrasound', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'nason ka doppler', right: ['Color Doppler'] },
  { typed: 'gaanth ki jaanch', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'bukhar ka blood test', right: ['Complete Blood Count (CBC)', 'CRP', 'ESR'] },
  { typed: 'सूजन', right: ['CRP', 'ESR'] },
  { typed: 'mahilaon ki jaanch', right: ["Women's Health Package"] },
  { typed: 'report samajhna', right: ['Report Analysis'] },
  { typed: 'doosri rai', right: ['Second Opinion'] },
]

/**
 * Sixty more phrases, written before the search was changed for them: 20 English, 20 Hindi in Latin
 * letters, 11 in Devanagari, 9 misspelt.
 */
export const freshPhrases: readonly PatientPhrase[] = [
  { typed: 'joint pain', right: joints },
  { typed: 'chest infection', right: ['X-Ray', 'CT Scan', 'Complete Blood Count (CBC)', 'CRP'] },
  { typed: 'thyroid swelling ultrasound', right: ['Ultrasound', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'lump in breast', right: ['Ultrasound', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'early pregnancy scan', right: pregnancy },
  { typed: 'growth scan 8 months', right: [...pregnancy, 'Color Doppler'] },
  { typed: 'liver sgpt', right: ['Liver Function Tests'] },
  { typed: 'fasting and pp', right: ['Blood Sugar'] },
  { typed: 'lower back pain', right: ['MRI Scan', 'X-Ray'] },
  { typed: 'leg swelling clot', right: ['Color Doppler'] },
  { typed: 'urine infection', right: ['Urine Analysis'] },
  { typed: 'chest tightness', right: [...heart, 'X-Ray'] },
  { typed: 'checkup for women above 40', right: ["Women's Health Package"] },
  { typed: 'hydrocele', right: ['Ultrasound'] },
  { typed: 'ct for kidney stone', right: ['CT Scan', 'Ultrasound'] },
  { typed: 'hsg test', right: ['X-Ray'] },
  { typed: 'second opinion on my mri', right: ['Second Opinion'] },
  { typed: 'nt scan 12 weeks', right: ['Level II Scans', 'Ultrasound'] },
  { typed: 'doppler of neck', right: ['Color Doppler'] },
  { typed: 'tmt', right: ['Stress ECHO'] },

  { typed: 'mahwari ki problem', right: womb },
  { typed: 'jodon mein dard', right: joints },
  { typed: 'andkosh mein sujan', right: ['Ultrasound', 'Color Doppler'] },
  { typed: 'gurde ki jaanch', right: ['Kidney Function Tests', 'Ultrasound'] },
  { typed: 'pet me gaanth', right: ['Ultrasound', 'CT Scan', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'saans phulna', right: ['2D ECHO', 'X-Ray', 'ECG'] },
  { typed: 'kamar mein dard', right: ['MRI Scan', 'X-Ray'] },
  {
    typed: 'gale mein gaanth',
    right: ['USG Guided FNAC and BIOPSY', 'Ultrasound', 'Thyroid Function Tests'],
  },
  { typed: 'khane ke do ghante baad wali sugar', right: ['Blood Sugar'] },
  { typed: 'garbh mein bachche ki jaanch', right: pregnancy },
  { typed: 'peshab mein khoon', right: ['Urine Analysis', 'Ultrasound', 'Kidney Function Tests'] },
  {
    typed: 'chakkar aana',
    right: ['MRI Scan', 'CT Scan', 'ECG', 'Complete Blood Count (CBC)', 'General Consultation'],
  },
  { typed: 'pairon mein sujan', right: ['Color Doppler', 'Kidney Function Tests', '2D ECHO'] },
  { typed: 'khansi 2 hafte se', right: ['X-Ray'] },
  { typed: 'dengue ka test', right: ['Complete Blood Count (CBC)'] },
  { typed: 'typhoid', right: ['Complete Blood Count (CBC)', 'ESR', 'CRP'] },
  { typed: 'motapa kam karna', right: ['Health Counseling', 'Thyroid Function Tests'] },
  { typed: 'baal jhadna', right: ['Thyroid Function Tests', 'Complete Blood Count (CBC)'] },
  { typed: 'report dikhani hai', right: ['Report Analysis'] },
  {
    typed: 'poore parivar ka checkup',
    right: ['Basic Health Check Up', 'Executive Health Package', 'Senior Citizen Package'],
  },

  { typed: 'माहवारी', right: womb },
  { typed: 'जोड़ों का दर्द', right: joints },
  { typed: 'पीलिया', right: ['Liver Function Tests'] },
  { typed: 'सीने में दर्द', right: [...heart, 'X-Ray'] },
  { typed: 'गर्भावस्था का अल्ट्रासाउंड', right: pregnancy },
  { typed: 'कमर का एमआरआई', right: ['MRI Scan'] },
  { typed: 'पेशाब में जलन', right: ['Urine Analysis'] },
  { typed: 'खून की कमी', right: ['Complete Blood Count (CBC)'] },
  { typed: 'डेंगू', right: ['Complete Blood Count (CBC)'] },
  { typed: 'बच्चेदानी में गांठ', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'थकान और कमज़ोरी', right: ['Complete Blood Count (CBC)', 'Thyroid Function Tests'] },

  { typed: 'ulrasound abdoman', right: ['Ultrasound'] },
  { typed: 'tharoid profile', right: ['Thyroid Function Tests'] },
  { typed: 'eco cardigram', right: ['2D ECHO'] },
  { typed: 'colestrol tryglyceride', right: ['Lipid Profile'] },
  { typed: 'hba1 c', right: ['HbA1c'] },
  { typed: 'kreatinine', right: ['Kidney Function Tests'] },
  { typed: 'biopsi', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'x-rey chest', right: ['X-Ray'] },
  { typed: 'follicle monitering', right: ['TVS and TRUS'] },
]

/**
 * Forty more, whose author had not read the words of the search: 14 English, 16 Hindi in Latin
 * letters, 10 in Devanagari. A third is misspelt. Seven (calf, ear, "kidny", ligament, hormone, पैर
 * and ग्लूकोज) replace phrases that the earlier lists have too.
 */
export const unseenPhrases: readonly PatientPhrase[] = [
  { typed: 'knee xray standing', right: ['X-Ray'] },
  { typed: 'slip disc mri', right: ['MRI Scan'] },
  { typed: 'calf vein doppler', right: ['Color Doppler'] },
  { typed: 'ear infection ct temporal bone', right: ['CT Scan'] },
  { typed: 'colestrol test', right: ['Lipid Profile'] },
  { typed: '3 month sugar average', right: ['HbA1c'] },
  { typed: 'kidny profile', right: ['Kidney Function Tests'] },
  { typed: 'follicle study', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'ligment tear knee', right: ['MRI Scan'] },
  { typed: 'hormone test thyroid', right: ['Thyroid Function Tests'] },
  {
    typed: 'full body chekup for parents',
    right: ['Senior Citizen Package', 'Executive Health Package', 'Basic Health Check Up'],
  },
  { typed: 'prostrate ultrasound', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'thyriod tsh', right: ['Thyroid Function Tests'] },
  {
    typed: 'explain my reports',
    right: ['Report Analysis', 'General Consultation', 'Second Opinion'],
  },

  { typed: 'pathri ka test', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'ghutne ka xray', right: ['X-Ray'] },
  { typed: 'kamar ka mri', right: ['MRI Scan'] },
  { typed: 'khoon ki kami', right: ['Complete Blood Count (CBC)'] },
  { typed: 'peshab me jalan', right: ['Urine Analysis'] },
  { typed: 'dil ki dhadkan tez', right: heart },
  { typed: 'bachedani ki rasoli', right: ['Ultrasound', 'TVS and TRUS', 'MRI Scan'] },
  { typed: 'sar dard chakkar', right: ['MRI Scan', 'CT Scan'] },
  { typed: 'pittey ki thaili', right: ['Ultrasound'] },
  { typed: 'khali pet suger', right: ['Blood Sugar'] },
  { typed: 'jigar ki sujan', right: ['Liver Function Tests', 'Ultrasound'] },
  { typed: 'sonografi 5 mahina', right: ['Level II Scans', 'Ultrasound', '3D/4D Ultrasound'] },
  {
    typed: 'gale me ganth',
    right: ['Ultrasound', 'USG Guided FNAC and BIOPSY', 'Thyroid Function Tests'],
  },
  { typed: 'pairon me sujan aur dard', right: ['Color Doppler', 'Kidney Function Tests', 'X-Ray'] },
  { typed: 'cancer ka blood test', right: ['Tumor Markers'] },
  { typed: 'papa ka poora checkup 65 saal', right: ['Senior Citizen Package'] },

  { typed: 'छाती का एक्सरे', right: ['X-Ray'] },
  { typed: 'गुर्दे की पथरी', right: ['Ultrasound', 'CT Scan'] },
  {
    typed: 'खून की पूरी जांच',
    right: ['Complete Blood Count (CBC)', 'Basic Health Check Up', 'Executive Health Package'],
  },
  { typed: 'सूगर टेस्ट', right: ['Blood Sugar', 'HbA1c', 'Diabetes Panel', 'Diabetes Screening'] },
  { typed: 'पैर की नस में खून जमना', right: ['Color Doppler'] },
  { typed: 'हड्डी टूटी है', right: ['X-Ray'] },
  { typed: 'दिल का अल्ट्रासाउंड', right: ['2D ECHO'] },
  {
    typed: 'प्रेगनेंसी का तीसरा महीना सोनोग्राफी',
    right: ['Level II Scans', 'Ultrasound', 'TVS and TRUS'],
  },
  { typed: 'ग्लूकोज टेस्ट खाली पेट', right: ['Blood Sugar'] },
  { typed: 'महिलाओं की जांच पैकेज', right: ["Women's Health Package"] },
]

/**
 * Forty more, whose author had not read the words of the search: 14 abbreviations of doctors, 6
 * English, 12 Hindi in Latin letters, 8 in Devanagari. A quarter is misspelt.
 */
export const writtenFirstPhrases: readonly PatientPhrase[] = [
  { typed: 'USG KUB', right: ['Ultrasound'] },
  { typed: 'NCCT head', right: ['CT Scan'] },
  { typed: 'HRCT thorax', right: ['CT Scan'] },
  { typed: 'MRCP', right: ['MRI Scan'] },
  { typed: 'RFT', right: ['Kidney Function Tests'] },
  { typed: 'FBS PPBS', right: ['Blood Sugar'] },
  { typed: 'S. TSH', right: ['Thyroid Function Tests'] },
  { typed: 'TLC DLC', right: ['Complete Blood Count (CBC)'] },
  { typed: 'SGOT SGPT bilirubin', right: ['Liver Function Tests'] },
  { typed: 'CA 125', right: ['Tumor Markers'] },
  { typed: 'hs-CRP', right: ['CRP'] },
  { typed: 'b/l lower limb venous doppler', right: ['Color Doppler'] },
  { typed: 'CXR PA view', right: ['X-Ray'] },
  { typed: 'urine R/M', right: ['Urine Analysis'] },

  { typed: 'baby heartbeat 7 weeks', right: pregnancy },
  { typed: 'check up for my mother 70 years', right: ['Senior Citizen Package'] },
  { typed: 'frozen shoulder', right: ['MRI Scan', 'X-Ray'] },
  { typed: 'city scan of head', right: ['CT Scan'] },
  { typed: 'ultra sound full abdoman', right: ['Ultrasound'] },
  { typed: 'thyroed test', right: ['Thyroid Function Tests'] },

  { typed: 'pet me gas banti hai', right: ['Ultrasound', 'General Consultation'] },
  { typed: 'khansi aur balgam', right: ['X-Ray', 'CT Scan'] },
  { typed: 'haath pair sunn hona', right: ['MRI Scan', 'Blood Sugar', 'HbA1c'] },
  { typed: 'pichle teen mahine ki sugar', right: ['HbA1c'] },
  { typed: 'ghabrahat aur tez dhadkan', right: heart },
  { typed: 'gathiya', right: ['X-Ray', 'ESR', 'CRP', 'Kidney Function Tests'] },
  { typed: 'sar me chot lagi hai', right: ['CT Scan', 'MRI Scan'] },
  {
    typed: 'pesab ruk ruk ke aata hai',
    right: ['Urine Analysis', 'Ultrasound', 'TVS and TRUS'],
  },
  { typed: 'khoon me charbi', right: ['Lipid Profile'] },
  { typed: 'altrasaund pet ka', right: ['Ultrasound'] },
  { typed: 'creatnine aur urea', right: ['Kidney Function Tests'] },
  { typed: 'colour dopler taang ka', right: ['Color Doppler'] },

  { typed: 'सीटी स्कैन सिर', right: ['CT Scan'] },
  { typed: 'सांस फूलती है', right: ['2D ECHO', 'X-Ray', 'ECG', 'Stress ECHO'] },
  { typed: 'तीन महीने वाली शुगर', right: ['HbA1c'] },
  { typed: 'पित्त की थैली में पथरी', right: ['Ultrasound'] },
  { typed: 'बुज़ुर्गों की जांच', right: ['Senior Citizen Package'] },
  { typed: 'रिपोर्ट समझनी है', right: ['Report Analysis'] },
  { typed: 'घुटने का एमआरआई', right: ['MRI Scan'] },
  { typed: 'खून में इन्फेक्शन', right: ['CRP', 'ESR', 'Complete Blood Count (CBC)'] },
]

/**
 * Sixty more, whose author had not read the words of the search. They have other words around them
 * ("price", "kab milegi"), and half are misspelt or abbreviated, as on a phone. For a phrase without a
 * right test, the search finds none, says that it is not done here, or shows the PC-PNDT Act's notice.
 */
export const laterPhrases: readonly {
  readonly typed: string
  readonly right: readonly TestName[]
}[] = [
  { typed: 'usg w/a price', right: ['Ultrasound'] },
  { typed: 'kub ultrasond near me', right: ['Ultrasound'] },
  { typed: 'sonografi pet ki', right: ['Ultrasound'] },
  { typed: 'gall bladder me pathri', right: ['Ultrasound'] },
  { typed: 'pcod hai kya test', right: ['Ultrasound', 'TVS and TRUS'] },
  { typed: 'follicular study time', right: ['TVS and TRUS', 'Ultrasound'] },
  { typed: 'brain mri cost in delhi', right: ['MRI Scan'] },
  { typed: 'l s spine mri', right: ['MRI Scan'] },
  { typed: 'slip disc ka scan', right: ['MRI Scan', 'CT Scan', 'X-Ray'] },
  { typed: 'mrcp', right: ['MRI Scan'] },
  { typed: 'hrct thorax', right: ['CT Scan'] },
  { typed: 'pns ct plain', right: ['CT Scan'] },
  { typed: 'knee x ray ap lat b/l', right: ['X-Ray'] },
  { typed: 'xrey chati ka', right: ['X-Ray'] },
  { typed: 'haddi me crack', right: ['X-Ray', 'CT Scan'] },
  { typed: 'hsg tube test', right: ['X-Ray'] },
  { typed: 'carotid doplar', right: ['Color Doppler'] },
  { typed: 'r/o dvt lt leg', right: ['Color Doppler'] },
  { typed: 'anomoly scan 20 weeks', right: ['Level II Scans'] },
  { typed: 'tiffa', right: ['Level II Scans'] },
  { typed: '8 mahine ka growth scan', right: ['Ultrasound', 'Color Doppler'] },
  { typed: '4d baby scan sunday open', right: ['3D/4D Ultrasound'] },
  { typed: 'bagal me gaanth sui se jaanch', right: ['USG Guided FNAC and BIOPSY'] },
  { typed: 'pus nikalna pigtail', right: ['Interventional Radiology'] },
  { typed: 'sgpt badha hua', right: ['Liver Function Tests'] },
  { typed: 's. creat blood urea', right: ['Kidney Function Tests'] },
  { typed: 'uric acid price', right: ['Kidney Function Tests'] },
  { typed: 'tsh report kab milegi', right: ['Thyroid Function Tests'] },
  { typed: 'baal jhad rahe hain', right: ['Thyroid Function Tests', 'Complete Blood Count (CBC)'] },
  { typed: 'fbs ppbs', right: ['Blood Sugar', 'Diabetes Panel'] },
  { typed: '3 mahine wali sugar', right: ['HbA1c'] },
  { typed: 'colestrol khali pet', right: ['Lipid Profile'] },
  { typed: 'hb kam hai', right: ['Complete Blood Count (CBC)'] },
  { typed: 'plateletes girna', right: ['Complete Blood Count (CBC)'] },
  { typed: 'ca 19.9', right: ['Tumor Markers'] },
  { typed: 'psa total', right: ['Tumor Markers'] },
  { typed: 'peshab me jalan bar bar', right: ['Urine Analysis'] },
  { typed: 'urine r/m c/s', right: ['Urine Analysis'] },
  { typed: 'gathiya uthne me jakdan', right: ['ESR', 'CRP', 'X-Ray'] },
  { typed: 'dhadkan tez hoti hai', right: ['ECG', '2D ECHO'] },
  { typed: 'seedi chadne pe saans phulna', right: ['2D ECHO', 'ECG', 'Stress ECHO', 'X-Ray'] },
  { typed: 'tmt treadmil', right: ['Stress ECHO'] },
  {
    typed: 'papa 68 saal full body checkup',
    right: ['Senior Citizen Package', 'Executive Health Package', 'Basic Health Check Up'],
  },
  { typed: 'mummy ka ladies checkup package', right: ["Women's Health Package"] },
  { typed: 'घुटने का एक्सरे कितने का है', right: ['X-Ray'] },
  { typed: 'किडनी में पथरी', right: ['Ultrasound', 'CT Scan'] },
  { typed: 'गुर्दे की खून जांच', right: ['Kidney Function Tests'] },
  { typed: 'पैर की नस फूली हुई', right: ['Color Doppler'] },
  { typed: 'पीलिया हो गया', right: ['Liver Function Tests'] },
  { typed: 'छाती में गांठ औरत', right: ['Ultrasound', 'USG Guided FNAC and BIOPSY'] },
  { typed: 'बुखार उतर नहीं रहा', right: ['Complete Blood Count (CBC)', 'CRP'] },
  { typed: 'चक्कर और सिर में दर्द', right: ['MRI Scan', 'CT Scan'] },
  { typed: 'रिपोर्ट समझा दीजिए', right: ['Report Analysis', 'General Consultation'] },
  { typed: 'दूसरे डॉक्टर की राय', right: ['Second Opinion'] },
  { typed: 'eeg dimag ki', right: [] },
  { typed: 'pet ct scan full body', right: [] },
  { typed: 'endoscopy price near me', right: [] },
  { typed: 'double marker', right: [] },
  { typed: 'vitamin d b12', right: [] },
  { typed: 'ladka hai ya ladki scan', right: [] },
]
