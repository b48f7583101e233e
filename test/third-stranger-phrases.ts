import type { TestName } from '../domain/test-catalogue.ts'
import type { JudgedPhrase } from './second-stranger-phrases.ts'

type PhraseGroup = readonly TestName[]

const ultrasound: PhraseGroup = ['Ultrasound']
const pregnancy: PhraseGroup = ['Ultrasound', 'Level II Scans', '3D/4D Ultrasound', 'TVS and TRUS']
const womb: PhraseGroup = [
  'Ultrasound',
  'TVS and TRUS',
  "Women's Health Package",
  'General Consultation',
]
const sugar: PhraseGroup = ['Blood Sugar', 'HbA1c', 'Diabetes Panel', 'Diabetes Screening']
const heart: PhraseGroup = ['ECG', '2D ECHO', 'Stress ECHO', 'Cardiac Health Package']
const echo: PhraseGroup = ['2D ECHO', 'Stress ECHO']
const bloodCount: PhraseGroup = ['Complete Blood Count (CBC)']
const liver: PhraseGroup = ['Liver Function Tests']
const kidney: PhraseGroup = ['Kidney Function Tests']
const thyroid: PhraseGroup = ['Thyroid Function Tests']
const xRay: PhraseGroup = ['X-Ray']
const mri: PhraseGroup = ['MRI Scan']
const ct: PhraseGroup = ['CT Scan']
const urine: PhraseGroup = ['Urine Analysis']
const wholeBody: PhraseGroup = [
  'Basic Health Check Up',
  'Executive Health Package',
  'Senior Citizen Package',
]

/**
 * Ninety phrases of a third stranger, as patients type or dictate them or copy them from slips, with the tests that a
 * doctor expects. They were written before their author read a rule or tried a phrase.
 */
export const thirdStrangersPhrases: readonly JudgedPhrase[] = [
  // Doctors' slips, with doses, numbers and complaints beside the test.
  { typed: 'Adv: CBC, LFT, KFT, S. TSH', tests: [bloodCount, liver, kidney, thyroid] },
  { typed: '1) Hb 2) Urine R/E 3) FBS', tests: [bloodCount, urine, sugar] },
  { typed: 'Rx Tab Pan 40 OD x 5 days, USG W/A', tests: [ultrasound] },
  { typed: 'c/o pain abd x 3d adv usg abd', tests: [ultrasound] },
  { typed: 'T.Thyronorm 50mcg repeat TSH after 6 wks', tests: [thyroid] },
  { typed: 'K/C/O T2DM HbA1c FBS PPBS', tests: [['HbA1c'], ['Blood Sugar']] },
  { typed: 'MRI LS spine c/o LBA radiating Rt leg', tests: [mri] },
  { typed: 'HRCT chest f/u ILD', tests: [ct] },
  { typed: '2D Echo + Doppler adv', tests: [echo] },
  { typed: 'Inv: S.Creat, B.Urea, Na+/K+', tests: [kidney] },
  { typed: 'USG obs + NT 12w3d', tests: [pregnancy] },
  { typed: 'Doppler both LL venous r/o varicosities', tests: [['Color Doppler']] },
  { typed: 'G2P1 28 wks growth scan + AFI', tests: [['Ultrasound', 'Color Doppler']] },
  { typed: 'X ray rt. ankle AP/Lat', tests: [xRay] },
  { typed: 'FT3 FT4 TSH anti TPO', tests: [thyroid] },
  { typed: 'CBC + peripheral smear for MP', tests: [bloodCount] },
  { typed: 'Bil T/D, SGOT, SGPT, ALP', tests: [liver] },
  { typed: 'Dr ne fnac thyroid nodule likha hai 1.2 cm', tests: [['USG Guided FNAC and BIOPSY']] },
  { typed: 'CECT abdomen pelvis 64 slice, creat 0.9', tests: [ct] },
  { typed: 'USG KUB prevoid postvoid prostate vol', tests: [ultrasound] },
  { typed: 'Urine for ACR', tests: [urine] },
  { typed: 'pus cell 15-20 urine', tests: [urine] },

  // English, misspelt and not.
  { typed: 'tyroid porfile', tests: [thyroid] },
  { typed: 'hemogloben', tests: [bloodCount] },
  { typed: 'ultra sund holl abdomin', tests: [ultrasound] },
  { typed: 'MIR brain', tests: [mri] },
  { typed: 'esr ceratinine', tests: [['ESR'], kidney] },
  { typed: 'lipit profile', tests: [['Lipid Profile']] },
  { typed: 'echo cardiyography', tests: [echo] },
  { typed: 'citi skan pet', tests: [ct] },
  { typed: 'x rey kneee', tests: [xRay] },
  { typed: 'haemoglobin a1c', tests: [['HbA1c']] },
  { typed: 'glycosylated haemoglobin', tests: [['HbA1c']] },
  { typed: 'billirubin', tests: [liver] },
  { typed: 'sonography scrotum', tests: [ultrasound] },
  { typed: 'visa medical xray', tests: [xRay] },
  { typed: 'ldl 190', tests: [['Lipid Profile']] },

  // As in Punjabi.
  { typed: 'gode da xray', tests: [xRay] },
  { typed: 'dhidd vich peed', tests: [['Ultrasound', 'General Consultation']] },
  { typed: 'sare sareer da check up', tests: [wholeBody] },
  { typed: 'khoon da test karauna', tests: [bloodCount] },
  { typed: 'lakk di mri', tests: [mri] },
  { typed: 'beeji di sugar vadh gayi', tests: [sugar] },
  { typed: 'gurdeyan di pathri', tests: [['Ultrasound', 'CT Scan']] },
  { typed: 'bibi da ultrasound hona pet da', tests: [ultrasound] },

  // Dictated or typed in one go.
  {
    typed: 'bhaiya mere ko apna thyroid check karwana hai kitna time lagega',
    tests: [thyroid],
  },
  {
    typed: 'doctor sahab ne bola hai liver ka test karwa lo khali pet aana padega kya',
    tests: [liver],
  },
  {
    typed: 'meri beti 6 saal ki hai uske gale me infection hai kaunsa test',
    tests: [['Complete Blood Count (CBC)', 'CRP', 'General Consultation']],
  },
  {
    typed: 'mummy ko chalne me ghutno me dard rehta hai',
    tests: [['X-Ray', 'MRI Scan']],
  },
  { typed: 'paanch mahine ka pregnancy hai scan karana hai', tests: [['Level II Scans']] },
  { typed: 'bachcha pet me ulta hai kya dekhna hai', tests: [pregnancy] },
  {
    typed: 'period nahi aa rahe do mahine ho gaye pregnancy hai kya',
    tests: [[...womb, 'Urine Analysis']],
  },
  {
    typed: 'sugar wale mareez ki kidney check',
    tests: [['Kidney Function Tests', 'Urine Analysis']],
  },
  {
    typed: 'dadaji 82 saal ke hain poora checkup ghar ke paas',
    tests: [['Senior Citizen Package']],
  },
  { typed: 'shaadi ke 3 saal ho gaye bachcha nahi ho raha', tests: [womb] },
  { typed: 'pairo me jhunjhuni sugar patient', tests: [[...sugar, 'MRI Scan']] },
  {
    typed: 'wajan achanak kam ho gaya',
    tests: [
      ['Thyroid Function Tests', 'Blood Sugar', 'HbA1c', 'Tumor Markers', 'General Consultation'],
    ],
  },
  {
    typed: 'raat ko baar baar peshab',
    tests: [[...sugar, 'Urine Analysis', 'Ultrasound']],
  },
  { typed: 'chest xray TB ke liye', tests: [xRay] },
  { typed: 'kaam wali bai ka medical', tests: [[...wholeBody, 'General Consultation']] },
  {
    typed: 'operation se pehle wale saare test',
    tests: [['Complete Blood Count (CBC)', 'ECG', 'X-Ray', 'General Consultation']],
  },
  { typed: 'bachche ke dil me chhed echo', tests: [echo] },
  { typed: 'uric acid badha hai angutha soojta hai', tests: [kidney] },
  { typed: 'fatty liver grade 2 ka follow up', tests: [['Ultrasound', 'Liver Function Tests']] },
  { typed: 'creatinine 1.8 aaya hai ab kya karu', tests: [kidney] },
  { typed: 'TSH 8.5 aaya report samjha do', tests: [['Report Analysis']] },
  { typed: 'hb 7.2 hai', tests: [bloodCount] },
  { typed: 'pait mai dard ultra sound karwana', tests: [ultrasound] },
  {
    typed: 'sugar thi pregnancy me ab gtt dobara',
    tests: [['Blood Sugar']],
  },
  { typed: 'chhote bachche ki chhati ka exray nimoniya', tests: [xRay] },

  // In Devanagari.
  { typed: 'बच्चेदानी की रसौली का अल्ट्रासाउंड', tests: [['Ultrasound', 'TVS and TRUS']] },
  { typed: 'नसों की सूजन डॉप्लर', tests: [['Color Doppler']] },
  { typed: 'प्रेगनेंसी सात महीने ग्रोथ स्कैन', tests: [['Ultrasound', 'Color Doppler']] },
  { typed: 'कोलेस्ट्रॉल की जाँच खाली पेट', tests: [['Lipid Profile']] },
  { typed: 'हाथ पैर सुन्न रहते हैं शुगर है', tests: [[...sugar, 'MRI Scan']] },
  { typed: 'प्रोस्टेट बढ़ा हुआ है', tests: [['Ultrasound', 'TVS and TRUS', 'Tumor Markers']] },
  { typed: 'क्रिएटिनिन बढ़ा है', tests: [kidney] },
  { typed: 'बच्ची को बार बार पेशाब में इन्फेक्शन', tests: [urine] },
  { typed: 'सात हफ्ते बच्चे की धड़कन', tests: [pregnancy] },
  { typed: 'मम्मी की कमर का एमआरआई कितने का है', tests: [mri], facts: ['price'] },

  // Not done here, or a question for reception.
  { typed: 'DEXA scan spine hip T score', tests: 'none' },
  { typed: 'EMG NCV both UL', tests: 'none' },
  { typed: 'HIV HBsAg HCV', tests: 'none' },
  { typed: 'S.Lipase S.Amylase', tests: 'none' },
  { typed: 'PT/INR', tests: 'none' },
  { typed: 'S. Ferritin, iron profile', tests: 'none' },
  { typed: 'latrine ki jaanch', tests: 'none' },
  { typed: 'विटामिन बी बारह', tests: 'none' },
  { typed: 'widal test', tests: 'none' },
  { typed: 'allergy test for child', tests: 'none' },
]

/** Forty emergencies of the same stranger, for which the answer is the call to 112. */
export const thirdStrangersEmergencies: readonly string[] = [
  'papa ki chhati me jalan pasina chhoot raha hai baayan haath bhaari',
  'seena bhinch raha hai',
  'पिताजी को ठंडा पसीना और सीने पर पत्थर सा रखा है',
  'bapu ji nu chhati vich peed ho rahi',
  'mummy ko ghabrahat aur saans nahi li ja rahi',
  'asthma attack pump se aaram nahi',
  'dadi ka left haath neeche latak gaya chai ka cup gir gaya',
  'speech garbled suddenly my dad',
  'muh latak gaya khana gir raha hai',
  'मां को अचानक कुछ दिखाई नहीं दे रहा',
  'achanak tez sir dard gardan akad gayi bukhar',
  'hello ambulance bhejo jaldi papa gir gaye hain aankh nahi khol rahe',
  'nana bathroom me fisal gaye kulha hil nahi raha uth nahi pa rahe',
  // Children.
  'baby ke honth neele pad gaye',
  '2 mahine ka bachcha doodh nahi pee raha sust pada hai',
  'bukhar 105 bachcha hosh me nahi',
  'loose motion se bachcha nidhal aankh dhans gayi peshab band',
  'gale me toffee atki hai khaans nahi pa raha',
  'toilet cleaner gatak gaya beta',
  'बच्चा पानी में डूब गया था सांस धीमी है',
  'munda chhat ton digg gaya',
  'beta 14 saal achanak andkosh me bahut tez dard ulti',
  // Diabetes.
  'sugar 28 aa rahi machine pe kaanp rahe hain papa',
  'sugar 550 ulti aur saans tez',
  'insulin ke baad papa uth nahi rahe',
  // Pregnancy and birth.
  'pregnant hu 7 mahina bp 170/110 aankh ke aage andhera',
  'garbhvati patni ko jhatke aa rahe hain',
  '6 hafte pregnant ek side pet me tez dard chakkar',
  'delivery ke baad pad bhar bhar ke khoon ja raha',
  'naal bahar aa gayi hai',
  'गर्भवती हूं खून के थक्के निकल रहे',
  // Injuries, burns, poison, allergy, bleeding, self-harm.
  'bike accident haddi bahar nikal aayi',
  'ungli kat ke alag ho gayi',
  'cooker ki bhaap se haath jhulas gaya',
  'usne 30 crocin ek saath kha li',
  'beti ne sulphas kha liya',
  'mungfali khane ke baad gala band ho raha',
  'लू लग गई बेहोशी सी है बुखार 106',
  'kala paikhana aur khoon ki ulti chakkar',
  'ab jeene ka mann nahi karta sab khatam kar du',
]

/** Fifty harmless phrases that sound like an emergency. They tell of histories, denials, worries and old events. */
export const thirdStrangersFalseAlarms: readonly JudgedPhrase[] = [
  { typed: 'heart attack aaya tha 2024 me ab follow up echo', tests: [echo] },
  { typed: 'brain stroke hua tha pichle diwali ab mri repeat', tests: [mri] },
  { typed: 'papa ko march me lakwa hua tha ab mri karana', tests: [mri] },
  { typed: 'padosi ko heart attack aaya to socha apna dil bhi check kara lun', tests: [heart] },
  { typed: 'dost ki biwi ka miscarriage hua tha kya mujhe bhi scan karana chahiye' },
  { typed: 'kya thyroid se heart attack ho sakta hai', tests: [thyroid] },
  { typed: 'kya mri me saans ghutti hai', tests: [mri] },
  { typed: 'mri machine me dam ghutta hai kya open mri hai', tests: [mri] },
  { typed: 'needle biopsy se khoon bahega kya', tests: [['USG Guided FNAC and BIOPSY']] },
  { typed: 'blood test me behosh ho jata hu lete hue le sakte ho', tests: [bloodCount] },
  { typed: 'pregnancy me xray se bachche ko nuksan hota hai kya', tests: [xRay] },
  { typed: 'galti se khana kha liya fasting test hoga kya' },
  { typed: 'subah chai pi li thi sugar test ho jayega', tests: [sugar] },
  { typed: 'bp ki goli kha li ab sugar test kara sakta hu', tests: [sugar] },
  { typed: 'metformin kha liya to ultrasound ho jayega', tests: [ultrasound] },
  { typed: 'thyroid ki goli kha li galti se test se pehle', tests: [thyroid] },
  { typed: 'stress echo me heart attack to nahi aayega', tests: [['Stress ECHO']] },
  { typed: 'period ki bleeding me tvs ho sakta hai', tests: [['TVS and TRUS']] },
  { typed: 'delivery normal hogi ya operation scan se pata chalega' },
  { typed: 'due date 15 january growth scan', tests: [ultrasound] },
  { typed: 'bachche ko bachpan me daure aate the ab mri', tests: [mri] },
  { typed: 'febrile seizure 2 saal pehle hua tha beta ab theek hai' },
  { typed: 'koi chest pain nahi bp normal bas ECG chahiye fitness ke liye', tests: [['ECG']] },
  { typed: 'no h/o seizure, no h/o fall, MRI brain plain', tests: [mri] },
  { typed: 'denies chest pain, dyspnea. adv 2D echo', tests: [echo] },
  { typed: 'seene ki haddi ka xray', tests: [xRay] },
  { typed: 'hair fall ho raha hai blood test', tests: [['Thyroid Function Tests', ...bloodCount]] },
  { typed: 'gir gaye the 6 mahine pehle kulhe ka xray', tests: [xRay] },
  { typed: 'NCCT head h/o fall 2 mths back', tests: [ct] },
  { typed: 'डेंगू से प्लेटलेट गिर गए थे अब दोबारा सीबीसी', tests: [bloodCount] },
  { typed: 'platelet gir rahe hain cbc', tests: [bloodCount] },
  { typed: 'हार्ट अटैक का खतरा कितना है जाँच', tests: [heart] },
  { typed: 'पापा का 2024 में बाईपास हुआ था रूटीन ईको', tests: [echo] },
  { typed: 'बेहोश किए बिना बायोप्सी होती है', tests: [['USG Guided FNAC and BIOPSY']] },
  { typed: 'बच्चे को सुलाकर एमआरआई होगा क्या', tests: [mri] },
  { typed: 'सांस रोककर एक्सरे होता है क्या', tests: [xRay] },
  { typed: 'fits in budget health package', tests: [wholeBody] },
  { typed: 'heavy metal poisoning test' },
  { typed: 'khoon patla karne ki dawai ecosprin chal rahi hai' },
  { typed: 'meri saas ka heart ka checkup', tests: [heart] },
  { typed: 'kitna paani peena hai ultrasound se pehle', tests: [ultrasound] },
  { typed: 'sugar 180 fasting aayi hai hba1c karana hai', tests: [['HbA1c']] },
  { typed: 'bp 150/95 rehta hai ecg', tests: [['ECG']] },
  { typed: 'migraine purana hai tez sir dard hota rehta hai mri', tests: [mri] },
  { typed: 'cardiac arrest ke patient ko icd laga hai mri ho sakta hai', tests: [mri] },
  { typed: 'last month miscarriage hua ab tvs', tests: [['TVS and TRUS', 'Ultrasound']] },
  { typed: 'operation ke taanke kat gaye follow up ultrasound', tests: [ultrasound] },
  { typed: 'insurance me accident cover hai kya', facts: ['insurance'] },
  { typed: 'burn calories weight loss diet', tests: [['Health Counseling']] },
  { typed: 'jalne ka purana nishan hai mri me dikkat to nahi', tests: [mri] },
]

/** Relatives of those that the rules judged wrongly at first, written to find where the new rules go too far. */
export const thirdStrangersRelatives: readonly JudgedPhrase[] = [
  // An illness that is over, and one that is not.
  { typed: 'kal raat attack aaya tha ecg karana hai', isEmergency: true },
  { typed: 'subah daura pada tha mri', isEmergency: true },
  { typed: 'dil ka daura pada tha 1 ghante pehle ecg', isEmergency: true },
  { typed: 'papa ko attack aaya tha', isEmergency: true },
  { typed: 'accident hua tha abhi', isEmergency: true },
  { typed: 'accident ho gaya check up', isEmergency: true },
  { typed: 'sugar patient heart attack', isEmergency: true },
  { typed: '3 saal pehle accident hua tha mri', tests: [mri] },
  { typed: 'लकवा हुआ था एमआरआई', tests: [mri] },
  // A denial, and words that look like one.
  { typed: 'koi help karo seene me dard', isEmergency: true },
  { typed: 'no relief chest pain', isEmergency: true },
  { typed: 'no consciousness', isEmergency: true },
  { typed: 'koi doctor hai seene me dard nahi ja raha', isEmergency: true },
  { typed: 'koi dard nahi par muh tedha', isEmergency: true },
  { typed: 'no pain in chest but sweating and breathless', isEmergency: true },
  { typed: 'कोई दर्द नहीं सिर्फ ईसीजी', tests: [['ECG']] },
  { typed: 'nil chest pain nil dyspnoea echo', tests: [echo] },
  // A dangerous sugar, and other numbers beside the word.
  { typed: 'sugar 35 hai papa pasine me bheeg gaye', isEmergency: true },
  { typed: 'sugar low ho gayi kaanp rahe', isEmergency: true },
  { typed: 'sugar 40 saal se hai kaanpte hain', tests: [sugar] },
  { typed: 'low sugar diet', tests: [['Health Counseling']] },
  // Pregnancy, babies and milk.
  { typed: 'pregnancy bp badha hai sir dard', isEmergency: true },
  { typed: 'bachcha sust pada hai', isEmergency: true },
  { typed: 'bachche ko doodh se allergy' },
]

/** Thirty more phrases that ask for a test. They were written after the rules were changed, and then tried. */
export const thirdStrangersLaterPhrases: readonly JudgedPhrase[] = [
  { typed: 'Adv. S.TSH, HbA1c, Lipid', tests: [thyroid, ['HbA1c'], ['Lipid Profile']] },
  { typed: '1. CBC 2. CRP 3. Urine C/S', tests: [bloodCount, ['CRP'], urine] },
  { typed: 'Cap Omez 20 BD, LFT after 2 wks', tests: [liver] },
  { typed: 'USG abd c/o RUQ pain x 2 months', tests: [ultrasound] },
  { typed: 'CT KUB plain ? calculus', tests: [ct] },
  { typed: 'MRI Lt shoulder r/o RC tear', tests: [mri] },
  { typed: 'X-ray LS spine AP+Lat', tests: [xRay] },
  { typed: 'colour doppler umbilical artery 34 wks', tests: [['Color Doppler', 'Ultrasound']] },
  { typed: 'B/L breast USG BIRADS 3 f/u', tests: [ultrasound] },
  { typed: 'FNAC cervical LN', tests: [['USG Guided FNAC and BIOPSY']] },
  { typed: 'Fasting insulin + FBS', tests: [sugar] },
  { typed: 'RFT with electrolytes', tests: [kidney] },
  { typed: 'ultrasoud of stomack', tests: [ultrasound] },
  { typed: 'haemoglobine test', tests: [bloodCount] },
  { typed: 'kidni funtion test', tests: [kidney] },
  { typed: 'mre scan of nee', tests: [mri] },
  { typed: 'moddhe di xray', tests: [xRay] },
  { typed: 'mere lakk vich dard hai', tests: [['MRI Scan', 'X-Ray']] },
  { typed: 'sugar cheque karauni', tests: [sugar] },
  { typed: 'papa ko sugar hai aankh aur kidney ka test batao', tests: [kidney] },
  { typed: 'beti 14 saal periods bahut dard', tests: [womb] },
  { typed: 'naak ki haddi tedhi hai ct', tests: [ct] },
  { typed: 'nau mahine pregnant bachche ka wajan', tests: [['Ultrasound', 'Color Doppler']] },
  { typed: 'surgery ke liye fitness test', tests: [[...bloodCount, 'ECG', 'X-Ray', ...wholeBody]] },
  { typed: 'अल्ट्रासाउंड गुर्दे और पेशाब की थैली', tests: [ultrasound] },
  { typed: 'खाना खाने के दो घंटे बाद शुगर', tests: [['Blood Sugar']] },
  { typed: 'पित्त में पथरी', tests: [['Ultrasound', 'CT Scan']] },
  { typed: 'नौ महीने की बच्ची को खांसी एक्सरे', tests: [xRay] },
  { typed: 'serum cortisol', tests: 'none' },
  { typed: 'stool routine', tests: 'none' },
]

/** Twenty more emergencies, written at the same time. */
export const thirdStrangersLaterEmergencies: readonly string[] = [
  'papa ke seene me aag si lag rahi hai aur paseena',
  'dil baith raha hai aankhon ke aage andhera chha raha',
  'nani ki zubaan ladkhada rahi hai aur haath sun',
  'bachche ko saans lete waqt pasli chal rahi hai',
  '3 din ka bachcha peela pad gaya aur doodh nahi pee raha',
  'bukhar me beti ki aankhen palat gayi',
  'sugar 600 hai aur behki baatein kar rahe hain papa',
  'sugar gir gayi hai pasina pasina ho rahe',
  'pregnancy 32 week sir me tez dard aur sujan',
  'do mahine ki pregnant hu bleeding aur pet dard',
  'pani ki jhilli phat gayi',
  'delivery ke 5 din baad bahut bleeding',
  'मम्मी सीढ़ी से गिर गईं उठ नहीं पा रहीं',
  'बेटे ने पेन का ढक्कन निगल लिया',
  'पापा का बायां हाथ सुन्न और चेहरा टेढ़ा',
  'ct dye ke baad muh sooj gaya',
  'tel ki kadahi palat gayi haath jal gaya',
  'phinail pi gaya 2 saal ka ladka',
  'jhagde me chaku lag gaya khoon ruk nahi raha',
  'i feel like killing myself',
]

/** Twenty more that are no emergency, written at the same time. */
export const thirdStrangersLaterFalseAlarms: readonly JudgedPhrase[] = [
  { typed: 'lakwa 2023 me hua tha ab carotid doppler', tests: [['Color Doppler']] },
  { typed: 'no c/o chest pain, routine ECG', tests: [['ECG']] },
  { typed: 'without any breathlessness 2d echo', tests: [echo] },
  { typed: 'koi takleef nahi bas full body checkup', tests: [wholeBody] },
  { typed: 'nana ko dil ka daura pada tha do saal pehle tmt', tests: [heart] },
  { typed: 'pichle mahine accident hua tha ghutne ki mri', tests: [mri] },
  { typed: 'chacha ko stroke hua tha kya mujhe bhi doppler karana chahiye' },
  { typed: 'heart attack se kaise bache' },
  { typed: 'bachpan me mirgi thi ab ct', tests: [ct] },
  { typed: 'खून पतला करने की दवा चल रही है', tests: 'none' },
  { typed: 'sugar 140 hai fasting', tests: [sugar] },
  { typed: 'bp 130/80 normal checkup' },
  { typed: 'delivery se pehle ka blood test', tests: [bloodCount] },
  { typed: 'miscarriage ke baad ultrasound kab', tests: [ultrasound] },
  { typed: 'jalan hoti hai peshab me urine test', tests: [urine] },
  { typed: 'gir gayi thi 1 saal pehle kamar ka xray', tests: [xRay] },
  { typed: 'mri me bachche ko behosh karenge kya', tests: [mri] },
  { typed: 'kya ultrasound se garbhpat hota hai', tests: [ultrasound] },
  { typed: 'injection ke baad kya chakkar aata hai ct contrast', tests: [ct] },
  { typed: 'dadi ka haath kaanpta hai mri', tests: [mri] },
]

/**
 * The third lists. They were written after the rules were changed again, and then tried. The last fifteen
 * emergencies and the last fifteen harmless phrases are of a fourth try.
 */
export const thirdStrangersLastEmergencies: readonly string[] = [
  'ammi ka shareer akad gaya aur aankh upar chadh gayi',
  'nanu ki nabz bahut dheemi aur pasine se tar',
  'seene me gadhbad ho rahi jaise koi daba raha',
  'chest pe haathi baitha ho aisa lag raha',
  'saans nahi khinch pa rahi wife',
  'bachche ne matar naak me daal li saans nahi',
  'newborn blue ho raha rota nahi',
  'garam paani ki balti me bachcha gir gaya',
  'bhai ne phanda laga liya',
  'maine bahut saari neend ki goli kha li hai',
  'papa ki ankh ki roshni ek dum chali gayi',
  'sir phat raha hai aisa dard kabhi nahi hua ulti bhi',
  '36 week pani tapak raha hai',
  'pregnant ladki ko fits aa gaye',
  'pet me laat maarna band kar diya bachche ne',
  'bijli ke khambe se chipak gaya',
  'saanp ne das liya',
  'sugar patient hosh kho baitha',
  'नाक मुंह से खून आ रहा है बहुत',
  'दादा जी का मुंह टेढ़ा और लार टपक रही',
  'mummy ke seene me kasav aur ulti jaisa',
  'uncle gir pade muh se aawaz nahi nikal rahi',
  'saans bahut mushkil se aa rahi hai inhaler khatam',
  'baby 5 din ka neela pad raha',
  'bachche ki saans me ghar ghar awaaz aur hoth neele',
  'pregnant bhabhi ko pet me bahut dard khoon',
  'delivery pain start ho gaya',
  'papa ki aadhi body sunn',
  'dimag me khoon jam gaya behosh',
  'bachche ne gale me kanch ki goli fasa li',
  'chhote bhai ne zeher pi liya',
  'lady doctor chahiye bleeding band nahi ho rahi 2 mahine pregnant',
  'khana atak gaya gale me bol nahi pa rahe',
  'पापा को पसीना आ रहा और सीना भारी',
  'मेरी बेटी को दौरा आया मुंह से झाग',
]

export const thirdStrangersLastFalseAlarms: readonly JudgedPhrase[] = [
  { typed: 'papa ko 2 stent lage hain regular echo karana hai' },
  { typed: 'kya mri se dil ka daura pad sakta hai pacemaker hai' },
  { typed: 'bp high hai pregnancy me level 2' },
  { typed: 'saans ki bimari purani pft' },
  { typed: 'gir ke haddi tooti thi plaster khulne ke baad xray' },
  { typed: 'koi bleeding nahi hai bas routine scan 6 month' },
  { typed: 'heart fail patient echo follow up' },
  { typed: 'chakkar aate hain brain mri' },
  { typed: 'vertigo hai kaan ka test' },
  { typed: 'नानी को लकवा था उनकी एमआरआई रिपोर्ट' },
  { typed: 'fits ki dawa chalti hai lft' },
  { typed: 'bachcha dudh nahi pachata' },
  { typed: 'sir me purani chot mri' },
  { typed: 'kidney fail dialysis patient usg' },
  { typed: 'muh me chhale' },
  { typed: 'hath jal gaya tha bachpan me nishan' },
  { typed: 'ladke ko 5 saal pehle kutte ne kaata tha' },
  { typed: 'मरीज बेहोश नहीं होता क्या एमआरआई में' },
  { typed: 'khoon ki ulti nahi hui kabhi endoscopy' },
  { typed: 'emergency contact number' },
  { typed: 'papa ka bypass hua tha 2022 me ecg' },
  { typed: 'mujhe heart attack ka dar hai check up' },
  { typed: 'migraine sir dard roz mri' },
  { typed: 'pregnancy me khoon ki kami' },
  { typed: 'saas ko gathiya hai' },
  { typed: 'dadi ko 2 saal se lakwa hai ct repeat' },
  { typed: 'no history of seizure eeg' },
  { typed: 'behosh hone ki bimari thi bachpan me mri brain' },
  { typed: 'gas ki wajah se seene me jalan endoscopy' },
  { typed: 'bachcha 3 saal bolta nahi mri' },
  { typed: 'garmi me nakseer aati hai cbc' },
  { typed: 'kidney stone pain xray kub' },
  { typed: 'burn patient follow up cbc' },
  { typed: 'pulse rate ecg' },
  { typed: 'bp 160 dawai chal rahi kft' },
]

export const thirdStrangersLastPhrases: readonly JudgedPhrase[] = [
  { typed: 'tab thyrox 25 od TSH FT4', tests: [['Thyroid Function Tests']] },
  { typed: 'usg pelvis full bladder', tests: [['Ultrasound']] },
  { typed: 'sevn month pregnancy colour doppler', tests: [['Color Doppler', 'Ultrasound']] },
  { typed: 'ghutne ki mri kitne me', tests: [['MRI Scan']] },
  { typed: 'triglyceride high diet', tests: [['Lipid Profile', 'Health Counseling']] },
  { typed: 'chhati ka xray tb', tests: [['X-Ray']] },
  { typed: 'khansi me 3 hafte balgam', tests: [['X-Ray', 'CT Scan']] },
  { typed: 'PSA total free', tests: [['Tumor Markers']] },
  { typed: 'Hb kam pregnancy', tests: [['Complete Blood Count (CBC)']] },
  {
    typed: 'mummy 62 ladies checkup',
    tests: [["Women's Health Package", 'Senior Citizen Package']],
  },
  { typed: 'ultrasound thyroid neck', tests: [['Ultrasound']] },
  { typed: 'urin me jaln', tests: [['Urine Analysis']] },
  { typed: 'sugar 3 mahine wali', tests: [['HbA1c']] },
  { typed: 'dil ki jaanch package', tests: [['Cardiac Health Package']] },
  { typed: 'munde de hath da xray', tests: [['X-Ray']] },
  { typed: 'beti ke sir me dard mri', tests: [['MRI Scan']] },
  { typed: 'ਐਕਸਰੇ', tests: 'none' },
  { typed: 'skin test', tests: 'none' },
  { typed: 'mammography dono', tests: 'none' },
  { typed: 'vitamin b12 d3', tests: 'none' },
]
