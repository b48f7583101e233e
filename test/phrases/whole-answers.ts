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
 * any of them. Some come from a review of 2.0.0.
 */
export const toldPhrases = judgedIn(`
  sugar aur pet ka ultrasound | शुगर और पेट का अल्ट्रासाउंड => ${sugar}; Ultrasound
  sugar, ultrasound | blood sugar pet ka ultrasound => ${sugar}; Ultrasound
  pet ka ultrasound aur thyroid => Ultrasound; ${thyroid}
  abdomen ultrasound sugar => Ultrasound; ${sugar}
  sugar thyroid pet ultrasound => ${sugar}; ${thyroid}; Ultrasound
  level 2 scan and blood tests | anomaly scan hemoglobin => Level II Scans; ${cbc}
  chest xray blood test => X-Ray; ${cbc}
  ecg blood test => ECG; ${cbc}
  sugar x-ray => ${sugar}; X-Ray
  mammogram => not done: mammogram
  bone density => not done: bone density
  endoscopy => not done: endoscopy
  pet scan => not done: pet scan
  home collection | home sample | ghar aakar sample | घर से सैंपल | home colection => homeCollection
  report kab milegi | report whatsapp par | रिपोर्ट कब मिलेगी | report nahi mili => reports
  lady doctor | महिला डॉक्टर => women
  lady doctor ultrasound | ultrasound with female doctor => Ultrasound; women
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
  सीटी स्कैन और एमआरआई | mri nahi sirf ct => CT Scan; MRI Scan
  biopsy aur cbc => ${needle}; ${cbc}
  echo tsh vitamin d => ${echo}; ${thyroid}; not done: vitamin
  diabetes and heart checkup => ${sugar}; ECG or 2D ECHO or Stress ECHO or Cardiac Health Package or Lipid Profile
  crp dengue => CRP; not done: dengue
  mri price => MRI Scan; price
  thyroid home collection => ${thyroid}; homeCollection
  ghar se sugar ka sample => ${sugar}; homeCollection
  cbc report time => ${cbc}; reports
  mri report kab milegi | एमआरआई की रिपोर्ट कब मिलेगी => MRI Scan; reports
  x-ray without prescription => X-Ray; prescription
  ct scan sunday => CT Scan; hours
  mri cghs => MRI Scan; insurance
  full body checkup price => ${wholeBody}; price
  बच्चे का एक्स-रे | haddi toot gayi | दाँत का एक्स-रे | eksray chati | not pregnant x-ray => X-Ray
  2 year old cough => X-Ray
  लिपिड प्रोफाइल का दाम => Lipid Profile; price
  घर से खून का सैंपल => ${cbc}; homeCollection
  wheelchair mri => MRI Scan; access
  parking => parking
  nearest metro => metro
  upi payment | card se paise => payment
  cashless insurance | बीमा चलता है => insurance
  sunday open hai kya | kitne baje khulta hai | opening time | रविवार को खुला है => hours
  doctor timing | doctor kab baithte hain => doctorHours
  doctor ki parchi zaruri hai => prescription
  rate list => price
  my knee hurts => X-Ray or MRI Scan
  blood sugar before food | diabetis pakage | sugar kam nahi ho rahi => ${sugar}
  pet me pathri => Ultrasound or CT Scan
  kamar dard => MRI Scan or X-Ray
  sardi khansi bukhar => X-Ray or Complete Blood Count (CBC) or CRP
  bachche ki dhadkan scan | altrasaund => Ultrasound
  white discharge => Urine Analysis or TVS and TRUS or General Consultation
  शरीर में सूजन => ESR or CRP or Kidney Function Tests
  गर्भ की जाँच => Ultrasound or Level II Scans or Urine Analysis
  खून की कमी | hemoglobbin => ${cbc}
  thairoid => ${thyroid}
  colestrol and suger => Lipid Profile; ${sugar}
  dopler scan => Color Doppler
  biopcy => ${needle}
  mamografy => not done: mamografy
  ct without contrast => CT Scan
  ca 125 => Tumor Markers
  5 month pregnancy scan => Level II Scans
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
  bp 220 sir dard dhundhla | bp 210/130 aur nazar dhundhli ho gayi => emergency
  mummy pehchan nahi rahi | dadaji subah se kisi ko pehchan nahi pa rahe ct kara le => emergency
  dadi achanak ulti seedhi baatein kar rahi hain => emergency
  ek aankh se achanak dikhna kam ho gaya => emergency
  बाबूजी का हाथ अचानक उठ नहीं रहा एमआरआई करा दें => emergency
  नाक से खून बंद नहीं हो रहा दो घंटे से | बच्चे को तेज बुखार में झटके आ रहे हैं => emergency
  papa ka chehra ek taraf latak gaya ct karana hai => emergency
  34 hafte ki pregnancy baby ki movement kam lag rahi scan kab => emergency
  saans lete waqt seene me chubhan hoti hai xray => emergency
  ct ke injection ke baad saans phool rahi aur daane nikal aaye => emergency
  bachhe ke gale me chana atak gaya => emergency
  beta seedhi se gira hai ulti kar raha hai sir ka ct => emergency
  sugar 40 ho gayi pasina aa raha behoshi lag rahi | acid gir gaya aankh me => emergency
  2031 me bypass hua tha aaj seene me dard | mirgi ke mareez ko abhi daura pad raha hai => emergency
  heart attack ko 10 saal ho gaye routine ecg | dil ka daura 2031 me pada tha ab echo => ${heart}
  chest pain nahi hai sirf ecg | सीने में दर्द नहीं है फिर भी ईसीजी => ${heart}
  bp ki goli kha ke ecg kara sakte hai => ${heart}
  stroke 1998 me hua tha brain mri | no seizures since 3 years mri follow up => MRI Scan
  मिर्गी की दवाई चलती है एमआरआई हो सकता है | lakwa ke marij ka mri kaise hoga => MRI Scan
  seizure wale bachche ka mri | dadi ko naam yaad nahi rehta brain mri => MRI Scan
  saans ki koi takleef nahi hai routine chest xray | गिरने के बाद घुटने का एक्सरे => X-Ray
  x ray dono ghutne khade hokar => X-Ray
  stroke ke mareez ka carotid doppler => Color Doppler
  angioplasty ke 6 mahine baad stress echo => Stress ECHO
  sir dard aur bp 140/90 rehta hai kya test karaye | doctor ki likhawat pehchan nahi aa rahi
  dhundhla dikhta hai chashma lagega kya
  adv: USG lower abd + UPT => Ultrasound; Urine Analysis
  NCCT brain plain => CT Scan
  hsCRP => CRP
  Sr electrolytes Na K | ब्लड यूरिया => ${kidney}
  MRI contrast ke sath kitne paise => MRI Scan; price
  shugar khane ke do ghante bad => Blood Sugar
  थायराइड की गांठ की सोनोग्राफी => Ultrasound
  mahwari nahi aayi 2 mahine se => Ultrasound or TVS and TRUS or Women's Health Package or Urine Analysis
  ghutne ki gaddi ghis gayi => X-Ray or MRI Scan
  arogya full body checkup 999 wala => Basic Health Check Up
  amh test | पैप स्मीयर => no test
  star health cashless chalega | ECHS card valid hai => insurance
  vit d3 kitne ka => no test; price
  ghar aake khoon le jaoge => homeCollection
  report whatsapp pe bhejoge => reports
  ultrasond kitne bje tak => Ultrasound; hours
`)

/** Relatives of the emergencies that were missed, and of the false alarms. Written before the fixes were tried on them. */
export const secondStrangersRelatives = judgedIn(`
  झटके पड़ रहे हैं बच्चे को | हाथ पैर अकड़ गए | सीने में चुभन हो रही है => emergency
  पापा किसी को पहचान नहीं पा रहे | दादी बहकी बहकी बातें कर रही हैं अचानक => emergency
  बीपी 210 सिर दर्द और उल्टी | blood pressure 200 chakkar aa rahe => emergency
  bp २२० धुंधला दिख रहा | अचानक एक आँख से कम दिख रहा है | achanak dhundhla dikhne laga => emergency
  बहुत खून आ रहा है नाक से | bahut khoon nikal raha hai kya kare => emergency
  palang se gir gaya baby ulti kar raha | stroke patient ko attack aaya hai => emergency
  mirgi ki dawai zyada kha li | mirgi ke mareez ko daura aa gaya => emergency
  delivery ke 1 mahine baad fits aaye | bypass ke 2 saal baad attack aaya hai => emergency
  20 saal ki beti ko daura aaya | seene me dard nahi ja raha => emergency
  seene me dard nahi ruk raha | dard nahi hai par saans nahi aa rahi => emergency
  khoon ruka nahi hai abhi tak | papa ko hosh nahi hai => emergency
  bachcha hil nahi raha dard nahi hai | seene me dard bahut hai nahi bas raha => emergency
  chest heavy since morning | bleeding ruki nahi => emergency
  lakwa 3 mahine baad physio ke liye mri | दिल का दौरा 2 साल पहले पड़ा था अब इको
  मिर्गी के मरीज का एमआरआई | स्ट्रोक के मरीज की एमआरआई | सांस की कोई दिक्कत नहीं है बस एक्सरे
  bp 120/80 sir dard | khoon bahut kam ho raha hai | bhoolne ki bimari pehchan nahi pate mri
  पैप टेस्ट | pap smear => no test
  hs-crp => CRP
  lab kitne bje khulti hai => hours
`)

/**
 * Ninety phrases of a third stranger, as patients type or dictate them or copy them from slips, with the tests that a
 * doctor expects. They were written before their author read a rule or tried a phrase.
 */
export const thirdStrangersPhrases = judgedIn(`
  Adv: CBC, LFT, KFT, S. TSH => ${cbc}; ${liver}; ${kidney}; ${thyroid}
  1) Hb 2) Urine R/E 3) FBS => ${cbc}; Urine Analysis; ${sugar}
  Rx Tab Pan 40 OD x 5 days, USG W/A | c/o pain abd x 3d adv usg abd => Ultrasound
  USG KUB prevoid postvoid prostate vol | ultra sund holl abdomin | sonography scrotum => Ultrasound
  bibi da ultrasound hona pet da | pait mai dard ultra sound karwana => Ultrasound
  T.Thyronorm 50mcg repeat TSH after 6 wks | FT3 FT4 TSH anti TPO | tyroid porfile => ${thyroid}
  bhaiya mere ko apna thyroid check karwana hai kitna time lagega => ${thyroid}
  K/C/O T2DM HbA1c FBS PPBS => HbA1c; Blood Sugar
  MRI LS spine c/o LBA radiating Rt leg | MIR brain | lakk di mri => MRI Scan
  HRCT chest f/u ILD | CECT abdomen pelvis 64 slice, creat 0.9 | citi skan pet => CT Scan
  2D Echo + Doppler adv | echo cardiyography | bachche ke dil me chhed echo => ${echo}
  Inv: S.Creat, B.Urea, Na+/K+ | uric acid badha hai angutha soojta hai => ${kidney}
  creatinine 1.8 aaya hai ab kya karu | क्रिएटिनिन बढ़ा है => ${kidney}
  USG obs + NT 12w3d | bachcha pet me ulta hai kya dekhna hai => ${pregnancy}
  सात हफ्ते बच्चे की धड़कन => ${pregnancy}
  Doppler both LL venous r/o varicosities | नसों की सूजन डॉप्लर => Color Doppler
  G2P1 28 wks growth scan + AFI | प्रेगनेंसी सात महीने ग्रोथ स्कैन => Ultrasound or Color Doppler
  X ray rt. ankle AP/Lat | x rey kneee | visa medical xray | gode da xray => X-Ray
  chest xray TB ke liye | chhote bachche ki chhati ka exray nimoniya => X-Ray
  CBC + peripheral smear for MP | hemogloben | khoon da test karauna | hb 7.2 hai => ${cbc}
  Bil T/D, SGOT, SGPT, ALP | billirubin => ${liver}
  doctor sahab ne bola hai liver ka test karwa lo khali pet aana padega kya => ${liver}
  Dr ne fnac thyroid nodule likha hai 1.2 cm => ${needle}
  Urine for ACR | pus cell 15-20 urine | बच्ची को बार बार पेशाब में इन्फेक्शन => Urine Analysis
  esr ceratinine => ESR; ${kidney}
  lipit profile | ldl 190 | कोलेस्ट्रॉल की जाँच खाली पेट => Lipid Profile
  haemoglobin a1c | glycosylated haemoglobin => HbA1c
  dhidd vich peed => Ultrasound or General Consultation
  sare sareer da check up => ${wholeBody}
  beeji di sugar vadh gayi => ${sugar}
  gurdeyan di pathri => Ultrasound or CT Scan
  meri beti 6 saal ki hai uske gale me infection hai kaunsa test => Complete Blood Count (CBC) or CRP or General Consultation
  mummy ko chalne me ghutno me dard rehta hai => X-Ray or MRI Scan
  paanch mahine ka pregnancy hai scan karana hai => Level II Scans
  period nahi aa rahe do mahine ho gaye pregnancy hai kya => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation or Urine Analysis
  sugar wale mareez ki kidney check => Kidney Function Tests or Urine Analysis
  dadaji 82 saal ke hain poora checkup ghar ke paas => ${senior}
  shaadi ke 3 saal ho gaye bachcha nahi ho raha => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation
  pairo me jhunjhuni sugar patient => Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening or MRI Scan
  हाथ पैर सुन्न रहते हैं शुगर है => Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening or MRI Scan
  wajan achanak kam ho gaya => Thyroid Function Tests or Blood Sugar or HbA1c or Tumor Markers or General Consultation
  raat ko baar baar peshab => Blood Sugar or HbA1c or Diabetes Panel or Diabetes Screening or Urine Analysis or Ultrasound
  kaam wali bai ka medical => Basic Health Check Up or Executive Health Package or Senior Citizen Package or General Consultation
  operation se pehle wale saare test => Complete Blood Count (CBC) or ECG or X-Ray or General Consultation
  fatty liver grade 2 ka follow up => Ultrasound or Liver Function Tests
  TSH 8.5 aaya report samjha do => Report Analysis
  sugar thi pregnancy me ab gtt dobara => Blood Sugar
  बच्चेदानी की रसौली का अल्ट्रासाउंड => Ultrasound or TVS and TRUS
  प्रोस्टेट बढ़ा हुआ है => Ultrasound or TVS and TRUS or Tumor Markers
  मम्मी की कमर का एमआरआई कितने का है => MRI Scan; price
  DEXA scan spine hip T score | EMG NCV both UL | HIV HBsAg HCV | S.Lipase S.Amylase => no test
  PT/INR | S. Ferritin, iron profile | latrine ki jaanch | विटामिन बी बारह | widal test => no test
  allergy test for child => no test
`)

/** Fifty harmless phrases that sound like an emergency. They tell of histories, denials, worries and old events. */
export const thirdStrangersFalseAlarms = judgedIn(`
  heart attack aaya tha 2024 me ab follow up echo => ${echo}
  denies chest pain, dyspnea. adv 2D echo | पापा का 2024 में बाईपास हुआ था रूटीन ईको => ${echo}
  brain stroke hua tha pichle diwali ab mri repeat => MRI Scan
  papa ko march me lakwa hua tha ab mri karana | kya mri me saans ghutti hai => MRI Scan
  mri machine me dam ghutta hai kya open mri hai => MRI Scan
  bachche ko bachpan me daure aate the ab mri => MRI Scan
  no h/o seizure, no h/o fall, MRI brain plain | बच्चे को सुलाकर एमआरआई होगा क्या => MRI Scan
  migraine purana hai tez sir dard hota rehta hai mri => MRI Scan
  cardiac arrest ke patient ko icd laga hai mri ho sakta hai => MRI Scan
  jalne ka purana nishan hai mri me dikkat to nahi => MRI Scan
  padosi ko heart attack aaya to socha apna dil bhi check kara lun => ${heart}
  हार्ट अटैक का खतरा कितना है जाँच | meri saas ka heart ka checkup => ${heart}
  dost ki biwi ka miscarriage hua tha kya mujhe bhi scan karana chahiye
  galti se khana kha liya fasting test hoga kya
  delivery normal hogi ya operation scan se pata chalega
  febrile seizure 2 saal pehle hua tha beta ab theek hai | heavy metal poisoning test
  khoon patla karne ki dawai ecosprin chal rahi hai
  kya thyroid se heart attack ho sakta hai => ${thyroid}
  thyroid ki goli kha li galti se test se pehle => ${thyroid}
  needle biopsy se khoon bahega kya | बेहोश किए बिना बायोप्सी होती है => ${needle}
  blood test me behosh ho jata hu lete hue le sakte ho => ${cbc}
  डेंगू से प्लेटलेट गिर गए थे अब दोबारा सीबीसी | platelet gir rahe hain cbc => ${cbc}
  pregnancy me xray se bachche ko nuksan hota hai kya | seene ki haddi ka xray => X-Ray
  gir gaye the 6 mahine pehle kulhe ka xray | सांस रोककर एक्सरे होता है क्या => X-Ray
  subah chai pi li thi sugar test ho jayega => ${sugar}
  bp ki goli kha li ab sugar test kara sakta hu => ${sugar}
  metformin kha liya to ultrasound ho jayega | due date 15 january growth scan => Ultrasound
  kitna paani peena hai ultrasound se pehle => Ultrasound
  operation ke taanke kat gaye follow up ultrasound => Ultrasound
  stress echo me heart attack to nahi aayega => Stress ECHO
  period ki bleeding me tvs ho sakta hai => TVS and TRUS
  koi chest pain nahi bp normal bas ECG chahiye fitness ke liye | bp 150/95 rehta hai ecg => ECG
  hair fall ho raha hai blood test => Thyroid Function Tests or Complete Blood Count (CBC)
  NCCT head h/o fall 2 mths back => CT Scan
  fits in budget health package => ${wholeBody}
  sugar 180 fasting aayi hai hba1c karana hai => HbA1c
  last month miscarriage hua ab tvs => TVS and TRUS or Ultrasound
  insurance me accident cover hai kya => insurance
  burn calories weight loss diet => Health Counseling
`)

/** Relatives of those that the rules judged wrongly at first, written to find where the new rules go too far. */
export const thirdStrangersRelatives = judgedIn(`
  kal raat attack aaya tha ecg karana hai | subah daura pada tha mri => emergency
  dil ka daura pada tha 1 ghante pehle ecg | papa ko attack aaya tha => emergency
  accident hua tha abhi | accident ho gaya check up | sugar patient heart attack => emergency
  koi help karo seene me dard | no relief chest pain | no consciousness => emergency
  koi doctor hai seene me dard nahi ja raha | koi dard nahi par muh tedha => emergency
  no pain in chest but sweating and breathless | sugar 35 hai papa pasine me bheeg gaye => emergency
  sugar low ho gayi kaanp rahe | pregnancy bp badha hai sir dard => emergency
  bachcha sust pada hai => emergency
  3 saal pehle accident hua tha mri | लकवा हुआ था एमआरआई => MRI Scan
  कोई दर्द नहीं सिर्फ ईसीजी => ECG
  nil chest pain nil dyspnoea echo => ${echo}
  sugar 40 saal se hai kaanpte hain => ${sugar}
  low sugar diet => Health Counseling
  bachche ko doodh se allergy
`)

/** Thirty more phrases that ask for a test. They were written after the rules were changed, and then tried. */
export const thirdStrangersLaterPhrases = judgedIn(`
  Adv. S.TSH, HbA1c, Lipid => ${thyroid}; HbA1c; Lipid Profile
  1. CBC 2. CRP 3. Urine C/S => ${cbc}; CRP; Urine Analysis
  Cap Omez 20 BD, LFT after 2 wks => ${liver}
  USG abd c/o RUQ pain x 2 months | B/L breast USG BIRADS 3 f/u | ultrasoud of stomack => Ultrasound
  अल्ट्रासाउंड गुर्दे और पेशाब की थैली => Ultrasound
  CT KUB plain ? calculus | naak ki haddi tedhi hai ct => CT Scan
  MRI Lt shoulder r/o RC tear | mre scan of nee => MRI Scan
  X-ray LS spine AP+Lat | moddhe di xray | नौ महीने की बच्ची को खांसी एक्सरे => X-Ray
  colour doppler umbilical artery 34 wks => Color Doppler or Ultrasound
  FNAC cervical LN => ${needle}
  Fasting insulin + FBS | sugar cheque karauni => ${sugar}
  RFT with electrolytes | kidni funtion test => ${kidney}
  papa ko sugar hai aankh aur kidney ka test batao => ${kidney}
  haemoglobine test => ${cbc}
  mere lakk vich dard hai => MRI Scan or X-Ray
  beti 14 saal periods bahut dard => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation
  nau mahine pregnant bachche ka wajan => Ultrasound or Color Doppler
  surgery ke liye fitness test => Complete Blood Count (CBC) or ECG or X-Ray or Basic Health Check Up or Executive Health Package or Senior Citizen Package
  खाना खाने के दो घंटे बाद शुगर => Blood Sugar
  पित्त में पथरी => Ultrasound or CT Scan
  serum cortisol | stool routine => no test
`)

/** Twenty more that are no emergency, written at the same time. */
export const thirdStrangersLaterFalseAlarms = judgedIn(`
  lakwa 2023 me hua tha ab carotid doppler => Color Doppler
  no c/o chest pain, routine ECG => ECG
  without any breathlessness 2d echo => ${echo}
  koi takleef nahi bas full body checkup => ${wholeBody}
  nana ko dil ka daura pada tha do saal pehle tmt => ${heart}
  pichle mahine accident hua tha ghutne ki mri | mri me bachche ko behosh karenge kya => MRI Scan
  dadi ka haath kaanpta hai mri => MRI Scan
  chacha ko stroke hua tha kya mujhe bhi doppler karana chahiye | heart attack se kaise bache
  bp 130/80 normal checkup
  bachpan me mirgi thi ab ct | injection ke baad kya chakkar aata hai ct contrast => CT Scan
  खून पतला करने की दवा चल रही है => no test
  sugar 140 hai fasting => ${sugar}
  delivery se pehle ka blood test => ${cbc}
  miscarriage ke baad ultrasound kab | kya ultrasound se garbhpat hota hai => Ultrasound
  jalan hoti hai peshab me urine test => Urine Analysis
  gir gayi thi 1 saal pehle kamar ka xray => X-Ray
`)

export const thirdStrangersLastFalseAlarms = judgedIn(`
  papa ko 2 stent lage hain regular echo karana hai
  kya mri se dil ka daura pad sakta hai pacemaker hai | bp high hai pregnancy me level 2
  saans ki bimari purani pft | gir ke haddi tooti thi plaster khulne ke baad xray
  koi bleeding nahi hai bas routine scan 6 month | heart fail patient echo follow up
  chakkar aate hain brain mri | vertigo hai kaan ka test | नानी को लकवा था उनकी एमआरआई रिपोर्ट
  fits ki dawa chalti hai lft | bachcha dudh nahi pachata | sir me purani chot mri
  kidney fail dialysis patient usg | muh me chhale | hath jal gaya tha bachpan me nishan
  ladke ko 5 saal pehle kutte ne kaata tha | मरीज बेहोश नहीं होता क्या एमआरआई में
  khoon ki ulti nahi hui kabhi endoscopy | emergency contact number
  papa ka bypass hua tha 2022 me ecg | mujhe heart attack ka dar hai check up
  migraine sir dard roz mri | pregnancy me khoon ki kami | saas ko gathiya hai
  dadi ko 2 saal se lakwa hai ct repeat | no history of seizure eeg
  behosh hone ki bimari thi bachpan me mri brain | gas ki wajah se seene me jalan endoscopy
  bachcha 3 saal bolta nahi mri | garmi me nakseer aati hai cbc | kidney stone pain xray kub
  burn patient follow up cbc | pulse rate ecg | bp 160 dawai chal rahi kft
`)

export const thirdStrangersLastPhrases = judgedIn(`
  tab thyrox 25 od TSH FT4 => ${thyroid}
  usg pelvis full bladder | ultrasound thyroid neck => Ultrasound
  sevn month pregnancy colour doppler => Color Doppler or Ultrasound
  ghutne ki mri kitne me | beti ke sir me dard mri => MRI Scan
  triglyceride high diet => Lipid Profile or Health Counseling
  chhati ka xray tb | munde de hath da xray => X-Ray
  khansi me 3 hafte balgam => X-Ray or CT Scan
  PSA total free => Tumor Markers
  Hb kam pregnancy => ${cbc}
  mummy 62 ladies checkup => Women's Health Package or Senior Citizen Package
  urin me jaln => Urine Analysis
  sugar 3 mahine wali => HbA1c
  dil ki jaanch package => Cardiac Health Package
  ਐਕਸਰੇ | skin test | mammography dono | vitamin b12 d3 => no test
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
  mammography | मैमोग्राफी | pet ct whole body fdg | colonoscopy | dexa bone density => not done
  EEG | डायलिसिस | bone marrow | bone marrow biopsy | dialysis | pet scan cancer => not done
  endoscopy pet ki | holter 24 ghante | pft | mammogram dono | vitamin b12 | vaccine => not done
  covid rtpcr | डेक्सा | ईईजी => not done
  asdfgh jkl | 2bhk flat for rent lajpat nagar | ipl score aaj ka => nothing
  ड्राइविंग लाइसेंस रिन्यू => nothing
`)

/** Facts of the centre, and tests that are not done here. */
export const fifthStrangersQuestions = judgedIn(`
  mri ka rate => price
  sunday khula hai kya => hours
  report kitne din me | report whatsapp pe bhej dete ho => reports
  gaadi khadi karne ki jagah => parking
  kaha par hai metro se => metro
  phone no | appointment cancel karna hai => contact
  ghar se blood sample => homeCollection
  upi chalega ya cash => payment
  cghs cashless => insurance
  bina parchi ke ho jayega? => prescription
  lady doctor hai kya => women
  haddi ka density | mammo | vit d b12 | PET CT => not done
`)

/** Facts of the centre, and tests that are not done here. */
export const eighthStrangersQuestions = judgedIn(`
  mri kitne paise lagenge => MRI Scan; price
  usg rate batao => Ultrasound; price
  सीटी स्कैन का खर्चा => CT Scan; price
  lab kab tak open rehti hai | aaj sunday hai khule ho kya | raat 8 baje tak aa sakte hain => hours
  map location bhejo | address kya hai => metro
  helpline no. => contact
  ghar aake khoon le jate ho | blood colection at home => homeCollection
  report online kaise milegi | रिपोर्ट कितने दिन में आएगी => reports
  beta report le sakta hai kya meri jagah => collect
  mediclaim chalta h | आयुष्मान कार्ड => insurance
  paytm gpay => payment
  bina doctor ke likhe test ho jayega => prescription
  car parking hai => parking
  wheel chair milegi kya => access
  mahila technician => women
  mri me kitni der lagti hai => MRI Scan; minutes
  mamography both sides | मैमोग्राम | semen analysis husband ka | veerya ki janch => not done
  stool routine | latrine ka test | holter 24 ghante | bone density dexa | endoscopy => not done
  vitamin b12 | malaria test | hiv test | eeg | covid rtpcr | sleep study => not done
`)

/** A ninth author wrote these 272 phrases after reading the rules of the search, and before trying any of them. */
export const ninthSearches = judgedIn(`
  whole abdomen sonography price in green park | sonografi kitne ki hai => Ultrasound; price
  सोनोग्राफी कितने की होती है => Ultrasound; price
  hello mera naam rakesh hai mujhe pet me dard rehta hai doctor ne ultrasound likha hai kitna lagega => Ultrasound; price
  pet ke upar wale hisse ka ultrasound | sonography of both breasts => Ultrasound
  usg thyroid and neck | pitte me pathri hai usg | peshab ki thaili ka ultrasound => Ultrasound
  पेट फूलना अल्ट्रासाउंड | usg abd + pelvis | U/S whole abd with prostate => Ultrasound
  ultra saund pet ka | alltrasound for baby 8 weeks => Ultrasound
  baby ki growth dekhni hai 32 week | pind to aaye haan pet da ultrasound karauna => Ultrasound
  gurde di pathri da ultrasound | amar pet er ultrasound lagbe => Ultrasound
  usg scrotum => Ultrasound or Color Doppler
  ultrasound for pcod | बच्चेदानी का अल्ट्रासाउंड => Ultrasound or TVS and TRUS
  dating scan 7 weeks => Ultrasound or TVS and TRUS
  pregnancy ka pehla ultrasound => Ultrasound or Level II Scans or TVS and TRUS
  NT NB scan 12 wks | anomoly scan 20 wk | tifa scan | लेवल टू स्कैन => Level II Scans
  panchve mahine ka scan => Level II Scans
  3d 4d usg | four d scan baby | 4डी स्कैन => 3D/4D Ultrasound
  doppler of both legs | paon ki naso ka doppler | carotid doplar dono taraf => Color Doppler
  renal artery dopler | पैर की नसों का डॉपलर | penile doppler | varicosele doppler => Color Doppler
  dvt scan left leg => Color Doppler
  obs doppler 34 weeks => Color Doppler or Ultrasound
  tvs scan karwana hai | transvaginal sonography | follicular study day 9 => TVS and TRUS
  trus prostate => TVS and TRUS
  prostate badha hua hai => TVS and TRUS or Ultrasound or Tumor Markers
  endometrium thickness => TVS and TRUS or Ultrasound
  fnac neck node | gale ki ganth se sui se paani nikalna | usg guided biopsy liver => ${needle}
  breast trucut biopsy | थायराइड की एफएनएसी | lymph node fnac | prostate bayopsi => ${needle}
  ct scan of brain plain | ncct head | hrct chest | cect abdomen pelvis | ct urography => CT Scan
  सिर का सीटी स्कैन | si ti scan chhati ka | pns ct | ct angio heart | ct temporal bone => CT Scan
  sitiscan | mathar ct scan | dimagh ka ct => CT Scan
  mri brain with contrast | kamar ka mri | mri lumbar spine | घुटने की एमआरआई => MRI Scan
  em ar aai dimag | mri whole spine screening | mri shoulder left => MRI Scan
  mri pelvis for fistula | mrcp | mri angio brain | gardan ka emarai => MRI Scan
  slip disk mri rate => MRI Scan; price
  x ray chest pa | छाती का एक्सरे कराना है | xray dono ghutne khade hokar | exray hand => X-Ray
  opg dant | kandhe ka xray | xray kub | xray of foot ap oblique => X-Ray
  pair ki ungli toot gayi xray | hsg test for tubes | barium meal follow through | ivp test => X-Ray
  cxr for visa | reedh ki haddi ka x-ray | hath me fracture hai kya dekhna hai => X-Ray
  mera bachcha 2 saal ka hai khansi hai xray | goday da xray | buker xray => X-Ray
  ایکسرے | হাঁটু এক্সরে | karyotype | eye checkup | dental cleaning => no test
  pigtail lagwana hai | pleural fluid nikalna | leg angiography => Interventional Radiology
  liver abscess drain => Interventional Radiology
  varicose vein laser => Interventional Radiology or Color Doppler
  ecg test price => ECG; price
  इ सी जी => ECG
  dil ki dhadkan tez rehti hai | bibi da dil da test => ${heart}
  eco test heart | 2d echo for 3 year old | इको कार्डियोग्राफी => 2D ECHO
  stress eco | treadmil test hota hai kya => Stress ECHO
  tmt kitne ka hai => Stress ECHO; price; not done
  cbc test | hemoglobin check | platelets count kam hai | khoon ki poori jaanch | tlc dlc => ${cbc}
  एचबी टेस्ट | khun me kami lagti hai | complete hemogram => ${cbc}
  मेरे बेटे को बुखार है खून की जाँच करवानी है | rokto porikkha korbo => ${cbc}
  khoon ka muaina karana hai => ${cbc}
  khoon me infection => ${cbc} or CRP or ESR
  lipid profile fasting | kolestral | कोलेस्ट्रॉल की जाँच | triglyceride high => Lipid Profile
  lft kft => ${liver}; ${kidney}
  sgpt sgot | लिवर फंक्शन टेस्ट | bilirubin baby | piliya check karana | jigar ka muaina => ${liver}
  kreatinin urea | किडनी की जाँच | uric acid test | electrolytes na k | renal profile => ${kidney}
  gurdon ka test => ${kidney}
  tsh | t3,t4,tsh | थायरोइड | thairide test empty stomach? | free t4 => ${thyroid}
  मम्मी को थायराइड है तो टीएसएच करवाना है => ${thyroid}
  fasting sugar and pp | sugar package | BSL F PP HbA1C | mainu sugar check karauni hai => ${sugar}
  sugar khane ke baad | gtt in pregnancy | 75 gm glucose test pregnant => Blood Sugar
  शुगर टेस्ट खाली पेट | rbs => Blood Sugar
  shugar ki report => ${sugar}; Report Analysis
  hba1c | एचबीए1सी | teen mahine ki sugar => HbA1c
  esr => ESR
  crp quantitative | hs crp => CRP
  gathiya ki jaanch => ESR or CRP or X-Ray
  psa test | ca125 | cancer ka blood test | कैंसर की जाँच खून से | cea afp => Tumor Markers
  urine r/m | urin culture | पेशाब में जलन | 24 hour urine protein => Urine Analysis
  urine pregnancy test => Urine Analysis
  peshab me khoon => Urine Analysis or Ultrasound
  full body check up package | पूरे शरीर की जाँच => ${checkup}
  whole body test kitna => ${checkup}; price
  basic health package => Basic Health Check Up
  executive package me kya hai => Executive Health Package
  papa 70 saal full checkup | mummy 65 sal ki poora checkup => ${senior}
  75 year old father complete body test | maa baap ka checkup | बुजुर्गों का पैकेज => ${senior}
  dadi 80 saal health package | 60 plus package | retired parents yearly test => ${senior}
  महिलाओं का पैकेज | ladies health check => Women's Health Package
  heart package | हार्ट चेकअप => Cardiac Health Package
  doctor se baat karni hai => General Consultation
  radiologist consultation fees => General Consultation; price
  report padhwani hai | रिपोर्ट समझनी है => Report Analysis
  second opinion on mri film | dusre doctor ki rai => Second Opinion
  diet chart chahiye | weight kam karna hai => Health Counseling
  Adv: CBC, ESR, CRP, LFT, USG W/A => ${cbc}; ESR; CRP; ${liver}; Ultrasound
  Rx CBC/KFT/LFT/Sugar F/PP/TSH/Urine R/E => ${cbc}; ${kidney}; ${liver}; ${sugar}; ${thyroid}; Urine Analysis
  Inv- X-ray chest PA, ECG, 2D echo, CBC => X-Ray; ECG; 2D ECHO; ${cbc}
  HbA1c, lipid, creat, TSH => HbA1c; Lipid Profile; ${kidney}; ${thyroid}
  PAC: CBC RFT RBS ECG CXR => ${cbc}; ${kidney}; ${sugar}; ECG; X-Ray
  USG KUB + urine c/s => Ultrasound; Urine Analysis
  MRI L-S spine with whole spine screening + Xray LS spine AP/Lat => MRI Scan; X-Ray
  S. uric acid, RA factor, CRP, ESR => ${kidney}; CRP; ESR; not done
  TSH, CBC, Vit D, Vit B12 => ${thyroid}; ${cbc}; not done
  mujhe apni mummy ka sugar aur thyroid ka test karana hai kal subah aa sakte hain kya => ${sugar}; ${thyroid}; hours
  doctor ne bola hai ki kidney ka test aur pet ka ultrasound dono karwa lo => ${kidney}; Ultrasound
  sir mujhe ghutne me dard hai chalne me to xray karwana hai aur agar zarurat ho to mri bhi => X-Ray; MRI Scan
  can i get my cholesterol and sugar done together tomorrow morning => Lipid Profile; ${sugar}; hours
  wife is 5 months pregnant need level two scan do you have lady doctor => Level II Scans; women
  i want cbc and typhoid test for my son with fever since 4 days => ${cbc}; not done
  मुझे अपने पिताजी का दिल का इको और ईसीजी करवाना है => 2D ECHO; ECG
  timings sunday | kya aap sunday ko khulte ho | raat ko kitne baje tak khula hai => hours
  subah kitne baje khulta hai | lunch me band hota hai kya | रविवार को खुला है => hours
  diwali ke din khula rahega => hours
  where is your centre located | pata batao centre ka | green park metro se kitni door => metro
  lajpat nagar se kaise aaye | google location => metro
  car khadi karne ki jagah hai | parking available? => parking
  wheelchair hai kya mummy chal nahi sakti | lift hai ya seedhi => access
  home collection blood sample | ghar se sample le jaoge | घर से खून का सैंपल => homeCollection
  ghar pe aake ecg karte ho => homeCollection; ECG
  credit card chalega | phone pe se payment | kya kist me paise de sakte hain => payment
  cashless mediclaim star health | cghs card | ayushman card chalta hai => insurance
  report whatsapp par mil jayegi | report kitne ghante me => reports
  mri report same day? => MRI Scan; reports
  report lene koi aur aa sakta hai | bhai report le sakta hai kya => collect
  bina parchi ke ultrasound => Ultrasound; prescription
  doctor ka parcha zaruri hai kya mri ke liye => MRI Scan; prescription
  lady technician for tvs => TVS and TRUS; women
  female doctor ultrasound ke liye => Ultrasound; women
  mri kitni der ka hota hai => MRI Scan; minutes
  appointment cancel kaise kare | time change karna hai booking ka | phone number do => contact
  doctor kis time baithte hain => doctorHours
  pregnancy scan ke liye kya kagaz => pregnancyPapers
  mammography hoti hai | bone density test dexa | endoscopy | semen analysis => not done
  stool test | allergy test | covid rtpcr | beta hcg | amh test => not done
  pet ct scan price => not done; price
  h pylori breath test | drug test for job => not done; no test
`)

/**
 * A tenth author wrote these 355 phrases after reading the rules of the search, and before trying any of them. They are
 * typed in a hurry, copied from slips of Delhi's hospitals, or ask for packages of chains, insurance and reports.
 */
export const tenthSearches = judgedIn(`
  ultrasoundwholeabdomen | usgabdomen | petkaultrasound | ulteasound => Ultrasound
  stenography whole abdomen | usgwholeabd | ultrasond pait | untrasound | sonogrphy => Ultrasound
  usg wole abdomen | altrasound | aiims opd slip usg abd + kub => Ultrasound
  sir ganga ram ne usg likha | bpp scan | biophysical profile 37 weeks | afi scan => Ultrasound
  liquor kam hai scan | baby position scan 9 month | placenta previa follow up scan => Ultrasound
  edd pata karni hai | breast me dard usg | prostate size usg | testis ka ultrasound => Ultrasound
  hernia ultrasound | baby hip ultrasound 6 weeks | bache ke pet me dard ultrasound => Ultrasound
  USG inguino scrotal | USG B/L breast + axilla | USG neck/thyroid TIRADS => Ultrasound
  USG obs 3rd trim FWB | gurday mein pathri ka ultrasound => Ultrasound
  pet me dukhat ba ultrasound karab | सोनोग्राफी के लिए पानी पीना है क्या | यूएसजी => Ultrasound
  mribrain | mrilumbarspine | mei brain | mri brian | mri spain | mrikamar => MRI Scan
  aiims ka likha mri ls spine | dada ji ko bhoolne ki bimari mri => MRI Scan
  MRI brain e contrast + MRV | MRI Pelvis r/o fistula in ano | tuhade kol mri hundi hai => MRI Scan
  mri koto taka => MRI Scan
  chestxray | kneexray | xrsy chest | xraychest | x tay hand | ghutnekaxray => X-Ray
  tube blockage test hsg | chest xray for work permit | visa ke liye chest xray => X-Ray
  3 year old adenoid xray | bone age xray | bete ki height nahi badh rahi xray => X-Ray
  X Ray DL spine AP/Lat | XR Lt shoulder AP/axillary | X-ray SI joints => X-Ray
  X-ray B/L hip with pelvis AP | gode mein dard s xray karana s => X-Ray
  ctchest | cthead | cet scan | ct scam brain | citiscan sir => CT Scan
  safdarjung parchi ncct head | rml hospital ne hrct likha | CT urogram | CECT KUB => CT Scan
  ct colonography | एचआरसीटी => CT Scan
  bloodsugar | sugarfasting | suagr test | sugar rest | suger tst => ${sugar}
  mhare bapu ka sugar check karwana sai => ${sugar}
  hello sir mere papa ko sugar hai unka khali pet wala aur khane ke baad wala test karwana hai kab aaye => ${sugar}
  thyroidtest | thryoid | thyroud | tsh rest | thyriodtest => ${thyroid}
  dispensary doctor ne tsh likha | TSH, FT4, Anti-TPO => ${thyroid}
  lipidprofile | liquid profile | cholestrl | lipd test => Lipid Profile
  liverfunction | sgptsgot | bilirubn | newborn jaundice test | एलएफटी => ${liver}
  creatine test | uric avid | kidneyfunction | creatinin urea | kidny tst => ${kidney}
  kidney profile | किडनी का टेस्ट केएफटी => ${kidney}
  blood rest | cbctest | hemoglobn | khoonjanch | cbc tst | fever panel | fever package => ${cbc}
  anaemia profile | mp smear | platlets girna | platelet kam ho gaya => ${cbc}
  प्लेटलेट गिर रहे हैं | bachcha 5 saal khoon ki kami => ${cbc}
  2 saal ki bachi ka cbc sui se dar lagta hai | CBC c PS | cbc with retic => ${cbc}
  बच्चे को चार दिन से बुखार है खून जांच => ${cbc}
  hbaic | hb1c | hba1ctest => HbA1c
  urinetest | urin rutin | peshabjanch => Urine Analysis
  bachche ko baar baar peshab infection urine culture | Urine R/M, C&S => Urine Analysis
  mera pishab jalda hai | amake urine test korte hobe | यूरिन टेस्ट => Urine Analysis
  2decho | ecko | ecotest | lnjp parchi 2d echo | bachche ka dil ka echo => ${echo}
  ECHO for LVEF pre chemo => ${echo}
  colour dropper | dopler leg | coler doplar | gtb hospital se color doppler likha => Color Doppler
  varicocele grade doppler | erectile dysfunction doppler | CDUS portal venous => Color Doppler
  Arterial doppler B/L LL => Color Doppler
  ecgtest | e.c.g test => ECG
  fullbodycheckup | full boby checkup | ful body chekap | aarogyam package => ${wholeBody}
  swasthfit package | healthians full body | redcliffe full body checkup => ${wholeBody}
  thyrocare full body checkup | wellwise total package | platinum health checkup => ${wholeBody}
  joining medical test | pre employment medical | gamca medical | army medical => ${wholeBody}
  pre marital checkup | shaadi se pehle test | school admission medical => ${wholeBody}
  amarnath yatra medical => ${wholeBody}
  ultrasoundprice | usg prise | ultrasound kitneka => Ultrasound; price
  मुझे अपनी मां का पूरे पेट का अल्ट्रासाउंड कराना है कितने पैसे लगेंगे => Ultrasound; price
  mriprice | mri rate list | mri sasta kahan | cheapest mri => MRI Scan; price
  reportkabmilegi | reprt kab milegi | rport kb mlegi | report kab tk mil jaegi => reports
  report kab aayegi | kal ki report chahiye | report aa gayi kya | report not received => reports
  status of my report | report ki soft copy | report whatsapp pr send kro => reports
  duplicate report | purani report dobara chahiye | report ka print chahiye => reports
  रिपोर्ट कब आएगी | रिपोर्ट व्हाट्सएप पर भेज दो | report kobe pabo => reports
  report kis time tak le sakte h | papa ki report main le sakti hu | report lene kab aau => collect
  ultrasound ki report turant milti hai kya => Ultrasound; reports
  blood report same day => ${cbc}; reports
  mri ki cd kab milegi => MRI Scan; reports
  पुरानी रिपोर्ट दिखानी है | report samajh nahi aa rahi => Report Analysis
  report dikha ke salah leni hai => Report Analysis
  cashless facility available hai | tpa desk | star health tie up | niva bupa cashless => insurance
  insurance claim ke liye bill | esi card chalta hai | dgehs card | cghs pensioner hu => insurance
  mediclaim me mri cover | bima se mri ho jayega | ayushman card se mri => insurance; MRI Scan
  cghs code usg | cghs rate ultrasound => insurance; Ultrasound
  echs referral ct scan => insurance; CT Scan
  mohalla clinic ki parchi chalegi => prescription
  bina doctor parchi ke blood test => prescription; ${cbc}
  ct bina parchi => prescription; CT Scan
  dr lal ka full body package kitne ka => ${wholeBody}; price
  arthritis panel => ESR or CRP
  cardiac profile | cardiac risk profile => ${heart} or Lipid Profile or CRP
  anc profile => ${cbc} or ${sugar} or Urine Analysis or ${thyroid} or ${pregnancy}
  antenatal profile => ${cbc} or ${sugar} or Urine Analysis or ${thyroid} or ${pregnancy}
  pre op profile | surgery se pehle profile => ${cbc} or ECG or X-Ray
  hair fall panel => ${thyroid} or ${cbc}
  pcod profile => Ultrasound or TVS and TRUS or ${thyroid} or Women's Health Package
  pcos hormone test => Ultrasound or TVS and TRUS or ${thyroid} or Women's Health Package
  nt/nb scan | nt scan 12 week 3 days | एनटी स्कैन | target scan 20 week => Level II Scans
  first trimester screening scan | 4th month scan | judwa bachche hai kya => ${pregnancy}
  twins scan | गर्भ के आठवें महीने का स्कैन | 6 month pregnancy scan => ${pregnancy}
  6 week viability scan | early pregnancy tvs | endometrial thickness => TVS and TRUS or Ultrasound
  ovulation scan => TVS and TRUS or Ultrasound
  growth scan with doppler 36 week | fetal doppler 30 wk => Color Doppler or Ultrasound
  umbilical mca doppler => Color Doppler or Ultrasound
  cervix length 22 week | टीवीएस => TVS and TRUS
  d&c ke baad scan | ovary cyst size | fibroid scan => Ultrasound or TVS and TRUS
  copper t check ultrasound => Ultrasound or TVS and TRUS
  fetal echo 24 weeks | nst test | nipt | amniocentesis | quadruple test => not done
  fsh lh prolactin | hpv test | cervical cancer screening | testosterone | sperm count => not done
  uroflowmetry | hla b27 | vdrl | torch | mantoux | sputum afb | genetic test => not done
  drug test 10 panel | scrub typhus | h1n1 swine flu | influenza test | widal slide => not done
  coombs test | dtpa renal scan | bone scan | audiometry | igE allergy | prolactin => not done
  cortisol | occult blood => not done
  period late 10 days => Ultrasound or TVS and TRUS or Urine Analysis or Women's Health Package
  period irregular scan => Ultrasound or TVS and TRUS or Urine Analysis or Women's Health Package
  breast lump lady doctor => Ultrasound or ${needle}; women
  menopause package => Women's Health Package
  prostate blood test | nana ka prostate wala khoon test => Tumor Markers
  medical fitness certificate | driving licence medical => ${wholeBody} or General Consultation
  visa medical canada => ${wholeBody} or X-Ray
  dengue ns1 | dengue igm | typhidot | chicken gunia | malaria antigen => not done; ${cbc}
  डेंगू मलेरिया टाइफाइड => not done; ${cbc}
  dengue ka test kitne ka => not done; ${cbc}; price
  bukhar 5 din se | viral fever test | bukhar ke saath jod dard => ${cbc} or CRP or ESR
  dadi bistar se nahi uth sakti ghar aakar sample | ghr se sample lene kb ayenge => homeCollection
  blood sample pickup | घर से सैंपल ले जाओ => homeCollection
  nani 85 saal wheelchair pe aayegi | lift hai kya | mummy sidhi nahi chadh sakti => access
  mummy 72 ka poora body test | saas ke liye buzurg package => ${senior}
  पिताजी 66 साल फुल बॉडी चेकअप => ${senior}
  papa 80 ka heart checkup => ${heart} or ${senior}
  Adv USG WA, LFT, RFT, S.Amylase => Ultrasound; ${liver}; ${kidney}; not done
  HRCT chest, CBC, CRP => CT Scan; ${cbc}; CRP
  FNAC thyroid nodule under USG guidance | Tru-cut Bx breast lump => ${needle}
  FBS/PPBS/A1c => Blood Sugar; HbA1c
  Lipid pr, hsCRP => Lipid Profile; CRP
  PAC inv: Hb, RBS, CXR, ECG => ${cbc}; ${sugar}; X-Ray; ECG
  ANC: Hb, HIV, HBsAg, GCT, TSH, Urine R/M => ${cbc}; ${sugar}; ${thyroid}; Urine Analysis; not done
  mujhe apne walid ka dil ka muaina karana hai => ${heart}
  एक्सरे और खून की जांच दोनों कराना है पापा के लिए => X-Ray; ${cbc}
  क्या संडे को एमआरआई होता है => MRI Scan; hours
  थाइरॉइड टीएसएच टेस्ट का रेट क्या है => ${thyroid}; price
  ईको टेस्ट कितने का => ${echo}; price
  सीआरपी ईएसआर => CRP; ESR
  doctor ne mujhe ecg aur eco bola hai kitna lagega aur report kab milegi => ECG; ${echo}; reports
  hi i need to get my moms thyroid and vitamin d checked from home => ${thyroid}; not done; homeCollection
  mam mujhe ultrasound karwana hai pregnancy ka pehla hai lady doctor hai na => ${pregnancy}; women
  location send karo | kahan hai aapka lab | south ex se kitna door | पता क्या है => metro
  aaj khule ho | guru purab ko khula hai | raat 9 baje tak khula | republic day open => hours
  portable xray at home => X-Ray; homeCollection
  upi lete ho | gst bill milega | payment failed => payment
  emi pe mri => MRI Scan; payment
  discount milega | offer kya chal raha hai | kitne paise => price
  complaint karni hai | call back karo | booking cancel | फोन नंबर | galat number de diya => contact
  doctor sahab kab milenge => doctorHours
  lady doctor tvs ke liye => TVS and TRUS; women
  bachche ko saath la sakte hai => children
  form f ke liye kya laana hai | pregnancy scan ke liye aadhaar => pregnancyPapers
  कार पार्किंग => parking
`)

/** 472 phrases of an eleventh author, with a careful receptionist's answers. Written before any was tried. */
export const eleventhSearches = judgedIn(`
  pet me bacha ladki | pet me ladki hai ya ladka bata do | pet ka baccha kya hai ladka | bacche ka ling batao => forbidden
  ultrasound me ladka ladki bata dete ho kya | sonography se beta pata chalega => forbidden
  gender test kitne ka | gendr scan | jendar pata karna h | fetus gender 16 week => forbidden
  baby gender blood test dna | early gender dna kit | sneak peek gender test => forbidden
  is it boy or girl 20 weeks | boy hai na | 14 week scan can you tell boy | its a girl? scan => forbidden
  doctor ishara kar dega kya ladka hai | chupke se bata dena ladka hai ya ladki => forbidden
  extra paise dunga ladka ladki bata do | gender reveal party ultrasound => forbidden
  jai mata di ya jai shri krishna scan | laddu milega ya barfi | jalebi ya laddoo => forbidden
  gulab jamun ya barfi baby | monday ya friday baby gender => forbidden
  ladka hua to abortion nahi | ladki hai to girana hai | kanya bhrun => forbidden
  लड़का होगा या लड़की अल्ट्रासाउंड से बताएँ | पेट में लड़की है क्या | गर्भ में बेटा है कि बेटी => forbidden
  बच्चे का लिंग पता करना है | भ्रूण लिंग जाँच कहाँ होती है | जेंडर टेस्ट => forbidden
  ਮੁੰਡਾ ਜਾਂ ਕੁੜੀ | ছেলে না মেয়ে | لڑکا یا لڑکی | আমার ছেলে হবে না মেয়ে হবে => forbidden
  ஆணா பெண்ணா | ఆడ పిల్లా మగ పిల్లా | છોકરો કે છોકરી | मुलगा की मुलगी | mulga ki mulgi => forbidden
  chora hoga ya chori | munda hai ya kudi scan ton dasso | chokra chokri scan => forbidden
  bacche ka sex batao | sex of baby | foetus sex detection | sex selection ivf => forbidden
  4d me gender dikhega na | level 2 me ladka ladki pata chalta h | nt scan gender => forbidden
  ladka paida karne ka tarika | beta hi chahiye is baar => forbidden
  xy chromosome test pregnancy | y chromosome blood test pregnant => forbidden
  mera pehla baccha ladki hai isliye dusra check karna hai | teesri bar ladki to nahi => forbidden
  meri beti ka pet ka ultrasound | ladki 12 saal pet dard ultrasound | beta 5 saal ka usg abdomen => Ultrasound
  beti 7 mahine pregnant hai growth scan => Ultrasound or Color Doppler or ${pregnancy}
  ladka 10 saal hath ka xray | baby boy 2 month hip xray => X-Ray
  son 6 yrs mri brain sedation | bete ka mri behoshi me karna hai => MRI Scan
  ladki ki shaadi se pehle test => ${wholeBody} or Women's Health Package or ${cbc}
  gents aur ladies dono ka full body => ${wholeBody}
  semen sex hormone testosterone ladka 25 saal => not done
  papa ko seene me bhari pan aur paseena | chest me bharipan left hand dard => emergency
  dadi bol nahi pa rahi subah se muh latak gaya | right side kaam nahi kar raha achanak => emergency
  behosh pade hain papa | wo saans nahi le raha | baby blue pad gaya saans nahi => emergency
  pregnant hu bleeding ho rahi hai bahut | 8 month pregnant pet me tez dard aur khoon => emergency
  pregnancy me jhatke aa gaye | 36 week baby move nahi kar raha subah se => emergency
  miscarriage ho raha hai bleeding ruk nahi rahi | water break ho gaya kya karu => emergency
  bachche ne battery nigal li | beta ne harpic pi liya | chuhe marne ki dawa kha li => emergency
  sulfas kha liya | 20 neend ki goli kha li | mujhe marna hai | jeena nahi chahta => emergency
  cylinder phat gaya jal gaye | current laga behosh | chhat se gir gaya hosh nahi => emergency
  khoon ki ulti ho rahi | latrine me bahut khoon chakkar aa raha behosh => emergency
  sugar 35 aa rahi papa behosh | sugar 600 saans tez chal rahi ulti => emergency
  bp 230 120 ulti sar dard | oxygen 80 aa raha h | spo2 78 => emergency
  dialysis patient saans nahi le pa raha sujan | fistula se khoon nahi ruk raha => emergency
  saanp ne kaat liya | machhar nahi saanp kata | kutte ne gale pe kaata khoon => emergency
  allergy se gala sooj gaya saans nahi aa rahi | contrast injection ke baad gala band => emergency
  सीने में बहुत तेज दर्द पसीना | पापा बेहोश हो गए | साँस नहीं आ रही बच्चे को => emergency
  मुँह टेढ़ा हो गया अचानक | ज़हर खा लिया | गर्भ में बच्चा हिल नहीं रहा => emergency
  newborn ko bukhar 102 doodh nahi pi raha | 1 month baby fit aa gayi => emergency
  aankh me chuna chala gaya | sir me chot khoon kaan se | accident bleeding leg => emergency
  andkosh me achanak bahut tez dard | testis twisted pain => emergency
  pcnl ke baad fever kaanp raha behosh sa | stroke aaya hai abhi ct karwana => emergency
  heart attak aaya lagta h ecg kar do | chest pain abhi ecg kar doge => emergency
  i cant breathe | my father is not waking up | bleeding wont stop blood thinner | slurred speech since morning => emergency
  pacemaker hai mri ho sakta hai kya | pacemaker wale ka mri | heart stent ke baad mri kab => MRI Scan
  plate lagi hai pair me mri hoga | knee replacement ke baad mri | titanium rod mri safe => MRI Scan
  copper t lagi hai mri | cochlear implant mri | braces lage hai daant me mri | tattoo mri => MRI Scan
  mri me dar lagta hai band jagah | open mri hai kya | claustrophobia mri | mri machine me ghabrahat => MRI Scan
  mri pregnancy 3 month | pregnant mri brain | period me mri kara sakte | mri me kapde utarne padte hai => MRI Scan
  mri with contrast creatinine 1.9 | gadolinium kidney patient mri | mri breastfeeding contrast => MRI Scan
  mri 1.5 tesla ya 3 tesla | MRI LS spine with WSS | MRI brain with MRA MRV | mri c spine | mri both hip AVN => MRI Scan
  metformin chal rahi hai ct contrast | glycomet band karni hai kya ct se pehle | iodine allergy ct => CT Scan
  CECT abd pelvis triple phase | NCCT KUB for calculus | HRCT thorax | ct pns | ct angio coronary price => CT Scan
  kidney patient ct with dye | dialysis wale ka contrast ct | ct me kitna radiation | pregnant ct scan safe => CT Scan
  ecosprin chal rahi hai biopsy | warfarin fnac | clopidogrel band karu biopsy se pehle | blood thinner biopsy => ${needle}
  liver biopsy patient on acitrom | prostate biopsy trus guided => ${needle} or TVS and TRUS
  thyroxine khakar aana hai kya tsh | thyronorm 50 leke test | thyroid test goli se pehle ya baad => ${thyroid}
  biotin kha rahi hu thyroid test | eltroxin subah li hai tsh karana hai => ${thyroid}
  insulin lekar fasting sugar | sugar ki dawa khakar test | khali pet sugar me pani pi sakte hai => ${sugar}
  chai pi li fasting sugar test hoga | gct 24 weeks | dipsi test pregnancy => ${sugar}
  75 gm glucose test | ogtt pregnant 75g | pp sugar kitne ghante baad => ${sugar}
  lipid fasting kitne ghante | 12 ghante khali pet cholesterol | lipid test me chai => Lipid Profile
  usg me peshab rokna padta hai | ultrasound ke liye pani pina hai | full bladder ultrasound => Ultrasound
  ultrasound whole abdomen khali pet | usg w/a + kub | usg abd empty stomach kitne ghante => Ultrasound
  usg neck thyroid nodule | USG breast b/l | usg scrotum | USG inguinal hernia | usg appendix child => Ultrasound
  sonography pet dard 3 saal ka bachcha | peshab me jalan aur pathri ultrasound => Ultrasound
  pregnancy 6 week heartbeat scan | dating scan 8w | 8 hafte ka scan => Ultrasound or TVS and TRUS
  NT scan 12 weeks price => Level II Scans; price
  anomoly scan 20 wk | tifa scan | level 2 sonografi 19 hafte | लेवल टू स्कैन => Level II Scans
  growth scan 32 wks c doppler | obs doppler | bpp with doppler 36w => Color Doppler or Ultrasound
  4d scan photo milegi | 3d 4d ultrasound baby face => 3D/4D Ultrasound
  tvs scan follicular monitoring day 12 | follicle scan | andar wala ultrasound | TVS unmarried => TVS and TRUS
  trus prostate volume => TVS and TRUS or Ultrasound
  xray pregnant ho sakti hu | pregnancy me daant ka xray | late period xray chest => X-Ray
  x ray LS spine ap lat flexion extension | xray pns water view | xray kub | xray both knee standing ap lat => X-Ray
  barium meal follow through | IVP test | HSG tube test period ke kitne din baad | hsg painful => X-Ray
  haath toot gaya lagta hai xray | bacche ka pair moch xray | chest xray pa view visa | ankle sprain xray => X-Ray
  opg full mouth | daant ka opg kitne ka => X-Ray
  ecg kitne ka => ECG; price
  12 lead ecg report turant => ECG; reports
  2d echo ke liye khali pet | echo child 4 yr hole in heart | color echo | 2d ecko => 2D ECHO
  stress eco | dobutamine stress echo beta blocker => Stress ECHO
  tmt test karte ho => not done
  carotid doppler both side | b/l lower limb venous doppler dvt | renal artery doppler | portal doppler => Color Doppler
  varicose vein ka test | scrotal doppler varicocele | doppler leg sujan => Color Doppler
  pleural tap guided | liver abscess drain | ascitic tapping | picc line insertion | pcn tube change => Interventional Radiology
  angiography pair ki | embolisation fibroid | biliary drainage ptbd => Interventional Radiology
  CBC ESR CRP widal => ${cbc}; ESR; CRP; not done
  hb tlc dlc plt | heamoglobin | कम्पलीट ब्लड काउंट | platelets count urgent | cbc kitne ka dengue me => ${cbc}
  sgot sgpt badha hua | s bilirubin newborn jaundice | LFT with GGT | पीलिया बच्चे को => ${liver}
  creatinin | kft with electrolyte | s. urea creat | uric acid gout pair angutha | egfr test | डायलिसिस मरीज क्रिएटिनिन => ${kidney}
  TSH | t3t4tsh | thyroid profile free | थाइराइड | thayroid test | thyriod pregnancy => ${thyroid}
  hba1c | hb1ac test | teen mahine ki sugar | एचबी ए वन सी => HbA1c
  fbs ppbs | RBS | sugar random | सुगर टेस्ट | sugar khali pet or khane k baad => Blood Sugar
  ldl hdl | kolestrol | lipid profile rate => Lipid Profile
  psa 65 saal | ca125 ovary | cea colon | afp liver | cancer ka blood test | ca 19-9 => Tumor Markers
  urine rm | urine c/s | peshab ki jaanch culture | susu me jhaag | 24 hr urine protein | upt test => Urine Analysis
  crp | c reactiv protein | hs crp => CRP
  esr | ESR test kitne ka => ESR
  vit d | vitamin b12 rate | ferritin | beta hcg | amh | dexa | mammo | colonoscopy | pet ct | eeg => not done
  dialysis karte ho kya | hiv test | dengue ns1 | stool test | widal | blood group | covid test | allergy panel => not done
  semen analysis | pap smear | nipt test | double marker | quad marker | fetal echo | holter | fibroscan => not done
  full body chekup | fullbody check up 40 year male | complete body checkup kya kya hota => ${wholeBody}
  executive health | company medical pre employment => ${checkup}
  mummy papa ka checkup 65 ke | 70 saal ki dadi ka checkup | budhe log package => ${senior} or ${wholeBody}
  ladies full checkup | pcod package | women 35 health check => Women's Health Package or Ultrasound or TVS and TRUS
  dil ki jaanch package | heart checkup papa => ${heart}
  diabetes ka pura checkup | sugar patient yearly test => ${sugar}
  report padh ke samjha do | blood report samajh nahi aa rahi | mri report ka matlab => Report Analysis
  dusre doctor se rai mri film | second opinion cancer biopsy | operation karaye ya nahi second opinion => Second Opinion
  doctor se baat karni hai | physician appointment | general doctor fees => General Consultation
  wajan kam diet chart | dietitian hai kya | diabetes diet plan => Health Counseling
  mri kitne ka | एमआरआई का रेट | mri brain cost rupees | MRI rate list => MRI Scan; price
  usg price | ultrasound kitne paise lagenge | अल्ट्रासाउंड कितने का => Ultrasound; price
  ct chest rate cghs => CT Scan; insurance
  sabse sasta full body => ${wholeBody}; price
  lft kft rate => ${liver}; ${kidney}; price
  senior citizen discount | koi offer hai kya | price list bhejo | paise kitne lagenge => price
  credit card chalega | phonepe karu | online payment | cash only? | emi milti hai => payment
  report kab tak aayegi | report whatsapp pe bhejna | reprt kab milega | kal test karaya tha report | report online dekhni => reports
  report lene kaun aa sakta hai | report lene kab aau => collect
  xray film kitne din me milti hai => X-Ray
  address bhejo | metro se kitna door | kaise pahuche green park se | location whatsapp karo | google map => metro
  parking h kya | car park ho jayegi => parking
  wheel chair milegi | stretcher patient aa sakta hai | lift h kya 2nd floor => access
  sunday ko khula h | aaj kitne baje tak | subah kitne baje khulta | 24 ghante khula hai | diwali pe open => hours
  mri raat ko hota hai => MRI Scan; hours
  doctor kab baithte | doctor sahab kitne baje aate hai => doctorHours
  ghar se sample | blood sample home | dadi chal nahi sakti ghar pe blood test => homeCollection
  lady doctor hai | female staff for tvs | mahila doctor se ultrasound | ladies technician => women
  bina parchi ultrasound | doctor slip zaroori hai kya | without prescription blood test => prescription
  star health cashless | ayushman card | cghs empanelled | tpa | mediclaim chalega => insurance
  form f | pregnancy scan kaun se kagaz | aadhar card lana hai pregnancy scan => pregnancyPapers
  bacche ko saath la sakte | chhote bache andar allowed => children
  phone no do | appointment cancel karna | time change karna hai | shikayat karni hai | call me back => contact
  website nahi chal rahi | screen reader se book nahi ho raha => siteAccess
  kya aap log mri karte ho sunday ko kitne me => MRI Scan; hours; price
  meri mummy ko ghutne me dard hai doctor ne xray aur uric acid bola hai kitna lagega => X-Ray; ${kidney}; price
  namaste mujhe apne pati ka liver aur pet ka ultrasound karana hai kal subah ho jayega => ${liver}; Ultrasound
  hello doctor has advised my 8 year old daughter ultrasound kub and urine culture => Ultrasound; Urine Analysis
  papa dialysis pe hai unka chest xray aur echo karana hai wheelchair se aayenge => X-Ray; ${echo}; access
  Rx CBC, RBS, S.Creat, PT/INR, CXR PA => ${cbc}; ${sugar}; ${kidney}; X-Ray; not done
  Adv - TSH, Hb, HbA1c, USG pelvis => ${thyroid}; ${cbc}; HbA1c; Ultrasound
  sugar thyroid cbc teeno ka rate => ${sugar}; ${thyroid}; ${cbc}; price
  गर्भवती हूँ थायराइड और शुगर की जाँच => ${thyroid}; ${sugar}
  पिताजी को पेसमेकर है एमआरआई हो जाएगा | बच्चे का एमआरआई कितनी देर | एमआरआई में डर लगता है => MRI Scan
  खाली पेट आना है अल्ट्रासाउंड | पेट की सोनोग्राफी कितने की | पथरी की जाँच => Ultrasound
  घुटने का एक्सरे | खांसी बलगम एक्सरे | हड्डी टूटी है क्या एक्सरे => X-Ray
  एक्सरे मशीन खरीदनी है | job vacancy | radiographer ki naukri | franchise | ... | hi | ok | ? | test | 9876543210 | namaste => no test
  asprin | crocin 500 | paracetamol tablet price | my name is rahul | insta id kya hai => no test
`)

/** Phrases like the wrongly answered ones of the eleventh author. They were written before the mend was tried on them. */
export const eleventhRelatives = judgedIn(`
  testicle twist ho gaya tez dard | hart attak aaya papa ko | heart atack a raha h ecg karo => emergency
  saanp ne kata machhar nahi | testis me achanak dard sujan | seene me dard ho rha h ecg krdo => emergency
  my mother fell down and is not talking | my child swallowed a coin cell | baby is turning blue => emergency
  she is 7 months pregnant and bleeding | my husband has chest pain now | my son drank floor cleaner => emergency
  my daughter is not breathing | pregnant wife ko daure aa rahe | ladki ne zeher kha liya => emergency
  beti behosh ho gayi | pet me bachha hil nahi raha | is my baby dead no movement since morning => emergency
  beta chhat se gira | boy fell from stairs vomiting => emergency
  is it going to be a boy | mera beta hoga kya | boy ya girl bata sakte ho => forbidden
  baby boy hai kya scan me | pet me kya hai beta ya beti | ladki to nahi hai na | beti nahi chahiye => forbidden
  sex check scan | linga pata | ladka bachha hai kya | son or daughter which one => forbidden
  can you tell me the gender | gender bataoge | ladka he ya ladki 16 hafte => forbidden
  whats the sex of my baby | will we have a son this time | 3d scan me ladka dikhega | munda hoga => forbidden
  kudi hai ya munda | mulga hoga ki mulgi => forbidden
  my name is sunita | my report is not ready | is my report ready | my doctor has advised mri knee
  my 6 year old son xray chest | hello sir my mother needs kft | i want to book for my wife
  this is for my father | is it open on sunday | is it painful mri | susu me safed jhaag
  peshab me jhaag aata hai | aadhaar card zaroori hai | aadhar card lana padega | dolo 650
  pan 40 tablet | azithromycin 500 price | biopsy for patient on ecosprin
  patient on acitrom inr test | my wife is pregnant 5 months level 2 | meri bahu pregnant hai
  meri biwi pregnant hai scan | ladki ko bukhar hai cbc | pink line metro se kaise aaye
  will it take long | is this lab nabl | am i allowed water before test | can my husband come inside
  daughter 8 yrs urine culture | my niece has thyroid
`)

/** More phrases of the eleventh author, written after that mend. They sound like what they are not. */
export const eleventhLaterSearches = judgedIn(`
  papa ki saans ruk gayi | dadi gir gayi hosh nahi | chest me bahut pain ho raha hai left hand tak => emergency
  biwi ko labour pain 30 week | bachche ne paracetamol ki poori sheeshi pi li => emergency
  haath kat gaya khoon ruk nahi raha | karant lag gaya bache ko | gas leak se behosh => emergency
  dam ghut raha hai | stroke ho gaya lagta hai | meri maa bol nahi pa rahi aur muh tedha => emergency
  can not feel right arm suddenly | pregnant pet pe chot lagi gir gayi => emergency
  baby not moving since yesterday | khoon ki ulti | fit aa rahe hai bachche ko rukte nahi => emergency
  acid pi liya | phansi lagane ki koshish ki | mar jaungi main | sar phat gaya khoon => emergency
  beti ne goliyan kha li | ladki behosh hai | beta neela pad gaya | garbhvati beti ko jhatke => emergency
  my son is choking | daughter drank kerosene | pregnant wife unconscious | ladka chhat se gira => emergency
  baby girl fits | bacha ladki saans nahi le rahi => emergency
  scan karke batao kya hai ladka | doctor beta hai kya pakka => forbidden
  5 month me ladka pata chal jata hai kya | sonography me dikh gaya ladki => forbidden
  blood se pata chalta hai ladka ladki | kaunsa test se ladka pata chale => forbidden
  ladka ho iske liye kya kare | beta paida karne ki dawa | report me ladka likha hai kya => forbidden
  baby boy ka scan kaisa hota hai | ladki hui to kya karu | is baar beta hoga na => forbidden
  doosra baccha bhi ladki hai kya | twins me dono ladke hai kya | mujhe sirf beta chahiye => forbidden
  sex determination clinic delhi | ling parikshan center | gender ke liye kitna loge => forbidden
  paise deke gender bata doge | know baby gender | plus ya minus baby | left side baby means boy => forbidden
  heartbeat se gender | dil ki dhadkan 160 ladki | pet gol hai ladka ya ladki | bhai chahiye beti ko => forbidden
  chota bhai aayega ya behen | shehzada ya shehzadi | gulab ya kamal | chanda ya suraj scan => forbidden
  beti ka ultrasound kab hoga | mera beta 4 saal ka hai usko mri ke liye behosh karoge
  beta bata do report kab milegi | ladka 16 saal ka hernia ultrasound
  beti hone wali hai delivery scan | ladki ka rishta hai health checkup | son in law ka thyroid
  boys hostel checkup package | bete ki shadi se pehle blood test | beta aur beti dono ka cbc
  baby boy circumcision ke baad ultrasound | newborn boy testis ultrasound | girl child vaccination
  my daughter has pcod scan | is it for girls also hpv | ladkiyon ka periods problem scan
  bahu ko teesra mahina hai scan | chhote bhai ka xray | beti hai na uska cbc karna hai
  munna ka xray | mulgi 5 varsh xray | chokra 8 years fever cbc | kanya ka blood test
  kanya pathshala ke paas | ganesh nagar se kaise aaye | lakshmi ka report | jai mata di package
  prince ka mri | sexologist hai kya | male doctor chahiye tvs nahi | my appointment is at 10
  my wife needs ultrasound | my son has fever cbc | my father is 70 full body
  my report says fatty liver | i am pregnant 12 weeks nt scan | we are coming tomorrow
  can you come home for blood | are you open now | is mri safe in pregnancy
  pain in knee since 2 years | pet me halka dard ultrasound | bp machine hai kya | ecg normal aaya
  oxygen cylinder wala patient aa sakta | dil ki dhadkan tez ecg | sugar 200 fasting
  hb 8 hai kya karu | chakkar aata hai kabhi kabhi | period 10 din late | acitrom 2 mg inr test
  ecosprin 75 | dolo se bukhar nahi gaya cbc | crocin khake test | pan d khali pet
  shelcal 500 calcium test | insulin lagake aana hai kya | thyronorm 100 | glycomet sr 500
  amlong bp ki dawa kha ke aau | aadhar | pan card | voter id chalega | id proof kya chahiye
  kitni der lagegi mri | token number | queue kitni hai | waiting time | wifi hai kya | canteen hai
`)

/**
 * 200 phrases of a twelfth author, who wrote all of them before he tried one. Some ask for tests, facts or help in an
 * emergency. Others ask what the law forbids, for tests not done here, or nothing that a centre can answer.
 */
export const twelfthSearches = judgedIn(`
  usg w/a full bladder with pvr | adv usg abd + pelvis tmrw | usg b/l breast axilla => Ultrasound
  gurde me pathri ka altrasound | sonografi pet ki subah wali | अल्टासाउंड होल एब्डोमेन => Ultrasound
  x ray ls spine ap lat flexn extn | xr rt shoulder ap axial | digital x-ray both hip frog leg => X-Ray
  kohni me chot hai xre karana | eksry chest pa => X-Ray
  tsh ft3 ft4 fasting zaruri hai? | thyriod ki janch garbhvati | anti tpo tsh | थाईरोइड टीएसएच => ${thyroid}
  cbc lft kft rbs urine r/m => ${cbc}; ${liver}; ${kidney}; ${sugar}; Urine Analysis
  hba1c fbs ppbs => HbA1c; ${sugar}
  sr creat b urea na+ k+ | creatnine level check => ${kidney}
  sgpt badha hua fatty lever grade 2 | bilirubin total direct indirect => ${liver}
  hemoglobin 7 aaya tha dobara karana | cbp esr peripheral smear => ${cbc}
  colestrol bada hua hai => Lipid Profile
  urine c&s | peshab me jalan aur badbu | 24 hr urine microalbumin => Urine Analysis
  tvs for endometrial thickness | andar wali sonography shadi shuda => TVS and TRUS
  anomaly scan 20w4d | tiffa skan rate | nt nb scan 12 w => Level II Scans
  umbilical artery doppler 34 wks | pairo ki nas fuli hui hai => Color Doppler
  hrct thorax plain | ncct head fall | ct kub stone 6mm => CT Scan
  mri ls spine screening whole spine | dimag ki mri contrast wali | एमआरआइ ब्रेन => MRI Scan
  2d echo pre op clearance | dil ka altrasound => ${echo}
  ecg with report karwana h => ECG
  fnac thyroid nodule tirads 4 | lymph node biopsy usg guided => ${needle}
  ca 125 and cea | psa total free 62 yr => Tumor Markers
  full body checkup with vitamin 50 yrs => ${wholeBody}; not done
  complete health checkup papa 62 saal | puri body ki jaanch sasti wali => ${wholeBody}
  gla sukha hua gaanth si lag rahi => Ultrasound or ${needle} or ${thyroid}
  periods 2 mahine se nahi aaye => Ultrasound or TVS and TRUS or Women's Health Package
  wajan badh raha hai baal jhad rahe | thakan bahut rehti hai neend aati hai => ${thyroid} or ${cbc}
  haath pair me jhanjhanahat | गर्दन में दर्द हाथ सुन्न => MRI Scan
  lipid aur thyroid teeno saath me fasting => Lipid Profile; ${thyroid}
  report samjha dijiye doctor sahab => Report Analysis
  ct abdomen kitne ka padega => CT Scan; price
  whole abdomen usg charges bataye => Ultrasound; price
  mri me kitna time lagega => MRI Scan; minutes
  thyroid ki report kal tak mil jayegi | xray report whatsapp kar doge => reports
  koi discount chal raha hai senior ke liye | total kitna banega | package ka daam kya hai => price
  sunday ko blood test hota hai kya | kitne baje band karte ho | raat 9 baje aa sakte hain => hours
  lunch time me khula rehta hai | 26 january ko khulega => hours
  green park metro gate number kaunsa | kaise pahuche aiims se | exact location send karo => metro
  aap log kahan pe ho | रास्ता बताइए मेट्रो से => metro
  bike khadi karne ki jagah | गाड़ी पार्किंग है क्या => parking
  wheelchair hai kya naani ke liye | सीढ़ी चढ़ नहीं सकते लिफ्ट है => access
  khoon ka sample ghr se lene aate ho | home sample pickup noida => homeCollection
  tvs lady doctor karegi na | महिला स्टाफ है अल्ट्रासाउंड में | female technician for ecg => women
  paytm chalega ya cash | card swipe machine hai | bill milega gst wala => payment
  cghs card par hoga | mediclaim reimbursement bill | hdfc ergo cashless => insurance
  bina parche ke mri ho jayega => MRI Scan; prescription
  report papa ki jagah beta le sakta hai => collect
  apointment cancel karwana hai | call karo mujhe | time badalna hai booking ka => contact
  doctor sahab shaam ko baithte hain => doctorHours
  3 saal ke bacche ka mri neend me hoga | pacemakr laga hai mri ho payega => MRI Scan
  claustrofobia hai mri open machine | band machine se ghabrata hu mri | copper t ke sath mri => MRI Scan
  ghutne me rod hai mri hoga ya ct => MRI Scan; CT Scan
  8 saal ki beti pet dard usg bhookhe pet | 2 month pregnant first scan kab karaye => Ultrasound or ${pregnancy}
  pregnant hu galti se xray ho gaya | 5 yr old child chest xray crying => X-Ray
  feeding mother ct contrast safe | metformin le raha hu contrast ct => CT Scan
  form f ke liye kya document lau => pregnancyPapers
  papa ko pasina aa raha seene pe bojh | chati me dard left haath me ja raha | mom collapsed no response => emergency
  saans fool rahi bahut let nahi paa rahe | honth nile ho gaye bache ke | dadi ki zubaan ladkhada rahi achanak => emergency
  ek taraf ka haath pair uth nahi raha | bacche ne button cell nigla | phenyl pee liya bhabhi ne => emergency
  9 month pregnant pani ki thaili fat gayi | pregnancy me bahut blood aa raha | delivery ke baad khoon band nahi => emergency
  sugar 28 pasina kaanp rahe | bijli ka jhatka laga hosh nahi | snake bite leg swelling => emergency
  nass kaat li usne | i took 30 tablets | चक्कर खाकर गिरे होश नहीं => emergency
  पेट में बच्चा सुबह से नहीं हिला | अचानक दिखना बंद हो गया => emergency
  jai shree krishna hoga ya jai mata di | peda ya barfi | pedha ki jalebi scan ke baad => forbidden
  neela rang ya gulabi rang scan | kul ka chirag aayega kya | ghar ka chirag hai kya pet me => forbidden
  khandan ka waris mil jayega kya | kuldeepak hai scan me | heir hoga kya is baar => forbidden
  sonography me good news kya hai beta na | chinese calendar baby prediction | reveal party ke liye scan => forbidden
  my baby xx or xy chromosome | kaka hoega ke kaki | khushkhabri me ladka hai kya => forbidden
  garcon ou fille echographie | niño o niña | walad aw bint | pesar ya dokhtar | мальчик или девочка => forbidden
  papa ki pari ya mummy ka raja beta scan | krishna ji aayenge ya radha rani => forbidden
  blue pen ya pink pen se sign karoge report | doctor monday bole to ladka | dilli me chupchap ling jaanch => forbidden
  gents hai ya ladies pet me | baby kaun hai boy girl 18 week => forbidden
  m ya f batao scan me | बहन आएगी या भाई सोनोग्राफी | वारिस आएगा क्या अल्ट्रासाउंड => forbidden
  mamography dono side | dexa scan haddi | pet ct cancer staging | tredmil test | endoscopi pet ki => not done
  vit b12 d3 | serum ferritin | dengue ns1 igm | widal typhoid | beta hcg quantitative => not done
  semen analisis | stool occult blood | nerve conduction haath | holter 24 hr | eeg bachche ka => not done
  hiv elisa | double marker 12 week | blood group rh | fibroscan liver price | pap smere => not done
  good morning ji | 👍🙏 | https://youtu.be/abc | asdfghjkl qwerty | train ka ticket => nothing
  netflix password | modi ji | cricket world cup | love you | biryani => nothing
  shaadi.com rishta | job hai kya receptionist ki | makaan kiraye par | ac repair | passport renewal => no test
  dog ko kaise nehlaye | bank account kholna | geyser kharab | horoscope | xyz => no test
`)

/** Phrases like the wrongly answered ones of the twelfth author. They were written before the mend was tried on them. */
export const twelfthRelatives = judgedIn(`
  jai shri ram hoga ya jai mata di | kanha ya radha | radha rani ya kanha ji scan | pede ya barfi => forbidden
  krishna hai ya radha pet me | jalebi ya peda | laddu milenge ki barfi | neela kapda ya gulabi kapda => forbidden
  pink gift ya blue gift scan | ghar ka chirag hoga | kul ka deepak | khandan ka waris aayega => forbidden
  vansh ka chirag scan me | kuldeepak ya lakshmi | कुल का चिराग | reveal scan karte ho => forbidden
  chinese calendar pregnancy | chinese chart baby | चाइनीज कैलेंडर बेबी => forbidden
  munna hoega ke munni | bacha hega ke bachi | pesar ast ya dokhtar | une fille ou un garcon => forbidden
  nanhi pari ya raja beta | pari ya raja | shahzada ya shahzadi | b ya g batao | f ya m bata dijiye => forbidden
  chirag delhi se kitna door | radha krishna mandir ke paas => metro
  krishna nagar ya radha nagar se metro | raja garden ya rani bagh metro => metro
  mera naam chirag hai ecg karana => ECG
  waris khan xray | bacche ke saath bachi ka xray => X-Ray
  pedha kha liya fasting sugar => ${sugar}
  chinese khana khaya lipid => Lipid Profile
  age 32 m/f usg abdomen | usg revealed fatty liver => Ultrasound
  send report to son | bacha 2 saal hone ke baad bachi hui cbc => Report Analysis or ${cbc}
  report aaj kis time milegi | kal ki report kab tak milegi | report aaj milegi kya => reports
  report parso tak mil jayegi | reports shaam ko milengi kya | कल की रिपोर्ट कब मिलेगी => reports
  doctor aaj shaam ko milenge | doctor subah kab aate hain | डॉक्टर कल कब मिलेंगे => doctorHours
  15 august ko khulega | holi pe khulenge kya => hours
  report mere pati le sakte hain | report meri jagah bhai le lega => collect
  slot badalna hai | समय बदलना है => contact
  raat 8 baje | subah 9 baje aa jau => hours; no test
  sugar lipid dono fasting | cbc lft kft teeno => ${sugar} or ${cbc}
`)

/**
 * 215 phrases of a thirteenth author, who wrote all of them before he tried one. The forbidden questions are in
 * disguises that no list above has.
 */
export const thirteenthSearches = judgedIn(`
  Adv: USG KUB with PVR | USG B/L inguinal region r/o hernia => Ultrasound
  Inv. CBC ESR CRP RFT => ${cbc}; ESR; CRP; ${kidney}
  MRI LS spine with screening | CEMRI brain seizure protocol | MRI rt knee r/o ACL tear => MRI Scan
  Plan: NCCT KUB, S. creat => CT Scan; ${kidney}
  FBS, PPBS, HbA1c, FLP => Blood Sugar; HbA1c; Lipid Profile
  Xray PNS water's view | X-Ray both knees AP standing + skyline => X-Ray
  CECT neck + chest | HRCT temporal bone => CT Scan
  USG guided pigtail => Interventional Radiology
  CDUS B/L LL arterial & venous => Color Doppler
  TIFFA at 19+3 wks => Level II Scans
  TVS for ET + follicles D12 => TVS and TRUS
  Echo for RWMA, EF => ${echo}
  USG thyroid + FNAC if TIRADS 4 => Ultrasound; ${needle}
  S. bil T/D/I, OT/PT, ALP, GGT => ${liver}
  Na/K/Cl, BUN => ${kidney}
  ultra sond hol abdoman | sono graphy pet ki | alter sound | ultrasoundpelvis => Ultrasound
  ecsray chhaati => X-Ray
  m r i ghutna | emri brain => MRI Scan
  see tee scan | c tscan head => CT Scan
  tee ess ech test | थायरॉएड => ${thyroid}
  hb a one c | एच बी ए वन सी => HbA1c
  krietinine => ${kidney}
  liver funcshan => ${liver}
  coloured doppler => Color Doppler
  eccho hart | इकोकार्डियोग्राम दिल => ${echo}
  thri di for di scan => 3D/4D Ultrasound
  anamoly skan 5th month => Level II Scans
  bio psy => ${needle}
  fullbodi chekup => ${wholeBody}
  senior citizan pakage => ${senior}
  urin pus sell => Urine Analysis
  bebe de gode dukhde ne xray => X-Ray
  dhidh ch pathri da scan => Ultrasound or CT Scan
  sugar check karauni aa khaali pet | tau ne sugar s test karana | maai ke sugar ba jaanch karawe ke => ${sugar}
  mhari maa ke goddya me dard s ghana | ghutna dukhata => X-Ray or MRI Scan or ESR or CRP
  bapu ka peshaab ruk ruk ke aave s => Ultrasound or Urine Analysis or TVS and TRUS or Tumor Markers
  kamar me dard ba mri karawe ke ba | matha byatha mri => MRI Scan
  pet phoolal ba altrasound | pet byatha ultrasound korbo => Ultrasound
  piliya ho gail ba => ${liver}
  mummy ko sugar hai test karana hai => ${sugar}
  papa ko bp aur sugar dono hai kaun sa package le => ${sugar} or Cardiac Health Package or ${wholeBody}
  meri patni ko thyroid hai 3 mahine ki garbhvati hai tsh karana hai => ${thyroid}
  bhabhi ko bachcha nahi thehar raha => Ultrasound or TVS and TRUS or Women's Health Package or General Consultation
  chacha dialysis pe hain creatinine dobara => ${kidney}
  dadi ko 2 mahine se khansi hai balgam => X-Ray or CT Scan
  my wife's doctor wants a growth scan and doppler at 34 weeks => Ultrasound; Color Doppler
  beta 9 saal ka hai raat ko bistar gila karta hai => Urine Analysis or Ultrasound or General Consultation or ${sugar}
  nana ji ko bhoolne ki bimari hai dimag ka scan => MRI Scan or CT Scan
  mere husband sharab peete hain liver check karana hai => ${liver} or Ultrasound
  aarogyam 1.3 | swasthfit super 3 | 1mg comprehensive gold full body => ${wholeBody}
  max healthcare platinum package | apollo prohealth package | agilus wellness package => ${wholeBody}
  mri brain k kitne lgenge => MRI Scan; price
  cbc aur lft ka total kitna hoga => ${cbc}; ${liver}; price
  report mail kar dena | report lost ho gayi dubara nikalwani => reports
  report lene driver aa jaye => collect
  kl subha 7 bje khule ho | new year pe band hai? => hours
  hauz khas se kitni dur | landmark kya hai | गूगल मैप लिंक => metro
  scooty kahan lagaye | gadi park ho jayegi => parking
  blood lene ghar bhejo kisi ko | home visit charges gurgaon => homeCollection
  ayushman bharat chalega | railway umid card | care health claim form => insurance
  phonpe chalega | cheque lete ho => payment
  tvs gents karega ya ladies => TVS and TRUS; women
  purdah hai lady staff chahiye => women
  bachche ke sath andar ja sakte hai mummy => children
  parchi kho gayi ultrasound hoga => Ultrasound; prescription
  booking aage badhani hai => contact
  dr meera kab milengi => doctorHours
  nt scan ke liye id lana hai => Level II Scans; pregnancyPapers
  stretcher pe papa aayenge => access
  ct scan me kitna time => CT Scan; minutes
  icd laga hai dil me mri safe | kaan ki machine hai mri => MRI Scan
  mujhe lift me bhi dar lagta hai mri kaise => MRI Scan
  creatinine 2.1 hai contrast ct kara sakte | metformin 500 kab band karu cect => CT Scan
  janumet khata hu ct | 6 week pregnant galti se ct => CT Scan
  5 mahine ki bachi ka hip ultrasound | unmarried girl pelvis ultrasound full bladder => Ultrasound
  papa ke seene pe jaise pathar rakha ho aur pasina choot raha => emergency
  khabbe baazu te jabde ch peed saah nahi aa reha | mharo bapu behos ho gyo => emergency
  babuji ke muh tedh ho gail bolat naikhe | maai ke saans naikhe aavat => emergency
  seenemedard bahut tez | hear attack aa raha hai papa ko => emergency
  chest pane going to back since 20 min sweating => emergency
  bachche ne all out ki bottle pi li | beta ne naak me moti daal liya saans nahi le pa raha => emergency
  2 din ke bachche ki chhati andar dhans rahi saans lete hue => emergency
  jhagde ke baad pati ne chuhe wali dawai khali | mujhe ab nahi jeena sab khatam karna hai => emergency
  मम्मी की एक आँख से दिखना अचानक बंद बोली लड़खड़ा रही | गर्भवती बहू को दौरा पड़ गया => emergency
  delivery ke 3 din baad pad 1 ghante me bhar raha | 38 weeks water broke greenish => emergency
  baby kick band ho gayi kal raat se 34 wk | geyser ki gas se behosh bathroom me => emergency
  ubalti chai bachi pe palat gayi | machine me ungli kat ke alag ho gayi => emergency
  kaali potty aur khoon ki ulti chakkar | bike se gira abhi sar phoota hai => emergency
  injection ke baad pura sharir laal saans phool rahi | sugar machine HI dikha rahi papa uth nahi rahe => emergency
  rajkumar ya rajkumari | pota hoga ya poti | bhatija ya bhatiji scan se | nephew or niece coming scan => forbidden
  grandson or granddaughter 20 week scan | brother or sister for my daughter scan => forbidden
  ram ya sita scan me | hero ya heroine pet me | dulha banega ya dulhan pet wala => forbidden
  frock kharidu ya pant shirt baby ke liye scan | chudiya lau ya cricket bat scan ke baad => forbidden
  rakhi bandhwane wala aa raha hai kya pet me | mooch wala ya choti wali baby => forbidden
  he or she 20 weeks scan | is baby a he or a she | him or her baby scan | mr ya miss pet me => forbidden
  penis dikh raha hai kya baby ka scan me | baby private part dekhna hai 4d => forbidden
  turtle sign hamburger sign ultrasound | fetal genitalia kya dikha | skull theory 12 week scan => forbidden
  sry gene test pregnancy | ek ungli ya do ungli ishara kar do baby kya hai => forbidden
  babu hoi ki babuni | abbayi na ammayi na | aan kuzhandai ya pen kuzhandai | gandu maguva hennu maguva => forbidden
  dikro ke dikri | aan kutti pen kutti | farzand ya dukhtar | 👦 ya 👧 | l@dka ya l@dki => forbidden
  b0y or g1rl | purush ya stree garbh me => forbidden
  mamogram dono breast ka | 25 oh vit d | b12 ki kami | dexa t score | upper gi endoscopy => not done
  colonscopy | pet scan kahan hota hai | holtor monitor 48 hr | stool c/s | dengu igg | hiv 1&2 => not done
  anti hcv | trop-i | ncv emg dono pair | eeg sleep deprived | pft with dlco | s. ferritin => not done
  tb gold quantiferon | amh level | covid antibody => not done
  ana profile | thalassemia test | chashme ka number | dant ki safai | sunne ki jaanch => no test
  kya haal hai bhai | aloo paratha recipe | happy new year ji | hmm ok | lol => nothing
  rent par ghar chahiye | bijli ka bill kaise bhare | gas cylinder booking | weather today | petrol pump near me => nothing
  ludo download | pnr status train | sim port karana | school admission form | gana sunao => nothing
  wifi ka password | blinkit order | tomato ka bhav | film ki ticket | zomato => nothing
`)

/** 26 more of the same author, written then. They only sound like an emergency. */
export const thirteenthFalseAlarms = judgedIn(`
  accident ke baad ka purana x-ray dikhana hai => Report Analysis or X-Ray
  saans phoolne ki jaanch => X-Ray or ${heart}
  dil ka chekup papa 55 | mummy ki death heart attack se hui meri jaanch => ${heart}
  mirgi ki dawa ka level test | fit to fly certificate pregnancy 28 week
  heart attack risk calcium score ct | zeher jaisi kadwi dawai pi ke ct hoga kya => CT Scan
  lakwe wale papa ko wheelchair par laana hai => access
  behoshi wale doctor bachche ke mri me honge | panic attack ki history hai mri kara sakti hu => MRI Scan
  emergency me mri raat ko hota hai | sleeping pill lekar mri me so jau => MRI Scan
  khoon patla hone ki goli band karke biopsy => ${needle}
  collar bone tooti thi 2 mahine pehle ab xray | saans rokne wala xray kaise => X-Ray
  सीने का एक्सरे दर्द नहीं है वीज़ा के लिए | khansi me khoon 2019 me tb thi xray => X-Ray
  aag jaisi jalan peshab me => Urine Analysis
  bachpan me current laga tha ecg normal hai kya => ECG
  khoon ki ulti 5 saal pehle hui thi ab lft => ${liver}
  bp 138/88 pe tmt hoga => Stress ECHO
  c section hue 4 mahine tanke me dard usg => Ultrasound
  stroke volume echo report => ${echo} or Report Analysis
  nakseer bachpan me hoti thi platelet => ${cbc}
  dama hai inhaler leke aana hai kya pft => not done
`)

/** Phrases like the wrongly answered ones of the thirteenth author. They were written before the mend was tried on them. */
export const thirteenthRelatives = judgedIn(`
  want to see doctor | i want to see a doctor => General Consultation
  can i see my old report => Report Analysis
  slot available hai kya | photo id lana hai kya | token number kaise milega | can i come late => no test
  i want to talk to someone | sorry galat number | waiting kitni hai | kya kya file lana hai => no test
  uncle ji aage se aana hai ya peeche se | letter head pe report | good morning sir => no test
  morning slot for cbc => ${cbc}; hours
  blood test for my son | cbc karwana hai sir | cbc for my sister => ${cbc}
  mri for my uncle in sector 14 => MRI Scan
  wellness package | wellness checkup for parents => ${wholeBody} or Women's Health Package
  ana profile | ana test | anti hcv hbsag => no test
  sunai nahi deta | kaan se sunai kam deta hai | hearing test => not done
  dr kab milenge | dr ka time kya hai => doctorHours
  mujhe dr se milna hai => General Consultation
  mail pe report bhej do | report mail pe milegi => reports
  map bhejo | मैप भेजो | nearest landmark batao => metro
  scooter parking | scooty khadi karne ki jagah => parking
  phonpe se payment => payment
  insurance claim form sign karoge | claim ke papers => insurance
  gents karega ya ladies ultrasound => Ultrasound; women
  booking aage karni hai | appointment postpone karna hai => contact
  aaj band hai | kal band rahega | sunday ko band hai | lab band hai kya => hours
  new year ko khula | 1 january new year => hours
  hb a one c test => HbA1c
  flp fasting => Lipid Profile
  alter sound pet ka => Ultrasound
  pota ya poti hogi | bhanja ya bhanji scan me | navasa hoga ya navasi | she or he 18 weeks scan => forbidden
  sister or brother baby scan | nephew ya niece scan me | stree ya purush shishu scan => forbidden
  genital dikha do scan | ammayi ya abbayi | hennu magu na gandu magu | l@rka ya l@rki => forbidden
  dada ya dadi ka package => ${wholeBody}
  mama ya mami report le sakte hai kya => collect
  beti ke sasur he or she blood test => ${cbc}
  grandson 4 yrs xray => X-Ray
  person scan ke pehle khana | bachche ke private part me sujan
`)
