import { judgedIn } from './read-phrases.ts'

const cbc = 'Complete Blood Count (CBC)'
const thyroid = 'Thyroid Function Tests'
const sugar = 'Blood Sugar or Diabetes Panel or Diabetes Screening or HbA1c'
const kidney = 'Kidney Function Tests'
const liver = 'Liver Function Tests'
const echo = '2D ECHO or Stress ECHO'
const heart = 'ECG or 2D ECHO or Stress ECHO or Cardiac Health Package'
const needle = 'USG Guided FNAC and BIOPSY'
const wholeBody = 'Basic Health Check Up or Executive Health Package or Senior Citizen Package'
const senior = 'Senior Citizen Package'
const checkup = 'Basic Health Check Up or Executive Health Package'
const pregnancy = 'Ultrasound or Level II Scans or 3D/4D Ultrasound or TVS and TRUS'

/**
 * 120 phrases with their answers, written before the rule that names each part, and without trying
 * any of them. The first 22 come from a review of 2.0.0.
 */
export const toldPhrases = judgedIn(`
  sugar aur pet ka ultrasound => ${sugar}; Ultrasound
  शुगर और पेट का अल्ट्रासाउंड => ${sugar}; Ultrasound
  pet ka ultrasound aur thyroid => Ultrasound; ${thyroid}
  abdomen ultrasound sugar => Ultrasound; ${sugar}
  sugar thyroid pet ultrasound => ${sugar}; ${thyroid}; Ultrasound
  level 2 scan and blood tests => Level II Scans; ${cbc}
  chest xray blood test => X-Ray; ${cbc}
  ecg blood test => ECG; ${cbc}
  sugar, ultrasound => ${sugar}; Ultrasound
  blood sugar pet ka ultrasound => ${sugar}; Ultrasound
  sugar x-ray => ${sugar}; X-Ray
  mammogram => not done: mammogram
  bone density => not done: bone density
  endoscopy => not done: endoscopy
  pet scan => not done: pet scan
  home collection => homeCollection
  home sample => homeCollection
  report kab milegi => reports
  lady doctor => women
  lady doctor ultrasound => Ultrasound; women
  ultrasound kitne ka hai => Ultrasound; price
  phone number => contact
  ecg and echo => ECG; ${echo}
  cbc esr crp => ${cbc}; ESR; CRP
  thyroid aur sugar khali pet => ${thyroid}; ${sugar}
  lft kft lipid => ${liver}; ${kidney}; Lipid Profile
  mri brain with ct chest => MRI Scan; CT Scan
  xray ghutna aur uric acid => X-Ray; ${kidney}
  urine culture + pelvis ultrasound => Urine Analysis; Ultrasound
  hba1c cholesterol => HbA1c; Lipid Profile
  tvs and thyroid => TVS and TRUS; ${thyroid}
  doppler leg and sugar => Color Doppler; ${sugar}
  psa with prostate ultrasound => Tumor Markers; Ultrasound
  थायराइड और खून की जाँच => ${thyroid}; ${cbc}
  छाती का एक्स-रे और ईसीजी => X-Ray; ECG
  लिवर किडनी की जाँच => ${liver}; ${kidney}
  सीटी स्कैन और एमआरआई => CT Scan; MRI Scan
  biopsy aur cbc => ${needle}; ${cbc}
  anomaly scan hemoglobin => Level II Scans; ${cbc}
  echo tsh vitamin d => ${echo}; ${thyroid}; not done: vitamin
  diabetes and heart checkup => ${sugar}; ECG or 2D ECHO or Stress ECHO or Cardiac Health Package or Lipid Profile
  crp dengue => CRP; not done: dengue
  mri price => MRI Scan; price
  thyroid home collection => ${thyroid}; homeCollection
  ghar se sugar ka sample => ${sugar}; homeCollection
  cbc report time => ${cbc}; reports
  mri report kab milegi => MRI Scan; reports
  x-ray without prescription => X-Ray; prescription
  ct scan sunday => CT Scan; hours
  ultrasound with female doctor => Ultrasound; women
  mri cghs => MRI Scan; insurance
  full body checkup price => ${wholeBody}; price
  बच्चे का एक्स-रे => X-Ray
  लिपिड प्रोफाइल का दाम => Lipid Profile; price
  घर से खून का सैंपल => ${cbc}; homeCollection
  एमआरआई की रिपोर्ट कब मिलेगी => MRI Scan; reports
  wheelchair mri => MRI Scan; access
  parking => parking
  nearest metro => metro
  upi payment => payment
  card se paise => payment
  cashless insurance => insurance
  sunday open hai kya => hours
  kitne baje khulta hai => hours
  opening time => hours
  doctor timing => doctorHours
  doctor kab baithte hain => doctorHours
  doctor ki parchi zaruri hai => prescription
  report whatsapp par => reports
  ghar aakar sample => homeCollection
  महिला डॉक्टर => women
  रिपोर्ट कब मिलेगी => reports
  घर से सैंपल => homeCollection
  बीमा चलता है => insurance
  रविवार को खुला है => hours
  rate list => price
  my knee hurts => X-Ray or MRI Scan
  blood sugar before food => ${sugar}
  pet me pathri => Ultrasound or CT Scan
  kamar dard => MRI Scan or X-Ray
  sardi khansi bukhar => X-Ray or Complete Blood Count (CBC) or CRP
  haddi toot gayi => X-Ray
  bachche ki dhadkan scan => Ultrasound
  white discharge => Urine Analysis or TVS and TRUS or General Consultation
  शरीर में सूजन => ESR or CRP or Kidney Function Tests
  गर्भ की जाँच => Ultrasound or Level II Scans or Urine Analysis
  दाँत का एक्स-रे => X-Ray
  खून की कमी => ${cbc}
  altrasaund => Ultrasound
  thairoid => ${thyroid}
  colestrol and suger => Lipid Profile; ${sugar}
  eksray chati => X-Ray
  hemoglobbin => ${cbc}
  dopler scan => Color Doppler
  biopcy => ${needle}
  diabetis pakage => ${sugar}
  mamografy => not done: mamografy
  home colection => homeCollection
  mri nahi sirf ct => CT Scan; MRI Scan
  sugar kam nahi ho rahi => ${sugar}
  not pregnant x-ray => X-Ray
  ct without contrast => CT Scan
  report nahi mili => reports
  ca 125 => Tumor Markers
  5 month pregnancy scan => Level II Scans
  2 year old cough => X-Ray
  65 saal ki maa checkup => ${wholeBody}
  t3 t4 tsh aur b12 => ${thyroid}; not done: b12
  ladies health package => Women's Health Package
  senior citizen package and ecg => ${senior}; ECG
  dil ka package => Cardiac Health Package
  बुज़ुर्गों का हेल्थ पैकेज => ${senior}
  bone density and vitamin d => not done: bone density; not done: vitamin
  tmt aur ecg => ECG; not done: tmt
  मैमोग्राफी और सोनोग्राफी => Ultrasound; not done: मैमोग्राफी
  sugar xyzzy => ${sugar}; unknown: xyzzy
  dentist => unknown: dentist
  colonoscopy home collection => homeCollection; not done: colonoscopy
  ब्लड ग्रुप और सीबीसी => ${cbc}; not done: ब्लड ग्रुप
  mri piles => MRI Scan; unknown: piles
`)

/** Sixty phrases of a second stranger, with their answers. They were written before any of them was tried. */
export const secondStrangersPhrases = judgedIn(`
  kal ka appointment hai par papa ko abhi seene me dard uth raha hai => emergency
  mri karane aaye the mummy achanak gir padi hosh nahi hai => emergency
  ultrasound price kya hai, biwi ko 7 mahine me bahut khoon aa raha => emergency
  bp 220 sir dard dhundhla => emergency
  bp 210/130 aur nazar dhundhli ho gayi => emergency
  mummy pehchan nahi rahi => emergency
  dadaji subah se kisi ko pehchan nahi pa rahe ct kara le => emergency
  dadi achanak ulti seedhi baatein kar rahi hain => emergency
  ek aankh se achanak dikhna kam ho gaya => emergency
  बाबूजी का हाथ अचानक उठ नहीं रहा एमआरआई करा दें => emergency
  नाक से खून बंद नहीं हो रहा दो घंटे से => emergency
  बच्चे को तेज बुखार में झटके आ रहे हैं => emergency
  papa ka chehra ek taraf latak gaya ct karana hai => emergency
  34 hafte ki pregnancy baby ki movement kam lag rahi scan kab => emergency
  saans lete waqt seene me chubhan hoti hai xray => emergency
  ct ke injection ke baad saans phool rahi aur daane nikal aaye => emergency
  bachhe ke gale me chana atak gaya => emergency
  beta seedhi se gira hai ulti kar raha hai sir ka ct => emergency
  sugar 40 ho gayi pasina aa raha behoshi lag rahi => emergency
  acid gir gaya aankh me => emergency
  2031 me bypass hua tha aaj seene me dard => emergency
  mirgi ke mareez ko abhi daura pad raha hai => emergency
  heart attack ko 10 saal ho gaye routine ecg => ${heart}
  dil ka daura 2031 me pada tha ab echo => ${heart}
  stroke 1998 me hua tha brain mri => MRI Scan
  chest pain nahi hai sirf ecg => ${heart}
  सीने में दर्द नहीं है फिर भी ईसीजी => ${heart}
  saans ki koi takleef nahi hai routine chest xray => X-Ray
  no seizures since 3 years mri follow up => MRI Scan
  मिर्गी की दवाई चलती है एमआरआई हो सकता है => MRI Scan
  lakwa ke marij ka mri kaise hoga => MRI Scan
  seizure wale bachche ka mri => MRI Scan
  stroke ke mareez ka carotid doppler => Color Doppler
  angioplasty ke 6 mahine baad stress echo => Stress ECHO
  sir dard aur bp 140/90 rehta hai kya test karaye
  dadi ko naam yaad nahi rehta brain mri => MRI Scan
  doctor ki likhawat pehchan nahi aa rahi
  dhundhla dikhta hai chashma lagega kya
  गिरने के बाद घुटने का एक्सरे => X-Ray
  bp ki goli kha ke ecg kara sakte hai => ${heart}
  adv: USG lower abd + UPT => Ultrasound; Urine Analysis
  NCCT brain plain => CT Scan
  hsCRP => CRP
  Sr electrolytes Na K => ${kidney}
  x ray dono ghutne khade hokar => X-Ray
  MRI contrast ke sath kitne paise => MRI Scan; price
  shugar khane ke do ghante bad => Blood Sugar
  थायराइड की गांठ की सोनोग्राफी => Ultrasound
  ब्लड यूरिया => ${kidney}
  mahwari nahi aayi 2 mahine se => Ultrasound or TVS and TRUS or Women's Health Package or Urine Analysis
  ghutne ki gaddi ghis gayi => X-Ray or MRI Scan
  arogya full body checkup 999 wala => Basic Health Check Up
  amh test => no test
  पैप स्मीयर => no test
  star health cashless chalega => insurance
  ECHS card valid hai => insurance
  vit d3 kitne ka => no test; price
  ghar aake khoon le jaoge => homeCollection
  report whatsapp pe bhejoge => reports
  ultrasond kitne bje tak => Ultrasound; hours
`)

/** Relatives of the emergencies that were missed, and of the false alarms. Written before the fixes were tried on them. */
export const secondStrangersRelatives = judgedIn(`
  झटके पड़ रहे हैं बच्चे को => emergency
  हाथ पैर अकड़ गए => emergency
  सीने में चुभन हो रही है => emergency
  पापा किसी को पहचान नहीं पा रहे => emergency
  दादी बहकी बहकी बातें कर रही हैं अचानक => emergency
  बीपी 210 सिर दर्द और उल्टी => emergency
  blood pressure 200 chakkar aa rahe => emergency
  bp २२० धुंधला दिख रहा => emergency
  अचानक एक आँख से कम दिख रहा है => emergency
  achanak dhundhla dikhne laga => emergency
  बहुत खून आ रहा है नाक से => emergency
  bahut khoon nikal raha hai kya kare => emergency
  palang se gir gaya baby ulti kar raha => emergency
  stroke patient ko attack aaya hai => emergency
  mirgi ki dawai zyada kha li => emergency
  mirgi ke mareez ko daura aa gaya => emergency
  delivery ke 1 mahine baad fits aaye => emergency
  bypass ke 2 saal baad attack aaya hai => emergency
  20 saal ki beti ko daura aaya => emergency
  seene me dard nahi ja raha => emergency
  seene me dard nahi ruk raha => emergency
  dard nahi hai par saans nahi aa rahi => emergency
  khoon ruka nahi hai abhi tak => emergency
  papa ko hosh nahi hai => emergency
  bachcha hil nahi raha dard nahi hai => emergency
  seene me dard bahut hai nahi bas raha => emergency
  lakwa 3 mahine baad physio ke liye mri
  दिल का दौरा 2 साल पहले पड़ा था अब इको
  मिर्गी के मरीज का एमआरआई
  स्ट्रोक के मरीज की एमआरआई
  सांस की कोई दिक्कत नहीं है बस एक्सरे
  bp 120/80 sir dard
  khoon bahut kam ho raha hai
  bhoolne ki bimari pehchan nahi pate mri
  पैप टेस्ट => no test
  pap smear => no test
  hs-crp => CRP
  lab kitne bje khulti hai => hours
  chest heavy since morning => emergency
  bleeding ruki nahi => emergency
`)

/**
 * Ninety phrases of a third stranger, as patients type or dictate them or copy them from slips, with the tests that a
 * doctor expects. They were written before their author read a rule or tried a phrase.
 */
export const thirdStrangersPhrases = judgedIn(`
  Adv: CBC, LFT, KFT, S. TSH => ${cbc}; ${liver}; ${kidney}; ${thyroid}
  1) Hb 2) Urine R/E 3) FBS => ${cbc}; Urine Analysis; ${sugar}
  Rx Tab Pan 40 OD x 5 days, USG W/A => Ultrasound
  c/o pain abd x 3d adv usg abd => Ultrasound
  T.Thyronorm 50mcg repeat TSH after 6 wks => ${thyroid}
  K/C/O T2DM HbA1c FBS PPBS => HbA1c; Blood Sugar
  MRI LS spine c/o LBA radiating Rt leg => MRI Scan
  HRCT chest f/u ILD => CT Scan
  2D Echo + Doppler adv => ${echo}
  Inv: S.Creat, B.Urea, Na+/K+ => ${kidney}
  USG obs + NT 12w3d => ${pregnancy}
  Doppler both LL venous r/o varicosities => Color Doppler
  G2P1 28 wks growth scan + AFI => Ultrasound or Color Doppler
  X ray rt. ankle AP/Lat => X-Ray
  FT3 FT4 TSH anti TPO => ${thyroid}
  CBC + peripheral smear for MP => ${cbc}
  Bil T/D, SGOT, SGPT, ALP => ${liver}
  Dr ne fnac thyroid nodule likha hai 1.2 cm => ${needle}
  CECT abdomen pelvis 64 slice, creat 0.9 => CT Scan
  USG KUB prevoid postvoid prostate vol => Ultrasound
  Urine for ACR => Urine Analysis
  pus cell 15-20 urine => Urine Analysis
  tyroid porfile => ${thyroid}
  hemogloben => ${cbc}
  ultra sund holl abdomin => Ultrasound
  MIR brain => MRI Scan
  esr ceratinine => ESR; ${kidney}
  lipit profile => Lipid Profile
  echo cardiyography => ${echo}
  citi skan pet => CT Scan
  x rey kneee => X-Ray
  haemoglobin a1c => HbA1c
  glycosylated haemoglobin => HbA1c
  billirubin => ${liver}
  sonography scrotum => Ultrasound
  visa medical xray => X-Ray
  ldl 190 => Lipid Profile
  gode da xray => X-Ray
  dhidd vich peed => Ultrasound or General Consultation
  sare sareer da check up => ${wholeBody}
  khoon da test karauna => ${cbc}
  lakk di mri => MRI Scan
  beeji di sugar vadh gayi => ${sugar}
  gurdeyan di pathri => Ultrasound or CT Scan
  bibi da ultrasound hona pet da => Ultrasound
  bhaiya mere ko apna thyroid check karwana hai kitna time lagega => ${thyroid}
  doctor sahab ne bola hai liver ka test karwa lo khali pet aana padega kya => ${liver}
  meri beti 6 saal ki hai uske gale me infection hai kaunsa test => Complete Blood Count (CBC) or CRP or General Consultation
  mummy ko chalne me ghutno me dard rehta hai => X-Ray or MRI Scan
  paanch mahine ka pregnancy hai scan karana hai => Level II Scans
  bachcha pet me ulta hai kya dekhna hai => ${pregnancy}
  period nahi aa rahe do mahine ho gaye pregnancy hai kya => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation or Urine Analysis
  sugar wale mareez ki kidney check => Kidney Function Tests or Urine Analysis
  dadaji 82 saal ke hain poora checkup ghar ke paas => ${senior}
  shaadi ke 3 saal ho gaye bachcha nahi ho raha => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation
  pairo me jhunjhuni sugar patient => Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening or MRI Scan
  wajan achanak kam ho gaya => Thyroid Function Tests or Blood Sugar or HbA1c or Tumor Markers or General Consultation
  raat ko baar baar peshab => Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening or Urine Analysis or Ultrasound
  chest xray TB ke liye => X-Ray
  kaam wali bai ka medical => Basic Health Check Up or Executive Health Package or Senior Citizen Package or General Consultation
  operation se pehle wale saare test => Complete Blood Count (CBC) or ECG or X-Ray or General Consultation
  bachche ke dil me chhed echo => ${echo}
  uric acid badha hai angutha soojta hai => ${kidney}
  fatty liver grade 2 ka follow up => Ultrasound or Liver Function Tests
  creatinine 1.8 aaya hai ab kya karu => ${kidney}
  TSH 8.5 aaya report samjha do => Report Analysis
  hb 7.2 hai => ${cbc}
  pait mai dard ultra sound karwana => Ultrasound
  sugar thi pregnancy me ab gtt dobara => Blood Sugar
  chhote bachche ki chhati ka exray nimoniya => X-Ray
  बच्चेदानी की रसौली का अल्ट्रासाउंड => Ultrasound or TVS and TRUS
  नसों की सूजन डॉप्लर => Color Doppler
  प्रेगनेंसी सात महीने ग्रोथ स्कैन => Ultrasound or Color Doppler
  कोलेस्ट्रॉल की जाँच खाली पेट => Lipid Profile
  हाथ पैर सुन्न रहते हैं शुगर है => Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening or MRI Scan
  प्रोस्टेट बढ़ा हुआ है => Ultrasound or TVS and TRUS or Tumor Markers
  क्रिएटिनिन बढ़ा है => ${kidney}
  बच्ची को बार बार पेशाब में इन्फेक्शन => Urine Analysis
  सात हफ्ते बच्चे की धड़कन => ${pregnancy}
  मम्मी की कमर का एमआरआई कितने का है => MRI Scan; price
  DEXA scan spine hip T score => no test
  EMG NCV both UL => no test
  HIV HBsAg HCV => no test
  S.Lipase S.Amylase => no test
  PT/INR => no test
  S. Ferritin, iron profile => no test
  latrine ki jaanch => no test
  विटामिन बी बारह => no test
  widal test => no test
  allergy test for child => no test
`)

/** Fifty harmless phrases that sound like an emergency. They tell of histories, denials, worries and old events. */
export const thirdStrangersFalseAlarms = judgedIn(`
  heart attack aaya tha 2024 me ab follow up echo => ${echo}
  brain stroke hua tha pichle diwali ab mri repeat => MRI Scan
  papa ko march me lakwa hua tha ab mri karana => MRI Scan
  padosi ko heart attack aaya to socha apna dil bhi check kara lun => ${heart}
  dost ki biwi ka miscarriage hua tha kya mujhe bhi scan karana chahiye
  kya thyroid se heart attack ho sakta hai => ${thyroid}
  kya mri me saans ghutti hai => MRI Scan
  mri machine me dam ghutta hai kya open mri hai => MRI Scan
  needle biopsy se khoon bahega kya => ${needle}
  blood test me behosh ho jata hu lete hue le sakte ho => ${cbc}
  pregnancy me xray se bachche ko nuksan hota hai kya => X-Ray
  galti se khana kha liya fasting test hoga kya
  subah chai pi li thi sugar test ho jayega => ${sugar}
  bp ki goli kha li ab sugar test kara sakta hu => ${sugar}
  metformin kha liya to ultrasound ho jayega => Ultrasound
  thyroid ki goli kha li galti se test se pehle => ${thyroid}
  stress echo me heart attack to nahi aayega => Stress ECHO
  period ki bleeding me tvs ho sakta hai => TVS and TRUS
  delivery normal hogi ya operation scan se pata chalega
  due date 15 january growth scan => Ultrasound
  bachche ko bachpan me daure aate the ab mri => MRI Scan
  febrile seizure 2 saal pehle hua tha beta ab theek hai
  koi chest pain nahi bp normal bas ECG chahiye fitness ke liye => ECG
  no h/o seizure, no h/o fall, MRI brain plain => MRI Scan
  denies chest pain, dyspnea. adv 2D echo => ${echo}
  seene ki haddi ka xray => X-Ray
  hair fall ho raha hai blood test => Thyroid Function Tests or Complete Blood Count (CBC)
  gir gaye the 6 mahine pehle kulhe ka xray => X-Ray
  NCCT head h/o fall 2 mths back => CT Scan
  डेंगू से प्लेटलेट गिर गए थे अब दोबारा सीबीसी => ${cbc}
  platelet gir rahe hain cbc => ${cbc}
  हार्ट अटैक का खतरा कितना है जाँच => ${heart}
  पापा का 2024 में बाईपास हुआ था रूटीन ईको => ${echo}
  बेहोश किए बिना बायोप्सी होती है => ${needle}
  बच्चे को सुलाकर एमआरआई होगा क्या => MRI Scan
  सांस रोककर एक्सरे होता है क्या => X-Ray
  fits in budget health package => ${wholeBody}
  heavy metal poisoning test
  khoon patla karne ki dawai ecosprin chal rahi hai
  meri saas ka heart ka checkup => ${heart}
  kitna paani peena hai ultrasound se pehle => Ultrasound
  sugar 180 fasting aayi hai hba1c karana hai => HbA1c
  bp 150/95 rehta hai ecg => ECG
  migraine purana hai tez sir dard hota rehta hai mri => MRI Scan
  cardiac arrest ke patient ko icd laga hai mri ho sakta hai => MRI Scan
  last month miscarriage hua ab tvs => TVS and TRUS or Ultrasound
  operation ke taanke kat gaye follow up ultrasound => Ultrasound
  insurance me accident cover hai kya => insurance
  burn calories weight loss diet => Health Counseling
  jalne ka purana nishan hai mri me dikkat to nahi => MRI Scan
`)

/** Relatives of those that the rules judged wrongly at first, written to find where the new rules go too far. */
export const thirdStrangersRelatives = judgedIn(`
  kal raat attack aaya tha ecg karana hai => emergency
  subah daura pada tha mri => emergency
  dil ka daura pada tha 1 ghante pehle ecg => emergency
  papa ko attack aaya tha => emergency
  accident hua tha abhi => emergency
  accident ho gaya check up => emergency
  sugar patient heart attack => emergency
  3 saal pehle accident hua tha mri => MRI Scan
  लकवा हुआ था एमआरआई => MRI Scan
  koi help karo seene me dard => emergency
  no relief chest pain => emergency
  no consciousness => emergency
  koi doctor hai seene me dard nahi ja raha => emergency
  koi dard nahi par muh tedha => emergency
  no pain in chest but sweating and breathless => emergency
  कोई दर्द नहीं सिर्फ ईसीजी => ECG
  nil chest pain nil dyspnoea echo => ${echo}
  sugar 35 hai papa pasine me bheeg gaye => emergency
  sugar low ho gayi kaanp rahe => emergency
  sugar 40 saal se hai kaanpte hain => ${sugar}
  low sugar diet => Health Counseling
  pregnancy bp badha hai sir dard => emergency
  bachcha sust pada hai => emergency
  bachche ko doodh se allergy
`)

/** Thirty more phrases that ask for a test. They were written after the rules were changed, and then tried. */
export const thirdStrangersLaterPhrases = judgedIn(`
  Adv. S.TSH, HbA1c, Lipid => ${thyroid}; HbA1c; Lipid Profile
  1. CBC 2. CRP 3. Urine C/S => ${cbc}; CRP; Urine Analysis
  Cap Omez 20 BD, LFT after 2 wks => ${liver}
  USG abd c/o RUQ pain x 2 months => Ultrasound
  CT KUB plain ? calculus => CT Scan
  MRI Lt shoulder r/o RC tear => MRI Scan
  X-ray LS spine AP+Lat => X-Ray
  colour doppler umbilical artery 34 wks => Color Doppler or Ultrasound
  B/L breast USG BIRADS 3 f/u => Ultrasound
  FNAC cervical LN => ${needle}
  Fasting insulin + FBS => ${sugar}
  RFT with electrolytes => ${kidney}
  ultrasoud of stomack => Ultrasound
  haemoglobine test => ${cbc}
  kidni funtion test => ${kidney}
  mre scan of nee => MRI Scan
  moddhe di xray => X-Ray
  mere lakk vich dard hai => MRI Scan or X-Ray
  sugar cheque karauni => ${sugar}
  papa ko sugar hai aankh aur kidney ka test batao => ${kidney}
  beti 14 saal periods bahut dard => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation
  naak ki haddi tedhi hai ct => CT Scan
  nau mahine pregnant bachche ka wajan => Ultrasound or Color Doppler
  surgery ke liye fitness test => Complete Blood Count (CBC) or ECG or X-Ray or Basic Health Check Up or Executive Health Package or Senior Citizen Package
  अल्ट्रासाउंड गुर्दे और पेशाब की थैली => Ultrasound
  खाना खाने के दो घंटे बाद शुगर => Blood Sugar
  पित्त में पथरी => Ultrasound or CT Scan
  नौ महीने की बच्ची को खांसी एक्सरे => X-Ray
  serum cortisol => no test
  stool routine => no test
`)

/** Twenty more that are no emergency, written at the same time. */
export const thirdStrangersLaterFalseAlarms = judgedIn(`
  lakwa 2023 me hua tha ab carotid doppler => Color Doppler
  no c/o chest pain, routine ECG => ECG
  without any breathlessness 2d echo => ${echo}
  koi takleef nahi bas full body checkup => ${wholeBody}
  nana ko dil ka daura pada tha do saal pehle tmt => ${heart}
  pichle mahine accident hua tha ghutne ki mri => MRI Scan
  chacha ko stroke hua tha kya mujhe bhi doppler karana chahiye
  heart attack se kaise bache
  bachpan me mirgi thi ab ct => CT Scan
  खून पतला करने की दवा चल रही है => no test
  sugar 140 hai fasting => ${sugar}
  bp 130/80 normal checkup
  delivery se pehle ka blood test => ${cbc}
  miscarriage ke baad ultrasound kab => Ultrasound
  jalan hoti hai peshab me urine test => Urine Analysis
  gir gayi thi 1 saal pehle kamar ka xray => X-Ray
  mri me bachche ko behosh karenge kya => MRI Scan
  kya ultrasound se garbhpat hota hai => Ultrasound
  injection ke baad kya chakkar aata hai ct contrast => CT Scan
  dadi ka haath kaanpta hai mri => MRI Scan
`)

export const thirdStrangersLastFalseAlarms = judgedIn(`
  papa ko 2 stent lage hain regular echo karana hai
  kya mri se dil ka daura pad sakta hai pacemaker hai
  bp high hai pregnancy me level 2
  saans ki bimari purani pft
  gir ke haddi tooti thi plaster khulne ke baad xray
  koi bleeding nahi hai bas routine scan 6 month
  heart fail patient echo follow up
  chakkar aate hain brain mri
  vertigo hai kaan ka test
  नानी को लकवा था उनकी एमआरआई रिपोर्ट
  fits ki dawa chalti hai lft
  bachcha dudh nahi pachata
  sir me purani chot mri
  kidney fail dialysis patient usg
  muh me chhale
  hath jal gaya tha bachpan me nishan
  ladke ko 5 saal pehle kutte ne kaata tha
  मरीज बेहोश नहीं होता क्या एमआरआई में
  khoon ki ulti nahi hui kabhi endoscopy
  emergency contact number
  papa ka bypass hua tha 2022 me ecg
  mujhe heart attack ka dar hai check up
  migraine sir dard roz mri
  pregnancy me khoon ki kami
  saas ko gathiya hai
  dadi ko 2 saal se lakwa hai ct repeat
  no history of seizure eeg
  behosh hone ki bimari thi bachpan me mri brain
  gas ki wajah se seene me jalan endoscopy
  bachcha 3 saal bolta nahi mri
  garmi me nakseer aati hai cbc
  kidney stone pain xray kub
  burn patient follow up cbc
  pulse rate ecg
  bp 160 dawai chal rahi kft
`)

export const thirdStrangersLastPhrases = judgedIn(`
  tab thyrox 25 od TSH FT4 => ${thyroid}
  usg pelvis full bladder => Ultrasound
  sevn month pregnancy colour doppler => Color Doppler or Ultrasound
  ghutne ki mri kitne me => MRI Scan
  triglyceride high diet => Lipid Profile or Health Counseling
  chhati ka xray tb => X-Ray
  khansi me 3 hafte balgam => X-Ray or CT Scan
  PSA total free => Tumor Markers
  Hb kam pregnancy => ${cbc}
  mummy 62 ladies checkup => Women's Health Package or Senior Citizen Package
  ultrasound thyroid neck => Ultrasound
  urin me jaln => Urine Analysis
  sugar 3 mahine wali => HbA1c
  dil ki jaanch package => Cardiac Health Package
  munde de hath da xray => X-Ray
  beti ke sir me dard mri => MRI Scan
  ਐਕਸਰੇ => no test
  skin test => no test
  mammography dono => no test
  vitamin b12 d3 => no test
`)

/** Several tests, of which all must be listed, facts of the centre, tests that are not done here, and other texts. */
export const fourthStrangersQuestions = judgedIn(`
  cbc lft kft tsh => ${cbc}; ${liver}; ${kidney}; ${thyroid}
  सीबीसी और पेशाब की जांच => ${cbc}; Urine Analysis
  ecg + 2d echo => ECG; 2D ECHO
  usg abdomen and chest xray => Ultrasound; X-Ray
  sugar fasting aur hba1c => Blood Sugar; HbA1c
  mri brain n ct chest => MRI Scan; CT Scan
  लिपिड प्रोफाइल और ईसीजी => Lipid Profile; ECG
  esr crp => ESR; CRP
  psa aur kub ultrasound 60 saal => Tumor Markers; Ultrasound
  parking hai kya => parking
  रविवार को खुला है क्या => hours
  ghar se sample le jaoge kya => homeCollection
  report whatsapp pe kab milegi => reports
  upi ya paytm chalega => payment
  cghs ya star health cashless => insurance
  महिला डॉक्टर है क्या => women
  test ke charges kitne hai => price
  mammography => not done
  मैमोग्राफी => not done
  pet ct whole body fdg => not done
  colonoscopy => not done
  dexa bone density => not done
  EEG => not done
  डायलिसिस => not done
  asdfgh jkl => nothing
  2bhk flat for rent lajpat nagar => nothing
  ipl score aaj ka => nothing
  ड्राइविंग लाइसेंस रिन्यू => nothing
  bone marrow => not done
  bone marrow biopsy => not done
  dialysis => not done
  pet scan cancer => not done
  endoscopy pet ki => not done
  holter 24 ghante => not done
  pft => not done
  mammogram dono => not done
  vitamin b12 => not done
  vaccine => not done
  covid rtpcr => not done
  डेक्सा => not done
  ईईजी => not done
`)

/** Facts of the centre, and tests that are not done here. */
export const fifthStrangersQuestions = judgedIn(`
  mri ka rate => price
  sunday khula hai kya => hours
  report kitne din me => reports
  gaadi khadi karne ki jagah => parking
  kaha par hai metro se => metro
  phone no => contact
  ghar se blood sample => homeCollection
  upi chalega ya cash => payment
  cghs cashless => insurance
  bina parchi ke ho jayega? => prescription
  appointment cancel karna hai => contact
  lady doctor hai kya => women
  report whatsapp pe bhej dete ho => reports
  haddi ka density => not done
  mammo => not done
  vit d b12 => not done
  PET CT => not done
`)

/** Facts of the centre, and tests that are not done here. */
export const eighthStrangersQuestions = judgedIn(`
  mri kitne paise lagenge => MRI Scan; price
  usg rate batao => Ultrasound; price
  सीटी स्कैन का खर्चा => CT Scan; price
  lab kab tak open rehti hai => hours
  aaj sunday hai khule ho kya => hours
  raat 8 baje tak aa sakte hain => hours
  map location bhejo => metro
  address kya hai => metro
  helpline no. => contact
  ghar aake khoon le jate ho => homeCollection
  blood colection at home => homeCollection
  report online kaise milegi => reports
  रिपोर्ट कितने दिन में आएगी => reports
  beta report le sakta hai kya meri jagah => collect
  mediclaim chalta h => insurance
  आयुष्मान कार्ड => insurance
  paytm gpay => payment
  bina doctor ke likhe test ho jayega => prescription
  car parking hai => parking
  wheel chair milegi kya => access
  mahila technician => women
  mri me kitni der lagti hai => MRI Scan; minutes
  mamography both sides => not done
  मैमोग्राम => not done
  semen analysis husband ka => not done
  veerya ki janch => not done
  stool routine => not done
  latrine ka test => not done
  holter 24 ghante => not done
  bone density dexa => not done
  endoscopy => not done
  vitamin b12 => not done
  malaria test => not done
  hiv test => not done
  eeg => not done
  covid rtpcr => not done
  sleep study => not done
`)

/** A ninth author wrote these 272 phrases after reading the rules of the search, and before trying any of them. */
export const ninthSearches = judgedIn(`
  whole abdomen sonography price in green park => Ultrasound; price
  pet ke upar wale hisse ka ultrasound => Ultrasound
  sonography of both breasts => Ultrasound
  usg scrotum => Ultrasound or Color Doppler
  usg thyroid and neck => Ultrasound
  ultrasound for pcod => Ultrasound or TVS and TRUS
  बच्चेदानी का अल्ट्रासाउंड => Ultrasound or TVS and TRUS
  pitte me pathri hai usg => Ultrasound
  peshab ki thaili ka ultrasound => Ultrasound
  पेट फूलना अल्ट्रासाउंड => Ultrasound
  usg abd + pelvis => Ultrasound
  U/S whole abd with prostate => Ultrasound
  ultra saund pet ka => Ultrasound
  sonografi kitne ki hai => Ultrasound; price
  alltrasound for baby 8 weeks => Ultrasound
  सोनोग्राफी कितने की होती है => Ultrasound; price
  pregnancy ka pehla ultrasound => Ultrasound or Level II Scans or TVS and TRUS
  dating scan 7 weeks => Ultrasound or TVS and TRUS
  baby ki growth dekhni hai 32 week => Ultrasound
  NT NB scan 12 wks => Level II Scans
  anomoly scan 20 wk => Level II Scans
  tifa scan => Level II Scans
  लेवल टू स्कैन => Level II Scans
  panchve mahine ka scan => Level II Scans
  3d 4d usg => 3D/4D Ultrasound
  four d scan baby => 3D/4D Ultrasound
  4डी स्कैन => 3D/4D Ultrasound
  doppler of both legs => Color Doppler
  paon ki naso ka doppler => Color Doppler
  carotid doplar dono taraf => Color Doppler
  renal artery dopler => Color Doppler
  obs doppler 34 weeks => Color Doppler or Ultrasound
  पैर की नसों का डॉपलर => Color Doppler
  penile doppler => Color Doppler
  varicosele doppler => Color Doppler
  dvt scan left leg => Color Doppler
  tvs scan karwana hai => TVS and TRUS
  transvaginal sonography => TVS and TRUS
  follicular study day 9 => TVS and TRUS
  trus prostate => TVS and TRUS
  prostate badha hua hai => TVS and TRUS or Ultrasound or Tumor Markers
  endometrium thickness => TVS and TRUS or Ultrasound
  fnac neck node => ${needle}
  gale ki ganth se sui se paani nikalna => ${needle}
  usg guided biopsy liver => ${needle}
  breast trucut biopsy => ${needle}
  थायराइड की एफएनएसी => ${needle}
  lymph node fnac => ${needle}
  prostate bayopsi => ${needle}
  ct scan of brain plain => CT Scan
  ncct head => CT Scan
  hrct chest => CT Scan
  cect abdomen pelvis => CT Scan
  ct urography => CT Scan
  सिर का सीटी स्कैन => CT Scan
  si ti scan chhati ka => CT Scan
  pns ct => CT Scan
  ct angio heart => CT Scan
  ct temporal bone => CT Scan
  sitiscan => CT Scan
  mri brain with contrast => MRI Scan
  kamar ka mri => MRI Scan
  mri lumbar spine => MRI Scan
  घुटने की एमआरआई => MRI Scan
  em ar aai dimag => MRI Scan
  mri whole spine screening => MRI Scan
  mri shoulder left => MRI Scan
  mri pelvis for fistula => MRI Scan
  mrcp => MRI Scan
  mri angio brain => MRI Scan
  gardan ka emarai => MRI Scan
  slip disk mri rate => MRI Scan; price
  x ray chest pa => X-Ray
  छाती का एक्सरे कराना है => X-Ray
  xray dono ghutne khade hokar => X-Ray
  exray hand => X-Ray
  opg dant => X-Ray
  kandhe ka xray => X-Ray
  xray kub => X-Ray
  xray of foot ap oblique => X-Ray
  pair ki ungli toot gayi xray => X-Ray
  hsg test for tubes => X-Ray
  barium meal follow through => X-Ray
  ivp test => X-Ray
  cxr for visa => X-Ray
  ایکسرے => no test
  reedh ki haddi ka x-ray => X-Ray
  hath me fracture hai kya dekhna hai => X-Ray
  pigtail lagwana hai => Interventional Radiology
  pleural fluid nikalna => Interventional Radiology
  leg angiography => Interventional Radiology
  liver abscess drain => Interventional Radiology
  varicose vein laser => Interventional Radiology or Color Doppler
  ecg test price => ECG; price
  इ सी जी => ECG
  dil ki dhadkan tez rehti hai => ${heart}
  eco test heart => 2D ECHO
  2d echo for 3 year old => 2D ECHO
  इको कार्डियोग्राफी => 2D ECHO
  stress eco => Stress ECHO
  tmt kitne ka hai => Stress ECHO; price; not done
  treadmil test hota hai kya => Stress ECHO
  cbc test => ${cbc}
  hemoglobin check => ${cbc}
  platelets count kam hai => ${cbc}
  khoon ki poori jaanch => ${cbc}
  khoon me infection => ${cbc} or CRP or ESR
  tlc dlc => ${cbc}
  एचबी टेस्ट => ${cbc}
  khun me kami lagti hai => ${cbc}
  complete hemogram => ${cbc}
  lipid profile fasting => Lipid Profile
  kolestral => Lipid Profile
  कोलेस्ट्रॉल की जाँच => Lipid Profile
  triglyceride high => Lipid Profile
  lft kft => ${liver}; ${kidney}
  sgpt sgot => ${liver}
  लिवर फंक्शन टेस्ट => ${liver}
  bilirubin baby => ${liver}
  piliya check karana => ${liver}
  kreatinin urea => ${kidney}
  किडनी की जाँच => ${kidney}
  uric acid test => ${kidney}
  electrolytes na k => ${kidney}
  renal profile => ${kidney}
  tsh => ${thyroid}
  t3,t4,tsh => ${thyroid}
  थायरोइड => ${thyroid}
  thairide test empty stomach? => ${thyroid}
  free t4 => ${thyroid}
  fasting sugar and pp => ${sugar}
  sugar khane ke baad => Blood Sugar
  gtt in pregnancy => Blood Sugar
  75 gm glucose test pregnant => Blood Sugar
  शुगर टेस्ट खाली पेट => Blood Sugar
  shugar ki report => ${sugar}; Report Analysis
  hba1c => HbA1c
  एचबीए1सी => HbA1c
  teen mahine ki sugar => HbA1c
  sugar package => ${sugar}
  rbs => Blood Sugar
  esr => ESR
  crp quantitative => CRP
  hs crp => CRP
  gathiya ki jaanch => ESR or CRP or X-Ray
  psa test => Tumor Markers
  ca125 => Tumor Markers
  cancer ka blood test => Tumor Markers
  कैंसर की जाँच खून से => Tumor Markers
  cea afp => Tumor Markers
  urine r/m => Urine Analysis
  urin culture => Urine Analysis
  पेशाब में जलन => Urine Analysis
  peshab me khoon => Urine Analysis or Ultrasound
  24 hour urine protein => Urine Analysis
  urine pregnancy test => Urine Analysis
  full body check up package => ${checkup}
  पूरे शरीर की जाँच => ${checkup}
  whole body test kitna => ${checkup}; price
  basic health package => Basic Health Check Up
  executive package me kya hai => Executive Health Package
  papa 70 saal full checkup => ${senior}
  mummy 65 sal ki poora checkup => ${senior}
  75 year old father complete body test => ${senior}
  maa baap ka checkup => ${senior}
  बुजुर्गों का पैकेज => ${senior}
  dadi 80 saal health package => ${senior}
  60 plus package => ${senior}
  retired parents yearly test => ${senior}
  महिलाओं का पैकेज => Women's Health Package
  ladies health check => Women's Health Package
  heart package => Cardiac Health Package
  हार्ट चेकअप => Cardiac Health Package
  doctor se baat karni hai => General Consultation
  radiologist consultation fees => General Consultation; price
  report padhwani hai => Report Analysis
  रिपोर्ट समझनी है => Report Analysis
  second opinion on mri film => Second Opinion
  dusre doctor ki rai => Second Opinion
  diet chart chahiye => Health Counseling
  weight kam karna hai => Health Counseling
  Adv: CBC, ESR, CRP, LFT, USG W/A => ${cbc}; ESR; CRP; ${liver}; Ultrasound
  Rx CBC/KFT/LFT/Sugar F/PP/TSH/Urine R/E => ${cbc}; ${kidney}; ${liver}; ${sugar}; ${thyroid}; Urine Analysis
  Inv- X-ray chest PA, ECG, 2D echo, CBC => X-Ray; ECG; 2D ECHO; ${cbc}
  HbA1c, lipid, creat, TSH => HbA1c; Lipid Profile; ${kidney}; ${thyroid}
  PAC: CBC RFT RBS ECG CXR => ${cbc}; ${kidney}; ${sugar}; ECG; X-Ray
  USG KUB + urine c/s => Ultrasound; Urine Analysis
  MRI L-S spine with whole spine screening + Xray LS spine AP/Lat => MRI Scan; X-Ray
  BSL F PP HbA1C => ${sugar}
  S. uric acid, RA factor, CRP, ESR => ${kidney}; CRP; ESR; not done
  TSH, CBC, Vit D, Vit B12 => ${thyroid}; ${cbc}; not done
  mujhe apni mummy ka sugar aur thyroid ka test karana hai kal subah aa sakte hain kya => ${sugar}; ${thyroid}; hours
  hello mera naam rakesh hai mujhe pet me dard rehta hai doctor ne ultrasound likha hai kitna lagega => Ultrasound; price
  doctor ne bola hai ki kidney ka test aur pet ka ultrasound dono karwa lo => ${kidney}; Ultrasound
  sir mujhe ghutne me dard hai chalne me to xray karwana hai aur agar zarurat ho to mri bhi => X-Ray; MRI Scan
  can i get my cholesterol and sugar done together tomorrow morning => Lipid Profile; ${sugar}; hours
  wife is 5 months pregnant need level two scan do you have lady doctor => Level II Scans; women
  i want cbc and typhoid test for my son with fever since 4 days => ${cbc}; not done
  मुझे अपने पिताजी का दिल का इको और ईसीजी करवाना है => 2D ECHO; ECG
  मम्मी को थायराइड है तो टीएसएच करवाना है => ${thyroid}
  मेरे बेटे को बुखार है खून की जाँच करवानी है => ${cbc}
  mera bachcha 2 saal ka hai khansi hai xray => X-Ray
  pind to aaye haan pet da ultrasound karauna => Ultrasound
  mainu sugar check karauni hai => ${sugar}
  goday da xray => X-Ray
  gurde di pathri da ultrasound => Ultrasound
  bibi da dil da test => ${heart}
  amar pet er ultrasound lagbe => Ultrasound
  rokto porikkha korbo => ${cbc}
  buker xray => X-Ray
  mathar ct scan => CT Scan
  হাঁটু এক্সরে => no test
  jigar ka muaina => ${liver}
  khoon ka muaina karana hai => ${cbc}
  gurdon ka test => ${kidney}
  dimagh ka ct => CT Scan
  timings sunday => hours
  kya aap sunday ko khulte ho => hours
  raat ko kitne baje tak khula hai => hours
  subah kitne baje khulta hai => hours
  lunch me band hota hai kya => hours
  रविवार को खुला है => hours
  diwali ke din khula rahega => hours
  where is your centre located => metro
  pata batao centre ka => metro
  green park metro se kitni door => metro
  lajpat nagar se kaise aaye => metro
  google location => metro
  car khadi karne ki jagah hai => parking
  parking available? => parking
  wheelchair hai kya mummy chal nahi sakti => access
  lift hai ya seedhi => access
  home collection blood sample => homeCollection
  ghar se sample le jaoge => homeCollection
  घर से खून का सैंपल => homeCollection
  ghar pe aake ecg karte ho => homeCollection; ECG
  credit card chalega => payment
  phone pe se payment => payment
  kya kist me paise de sakte hain => payment
  cashless mediclaim star health => insurance
  cghs card => insurance
  ayushman card chalta hai => insurance
  report whatsapp par mil jayegi => reports
  report kitne ghante me => reports
  mri report same day? => MRI Scan; reports
  report lene koi aur aa sakta hai => collect
  bhai report le sakta hai kya => collect
  bina parchi ke ultrasound => Ultrasound; prescription
  doctor ka parcha zaruri hai kya mri ke liye => MRI Scan; prescription
  lady technician for tvs => TVS and TRUS; women
  female doctor ultrasound ke liye => Ultrasound; women
  mri kitni der ka hota hai => MRI Scan; minutes
  appointment cancel kaise kare => contact
  time change karna hai booking ka => contact
  phone number do => contact
  doctor kis time baithte hain => doctorHours
  pregnancy scan ke liye kya kagaz => pregnancyPapers
  mammography hoti hai => not done
  pet ct scan price => not done; price
  bone density test dexa => not done
  endoscopy => not done
  semen analysis => not done
  stool test => not done
  h pylori breath test => not done; no test
  drug test for job => not done; no test
  allergy test => not done
  covid rtpcr => not done
  beta hcg => not done
  amh test => not done
  karyotype => no test
  eye checkup => no test
  dental cleaning => no test
`)

/**
 * A tenth author wrote these 355 phrases after reading the rules of the search, and before trying any of them. They are
 * typed in a hurry, copied from slips of Delhi's hospitals, or ask for packages of chains, insurance and reports.
 */
export const tenthSearches = judgedIn(`
  ultrasoundwholeabdomen | usgabdomen | petkaultrasound | ulteasound | stenography whole abdomen => Ultrasound
  usgwholeabd | ultrasond pait | untrasound | sonogrphy | usg wole abdomen | altrasound => Ultrasound
  mribrain | mrilumbarspine | mei brain | mri brian | mri spain | mrikamar => MRI Scan
  chestxray | kneexray | xrsy chest | xraychest | x tay hand | ghutnekaxray => X-Ray
  ctchest | cthead | cet scan | ct scam brain | citiscan sir => CT Scan
  bloodsugar | sugarfasting | suagr test | sugar rest | suger tst => ${sugar}
  thyroidtest | thryoid | thyroud | tsh rest | thyriodtest => ${thyroid}
  lipidprofile | liquid profile | cholestrl | lipd test => Lipid Profile
  liverfunction | sgptsgot | bilirubn => ${liver}
  creatine test | uric avid | kidneyfunction | creatinin urea | kidny tst => ${kidney}
  blood rest | cbctest | hemoglobn | khoonjanch | cbc tst => ${cbc}
  hbaic | hb1c | hba1ctest => HbA1c
  urinetest | urin rutin | peshabjanch => Urine Analysis
  2decho | ecko | ecotest => ${echo}
  colour dropper | dopler leg | coler doplar => Color Doppler
  ecgtest | e.c.g test => ECG
  fullbodycheckup | full boby checkup | ful body chekap => ${wholeBody}
  ultrasoundprice | usg prise | ultrasound kitneka => Ultrasound; price
  mriprice | mri rate list | mri sasta kahan | cheapest mri => MRI Scan; price
  reportkabmilegi | reprt kab milegi | rport kb mlegi | report kab tk mil jaegi => reports
  report kab aayegi | kal ki report chahiye | report aa gayi kya | report not received => reports
  status of my report | report ki soft copy | report whatsapp pr send kro | duplicate report => reports
  purani report dobara chahiye | report ka print chahiye => reports
  रिपोर्ट कब आएगी | रिपोर्ट व्हाट्सएप पर भेज दो | report kobe pabo => reports
  report kis time tak le sakte h | papa ki report main le sakti hu | report lene kab aau => collect
  ultrasound ki report turant milti hai kya => Ultrasound; reports
  blood report same day => ${cbc}; reports
  mri ki cd kab milegi => MRI Scan; reports
  पुरानी रिपोर्ट दिखानी है | report samajh nahi aa rahi | report dikha ke salah leni hai => Report Analysis
  cashless facility available hai | tpa desk | star health tie up | niva bupa cashless => insurance
  insurance claim ke liye bill | esi card chalta hai | dgehs card | cghs pensioner hu => insurance
  mediclaim me mri cover | bima se mri ho jayega | ayushman card se mri => insurance; MRI Scan
  cghs code usg | cghs rate ultrasound => insurance; Ultrasound
  echs referral ct scan => insurance; CT Scan
  aiims opd slip usg abd + kub | sir ganga ram ne usg likha => Ultrasound
  safdarjung parchi ncct head | rml hospital ne hrct likha => CT Scan
  aiims ka likha mri ls spine => MRI Scan
  gtb hospital se color doppler likha => Color Doppler
  lnjp parchi 2d echo => ${echo}
  dispensary doctor ne tsh likha => ${thyroid}
  mohalla clinic ki parchi chalegi => prescription
  bina doctor parchi ke blood test => prescription; ${cbc}
  ct bina parchi => prescription; CT Scan
  aarogyam package | swasthfit package | healthians full body | redcliffe full body checkup => ${wholeBody}
  thyrocare full body checkup | wellwise total package | platinum health checkup => ${wholeBody}
  dr lal ka full body package kitne ka => ${wholeBody}; price
  fever panel | fever package | anaemia profile => ${cbc}
  arthritis panel => ESR or CRP
  cardiac profile | cardiac risk profile => ${heart} or Lipid Profile or CRP
  anc profile | antenatal profile => ${cbc} or ${sugar} or Urine Analysis or ${thyroid} or ${pregnancy}
  pre op profile | surgery se pehle profile => ${cbc} or ECG or X-Ray
  hair fall panel => ${thyroid} or ${cbc}
  pcod profile | pcos hormone test => Ultrasound or TVS and TRUS or ${thyroid} or Women's Health Package
  kidney profile => ${kidney}
  nt/nb scan | nt scan 12 week 3 days | एनटी स्कैन | target scan 20 week => Level II Scans
  first trimester screening scan | 4th month scan => ${pregnancy}
  6 week viability scan | early pregnancy tvs => TVS and TRUS or Ultrasound
  bpp scan | biophysical profile 37 weeks | afi scan | liquor kam hai scan => Ultrasound
  baby position scan 9 month | placenta previa follow up scan | edd pata karni hai => Ultrasound
  judwa bachche hai kya | twins scan | गर्भ के आठवें महीने का स्कैन | 6 month pregnancy scan => ${pregnancy}
  growth scan with doppler 36 week | fetal doppler 30 wk | umbilical mca doppler => Color Doppler or Ultrasound
  cervix length 22 week => TVS and TRUS
  d&c ke baad scan => Ultrasound or TVS and TRUS
  fetal echo 24 weeks | nst test | nipt | amniocentesis | quadruple test => not done
  period late 10 days | period irregular scan => Ultrasound or TVS and TRUS or Urine Analysis or Women's Health Package
  ovary cyst size | fibroid scan | copper t check ultrasound => Ultrasound or TVS and TRUS
  endometrial thickness | ovulation scan => TVS and TRUS or Ultrasound
  breast me dard usg => Ultrasound
  breast lump lady doctor => Ultrasound or ${needle}; women
  tube blockage test hsg => X-Ray
  menopause package => Women's Health Package
  fsh lh prolactin | hpv test | cervical cancer screening | testosterone | sperm count => not done
  prostate blood test => Tumor Markers
  prostate size usg | testis ka ultrasound | hernia ultrasound => Ultrasound
  varicocele grade doppler | erectile dysfunction doppler => Color Doppler
  uroflowmetry | hla b27 | vdrl | torch | mantoux | sputum afb | genetic test => not done
  joining medical test | pre employment medical | gamca medical | army medical | pre marital checkup => ${wholeBody}
  shaadi se pehle test | school admission medical | amarnath yatra medical => ${wholeBody}
  medical fitness certificate | driving licence medical => ${wholeBody} or General Consultation
  visa medical canada => ${wholeBody} or X-Ray
  chest xray for work permit | visa ke liye chest xray => X-Ray
  drug test 10 panel => not done
  dengue ns1 | dengue igm | typhidot | chicken gunia | malaria antigen | डेंगू मलेरिया टाइफाइड => not done; ${cbc}
  scrub typhus | h1n1 swine flu | influenza test | widal slide | coombs test => not done
  dengue ka test kitne ka => not done; ${cbc}; price
  mp smear | platlets girna | platelet kam ho gaya | प्लेटलेट गिर रहे हैं => ${cbc}
  bukhar 5 din se | viral fever test | bukhar ke saath jod dard => ${cbc} or CRP or ESR
  baby hip ultrasound 6 weeks | bache ke pet me dard ultrasound => Ultrasound
  newborn jaundice test => ${liver}
  3 year old adenoid xray | bone age xray | bete ki height nahi badh rahi xray => X-Ray
  bachche ko baar baar peshab infection urine culture => Urine Analysis
  bachcha 5 saal khoon ki kami | 2 saal ki bachi ka cbc sui se dar lagta hai => ${cbc}
  bachche ka dil ka echo => ${echo}
  dadi bistar se nahi uth sakti ghar aakar sample => homeCollection
  nani 85 saal wheelchair pe aayegi => access
  mummy 72 ka poora body test | saas ke liye buzurg package | पिताजी 66 साल फुल बॉडी चेकअप => ${senior}
  papa 80 ka heart checkup => ${heart} or ${senior}
  dada ji ko bhoolne ki bimari mri => MRI Scan
  nana ka prostate wala khoon test => Tumor Markers
  dtpa renal scan | bone scan | audiometry | igE allergy | prolactin | cortisol | occult blood => not done
  Adv USG WA, LFT, RFT, S.Amylase => Ultrasound; ${liver}; ${kidney}; not done
  HRCT chest, CBC, CRP => CT Scan; ${cbc}; CRP
  CT urogram | CECT KUB | ct colonography => CT Scan
  MRI brain e contrast + MRV | MRI Pelvis r/o fistula in ano => MRI Scan
  X Ray DL spine AP/Lat | XR Lt shoulder AP/axillary | X-ray SI joints | X-ray B/L hip with pelvis AP => X-Ray
  USG inguino scrotal | USG B/L breast + axilla | USG neck/thyroid TIRADS | USG obs 3rd trim FWB => Ultrasound
  CDUS portal venous | Arterial doppler B/L LL => Color Doppler
  FNAC thyroid nodule under USG guidance | Tru-cut Bx breast lump => ${needle}
  CBC c PS | cbc with retic => ${cbc}
  FBS/PPBS/A1c => Blood Sugar; HbA1c
  TSH, FT4, Anti-TPO => ${thyroid}
  Urine R/M, C&S => Urine Analysis
  Lipid pr, hsCRP => Lipid Profile; CRP
  ECHO for LVEF pre chemo => ${echo}
  PAC inv: Hb, RBS, CXR, ECG => ${cbc}; ${sugar}; X-Ray; ECG
  ANC: Hb, HIV, HBsAg, GCT, TSH, Urine R/M => ${cbc}; ${sugar}; ${thyroid}; Urine Analysis; not done
  tuhade kol mri hundi hai => MRI Scan
  mera pishab jalda hai | amake urine test korte hobe => Urine Analysis
  mri koto taka => MRI Scan
  mujhe apne walid ka dil ka muaina karana hai => ${heart}
  gurday mein pathri ka ultrasound | pet me dukhat ba ultrasound karab => Ultrasound
  gode mein dard s xray karana s => X-Ray
  mhare bapu ka sugar check karwana sai => ${sugar}
  मुझे अपनी मां का पूरे पेट का अल्ट्रासाउंड कराना है कितने पैसे लगेंगे => Ultrasound; price
  एक्सरे और खून की जांच दोनों कराना है पापा के लिए => X-Ray; ${cbc}
  क्या संडे को एमआरआई होता है => MRI Scan; hours
  सोनोग्राफी के लिए पानी पीना है क्या | यूएसजी => Ultrasound
  बच्चे को चार दिन से बुखार है खून जांच => ${cbc}
  थाइरॉइड टीएसएच टेस्ट का रेट क्या है => ${thyroid}; price
  ईको टेस्ट कितने का => ${echo}; price
  किडनी का टेस्ट केएफटी => ${kidney}
  एलएफटी => ${liver}
  यूरिन टेस्ट => Urine Analysis
  सीआरपी ईएसआर => CRP; ESR
  एचआरसीटी => CT Scan
  टीवीएस => TVS and TRUS
  hello sir mere papa ko sugar hai unka khali pet wala aur khane ke baad wala test karwana hai kab aaye => ${sugar}
  doctor ne mujhe ecg aur eco bola hai kitna lagega aur report kab milegi => ECG; ${echo}; reports
  hi i need to get my moms thyroid and vitamin d checked from home => ${thyroid}; not done; homeCollection
  mam mujhe ultrasound karwana hai pregnancy ka pehla hai lady doctor hai na => ${pregnancy}; women
  location send karo | kahan hai aapka lab | south ex se kitna door | पता क्या है => metro
  aaj khule ho | guru purab ko khula hai | raat 9 baje tak khula | republic day open => hours
  ghr se sample lene kb ayenge | blood sample pickup | घर से सैंपल ले जाओ => homeCollection
  portable xray at home => X-Ray; homeCollection
  upi lete ho | gst bill milega | payment failed => payment
  emi pe mri => MRI Scan; payment
  discount milega | offer kya chal raha hai | kitne paise => price
  complaint karni hai | call back karo | booking cancel | फोन नंबर | galat number de diya => contact
  doctor sahab kab milenge => doctorHours
  lady doctor tvs ke liye => TVS and TRUS; women
  lift hai kya | mummy sidhi nahi chadh sakti => access
  bachche ko saath la sakte hai => children
  form f ke liye kya laana hai | pregnancy scan ke liye aadhaar => pregnancyPapers
  कार पार्किंग => parking
`)
