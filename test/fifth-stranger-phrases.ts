import { linesOf } from './fourth-stranger-phrases.ts'
import { phrasesIn } from './patient-phrases.ts'
import type { JudgedPhrase } from './second-stranger-phrases.ts'

/**
 * A fifth author wrote these lists without having read the search. No clinician has signed the labels. An emergency
 * needs the call at once, although many of the phrases ask only for a test.
 */
export const fifthStrangersEmergencies = linesOf(`
  papa ka aadha muh subah se latak gaya hai, MRI brain kitne baje milega
  mummy ki awaaz ladkhada rahi hai aur right haath nahi uth raha 20 min se
  sudden slurring of speach my husband what test to do
  पिताजी को एक तरफ लकवा मार गया अभी थोड़ी देर पहले
  dadi suddenly not understanding anything and walking like drunk since 10 am, she dont drink
  seene me bahut tej dard ho raha pasina aa raha left arm tak ja raha ecg karwana h abhi
  chhati pe jaise koi patthar rakh diya ho, jabde me bhi dard, ulti jaisa lag raha
  सीने में जकड़न और पसीना घबराहट हो रही है क्या करूं
  gas ki dawai 3 baar le li fir bhi jalan nahi ja rahi aur ab bayan kandha sunn, pasine se kapde bheeg gaye
  father diabetic 68 very weak n sweaty since morng, says no pain only uneasy, want sugar test + ecg
  saans nahi aa rahi lete hue, raat bhar baith ke kaati
  mummy nu saah nahi aa reha, bull neele ho gye
  asthma pump 10 bar le liya koi asar nahi bol bhi nahi pa raha
  oximeter me 84 dikha raha hai chest xray aaj ho jayega?
  delivery ko 9 din hue achanak saans phool rahi hai aur chest me chubhan
  plaster ke baad pair ek hafte se sooja tha, aaj achanak saans chadh rahi h chakkar bhi
  7 month pregnant bleeding start ho gayi bahut zyada usg chahiye
  प्रेगनेंसी में खून आ रहा है कपड़ा भर गया
  6 week upt positive ek side pet me bahut tez dard aur kandhe me bhi, chakkar
  8va mahina, sar phat raha hai, aankho ke aage taare, muh sooj gaya, bp 170/110
  baccha pet me kal raat se hil nahi raha 36 week scan karwana hai
  paani ki thaili fat gayi hai aur naal jaisa kuch bahar dikh raha
  pregnant wife ko jhatke aa rahe h aankhen upar
  bete ke andkosh me achanak bahut dard 2 ghante se ultrasound scrotum urgent
  14 yr boy woke at 4am, one ball pain n vomiting, sharma raha bata nahi raha
  bachche ko daura pada hai 10 min se ruk nahi raha
  mirgi ka dora ek ke baad ek, beech me hosh nahi aaya
  chhat se gir gaya beta, kaan se khoon aur do baar ulti, CT head rate
  nani bathroom me phisli parso, khoon patla karne ki goli leti hai, aaj bahut so rahi hai theek se jaag nahi rahi
  bike accident hua dost ka, bol raha theek hu par ek putli badi lag rahi
  kaju khane ke baad gala band ho raha honth sooj gaye lal chakatte
  injection lagwaya abhi, poore badan pe dane aur saans me seeti, chakkar
  kal aapke yaha contrast ct hua tha ab gala sooj raha aur saans tight
  ulti me khoon aaya do katori, papa ka liver kharab hai daru se
  potty bilkul kaali tar jaisi aur chakkar, behosh hote hote bache
  latrine me khoon hi khoon thakke wala, thanda pasina aa raha
  ab jeene ka mann nahi karta sab khatam kar dungi aaj raat
  report ki zarurat nahi ab, jab tak aap call karoge main nahi rahunga
  sister ne kalai kaat li h darwaza andar se band
  saamp ne kaat liya pair pe, konsa blood test hota hai
  rat ko zameen par soye the, subah palke gir rahi h, nigal nahi paa raha, do chote nishan
  bacche ke gale me sikka atak gaya laar gir rahi saans awaz kar rahi x ray
  2 saal ki beti moongfali kha rahi thi khansi karte karte neeli hui ab bhi seeti aa rahi
  button wali cell nigal li bacche ne xray karwa le?
  kamar dard ke sath ab peshab ka pata nahi chal raha, dono pair sunn, baithne ki jagah bhi sunn, MRI LS spine chahiye
  L4 L5 slip disc pt, since yday cant pass urine n numb while wiping
  tez bukhar gardan akad gayi roshni chubhti hai
  bachi 103 fever, badan pe jamuni dhabbe jo dabane se nahi jaate, susti
  ek pair achanak thanda safed ho gaya dard bahut, doppler karna hai
  dialysis wale haath ki ungliyan neeli kali subah se, chhoone ka pata nahi, doppler fistula rate
  sugar 480, ulti, lambi lambi saans, muh se phal jaisi boo
  type 1 beti insulin 2 din se khatam, pet dard ulti, soye ja rahi, ketone test hota kya
  sugar 38 aa rahi meter me papa jawab nahi de rahe
  12 din ka baby doodh nahi pee raha dheela pada hai bukhar
  नवजात शिशु नीला पड़ रहा है रोते समय सांस रुक जाती है
  3 hafte ka munna hare rang ki ulti kar raha, usg pet
  newborn talwe tak peela, doodh nahi khinch raha, bilirubin test ghar pe hoga?
  celphos kha li ghar pe jhagde ke baad
  bachche ne galti se phenyl pi liya thoda sa
  mausi ne neend ki poori patti kha li, kharate le rahi uth nahi rahi
  angithi jala ke soye the teeno ko sar dard ulti, ek uth nahi raha
  geyser wale bathroom me bhabhi behosh mili ab hosh me hai par ulti seedhi baat, ct karwa du?
  achanak zindagi ka sabse tez sir dard jaise bijli giri, ulti
  ek aankh se achanak dikhna band 1 ghante se koi dard nahi
  baba ka peshab subah se bilkul band pet phool gaya tadap rahe, kub usg
  dhoop me kaam karte gir gaye, badan tap raha paseena band, ulta seedha bol rahe
  dengue ka bukhar utar gaya par ab pet me tez dard, masoode se khoon, haath thande, platelet test
  appendix ka dard tha 2 din se ab pura pet lakdi jaisa sakht
  washing machine se current laga, dhadkan ulti seedhi chal rahi ecg slot
  liver biopsy hui thi kal shaam, ab kandhe me dard pet tight aur aankho ke aage andhera
`)

/** Histories, denials, questions and homonyms. None of these phrases is an emergency. */
export const fifthStrangersFalseAlarms = linesOf(`
  2 saal pehle stroke hua tha, follow up MRI
  chest x-ray for canada visa
  heart checkup package mummy papa dono ka
  no chest pain no breathlessness, ecg before cataract operation
  papa ko 2019 me heart attack aaya tha ab bilkul theek, saalana 2d echo
  nana ji stroke se gaye the, kya mujhe bhi jaanch karani chahiye
  HRCT chest, h/o TB 5 yr back, no complaints, job medical
  lacunar infarct old ka matlab kya hota hai report me
  CTPA 2022 r/o PE normal thi, uski film ki copy chahiye
  known seizure disorder, last fit 2017, levipil pe, saal ka LFT
  bachpan me mirgi thi ab dawa bhi band, licence ke liye certificate
  20 week level 2 scan, no bleeding no pain
  pehle subchorionic bleed likha tha ab sab theek, 24 week growth scan
  last year miscarriage me bleeding hui thi, ab 7 week ki pehli routine scan, koi takleef nahi
  varicocele 3 saal se, dard nahi, doctor ne doppler likha hai
  hydrocele ka size dekhna follow up scrotum usg
  2015 ka head injury CT, purani report dobara milegi
  pichle saal bike accident hua tha, ghutne ka MRI ligament ke liye
  mujhe moongfali se allergy hai kya contrast le sakta hu
  10 yr ago penicillin anaphylaxis, want to know if CT contrast ok
  2 saal pahle khoon ki ulti hui thi banding ke baad theek, LFT follow up
  stool occult blood bhi package me hai kya
  piles ka operation ho gaya ab khoon nahi aata, hb dekhna hai
  saas ki umar 70 hai unka package batao
  dil ki jaanch karwani hai sab normal bas 40 ka ho gaya
  saanp ne 2010 me kata tha, tab se har saal kidney test
  school me suicide prevention talk ke liye doctor bhejte ho?
  depression thi pehle ab theek hu, psychiatrist ne thyroid bola
  kya ecg se purana heart attack pata chalta hai
  50 ke baad brain stroke risk ka koi package hai
  bhai stroke unit me doctor hai usne thyroid usg likha
  sugar pichle mahine 250 thi ab 130, hba1c karwana h
  fasting 110 pp 160 prediabetes no ketones
  6 hafte ka baby hip usg screening, doodh theek pi raha koi dikkat nahi
  pichle mahine food poisoning hua tha ab theek, LFT repeat
  ungliyo me sunnpan 3 saal se same, cervical MRI follow up, koi nayi kamzori nahi
  kamar dard 5 saal se MRI LS spine, peshab potty normal, sunn nahi
  haj ke liye meningitis vaccine se pehle koi blood test?
  pcod ke liye TVS likha, pehle heavy bleeding hoti thi ab dawa se normal
  khoon nikalwane se dar lagta hai par behosh kabhi nahi hua
  epilepsy - no, stroke - no, heart attack - no, pacemaker - no (mri form)
  gale ki gaanth ka usg, nigalne me dikkat nahi saans theek
  2023 me TIA hua tha tabse kuch nahi, carotid doppler bola hai
  दो साल पहले लकवा हुआ था फिजियो चल रहा है सालाना MRI
  सीने में दर्द नहीं है सिर्फ ऑफिस मेडिकल के लिए ईसीजी
  28 week fit to fly certificate ke liye usg, fit hoon
  gym ke liye fitness, stress echo, fit hu koi takleef nahi
  1996 me tb tha tab khoon wali khansi thi, ab khansi bhi nahi, visa xray
  mri me dam ghutta hai kya, band jagah se dar lagta h
  dawai ki overdose nahi li, bas vitamin D zyada aaya tha report me, dobara test
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

/** Tests that are not done here. */
export const fifthStrangersNotDone = linesOf(`
  haddi ka density
  mammo
  vit d b12
  PET CT
`)

/** Facts of the centre. */
export const fifthStrangersQuestions: readonly JudgedPhrase[] = [
  { typed: 'mri ka rate', facts: ['price'] },
  { typed: 'sunday khula hai kya', facts: ['hours'] },
  { typed: 'report kitne din me', facts: ['reports'] },
  { typed: 'gaadi khadi karne ki jagah', facts: ['parking'] },
  { typed: 'kaha par hai metro se', facts: ['metro'] },
  { typed: 'phone no', facts: ['contact'] },
  { typed: 'ghar se blood sample', facts: ['homeCollection'] },
  { typed: 'upi chalega ya cash', facts: ['payment'] },
  { typed: 'cghs cashless', facts: ['insurance'] },
  { typed: 'bina parchi ke ho jayega?', facts: ['prescription'] },
  { typed: 'appointment cancel karna hai', facts: ['contact'] },
  { typed: 'lady doctor hai kya', facts: ['women'] },
  { typed: 'report whatsapp pe bhej dete ho', facts: ['reports'] },
]
