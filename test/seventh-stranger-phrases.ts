import { linesOf } from './fourth-stranger-phrases.ts'

/** A seventh author wrote these lists after the search had learned from all others. No clinician has signed the labels. */
export const seventhStrangersEmergencies = linesOf(`
  papa ko seene me bahut tez dard ho raha hai pasina aa raha hai
  ghabrahat aur seene pe jaise pathar rakha ho ecg abhi karwana h
  सीने में जकड़न हो रही है और बाएं हाथ में दर्द जा रहा है
  mummy subah se chai ka cup pakad nahi pa rahi muh se pani gir raha ek taraf se
  suddenly right side hand leg not working father 62
  अचानक एक तरफ का हाथ पैर सुन्न हो गया बोली लड़खड़ा रही है
  saans nahi aa rahi hai bahut zyada
  dadi let nahi pa rahi baith ke haanf rahi gulabi jhaag khansi me x ray chest urgent
  सांस नहीं ले पा रहे दादाजी होंठ नीले पड़ गए
  oxygen 82 dikha raha hai oximeter me kya kare
  asthma attack pump se bhi aaram nahi bol bhi nahi pa raha
  khoon ki ulti hui abhi
  खून रुक नहीं रहा हाथ कट गया कांच से
  latrine kali tar jaisi aa rahi hai aur chakkar aa ke gir gaye
  7 month pregnent bleeding ho rahi hai
  8 mahine ki pregnancy baby hil nahi raha kal se
  गर्भवती हूं पेट में बहुत तेज दर्द और खून आ रहा है
  pregnant 34 wks severe headache ankho ke aage andhera bp 170/110
  period miss 6 week one side pet me tez dard and fainting
  pani ki thaili fat gayi 30 week
  delivery ke baad bahut khoon ja raha hai pad har 10 min me bhar raha
  10 din ka baby doodh nahi pi raha sust pada hai
  newborn fever 101 20 days old
  नवजात बच्चा नीला पड़ रहा है
  2 mahine ki bachi jhatke maar rahi hai
  bache ko daura pad gaya hosh me nahi aa raha
  मिर्गी का दौरा 10 मिनट से रुक नहीं रहा
  beta akad gaya tha aankhe palat gayi abhi bhi theek se hosh nahi eeg urgent
  bike se gir gaya sir pe chot ulti kar raha hai
  baby fell from bed and now very sleepy vomiting
  सिर में चोट लगी कान से खून आ रहा है
  phenyl pee liya bache ne
  chuhe marne ki dawa kha li bhabhi ne
  took 30 paracetamol tablets what to do
  sulfas kha liya
  नींद की बहुत सारी गोलियां खा ली हैं उठ नहीं रही
  saanp ne kaat liya pair me sujan
  kutte ne kata hai abhi khoon nikal raha rabies
  बंदर ने काट लिया बच्चे को गहरा घाव
  garam tel gir gaya pure hath aur muh pe jal gya
  current lag gaya behosh
  marna chahta hu ab jeene ka man nahi
  ab sab khatam kar dena hai bas, sabko sorry bol diya
  मैं अपनी जान दे दूंगी अब और नहीं सहा जाता
  hand ki nas kaat li hai usne
  mungfali kha ke muh sooj gaya gala band ho raha
  after injection whole body daane and throat closing can't breath
  one testicle sudden severe pain swelling 15 yr boy
  अंडकोष में अचानक तेज दर्द बेटे को उल्टी भी
  tez bukhar gardan akad gayi roshni chubh rahi
  child fever with purple spots not fading drowsy
  pair thanda neela pad gaya achanak dard kuch mehsus nahi
  ek pair sooj gaya aur ab saans phool rahi hai flight ke baad
  bukhar 104 kaanp rahe hain behki behki baate kar rahe peshab band
  sugar 540 aa rahi hai ulti aur tez tez saans
  शुगर 38 हो गई पसीना आ रहा बेहोश जैसे
  machine me HI likha aa raha h papa uth nahi rahe theek se
  dengue platelet 9000 masudo se khoon aa raha
  sir me aisa dard zindagi me pehli bar jaise bijli giri
  aankh me tezab chala gaya
  achanak ek aankh se dikhna band ho gaya
  bache ne button cell nigal liya
  gale me sikka fas gaya lar tapak rahi
  loo lag gayi bahar kaam karte behosh body tap rahi hai paseena nahi
  geyser wale bathroom me behosh mili gas
  dialysis miss ho gaya 2 baar ab saans phool rahi potassium 7.2 aaya hai
  k/c/o CAD c/o retrosternal CP radiating to jaw diaphoresis, stat ECG
  uncle gas bol rahe hain par jabda aur kandha dard thande paseene, ecg ghar pe ho jayega kya
  trop i high report aayi hai abhi bhi dard hai kal dikhau chalega
  peeth ke niche dard aur dono pair sun, peshab ka pata nahi chal raha aaj se mri price
`)

/** Texts with the words of emergencies, which name none. */
export const seventhStrangersFalseAlarms = linesOf(`
  papa ko 2 saal pehle heart attack aaya tha ab routine echo karana hai
  no chest pain just routine ecg for job
  stroke ke 6 mahine baad follow up mri brain price
  सीने में दर्द नहीं है बस कोलेस्ट्रॉल चेक कराना है
  family history heart attack which test should i do age 35
  heart attack risk test package
  हार्ट अटैक से बचने के लिए कौन सा टेस्ट
  is tmt test safe can it cause heart attack
  stroke screening carotid doppler rate
  old case of epilepsy eeg follow up
  mirgi ki dawa chal rahi hai 5 saal se valproate level test
  बचपन में दौरे आते थे अब नहीं, eeg जरूरी है क्या
  fits in mri machine? weight 120 kg
  snake bite hua tha last year kidney function check
  dog bite vaccine 5 doses complete antibody titre test
  कुत्ते ने पिछले साल काटा था टीका लग गया था
  pregnancy test price
  pregnant 12 week nt scan no bleeding all ok
  bleeding time clotting time test rate
  period bleeding zyada har mahine 1 saal se usg pelvis
  गर्भवती हूं पहला अल्ट्रासाउंड कब कराएं
  newborn screening test price tsh g6pd
  newborn hearing test bera kahan hota hai
  saans ki purani bimari pft test
  copd patient routine spirometry appointment
  सांस की जांच pft कितने का है
  asthma hai mujhe bachpan se allergy test karana hai
  allergy panel peanut ige price
  anaphylaxis hua tha 2019 me peanut se, ab allergy test
  lead poisoning blood test
  food poisoning last month thik ho gaya stool test
  heavy metal poison panel kitne din me report
  suicide gene huntington test? dadi ko tha
  price dekh ke heart attack aa gaya itna mehnga mri
  report ka wait karte karte mar gaya yaar kab aayegi
  cost killing me any discount on ct scan
  head injury 3 years ago, ct follow up
  sir dard migraine 10 saal se mri brain plain rate
  testicle usg price varicocele for infertility
  अंडकोष की जांच scrotum doppler कितने का
  undescended testis follow up usg scrotum
  meningitis vaccine available hai
  meningitis hua tha bachpan me hearing test audiometry
  sepsis panel procalcitonin price
  diabetes check up package hba1c
  शुगर 140 खाली पेट आई है कौन सा टेस्ट कराऊं
  dvt doppler follow up after treatment complete 6 months
  burning feet vitamin b12 test
  pair jalte hain raat ko kai mahine se
  peshab me jalan urine culture rate
`)

/** Texts that ask for a test or a fact. */
export const seventhStrangersSearches = linesOf(`
  cbc price
  thyroid test kitne ka hai
  थायराइड टेस्ट का रेट
  mri brain with contrast price
  mri kamar ka
  mri ls spine rate delhi
  एमआरआई कितने की होती है
  ct scan chest hrct cost
  usg whole abdomen
  ultrasound pet ka khali pet aana hai kya
  अल्ट्रासाउंड का समय
  report download
  meri report kab ayegi
  रिपोर्ट कैसे देखें
  report whatsapp pe bhej do
  sunday open
  timing kya hai
  kitne baje tak khula hai
  सुबह कितने बजे खुलता है
  home collection available
  ghar se blood sample
  vit d
  vitamn b12 d3 combo
  lft kft lipid
  LFT, KFT, CBC, ESR, TSH
  s. creat
  hba1c
  fbs ppbs
  sugar khali pet
  शुगर टेस्ट
  full body checkup offer
  फुल बॉडी चेकअप पैकेज
  senior citizen discount
  cghs rate list
  cghs panel par hai kya
  ayushman card chalega
  dexa scan
  mammography both breast
  memography price
  x ray chest pa
  xray ghutna dono
  एक्सरे घुटने का
  tmt test
  2d eco price
  ecg rate
  level 2 ultrasound anomaly scan
  nt scan dual marker
  amh test price
  semen analysis
  dengue ns1
  टाइफाइड विडाल टेस्ट
  urine r/m c/s
  pet ct scan cost
  pet scan
  opg dental xray
  uric acid
  nearest metro station
  address and phone number
  mri me kitna time lagta hai
  refund appointment cancel karna hai
`)
