import { linesOf } from './fourth-stranger-phrases.ts'
import { phrasesIn } from './patient-phrases.ts'
import type { JudgedPhrase } from './second-stranger-phrases.ts'

/**
 * An eighth author wrote these lists without having read the search, after it had learned from all other lists. In the
 * second half hardly a phrase names its symptom by the usual word. No clinician has signed the labels.
 */
export const eighthStrangersEmergencies = linesOf(`
  mere chest me bahut pain ho rha hai kya karu
  सीने में दर्द और घबराहट, ईसीजी कराना है
  pichle saal heart attack hua tha aaj fir wahi dard ho raha hai
  chest pain nahi hai par saans bilkul nahi aa rahi papa ko
  husband face drooping and cant lift left arm
  माँ को लकवा का अटैक आया है आधा घंटा पहले
  saas phool rahi hai bolne me bhi dikkat, x ray karwana hai
  5 mahine ki pregnant hu aur bleeding chalu ho gayi
  प्रेगनेंसी में ब्लीडिंग हो रही है अल्ट्रासाउंड करवाना है
  wife 37 weeks water broke and no movement of baby
  bachche ko 104 bukhar aur jhatke aa rahe hain
  बुखार में बच्ची को दौरा पड़ा और अभी तक होश नहीं
  my son drank floor cleaner
  bete ne harpic pi liya
  मैंने चूहे की दवा पी ली है
  i want to end my life
  suicide karne ka man ho raha hai
  accident ho gaya hai sar se khoon beh raha hai
  scooty se giri behosh ho gayi thi ab ulti kar rahi
  saanp ne dasa hai haath me
  bijli ka jhatka laga hai papa ko
  haath bahut jal gaya khaulta pani gira
  khoon ki ultiyan ho rahi hain
  naak se khoon band nahi ho raha 1 ghante se blood thinner chalti hai
  sugar 35 ho gayi hai behoshi aa rahi hai
  gale me haddi atak gayi saans nahi le pa raha
  severe allergic reaction lips swollen after prawns
  pet me asahniya dard achanak se pet sakht ho gaya
  bade bhai ko mirgi ka daura chal raha hai
  दादी गिर गई कूल्हे में बहुत दर्द उठ नहीं पा रही
  bete ko testicle me achanak tez pain
  covid jaisa bukhar oxygen 85 aa raha h
  ammi ka jabda bhinch gaya hai, ek aankh band nahi ho rahi aur baat ulti sidhi
  papa khana khate khate chup ho gaye chamach haath se chhoot gaya, ab bol nahi nikal raha
  dada ji keh rahe chhati pe haathi baitha hai
  gale se kandhe tak khinchav, thanda paseena, gas samajh ke eno piya do baar
  mummy ki ungliyan aur naakhun nile padne lage, haanf rahi
  रात से तकिया लगाकर बैठे हैं, लेटते ही दम घुटता है
  she is soaking a pad every half hour, 14 weeks
  saatwa mahina, chaddi me pani aur lal lal
  pet wala munna aaj ek baar bhi nahi ghuma, nauva mahina
  6 week ka positive aaya tha, ab dayi taraf chaku jaisa aur aankho ke saamne andhera
  munni ke haath pair akad gaye putli upar chali gayi, badan tap raha
  baby is floppy and wont wake for feeds
  गुड़िया को बुखार है, शरीर पर बैंगनी चकत्ते, दबाने से नहीं जाते
  chhote ne dadi ki bp ki poori strip nigal li
  chhatri wale ghar me heater jala ke soye, subah sab chakra rahe hain ek nahi uth raha
  khet me spray karke aaya, munh se jhaag
  ab kisi pe bojh nahi banna chahti, bacchon ka dhyan rakhna
  chhat pe khada hu, bas ek kadam
  kal ke baad main nahi dikhunga kisi ko
  seedhi se ludhak gayi nani, tab se ek hi sawal baar baar
  truck ne takkar mari, pet pe handle ghusa, rang safed pad raha
  moo aur aankhein sooj ke band, abhi goli khayi thi antibiotic
  jaise kisi ne sar pe hathoda mara, zindagi me aisa kabhi nahi
  ek taang barf jaisi thandi safed, chalna band
  chaddi ke andar ek taraf lohe jaisa, ulti aa rahi, ladka 13 saal
  baithne wali jagah sunn hai, susu ka pata nahi chalta
  dialysis chhoot gayi, dil ruk ruk ke dhadak raha
  potty coal tar jaisi, khade hote hi girne lagte hain
  दोपहर की धूप में मज़दूरी, बदन आग, पसीना नहीं, बड़बड़ा रहा है
  meter pe sirf LO likha hai, papa chammach bhi nahi pakad rahe
  aankh me chuna chala gaya, jal rahi hai, dikhta nahi
  tonsil operation ke baad baar baar khoon thook raha hai bachcha
`)

/** Denied, over, asked in general, or only worded alike. No phrase of this list is an emergency. */
export const eighthStrangersFalseAlarms = linesOf(`
  no chest pain now, want ecg report copy
  abhi chest pain nahi hai, routine ecg karana hai
  pichle saal heart attack hua tha, follow up echo
  3 saal pehle stroke tha ab theek hai carotid doppler
  mamaji ka heart attack se dehant hua tha, mujhe lipid karana hai
  heart attack ka risk kaise pata chalega
  chest x ray with no complaints for joining
  बीपी की दवा चल रही है, सालाना ईसीजी
  saans ki koi dikkat nahi bas visa ke liye xray
  सांस फूलने की पुरानी शिकायत थी अब नहीं है, छाती का एक्सरे
  pregnancy me bleeding nahi hai normal scan
  pehle miscarriage hua tha ab 8 week ka scan
  pregnant hu sugar test karana hai
  12 week ki pregnancy double marker
  गर्भावस्था में शुगर की जांच कब होती है
  bacche ko pichle mahine bukhar tha ab cbc repeat
  bachche ka vaccine ke liye blood group
  bachpan me fits aate the, ab mri follow up
  mirgi ki dawa ka level check
  seizure free since 2015 need liver test
  ghar me phenyl ki smell se allergy test
  food poisoning 2 mahine pehle hui thi
  zeher nahi khaya, bas lead level test
  neend ki goli chhodi hai ab thyroid check
  depression ki dawa leta hu, lithium level ke liye kidney test
  khudkushi rokne wali helpline ka number nahi, mujhe lab ka number chahiye
  accident 2019 me hua tha, rod nikalwane se pehle xray
  purani chot ghutne ki mri
  insurance claim ke liye accident wali xray ki film dobara
  haath ki haddi jud gayi kya xray
  saanp ke kaatne ka ilaaj pichle saal hua, kidney theek hai kya test
  kutte ka teeka complete hai titre
  jalne ka nishan hai pet pe ultrasound ho jayega
  khoon ki jaanch se dar lagta hai
  khoon patla karne ki dawa chal rahi hai inr test
  bleeding piles tha operation ho gaya, cbc
  period zyada aate hain 6 mahine se tvs
  bleeding time clotting time
  blood sugar 180 khane ke baad kya karu
  sugar low nahi hoti, hba1c 6.8
  insulin leta hu fasting test me kya karu
  migraine hai bachpan se sar dard mri
  chakkar kabhi kabhi aate hain 1 saal se bp normal
  gardan me dard 2 mahine se xray cervical
  haath sunn hote hain raat ko carpal tunnel ncv
  pair me sujan shaam ko roz, kidney test
  varicose veins doppler dard nahi
  gas acidity purani usg upper abdomen
  pet dard halka halka mahino se
  hernia operation se pehle jaanch
  pathri 4mm hai follow up usg
  varicocele ka doppler
  allergy blood test IgE
  dama hai dawa se control me, xray chest
  report me stroke volume likha hai
  heat stroke se bachne ke tips nahi, dehydration ke liye kft
  emergency contact number form me galat bhar diya
  icu wali machine hai kya tumhare paas
  ambulance parking hoti hai kya
  death certificate ke liye report chahiye
  is mri dangerous can it kill
  mahangai se mar gaye, discount do
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

/** Tests that are not done here. */
export const eighthStrangersNotDone = linesOf(`
  mamography both sides
  मैमोग्राम
  semen analysis husband ka
  veerya ki janch
  stool routine
  latrine ka test
  holter 24 ghante
  bone density dexa
  endoscopy
  vitamin b12
  malaria test
  hiv test
  eeg
  covid rtpcr
  sleep study
`)

/** Facts of the centre. */
export const eighthStrangersQuestions: readonly JudgedPhrase[] = [
  { typed: 'mri kitne paise lagenge', facts: ['price'], tests: [['MRI Scan']] },
  { typed: 'usg rate batao', facts: ['price'], tests: [['Ultrasound']] },
  { typed: 'सीटी स्कैन का खर्चा', facts: ['price'], tests: [['CT Scan']] },
  { typed: 'lab kab tak open rehti hai', facts: ['hours'] },
  { typed: 'aaj sunday hai khule ho kya', facts: ['hours'] },
  { typed: 'raat 8 baje tak aa sakte hain', facts: ['hours'] },
  { typed: 'map location bhejo', facts: ['metro'] },
  { typed: 'address kya hai', facts: ['metro'] },
  { typed: 'helpline no.', facts: ['contact'] },
  { typed: 'ghar aake khoon le jate ho', facts: ['homeCollection'] },
  { typed: 'blood colection at home', facts: ['homeCollection'] },
  { typed: 'report online kaise milegi', facts: ['reports'] },
  { typed: 'रिपोर्ट कितने दिन में आएगी', facts: ['reports'] },
  { typed: 'beta report le sakta hai kya meri jagah', facts: ['collect'] },
  { typed: 'mediclaim chalta h', facts: ['insurance'] },
  { typed: 'आयुष्मान कार्ड', facts: ['insurance'] },
  { typed: 'paytm gpay', facts: ['payment'] },
  { typed: 'bina doctor ke likhe test ho jayega', facts: ['prescription'] },
  { typed: 'car parking hai', facts: ['parking'] },
  { typed: 'wheel chair milegi kya', facts: ['access'] },
  { typed: 'mahila technician', facts: ['women'] },
  { typed: 'mri me kitni der lagti hai', facts: ['minutes'], tests: [['MRI Scan']] },
]

/** Misspelt, corrected by the phone, dictated, in mixed scripts, or said beside a denial. Written after the first list was tried. */
export const eighthStrangersLaterEmergencies = linesOf(`
  hard attack aa rha h papa ko ambulans no
  chest pan n sweting since mornin
  cant breth properly pls help which test
  mom is having a struck, left side ded
  सिने मे दरद हो राहा हे बोहोत
  मेरे पापा को ना सुबह से छाती में भारी भारी लग रहा है और वो बोल रहे कि हाथ में भी जा रहा है तो कौन सा टेस्ट करवाऊं
  didi pregnent hai 8th month usko blood aa rha continue
  प्रेग्नेंट hu पेट में pain बहुत तेज and spotting
  bby is nt breathing proprly turning blue
  baccha तेज़ fever में shake कर रहा आंखें ऊपर
  hamar babuji ke muh tedha ho gail ba boli nahi nikalat
  mummy nu dil da daura pai gaya
  amar babar buke khub byatha ghamchhe
  chest me dard thoda kam hua par paseena band nahi ho raha
  bukhar nahi hai par gardan mod nahi pa raha aur ulti, roshni se chidh
  dard nahi hai lekin ek haath kaam nahi kar raha abhi se
  khoon nahi aa raha par pet me bahut tez dard aur behoshi, period 7 hafte se nahi
  no bleeding but baby not moving since yesterday 38 wk
  i am fine just feel like ending everything tonight
  main theek hoon bas zinda rehne ki wajah nahi bachi
  padosi ne acid pi liya kahan le jaye
  meri saheli ne blade se haath kaat liya hai
  naukrani gas se jhulas gayi kitchen me
  dost ko goli lagi hai pair me
  bhabhi ko delivery ke baad daure pad rahe
  mere bete ne battery nigal li chhoti gol wali
  cylinder phat gaya sab jal gaye
  nadi me doob gaya tha nikala hai khansi kar raha
  dawai ka reaction ho gya pura sharir lal saans seeti
  dada ji hosh me nahi lab wale ko ghar bhejo sugar check karne
  please send someone for ecg at home father collapsed
  usg urgent appendix phat gaya shayad pet pathar bukhar
  stent dala tha parso ab fir se chhati bhari
  bp machine 230/140 dikha rahi sir phat raha
  pulse 35 aa rahi oximeter me aur chakkar
  pulse 190 chal rahi ghabrahat behosh hone jaisi
  dialysis catheter nikal gaya khoon hi khoon
  knife lag gayi pet me
  teen din se latrine gas kuch pass nahi, ulti hari, pet gubbara
  peshab 24 ghante se nahi utra chehra suja
  aankh pe patakha laga khoon
  kaan se khoon gir raha thappad ke baad chakkar
  bachchi ne mobil oil pi liya
  bache ne nana ki sugar ki goli kha li 3
  sir pe nariyal gira ulti neend
  gas leak hui thi factory me ab khansi aur saans
  saas ko achanak kuch dikhai nahi de raha ek aankh se
  injection ke baad gir gaya nabz dheemi thanda
  cough with blood cupful tb patient
  sickle cell bachcha chhati dard saans tez bukhar
  hemophilia beta gir gaya ghutna phool raha bahut
  chemo chal rahi 102 bukhar thand lag ke
  transplant patient fever 103 shaking
  dengue ke baad bahut susti pet dard haath pair thande
  pregnant hu gir gayi seedhi se pet pe lagi
  pregnent aankhon ke aage jugnu aur sir dard bahut
  mujhe maar peet hui hai khoon nikal raha pet me laat
  rape hua hai kal raat test karwana hai
  kisi ne drink me kuch mila diya behosh jaisa
  bahut saari sharab pi li uth nahi raha thanda pad gaya
`)

/** As before, and none is an emergency. */
export const eighthStrangersLaterFalseAlarms = linesOf(`
  hard copy of attack report nahi cardiac package
  chest pan card size kya hai xray film
  brething test pft price
  struck in traffic will be late for appointment
  सिने में एक्सरे कब होगा
  मेरे पापा को ना पिछले साल छाती में दर्द हुआ था एंजियोग्राफी नॉर्मल थी अब बस चेकअप करवाना है
  pregnent hu 8th month growth scan ka time
  प्रेग्नेंट hu कोई problem नहीं routine blood test
  bby hip scan kab hota hai
  baccha अब ठीक है fever उतर गया urine repeat
  babuji ke ghutna me dard ba xray karayeb
  mummy da thyroid check karana
  amar babar sugar test korbo
  acid reflux usg
  uric acid zyada hai
  folic acid le rahi hu scan se pehle
  blade wala xray matlab shoulder blade
  battery wali ghadi utarni hai kya mri me
  gas cylinder wali gali me hai kya lab
  goli khane ke baad khoon ki jaanch ya pehle
  bp ki goli lagti hai roz
  swimming karta hu kandhe ka mri
  ghabrahat hoti hai mri machine me band jagah
  nabz ki jaanch matlab ecg hi na
  kat gaya network, report dobara bhejo
  paisa kat gaya par booking nahi hui
  phone gir gaya report ka link dobara
  operation ho chuka appendix ka usg follow up
  stent dala tha 5 saal pehle saalana stress echo
  bp 130/80 normal bas package chahiye
  pulse rate normal hai ecg fitness
  catheter se urine culture
  latrine saaf nahi hoti kabj purani usg
  patakha bajaya to kaan me ghanti 1 mahina hearing test
  sickle cell test shaadi se pehle
  hemophilia carrier test
  chemo khatam ho gayi 2 saal ca 125
  transplant donor workup
  dengue test
  alcohol band ki hai lft
  raksha bandhan ko khule ho
  dil todna mana hai lol ecg price
`)
