import { listOf } from './read-phrases.ts'

/** Questions about tests that sound like an emergency and are none. Written before the rule too. */
export const soundAlikePhrases = listOf(`
  heart checkup | stroke package | fit hona hai | fitness certificate test | sugar attack
  pregnancy test | chest x-ray | delivery date scan | khoon ki jaanch | bleeding time test
  burning urine | current report | jal jaanch | thyroid ki goli khane ke baad test | weight zyada
  goli khali pet leni hai kya | pitta ki thaili me pathri | barium swallow | pregnancy blood test
  garbh me khoon ki kami | breath holding mri | left side kidney stone | गर्भ में खून की जाँच
  गर्भ में पानी कम है | fatty liver | abortion ke baad ultrasound | haath pair me jalan
  शुगर की दवाई चल रही है | heart attack risk test | sar dard ka ct scan |   dil ki dhadkan ka test
  heart package for parents | pregnancy me kaun sa blood test hota hai | delivery ke baad ka checkup
  kamar dard aur chest x ray | goli lene ke baad sugar test
  dawai ke saath thyroid test kar sakte hai | पेशाब में जलन | fit for surgery test
  swallowing problem barium | saas ka full body checkup | left side ovary cyst | right hand xray
  water in lungs x ray | pani wala scan | baby growth scan 32 weeks | abortion se pehle blood test
  current location kya hai | garmi me chakkar | fasting me pani pi sakte hai
  dil ka ultrasound kitne ka | breathing test for asthma | ECG before surgery | khoon me chini
  sar ka mri | nasal bone scan | heart disease family history | kidney me pani | lungs me pani
  liver me sujan | gale ki gaanth | bachche ki lambai | thyroid badhna | head to toe checkup
  vitamin b12 tablet | blood in sugar test | emg test for hand weakness | पेट में गैस
  hath ki haddi ka xray | ultrasound pregnancy first |   heart attack ke 2 saal baad echo
  heart attack se bachne ke liye check up | chest ka x ray | lakwa ke baad follow up MRI
  stroke risk carotid doppler | khoon ki janch | bleeding time clotting time
  no chest pain routine ecg | seene me dard nahi hai bas ecg karana hai
  saans rokni padti hai kya MRI me | behoshi ka injection lagta hai kya MRI me
  period me bleeding jyada hoti hai ultrasound | purane accident ka xray insurance ke liye
  baby movement dekhne wala 4d scan | sar dard ka MRI | fitness certificate ke liye chest xray
  will I fit in the mri machine | peshab me jalan | can I breathe normally during CT
  papa ko 2019 me heart attack aaya tha 2d echo karana hai | collapse of vertebra D12 MRI
  paralysis patient ke liye wheelchair hai kya
  my father died of heart attack want to check my heart | current price of mri
  blood thinner chal raha hai fnac ho sakta hai | mirgi ke mareez ka MRI
  food poisoning ke baad LFT | burning in urine and fever test |   2 saal pehle lakwa hua tha ab MRI
  heart attack history in family | stroke last year follow up ct
  miscarriage 2 months ago ultrasound | seizure history mri brain | heart attack ke baad echo
  stroke ke baad mri | had heart attack last year want ecg | 2019 me heart attack aaya tha echo
  brain stroke 6 mahine pehle doppler | old accident xray | purani chot ka xray
  behosh karke MRI hota hai kya | no breathlessness routine echo | khoon ki kami aur chakkar
  blood test for dizziness | wheelchair milegi kya paralysis hai | delivery 6 months ago ultrasound
  vertebra collapse xray | grandfather died of stroke carotid doppler
  attack ke baad cholesterol test | daura ke baad EEG | aaj delivery date scan
  today bleeding time test | heart attack symptoms | stroke insurance | chest xray aaj
  aaj khoon ki janch | fit ke liye check up | nak ki haddi xray | awaaz baithna thyroid
  sugar low high test | nas ka doppler | jabda xray opg | pasina bahut aata hai thyroid
  labour card discount | sir bhari rehta hai mri | gala kharab | chakkar aata hai | hath kaanpte hai
  सिर दर्द का एमआरआई | खून की जांच | गर्भ की जांच | दवा खाने के बाद टेस्ट | नस का डॉप्लर
  गैस की समस्या | पेट में गैस | आवाज बैठना | घुटने का दर्द | चेहरे का एक्सरे | सीने का एक्सरे
  बच्चे की जांच | फिटनेस | गले की गांठ | पेशाब में जलन | पैर में सूजन | बाईं किडनी में पथरी
  दाईं तरफ पथरी
`)

/** Sedation for a scan. Parents of a child who cannot lie still ask about it. Written before the rule. */
export const sedationPhrases = listOf(`
  bache ka mri behoshi me | mri behosh karke | behosh karke mri | behoshi ki dawa dekar mri
  behoshi wali mri | bina behoshi ke mri | बेहोश करके एमआरआई | बच्चे का एमआरआई बेहोशी में
  बेहोशी की दवा देकर एमआरआई | बिना बेहोश किए एमआरआई | mri under anaesthesia
  mri under sedation child | mri with anesthesia | ct scan behoshi ke injection se
  kya mri me behosh karte hai | mri me behosh karna padega kya | behosh karne wala mri
  sula kar mri | child mri in sleep | bache ko behosh karke ct scan hoga
  mri behoshi ki sui ke sath | child mri sedation | सीटी स्कैन बेहोशी में | behoshi ka doctor mri
  endoscopy behoshi me hoti hai kya
`)

/** Histories, denials, worries and homonyms. None of these phrases is an emergency. */
export const fourthStrangersFalseAlarms = listOf(`
  पापा को दो साल पहले हार्ट अटैक आया था अब रूटीन ईको कराना है
  सीने में कोई दर्द नहीं है बस ऑपरेशन से पहले ईसीजी चाहिए
  हार्ट अटैक से बचने के लिए कौन सा हेल्थ पैकेज लें
  पांचवां महीना है बच्चा अच्छे से हिल रहा है लेवल टू स्कैन की बुकिंग
  परिवार में दादाजी को लकवा हुआ था मुझे चेकअप कराना है | पेशाब में जलन है जांच करानी है
  बचपन में मिर्गी थी दस साल से दौरा नहीं आया एमआरआई कराना है | खून की जांच खाली पेट होती है क्या
  बेहोश करके एमआरआई होता है क्या बच्चे का
  तीन महीने पहले एक्सीडेंट हुआ था प्लास्टर कट गया अब एक्सरे
  सांस रोककर करना पड़ता है क्या सीटी स्कैन
  पांच साल पहले हाथ जल गया था उंगली सीधी नहीं होती एक्सरे कराना है
  बीपी की दवा खा ली है सुबह क्या शुगर टेस्ट करा सकते हैं
  papa ka bypass hua tha 2016 me yearly echo karwana hai
  koi saans ki dikkat nahi sirf job ke liye chest xray
  mummy ko stroke hua tha 2019 me follow up mri brain
  heart attack ka risk kitna hai check karne wala test | dil ki dhadkan ka test ecg kitne ka hai
  fit hone ka certificate chahiye office joining
  bleeding nahi hai dard nahi hai 12 week nt scan book karna
  gym me kamar me jhatka aa gaya tha 3 hafte pehle ab kam hai mri ls spine
  bhai ko heart attack hua tha isliye mera bhi lipid test
  food poisoning pichle mahine hui thi ab theek hu lft karwana
  zukam khansi 3 din se chest xray karwana | emergency contact number kya dalna hai form me
  dawai khane ke baad sugar test hoga kya
  5 saal pehle sir me chot lagi thi ab theek hu visa ke liye ct report chahiye
  k/c/o CAD s/p PTCA 2019 asymptomatic 2D echo for follow up
  no chest pain no breathlessness pre op ecg fitness | family history of stroke want carotid doppler
  old CVA 2017 MRI brain review | seizure free since 4 years mri brain follow up
  32 wks growth scan baby movements good | doppler for varicose veins legs since many years
  asthma since childhood well controlled chest xray for visa
  heart attack prevention package for 40 year old | burning urination 2 days urine routine
  food allergy test price | scrotal ultrasound for varicocele infertility workup
  is wheelchair or ambulance pickup there for my mothers knee xray
  मेरे पिताजी की एंजियोप्लास्टी 2020 में हुई थी सालाना ईसीजी कराना है
  छाती का एक्सरे वीज़ा के लिए कोई तकलीफ नहीं | दिल के दौरे का खतरा जानने के लिए कोलेस्ट्रॉल टेस्ट
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
  pet me halki gas aur khatti dakar 2 mahine se usg | talwe me jalan rehti hai sugar check karna
  bike se gira tha 6 mahine pahle ghutna abhi bhi chatakta hai mri
  saans andar rok ke xray hota hai kya | khoon ki kami hai hb check karna hai
  24 ghante emergency khula rehta hai kya ye centre
  raat ko neend ki goli leta hu doctor ki likhi hui lft karana hai
  h/o MI 2014 on ecosprin stable annual 2d echo
  denies angina dyspnoea or syncope pre employment CXR
  my uncle died of heart attack so want cardiac screening
  post stroke 1 year carotid doppler review | epilepsy well controlled routine LFT on valproate
  20 weeks no bleeding no pain anomaly scan
  had anaphylaxis to contrast in 2018 can i get plain mri
  hydrocele operated 2 years back scrotum usg for follow up
  bleeding time clotting time before tooth extraction
  lead poisoning screening for factory workers checkup
  head ct of old accident second opinion on films
  treated for pneumonia in january repeat chest xray all fine now
  gout attack last year uric acid now
`)

/** Histories, denials, questions and homonyms. None of these phrases is an emergency. */
export const fifthStrangersFalseAlarms = listOf(`
  2 saal pehle stroke hua tha, follow up MRI | chest x-ray for canada visa
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
  saas ki umar 70 hai unka package batao | dil ki jaanch karwani hai sab normal bas 40 ka ho gaya
  saanp ne 2010 me kata tha, tab se har saal kidney test
  school me suicide prevention talk ke liye doctor bhejte ho?
  depression thi pehle ab theek hu, psychiatrist ne thyroid bola
  kya ecg se purana heart attack pata chalta hai | 50 ke baad brain stroke risk ka koi package hai
  bhai stroke unit me doctor hai usne thyroid usg likha
  sugar pichle mahine 250 thi ab 130, hba1c karwana h | fasting 110 pp 160 prediabetes no ketones
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

/** Texts with the words of emergencies, which name none. */
export const sixthStrangersFalseAlarms = listOf(`
  k/c/o CVA 2021 stable, review MRI + carotid doppler | h/o PTCA 2018 asymptomatic annual echo
  pre-op fitness ecg cxr pa 2d echo, pt has no cardiac complaints
  denies chest pain denies SOB, insurance medical only | chhati ka x ray police bharti medical
  nanad ke sasur heart attack se gaye isliye husband ka lipid karwana
  lakwa ke purane mareez ka scan CD me chahiye physio ke liye
  report me old hemorrhagic focus, no acute bleed likha, second opinion
  job medical ka CT head kal ho gaya normal, hard copy kab milegi | no e/o acute infarct ka matlab
  impression: no pulmonary embolism. film lene kab aau
  12w NT scan, 6th week me spotting thi jo band ho gayi, gynae ne dekh liya
  2 abortion ho chuke, bleeding ab nahi, planning ke liye TVS
  2 saal pehle delivery me PPH hua tha, ab hb check
  2 saal ka bachcha undescended testis, surgeon ne USG likha, dard nahi
  infertility workup scrotal doppler
  jhatke 4 saal se nahi aaye, valparin chal rahi, platelet check
  1 saal ki thi tab febrile fit hua tha ab 6 ki hai, school ke liye blood group
  beta 2 mahine pehle chhat se gir gaya tha plaster utar gaya, haddi judi ki nahi xray
  bee sting se allergy hai pehle se, abhi theek, IgE test hota hai?
  2020 me contrast se khujli hui thi, is baar CT se pehle kya batana hai
  iron ki goli se kali potty aati hai na, doctor ne normal bola, CBC repeat
  stool R/M occult blood camp list | khoon ki kami hai, khoon kahin se ja nahi raha, CBC
  khoon ki jaanch kitne ki | khoon dena hai donate yahan hota hai?
  dil se dhanyavaad, report bilkul sahi thi | was dying to get an appointment lol, sunday open?
  garmi me mar gaye bahar khade khade, AC waiting hai kya
  jaan le li is fasting ne, kaali chai chalegi? | मर जाऊंगी इतना महंगा MRI, कोई छूट?
  panic attack ka ilaaj 3 saal se, abhi koi attack nahi, thyroid bola hai
  bp 120/80 pulse 78 spo2 99 sab normal, executive package
  covid ke 1 saal baad follow up chest xray, oximeter 98 | sugar 10 saal se, saalana kidney test
  pichle saal hypo hua tha, doctor ne dawa kam kar di, ab HbA1c
  newborn ka TSH repeat screening, doodh achha pee raha sab normal
  janm ke hafte me peeliya tha ab bilirubin normal, doctor ne ek aakhri repeat bola
  purana slip disc, neurosurgeon ne kaha cauda equina nahi hai, routine LS MRI
  saanp jaisi mudi hui nasein pair me saalo se, varicose doppler, soojan dard nahi
  pani me zeher lead ka level test hota hai kya
  jalan kabhi kabhi 6 saal se, cardiologist ne heart theek bola, gall bladder usg
  migraine 15 saal se wahi dard, purani MRI ki report analysis
  first aid class ke liye choking wala x ray poster milega?
  2012 me hath kat gaya tha, nas ka ultrasound follow up | echo me stroke volume aur EF 55 ka matlab
  swimming backstroke ke baad kandhe me dard 2 mahine se MRI shoulder
  form me emergency contact kiska dena hai
  raat ko emergency khula rehta kya, abhi koi emergency nahi bas pooch raha
  pati ki dialysis regular chal rahi, transplant workup ke liye doppler iliac
`)

/** Texts with the words of emergencies, which name none. */
export const seventhStrangersFalseAlarms = listOf(`
  papa ko 2 saal pehle heart attack aaya tha ab routine echo karana hai
  no chest pain just routine ecg for job | stroke ke 6 mahine baad follow up mri brain price
  सीने में दर्द नहीं है बस कोलेस्ट्रॉल चेक कराना है
  family history heart attack which test should i do age 35 | heart attack risk test package
  हार्ट अटैक से बचने के लिए कौन सा टेस्ट | is tmt test safe can it cause heart attack
  stroke screening carotid doppler rate | old case of epilepsy eeg follow up
  mirgi ki dawa chal rahi hai 5 saal se valproate level test
  बचपन में दौरे आते थे अब नहीं, eeg जरूरी है क्या | fits in mri machine? weight 120 kg
  snake bite hua tha last year kidney function check
  dog bite vaccine 5 doses complete antibody titre test | कुत्ते ने पिछले साल काटा था टीका लग गया था
  pregnancy test price | pregnant 12 week nt scan no bleeding all ok
  bleeding time clotting time test rate | period bleeding zyada har mahine 1 saal se usg pelvis
  गर्भवती हूं पहला अल्ट्रासाउंड कब कराएं | newborn screening test price tsh g6pd
  newborn hearing test bera kahan hota hai | saans ki purani bimari pft test
  copd patient routine spirometry appointment | सांस की जांच pft कितने का है
  asthma hai mujhe bachpan se allergy test karana hai | allergy panel peanut ige price
  anaphylaxis hua tha 2019 me peanut se, ab allergy test | lead poisoning blood test
  food poisoning last month thik ho gaya stool test | heavy metal poison panel kitne din me report
  suicide gene huntington test? dadi ko tha | price dekh ke heart attack aa gaya itna mehnga mri
  report ka wait karte karte mar gaya yaar kab aayegi | cost killing me any discount on ct scan
  head injury 3 years ago, ct follow up | sir dard migraine 10 saal se mri brain plain rate
  testicle usg price varicocele for infertility | अंडकोष की जांच scrotum doppler कितने का
  undescended testis follow up usg scrotum | meningitis vaccine available hai
  meningitis hua tha bachpan me hearing test audiometry | sepsis panel procalcitonin price
  diabetes check up package hba1c | शुगर 140 खाली पेट आई है कौन सा टेस्ट कराऊं
  dvt doppler follow up after treatment complete 6 months | burning feet vitamin b12 test
  pair jalte hain raat ko kai mahine se | peshab me jalan urine culture rate
`)

/** Texts that ask for a test or a fact. */
export const seventhStrangersSearches = listOf(`
  cbc price | thyroid test kitne ka hai | थायराइड टेस्ट का रेट | mri brain with contrast price
  mri kamar ka | mri ls spine rate delhi | एमआरआई कितने की होती है | ct scan chest hrct cost
  usg whole abdomen | ultrasound pet ka khali pet aana hai kya | अल्ट्रासाउंड का समय
  report download | meri report kab ayegi | रिपोर्ट कैसे देखें | report whatsapp pe bhej do
  sunday open | timing kya hai | kitne baje tak khula hai | सुबह कितने बजे खुलता है
  home collection available | ghar se blood sample | vit d | vitamn b12 d3 combo | lft kft lipid
  LFT, KFT, CBC, ESR, TSH | s. creat | hba1c | fbs ppbs | sugar khali pet | शुगर टेस्ट
  full body checkup offer | फुल बॉडी चेकअप पैकेज | senior citizen discount | cghs rate list
  cghs panel par hai kya | ayushman card chalega | dexa scan | mammography both breast
  memography price | x ray chest pa | xray ghutna dono | एक्सरे घुटने का | tmt test | 2d eco price
  ecg rate | level 2 ultrasound anomaly scan | nt scan dual marker | amh test price | semen analysis
  dengue ns1 | टाइफाइड विडाल टेस्ट | urine r/m c/s | pet ct scan cost | pet scan | opg dental xray
  uric acid | nearest metro station | address and phone number | mri me kitna time lagta hai
  refund appointment cancel karna hai
`)

/** Denied, over, asked in general, or only worded alike. No phrase of this list is an emergency. */
export const eighthStrangersFalseAlarms = listOf(`
  no chest pain now, want ecg report copy | abhi chest pain nahi hai, routine ecg karana hai
  pichle saal heart attack hua tha, follow up echo
  3 saal pehle stroke tha ab theek hai carotid doppler
  mamaji ka heart attack se dehant hua tha, mujhe lipid karana hai
  heart attack ka risk kaise pata chalega | chest x ray with no complaints for joining
  बीपी की दवा चल रही है, सालाना ईसीजी | saans ki koi dikkat nahi bas visa ke liye xray
  सांस फूलने की पुरानी शिकायत थी अब नहीं है, छाती का एक्सरे
  pregnancy me bleeding nahi hai normal scan | pehle miscarriage hua tha ab 8 week ka scan
  pregnant hu sugar test karana hai | 12 week ki pregnancy double marker
  गर्भावस्था में शुगर की जांच कब होती है | bacche ko pichle mahine bukhar tha ab cbc repeat
  bachche ka vaccine ke liye blood group | bachpan me fits aate the, ab mri follow up
  mirgi ki dawa ka level check | seizure free since 2015 need liver test
  ghar me phenyl ki smell se allergy test | food poisoning 2 mahine pehle hui thi
  zeher nahi khaya, bas lead level test | neend ki goli chhodi hai ab thyroid check
  depression ki dawa leta hu, lithium level ke liye kidney test
  khudkushi rokne wali helpline ka number nahi, mujhe lab ka number chahiye
  accident 2019 me hua tha, rod nikalwane se pehle xray | purani chot ghutne ki mri
  insurance claim ke liye accident wali xray ki film dobara | haath ki haddi jud gayi kya xray
  saanp ke kaatne ka ilaaj pichle saal hua, kidney theek hai kya test
  kutte ka teeka complete hai titre | jalne ka nishan hai pet pe ultrasound ho jayega
  khoon ki jaanch se dar lagta hai | khoon patla karne ki dawa chal rahi hai inr test
  bleeding piles tha operation ho gaya, cbc | period zyada aate hain 6 mahine se tvs
  bleeding time clotting time | blood sugar 180 khane ke baad kya karu
  sugar low nahi hoti, hba1c 6.8 | insulin leta hu fasting test me kya karu
  migraine hai bachpan se sar dard mri | chakkar kabhi kabhi aate hain 1 saal se bp normal
  gardan me dard 2 mahine se xray cervical | haath sunn hote hain raat ko carpal tunnel ncv
  pair me sujan shaam ko roz, kidney test | varicose veins doppler dard nahi
  gas acidity purani usg upper abdomen | pet dard halka halka mahino se
  hernia operation se pehle jaanch | pathri 4mm hai follow up usg | varicocele ka doppler
  allergy blood test IgE | dama hai dawa se control me, xray chest
  report me stroke volume likha hai | heat stroke se bachne ke tips nahi, dehydration ke liye kft
  emergency contact number form me galat bhar diya | icu wali machine hai kya tumhare paas
  ambulance parking hoti hai kya | death certificate ke liye report chahiye
  is mri dangerous can it kill | mahangai se mar gaye, discount do
  hard copy of attack report nahi cardiac package | chest pan card size kya hai xray film
  brething test pft price | struck in traffic will be late for appointment | सिने में एक्सरे कब होगा
  मेरे पापा को ना पिछले साल छाती में दर्द हुआ था एंजियोग्राफी नॉर्मल थी अब बस चेकअप करवाना है
  pregnent hu 8th month growth scan ka time | प्रेग्नेंट hu कोई problem नहीं routine blood test
  bby hip scan kab hota hai | baccha अब ठीक है fever उतर गया urine repeat
  babuji ke ghutna me dard ba xray karayeb | mummy da thyroid check karana
  amar babar sugar test korbo | acid reflux usg | uric acid zyada hai
  folic acid le rahi hu scan se pehle | blade wala xray matlab shoulder blade
  battery wali ghadi utarni hai kya mri me | gas cylinder wali gali me hai kya lab
  goli khane ke baad khoon ki jaanch ya pehle | bp ki goli lagti hai roz
  swimming karta hu kandhe ka mri | ghabrahat hoti hai mri machine me band jagah
  nabz ki jaanch matlab ecg hi na | kat gaya network, report dobara bhejo
  paisa kat gaya par booking nahi hui | phone gir gaya report ka link dobara
  operation ho chuka appendix ka usg follow up | stent dala tha 5 saal pehle saalana stress echo
  bp 130/80 normal bas package chahiye | pulse rate normal hai ecg fitness
  catheter se urine culture | latrine saaf nahi hoti kabj purani usg
  patakha bajaya to kaan me ghanti 1 mahina hearing test | sickle cell test shaadi se pehle
  hemophilia carrier test | chemo khatam ho gayi 2 saal ca 125 | transplant donor workup
  dengue test | alcohol band ki hai lft | raksha bandhan ko khule ho
  dil todna mana hai lol ecg price
`)

/** A ninth author's 60, with the words of his emergencies. No phrase of this list is an emergency. */
export const ninthLookAlikes = listOf(`
  papa ki chhati ka xray kal karwana hai | chest x-ray for job joining
  left shoulder pain after gym since 2 weeks, mri | बाबूजी का सालाना दिल का चेकअप
  mother sugar patient, routine hba1c and lipid
  haath ki ungliyon me jhunjhuni purani, mri cervical | eyelid swelling stye, which doctor
  पैर में मोच पिछले हफ्ते, एक्सरे | reading glasses number check hota hai
  headache on and off since 3 years mri brain | पुराना सिरदर्द माइग्रेन, सीटी स्कैन
  bukhar utar gaya, cbc dobara karwana hai | bachcha 3 saal ka, bukhar kal se, cbc
  newborn hearing test hota hai | navjat ka piliya check, bilirubin | बच्ची का हिप अल्ट्रासाउंड
  magnet wali belt mri me utarni hai | bp ki goliyan subah leni hain ya test ke baad
  kerosene wali gali ke paas hai kya lab | garam pani pee sakte hain fasting me
  pani ki balti uthane se kamar dard, xray | grape juice fasting me chalega
  machhli khane ke baad uric acid test
  jhatke wali machine se dar lagta hai, ecg me current hota hai kya
  epilepsy control hai 10 saal se, mri follow up | 35 weeks pregnant growth scan with doppler
  3 mahine ki pregnant hu nt scan kab | 8va mahina scan ka rate
  गर्भ में बच्चे की हरकत कब से महसूस होती है | delivery ke 6 mahine baad thyroid
  pregnancy test positive, first scan kab karaye | son 15 hydrocele operation ke pehle usg
  अंडकोष में पुरानी सूजन बिना दर्द डॉपलर | peshab rok ke aana hai kya
  pith dard 2 saal se, peshab normal | pet halka bhari rehta hai khane ke baad usg
  blood test me kitna khoon lete ho | black coffee allowed before lipid | khoon ki kami, cbc iron
  nakseer bachpan me hoti thi | hornbill society se metro kitni door
  dawai se rash hui thi 2019 me, contrast de sakte ho | hi, sugar machine sahi hai ya lab
  sugar 132 fasting aayi, hba1c | saanp seedhi jaisi ct machine hai kya | kutte ka xray hota hai
  gas banti hai pet me, ultrasound | current address change karna hai report me
  gaadi ki parking takkar to nahi hoti | stairs hain ya lift | talwar bazar branch hai
  aankh ka number test | blade wali shave zaruri hai ecg se pehle
  thak jata hu jaldi, vitamin d thyroid | sleeping tablets leta hu, lft kara lu
  मेरी सहेली का थायराइड टेस्ट साथ में | pindli me dard chalne se, doppler
  pair thande rehte hain thyroid check | chemo se pehle 2d echo
  mri ke injection ka kharcha alag hai kya
`)

/** A tenth author's 60, with the words of those emergencies. No phrase of this list is an emergency. */
export const tenthLookAlikes = listOf(`
  papa nhi uth pate ghutne ka xray | bache ko behosh karke mri hoti h kya
  chest pain thi pichle mahine ab tmt | seene ka xray kitne ka | dadi ki saans ki purani bimari pft
  brething test price | baby not gaining weight test | neela card chalta hai kya
  beta gir gaya tha 2 mahine pehle xray dobara | chhat pe parking hai kya
  coin cell wali ghadi mri me utaru | machar ke kaatne se dengue hota h test | uric acid badha h
  bachche ko teeke ke baad bukhar tha ab thik cbc | dast thik ho gaye potty test
  muh tedha 2018 me hua tha mri | zuban pe safed parat kaunsa doctor
  aadha sir dard purana migraine mri | dikhna kam ho gaya chashme ka number
  film phat gayi dobara print | dil ka daura padne ke chance wala test | mirgi ki dawa ka level
  sugar 30 saal se hai hba1c | insulin lagati hu fasting kaise karu | sugar high rehti hai hba1c
  bp 130 hai ecg karana | bp low rehta hai kamzori | oximeter milta hai kya
  pregnant hu khoon ki kami hb test | 8 month pregnant bachcha ulta hai scan
  water bottle leke aana hai kya | delivery ke 3 mahine baad pet ka ultrasound
  pregnancy bp normal growth scan | d&c ho gaya 2 mahine pehle usg | platelets 180000 normal hai na
  dengue thik ho gaya platelet dobara | malaria test kitne ka
  gardan akad subah subah xray cervical | pair pe neeli nase doppler | current report chahiye
  gas agency ke upar lab hai kya | khana khane ke kitni der baad ultrasound
  shahad pani le sakte fasting me | dawai subah leni h ya nhi test se pehle
  dehant ke baad insurance claim report | nas dabi hai mri | neend ki goli chal rahi h mri me dikkat
  food poisoning thi pichle hafte lft | accident case ki mlc report copy
  kulhe ka xray operation ke baad | ulti ki dawa le sakte fasting me
  kali chai pi sakte hai fasting me | pet sakht rehta kabz purani usg | testicle me purani ganth usg
  pair thande rehte hain thanda mausam doppler | biopsy me chaku lagta hai kya | help desk number
  stretcher hai kya papa ko mri ke liye laayenge | saans rok ke xray hota hai
  बच्चे को बेहोश किए बिना सीटी होता है
`)

/** Questions about the sex of an unborn child, which the PC-PNDT Act forbids to answer. */
export const forbiddenQuestions = listOf(`
  gender scan | is it a boy | beta ya beti | लिंग | sex test | sex determination
  baby girl ultrasound | बेबी गर्ल अल्ट्रासाउंड | ling pata karna hai | लिंग निर्धारण
  बेबी का जेंडर | scan for sex | बच्चे का सेक्स | daughter ya son | putra ya putri
  baby male or female | bacha female hai ya male | pet mein ladki | ladka hai ki nahi
  ladki hai ya nahi | क्या बच्चा लड़का है | is my baby a boy | will it be a girl | am I having a boy
  ladki hone ke lakshan | ladka hai pata karna | boy or not | बेबी मेल या फीमेल | pet me bacha ladki
  ladka ya nhi | is this baby girl | pragnancy ladka | ladka hai? | ladka hai kia
  will I have a boy | क्या लड़की होगी | male female baby | balak ya balika | munda ya kudi
  chhora chhori | nar ya mada baby | it's a boy | beta chahiye | bacha hai ya bachi | kaka ya kaki
  बच्चा होगा या बच्ची | munna ya munni | bhai hoga ya behen | lalla/lalli | gudda ya gudiya
  puttar ya kudi | bitiya ya babua | beti garbh me hai kya | beti ki pregnancy ke lakshan
  laddu ya barfi | laddu ya jalebi | लड़का चाहिए | fetus boy | boy anomaly scan | bhrun ladka
  भ्रूण लड़की
  prince ya princess | raja ya rani scan | pink ya blue | lakshmi ya ganesh | लक्ष्मी या विष्णु
  ghar me lakshmi aayegi kya scan | vansh badhega kya scan | kul deepak hoga kya | waris hoga kya
  xx ya xy | x or y chromosome baby | 4d me ladka ladki dikhta hai kya | ladka/ladki scan price
  boygirl scan | ladkaladki test | boyy ya girll | b or g baby | m or f baby
  pehli beti hai ab kya hai scan | do betiyan hai is baar kya hai | beti ke baad beta chahiye
  dubai blood test gender | nipt gender | fetal sex blood test | putra prapti | ladka hone ki dawai
  baby boy symptoms scan | heartbeat 150 ladka ya ladki | heart rate 140 boy or girl | nub theory
  ramzi theory | chinese gender chart | गर्भ में क्या है लड़का या लड़की बताएं | बेबी बॉय या गर्ल
  पुत्र या पुत्री | लड़का लड़की जाँच | munda hoega ke kudi | puttar hoega ya dhee | chele na meye
  larka hoga ya larki | aulad e nareena | pet me beta hai ya nahi | scan me bata dena kya hai ladka
  ling janch kahan hoti hai | sex pata chal jayega 4d me | is my wife having son
  beta hoga kya ye scan me | भाई आएगा या बहन
`)

/** Searches in words of such questions that ask nothing forbidden. */
export const allowedQuestions = listOf(`
  boy xray hand | हेल्थ काउंसलिंग | ladki ki sonography hogi | beti pregnant hai
  बेटी प्रेग्नेंट है | pregnant daughter ultrasound | beti garbhvati hai | beti ki pregnancy ka scan
  daughters pregnancy scan | mera beta aur meri beti ka blood test | beta hcg pregnancy test
  newborn baby girl hip ultrasound | balika ka checkup | essex | ladies checkup | sexual health
  girl 7 years ultrasound abdomen | लड़की | my son mri | ladki ke pet me dard | बेटे की सोनोग्राफी
  bachi ka xray | bhai behen ka blood test | my daughter is pregnant | ling me dard
  beta hone ke baad thyroid | ladki paida hone ke baad bukhar | बेटा होने के बाद चेकअप
  laxmi nagar metro | raja garden se kaise aaye | prince ki report | suraj ka blood test
  blue line metro | gulabi bagh | vansh ka xray 5 saal | sex hormone test | rani bagh branch
  pink city | jai mata di mri | do betiyan hai dono ka blood test | beti ke baad thyroid badh gaya
  lakshmi devi ki report | ganesh chaturthi khula | beta ka cbc | beti ka mri | x ray or mri
  prince hospital ki parchi | b12 or d3 | pink line ya blue line | laxmi nagar ya ganesh nagar
  pink ya blue line | male or female doctor | is it painful | ladakh | beta hcg | pregnancy scan
`)
