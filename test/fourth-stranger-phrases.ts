import { phrasesIn } from './patient-phrases.ts'
import type { JudgedPhrase } from './second-stranger-phrases.ts'

/** The phrases of a table with one phrase in each line. */
export const linesOf = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())

/**
 * A fourth stranger wrote these lists. The stranger had read no rule of the search and had tried no phrase. Real
 * patients did not ask these questions. An engineer labelled the phrases, and no clinician has signed the labels.
 */
export const fourthStrangersEmergencies = linesOf(`
  सीने में बहुत तेज दर्द हो रहा है पसीना आ रहा है बाएं हाथ में भी
  पापा का मुंह अचानक टेढ़ा हो गया बोल नहीं पा रहे
  सांस नहीं आ रही है बहुत घबराहट
  मम्मी बेहोश पड़ी हैं उठ नहीं रही
  बच्चे को दौरा पड़ रहा है रुक नहीं रहा
  भाई ने चूहे मारने की दवा खा ली
  जीने का मन नहीं करता आज सब खत्म कर दूंगा
  खून की उल्टी हुई है दो बार
  सात महीने की प्रेग्नेंट हूं सुबह से खून आ रहा है
  नौवां महीना है कल रात से बच्चा पेट में हिल नहीं रहा
  छत से गिर गया सिर में चोट है बार बार उल्टी कर रहा
  बच्चे के गले में सिक्का फंस गया सांस लेने में दिक्कत
  गरम दूध गिर गया बच्ची पर पूरी छाती जल गई
  सांप ने काट लिया पैर में
  करंट लग गया बेहोश जैसा है
  दस दिन का बच्चा दूध नहीं पी रहा तेज बुखार और सुस्त है
  तेज बुखार गर्दन अकड़ गई उल्टी और रोशनी चुभ रही
  मूंगफली खाने के बाद होंठ और गला सूज गया सांस भारी
  शुगर बहुत लो है 40 दादी जवाब नहीं दे रही
  डॉक्टर साहब मेरे हस्बैंड को चेस्ट में बहुत भारीपन है और उल्टी आ रही है और पसीने से भीग गए हैं
  हाथ की नस कट गई कांच से खून बंद नहीं हो रहा
  अंडकोष में अचानक बहुत तेज दर्द और सूजन एक घंटे से
  एक तरफ का हाथ पैर अचानक सुन्न और कमजोर हो गया अभी
  गीजर की गैस से बाथरूम में बेहोश हो गई बहन
  seene me dard ho rha hai left hand me ja rha paseena
  papa ko heart attack aa rha hai kya kare
  chhati pe pathar jaisa bhaari lag raha saans chadh rahi abhi
  nani ka ek side ka chehra latak gya awaz ladkhada rhi
  saas nahi le pa rahe oxygen 82 aa rha
  dama ka attack inhaler se aaram nahi bol bhi nahi pa raha
  behosh ho gye hai hil nahi rahe jaldi
  beta ko mirgi ka daura pad raha 10 min se
  wife ne phenyl pi liya
  neend ki 20 goli kha li didi ne
  mar jana chahti hu haath kaat liya
  latrine me bahut sara kaala khoon chakkar aake gir gaye
  7 mahine pregnant pani chhut gya aur bleeding
  8 month preg baby ki movement band ho gyi hai
  bp 180/120 pregnant sir dard aankho ke aage dhundhla
  bike accident sar fata hai ulti kar raha hai hosh nahi
  khana gale me atak gya saans ruk rhi neela pad raha
  bichhu ne kaata bachche ko paseena aur ulti
  tezab aankh me chala gya bahut jalan
  injection lagne ke baad poore badan par daane gala band ho raha
  bachcha pani ki balti me gir gya tha saans nahi le raha
  naak se khoon 1 ghante se band nhi ho raha khoon patla krne ki dawai lete hain
  newborn 5 din ka neela pad rha doodh nhi pi raha
  crushing chest pain radiating to jaw and sweating since 30 min
  chest pian and left arm numb now
  r/o ACS c/o retrosternal chest pain x 1 hr diaphoresis
  acute onset rt hemiparesis with slurred speech 2 hrs ncct head stat
  my mother suddenly cant speak and her face is droopy
  worst headache of my life came suddenly like thunder
  cant breath properly lips turning blue
  SOB at rest spo2 78 on room air
  father collapsed not responding no pulse
  pt unresponsive GCS 6
  having fits right now wont stop
  i took 30 paracetamol tablets
  organophosphate poisoning ingestion 1 hr back
  i want to kill myself tonight
  vomiting blood and black stool feeling faint
  6 wks pregnant severe one side pain and fainted
  38 weeks no fetal movement since yesterday
  35 wk heavy bleeding PV ? abruption
  14 yr male sudden severe testicular pain r/o torsion
  fever with purple rash not fading and stiff neck child
  bee sting face swelling cant swallow
  tearing chest pain going to back bp very high
  leg swollen and now sudden breathlessness coughing blood
`)

/** Histories, denials, worries and homonyms. None of these phrases is an emergency. */
export const fourthStrangersFalseAlarms = linesOf(`
  पापा को दो साल पहले हार्ट अटैक आया था अब रूटीन ईको कराना है
  सीने में कोई दर्द नहीं है बस ऑपरेशन से पहले ईसीजी चाहिए
  हार्ट अटैक से बचने के लिए कौन सा हेल्थ पैकेज लें
  पांचवां महीना है बच्चा अच्छे से हिल रहा है लेवल टू स्कैन की बुकिंग
  परिवार में दादाजी को लकवा हुआ था मुझे चेकअप कराना है
  पेशाब में जलन है जांच करानी है
  बचपन में मिर्गी थी दस साल से दौरा नहीं आया एमआरआई कराना है
  खून की जांच खाली पेट होती है क्या
  बेहोश करके एमआरआई होता है क्या बच्चे का
  तीन महीने पहले एक्सीडेंट हुआ था प्लास्टर कट गया अब एक्सरे
  सांस रोककर करना पड़ता है क्या सीटी स्कैन
  पांच साल पहले हाथ जल गया था उंगली सीधी नहीं होती एक्सरे कराना है
  बीपी की दवा खा ली है सुबह क्या शुगर टेस्ट करा सकते हैं
  papa ka bypass hua tha 2016 me yearly echo karwana hai
  koi saans ki dikkat nahi sirf job ke liye chest xray
  mummy ko stroke hua tha 2019 me follow up mri brain
  heart attack ka risk kitna hai check karne wala test
  dil ki dhadkan ka test ecg kitne ka hai
  fit hone ka certificate chahiye office joining
  bleeding nahi hai dard nahi hai 12 week nt scan book karna
  gym me kamar me jhatka aa gaya tha 3 hafte pehle ab kam hai mri ls spine
  bhai ko heart attack hua tha isliye mera bhi lipid test
  food poisoning pichle mahine hui thi ab theek hu lft karwana
  zukam khansi 3 din se chest xray karwana
  emergency contact number kya dalna hai form me
  dawai khane ke baad sugar test hoga kya
  5 saal pehle sir me chot lagi thi ab theek hu visa ke liye ct report chahiye
  k/c/o CAD s/p PTCA 2019 asymptomatic 2D echo for follow up
  no chest pain no breathlessness pre op ecg fitness
  family history of stroke want carotid doppler
  old CVA 2017 MRI brain review
  seizure free since 4 years mri brain follow up
  32 wks growth scan baby movements good
  doppler for varicose veins legs since many years
  asthma since childhood well controlled chest xray for visa
  heart attack prevention package for 40 year old
  burning urination 2 days urine routine
  food allergy test price
  scrotal ultrasound for varicocele infertility workup
  is wheelchair or ambulance pickup there for my mothers knee xray
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

/** Several tests, of which all must be listed, and facts of the centre. */
export const fourthStrangersQuestions: readonly JudgedPhrase[] = [
  {
    typed: 'cbc lft kft tsh',
    tests: [
      ['Complete Blood Count (CBC)'],
      ['Liver Function Tests'],
      ['Kidney Function Tests'],
      ['Thyroid Function Tests'],
    ],
  },
  { typed: 'सीबीसी और पेशाब की जांच', tests: [['Complete Blood Count (CBC)'], ['Urine Analysis']] },
  { typed: 'ecg + 2d echo', tests: [['ECG'], ['2D ECHO']] },
  { typed: 'usg abdomen and chest xray', tests: [['Ultrasound'], ['X-Ray']] },
  { typed: 'sugar fasting aur hba1c', tests: [['Blood Sugar'], ['HbA1c']] },
  { typed: 'mri brain n ct chest', tests: [['MRI Scan'], ['CT Scan']] },
  { typed: 'लिपिड प्रोफाइल और ईसीजी', tests: [['Lipid Profile'], ['ECG']] },
  { typed: 'esr crp', tests: [['ESR'], ['CRP']] },
  { typed: 'psa aur kub ultrasound 60 saal', tests: [['Tumor Markers'], ['Ultrasound']] },
  { typed: 'parking hai kya', facts: ['parking'] },
  { typed: 'रविवार को खुला है क्या', facts: ['hours'] },
  { typed: 'ghar se sample le jaoge kya', facts: ['homeCollection'] },
  { typed: 'report whatsapp pe kab milegi', facts: ['reports'] },
  { typed: 'upi ya paytm chalega', facts: ['payment'] },
  { typed: 'cghs ya star health cashless', facts: ['insurance'] },
  { typed: 'महिला डॉक्टर है क्या', facts: ['women'] },
  { typed: 'test ke charges kitne hai', facts: ['price'] },
]

/** Tests that are not done here. */
export const fourthStrangersNotDone = linesOf(`
  mammography
  मैमोग्राफी
  pet ct whole body fdg
  colonoscopy
  dexa bone density
  EEG
  डायलिसिस
`)

/** Phrases that ask for nothing of a centre. They have no test, no fact and no test that is not done here. */
export const fourthStrangersOthers = linesOf(`
  asdfgh jkl
  2bhk flat for rent lajpat nagar
  ipl score aaj ka
  ड्राइविंग लाइसेंस रिन्यू
`)

/** Phrases of the engineer who changed the search for these lists. They were written before the change. */
export const afterFourthStranger = phrasesIn(`
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

/** Tests that are not done here, of the same engineer. */
export const notDoneAfterFourthStranger = linesOf(`
  bone marrow
  bone marrow biopsy
  dialysis
  pet scan cancer
  endoscopy pet ki
  holter 24 ghante
  pft
  mammogram dono
  vitamin b12
  vaccine
  covid rtpcr
  डेक्सा
  ईईजी
`)

/** More emergencies of the same stranger. Nobody saw them before the rules for the others were done. */
export const heldBackEmergencies = linesOf(`
  छाती में जकड़न है जबड़े तक दर्द जा रहा है ठंडा पसीना
  दादी का आधा शरीर काम करना बंद कर दिया आज सुबह से
  दम घुट रहा है बोला नहीं जा रहा
  चाचा अचानक गिर पड़े आंख नहीं खोल रहे
  मुंह से झाग आ रहा है शरीर अकड़ रहा है
  छोटे बेटे ने मिट्टी का तेल पी लिया
  फांसी लगाने की कोशिश की है बहन ने
  एक्सीडेंट में पैर कट गया खून बहे जा रहा है
  गर्भवती हूं आठवां महीना अचानक बहुत ज्यादा ब्लीडिंग
  छत्तीसवां हफ्ता है दो दिन से बेबी की हलचल महसूस नहीं हो रही
  सीढ़ी से गिरी कान से खून निकल रहा है और सुस्त है
  टॉफी अटक गई है सांस की नली में नीला पड़ रहा है
  सिलेंडर फटा चेहरा और हाथ जल गए
  नाग ने डस लिया खेत में
  बिजली के तार से चिपक गया था सीने में दर्द है
  नवजात को पीलिया बहुत ज्यादा है दूध पीना छोड़ दिया सुस्त पड़ा है
  दिमागी बुखार जैसा लग रहा है गर्दन नहीं मुड़ रही बुखार 104 बड़बड़ा रहा है
  ततैया ने काटा पूरा मुंह सूज गया दम अटक रहा
  शुगर 550 है उल्टी हो रही है होश में नहीं है
  हेलो मेरी वाइफ को अचानक बोलने में दिक्कत हो रही है हाथ नहीं उठ रहा क्या करूं
  उल्टी में खून का थक्का आया लिवर के मरीज हैं चक्कर खा रहे
  अंडकोष ऊपर चढ़ गया बेटे का तड़प रहा है दर्द से
  अचानक एक आंख से दिखना बंद हो गया
  लू लग गई 106 बुखार बेसुध पड़े हैं
  chest me bahut tez pain ho raha h pasine se bheeg gye h
  dil ka daura pada h abhi
  gas samjhe the par seene ka dard kandhe tak ja rha ulti jaisa
  muh tedha ho gya haath uth nhi rha
  saans phool rhi hai let nahi pa rahe jhagdar balgam aa raha
  bachche ki pasli chal rahi hai saans tez honth neele
  husband uth nahi rahe saans bhi nahi chal rahi
  jhatke aa rahe hai bachche ko bukhar me ruk hi nahi rahe
  sulphas kha li hai usne
  galti se toilet cleaner pi gayi beti
  jeena nahi hai ab chhat se kudne ja raha
  gardan pe chaku lag gya khoon ruk nhi rha
  delivery ke baad bahut khoon ja rha pad 10 min me bhar jata
  bacha pet me ghum nahi raha kal se 37 hafte
  pregnant hu daura pada abhi aur haath pair sooj gye
  bed se gira sir me sujan ulti pe ulti 2 saal ka hai jaag nahi raha
  moongfali ka dana saans ki nali me chala gaya baccha khaas khaas ke laal
  saap kaata hai pair sooj raha hai
  chuna aankh me chala gaya dikh nahi raha
  dawai se reaction jeebh sooj gyi saans me seeti
  phande se utara hai saans dheere chal rahi
  dengue me platlet 12000 masudo se khoon chakkar
  1 mahine ki bachchi bukhar 102 dudh chhod diya rone ki aawaz kamzor
  tightness in chest spreading to left shoulder feeling like i will die sweating
  having a hart attack pls help
  ECG ST elevation V1-V4 in other clinic ongoing pain
  sudden weakness left side arm and leg started 1 hour ago
  ?CVA facial deviation + aphasia onset 9am today
  grandmother confused suddenly one pupil bigger severe headache vomiting
  struggling to breathe can only say one word at a time
  stridor in child drooling high fever
  found unconscious in bathroom not waking up
  cardiac arrest cpr going on
  GTCS ongoing >5 min status epilepticus
  overdose of sleeping pills friend not waking
  child swallowed button battery
  cut my wrists bleeding a lot
  coughing up cupfuls of blood
  ruptured ectopic? UPT +ve syncope BP 80/50
  baby not kicking since last night 34 weeks
  cord is coming out waters broke
  acute scrotum 3 hrs sudden onset high riding testis
  infant bulging soft spot fever and very drowsy
  throat closing after eating prawns
  cold pale leg sudden severe pain no pulse
  cannot pass urine numb between legs both legs weak since today after back pain
`)

/** Held back as well. They tell of no emergency. */
export const heldBackFalseAlarms = linesOf(`
  मेरे पिताजी की एंजियोप्लास्टी 2020 में हुई थी सालाना ईसीजी कराना है
  छाती का एक्सरे वीज़ा के लिए कोई तकलीफ नहीं
  दिल के दौरे का खतरा जानने के लिए कोलेस्ट्रॉल टेस्ट
  बत्तीस हफ्ते सब ठीक है बच्चा खूब लात मारता है ग्रोथ स्कैन
  नाना की मौत हार्ट अटैक से हुई थी मैं अपना दिल चेक कराना चाहता हूं
  माहवारी के दूसरे दिन ब्लीडिंग में सोनोग्राफी करा सकते हैं क्या
  लकवे के मरीज का फॉलोअप एमआरआई पांच साल पुराना केस
  खून पतला करने की दवा चल रही है क्या एफएनएसी करा सकते हैं
  एमआरआई में घबराहट होती है बंद मशीन से डर लगता है ओपन वाली है क्या
  सांस का पुराना मरीज हूं दवा से ठीक है हर साल वाला एक्सरे
  पिछले साल सांप ने काटा था अब ठीक हूं किडनी की जांच
  सिर में टांके पिछले साल लगे थे बीमा के लिए सीटी की रिपोर्ट चाहिए
  बेहोशी की दवा से पहले वाले टेस्ट पीएसी सीबीसी और ईसीजी
  stent dala tha 3 saal pahle koi dikkat nahi stress echo likha hai
  ghabrahat ya dard kuch nahi bas pitte ke operation se pehle dil ki jaanch
  purana laqwa hai physiotherapy chal rahi neck doppler likha
  mere chacha ko attack aaya tha to mai bhi lipid profile kara lu kya
  poore dil ka full checkup package attack ka dar rehta hai
  mirgi ki dawai chal rahi 2 saal se fit nahi aaya blood test
  6 hafte pregnant koi bleeding nahi pehla ultrasound
  pet me halki gas aur khatti dakar 2 mahine se usg
  talwe me jalan rehti hai sugar check karna
  bike se gira tha 6 mahine pahle ghutna abhi bhi chatakta hai mri
  saans andar rok ke xray hota hai kya
  khoon ki kami hai hb check karna hai
  24 ghante emergency khula rehta hai kya ye centre
  raat ko neend ki goli leta hu doctor ki likhi hui lft karana hai
  h/o MI 2014 on ecosprin stable annual 2d echo
  denies angina dyspnoea or syncope pre employment CXR
  my uncle died of heart attack so want cardiac screening
  post stroke 1 year carotid doppler review
  epilepsy well controlled routine LFT on valproate
  20 weeks no bleeding no pain anomaly scan
  had anaphylaxis to contrast in 2018 can i get plain mri
  hydrocele operated 2 years back scrotum usg for follow up
  bleeding time clotting time before tooth extraction
  lead poisoning screening for factory workers checkup
  head ct of old accident second opinion on films
  treated for pneumonia in january repeat chest xray all fine now
  gout attack last year uric acid now
`)
