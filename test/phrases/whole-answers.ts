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
