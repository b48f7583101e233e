import type { TestName } from '../domain/centre/test-catalogue.ts'
import type { AskedFact } from '../domain/search/test-index.ts'

/** What the search must do with a phrase. */
export interface JudgedPhrase {
  readonly typed: string
  /** The search must answer with the call to 112. If left out, it must not. */
  readonly isEmergency?: boolean
  /** One test of each group is among the first three. `none` if no test may be shown. */
  readonly tests?: readonly (readonly TestName[])[] | 'none'
  /** These facts of the centre are in the answer. */
  readonly facts?: readonly AskedFact[]
}

const womb: readonly TestName[] = ['Ultrasound', 'TVS and TRUS', "Women's Health Package"]
const heart: readonly TestName[] = ['ECG', '2D ECHO', 'Stress ECHO', 'Cardiac Health Package']

/** Sixty phrases of a second stranger, with their answers. They were written before any of them was tried. */
export const secondStrangersPhrases: readonly JudgedPhrase[] = [
  // Emergencies in the middle of a harmless sentence.
  {
    typed: 'kal ka appointment hai par papa ko abhi seene me dard uth raha hai',
    isEmergency: true,
  },
  { typed: 'mri karane aaye the mummy achanak gir padi hosh nahi hai', isEmergency: true },
  { typed: 'ultrasound price kya hai, biwi ko 7 mahine me bahut khoon aa raha', isEmergency: true },
  { typed: 'bp 220 sir dard dhundhla', isEmergency: true },
  { typed: 'bp 210/130 aur nazar dhundhli ho gayi', isEmergency: true },
  { typed: 'mummy pehchan nahi rahi', isEmergency: true },
  { typed: 'dadaji subah se kisi ko pehchan nahi pa rahe ct kara le', isEmergency: true },
  { typed: 'dadi achanak ulti seedhi baatein kar rahi hain', isEmergency: true },
  { typed: 'ek aankh se achanak dikhna kam ho gaya', isEmergency: true },
  { typed: 'बाबूजी का हाथ अचानक उठ नहीं रहा एमआरआई करा दें', isEmergency: true },
  { typed: 'नाक से खून बंद नहीं हो रहा दो घंटे से', isEmergency: true },
  { typed: 'बच्चे को तेज बुखार में झटके आ रहे हैं', isEmergency: true },
  { typed: 'papa ka chehra ek taraf latak gaya ct karana hai', isEmergency: true },
  { typed: '34 hafte ki pregnancy baby ki movement kam lag rahi scan kab', isEmergency: true },
  { typed: 'saans lete waqt seene me chubhan hoti hai xray', isEmergency: true },
  { typed: 'ct ke injection ke baad saans phool rahi aur daane nikal aaye', isEmergency: true },
  { typed: 'bachhe ke gale me chana atak gaya', isEmergency: true },
  { typed: 'beta seedhi se gira hai ulti kar raha hai sir ka ct', isEmergency: true },
  { typed: 'sugar 40 ho gayi pasina aa raha behoshi lag rahi', isEmergency: true },
  { typed: 'acid gir gaya aankh me', isEmergency: true },
  { typed: '2031 me bypass hua tha aaj seene me dard', isEmergency: true },
  { typed: 'mirgi ke mareez ko abhi daura pad raha hai', isEmergency: true },

  // Harmless sentences with a word of an emergency.
  { typed: 'heart attack ko 10 saal ho gaye routine ecg', tests: [heart] },
  { typed: 'dil ka daura 2031 me pada tha ab echo', tests: [heart] },
  { typed: 'stroke 1998 me hua tha brain mri', tests: [['MRI Scan']] },
  { typed: 'chest pain nahi hai sirf ecg', tests: [heart] },
  { typed: 'सीने में दर्द नहीं है फिर भी ईसीजी', tests: [heart] },
  { typed: 'saans ki koi takleef nahi hai routine chest xray', tests: [['X-Ray']] },
  { typed: 'no seizures since 3 years mri follow up', tests: [['MRI Scan']] },
  { typed: 'मिर्गी की दवाई चलती है एमआरआई हो सकता है', tests: [['MRI Scan']] },
  { typed: 'lakwa ke marij ka mri kaise hoga', tests: [['MRI Scan']] },
  { typed: 'seizure wale bachche ka mri', tests: [['MRI Scan']] },
  { typed: 'stroke ke mareez ka carotid doppler', tests: [['Color Doppler']] },
  { typed: 'angioplasty ke 6 mahine baad stress echo', tests: [['Stress ECHO']] },
  { typed: 'sir dard aur bp 140/90 rehta hai kya test karaye' },
  { typed: 'dadi ko naam yaad nahi rehta brain mri', tests: [['MRI Scan']] },
  { typed: 'doctor ki likhawat pehchan nahi aa rahi' },
  { typed: 'dhundhla dikhta hai chashma lagega kya' },
  { typed: 'गिरने के बाद घुटने का एक्सरे', tests: [['X-Ray']] },
  { typed: 'bp ki goli kha ke ecg kara sakte hai', tests: [heart] },

  // Shorthand of doctors, brands, misspellings.
  { typed: 'adv: USG lower abd + UPT', tests: [['Ultrasound'], ['Urine Analysis']] },
  { typed: 'NCCT brain plain', tests: [['CT Scan']] },
  { typed: 'hsCRP', tests: [['CRP']] },
  { typed: 'Sr electrolytes Na K', tests: [['Kidney Function Tests']] },
  { typed: 'x ray dono ghutne khade hokar', tests: [['X-Ray']] },
  { typed: 'MRI contrast ke sath kitne paise', tests: [['MRI Scan']], facts: ['price'] },
  { typed: 'shugar khane ke do ghante bad', tests: [['Blood Sugar']] },
  { typed: 'थायराइड की गांठ की सोनोग्राफी', tests: [['Ultrasound']] },
  { typed: 'ब्लड यूरिया', tests: [['Kidney Function Tests']] },
  { typed: 'mahwari nahi aayi 2 mahine se', tests: [[...womb, 'Urine Analysis']] },
  { typed: 'ghutne ki gaddi ghis gayi', tests: [['X-Ray', 'MRI Scan']] },
  { typed: 'arogya full body checkup 999 wala', tests: [['Basic Health Check Up']] },
  { typed: 'amh test', tests: 'none' },
  { typed: 'पैप स्मीयर', tests: 'none' },

  // Insurance, prices, and other facts.
  { typed: 'star health cashless chalega', facts: ['insurance'] },
  { typed: 'ECHS card valid hai', facts: ['insurance'] },
  { typed: 'vit d3 kitne ka', tests: 'none', facts: ['price'] },
  { typed: 'ghar aake khoon le jaoge', facts: ['homeCollection'] },
  { typed: 'report whatsapp pe bhejoge', facts: ['reports'] },
  { typed: 'ultrasond kitne bje tak', tests: [['Ultrasound']], facts: ['hours'] },
]

/** Relatives of the emergencies that were missed, and of the false alarms. Written before the fixes were tried on them. */
export const relativesOfMisses: readonly JudgedPhrase[] = [
  { typed: 'झटके पड़ रहे हैं बच्चे को', isEmergency: true },
  { typed: 'हाथ पैर अकड़ गए', isEmergency: true },
  { typed: 'सीने में चुभन हो रही है', isEmergency: true },
  { typed: 'पापा किसी को पहचान नहीं पा रहे', isEmergency: true },
  { typed: 'दादी बहकी बहकी बातें कर रही हैं अचानक', isEmergency: true },
  { typed: 'बीपी 210 सिर दर्द और उल्टी', isEmergency: true },
  { typed: 'blood pressure 200 chakkar aa rahe', isEmergency: true },
  { typed: 'bp २२० धुंधला दिख रहा', isEmergency: true },
  { typed: 'अचानक एक आँख से कम दिख रहा है', isEmergency: true },
  { typed: 'achanak dhundhla dikhne laga', isEmergency: true },
  { typed: 'बहुत खून आ रहा है नाक से', isEmergency: true },
  { typed: 'bahut khoon nikal raha hai kya kare', isEmergency: true },
  { typed: 'palang se gir gaya baby ulti kar raha', isEmergency: true },
  { typed: 'stroke patient ko attack aaya hai', isEmergency: true },
  { typed: 'mirgi ki dawai zyada kha li', isEmergency: true },
  { typed: 'mirgi ke mareez ko daura aa gaya', isEmergency: true },
  { typed: 'delivery ke 1 mahine baad fits aaye', isEmergency: true },
  { typed: 'bypass ke 2 saal baad attack aaya hai', isEmergency: true },
  { typed: '20 saal ki beti ko daura aaya', isEmergency: true },
  { typed: 'seene me dard nahi ja raha', isEmergency: true },
  { typed: 'seene me dard nahi ruk raha', isEmergency: true },
  { typed: 'dard nahi hai par saans nahi aa rahi', isEmergency: true },
  { typed: 'khoon ruka nahi hai abhi tak', isEmergency: true },
  { typed: 'papa ko hosh nahi hai', isEmergency: true },
  { typed: 'bachcha hil nahi raha dard nahi hai', isEmergency: true },
  { typed: 'seene me dard bahut hai nahi bas raha', isEmergency: true },
  { typed: 'lakwa 3 mahine baad physio ke liye mri' },
  { typed: 'दिल का दौरा 2 साल पहले पड़ा था अब इको' },
  { typed: 'मिर्गी के मरीज का एमआरआई' },
  { typed: 'स्ट्रोक के मरीज की एमआरआई' },
  { typed: 'सांस की कोई दिक्कत नहीं है बस एक्सरे' },
  { typed: 'bp 120/80 sir dard' },
  { typed: 'khoon bahut kam ho raha hai' },
  { typed: 'bhoolne ki bimari pehchan nahi pate mri' },
  { typed: 'पैप टेस्ट', tests: 'none' },
  { typed: 'pap smear', tests: 'none' },
  { typed: 'hs-crp', tests: [['CRP']] },
  { typed: 'lab kitne bje khulti hai', facts: ['hours'] },
  // Words that a word of another concept hid.
  { typed: 'chest heavy since morning', isEmergency: true },
  { typed: 'bleeding ruki nahi', isEmergency: true },
]
