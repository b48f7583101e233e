import { linesOf } from './fourth-stranger-phrases.ts'

/**
 * A sixth author wrote these lists without having read the search. They were held back until it had learned from all
 * other lists. No clinician has signed the labels.
 */
export const sixthStrangersEmergencies = linesOf(`
  baba r mukh ta bneke gache sokal theke, MRI koto taka
  hubby dropped tea cup thrice today n his smile is crooked, which scan shud we book for tmrw
  aadhi body ne kaam karna band kar diya, bolta kuch hai niklta kuch
  dada ji ka ek taraf ka hath bejaan, 8 baje uthe tabse, bp 210
  दादाजी की ज़ुबान मुड़ गई है पानी पीते मुंह से गिर रहा अचानक
  sab double dikh raha chakkar itna ki khada nahi hua jata hichki bhi, achanak se
  mere husband ko subah aankhon ke aage andhera aaya tha phir ek haath sunn ho gaya das minute baad theek ho gaya ab normal hai to kya karna chahiye aaj
  tight chest going to back n jaw, cold sweat, is ur ecg open now
  seene ch peed khabbi baanh tak, dil ghabranda
  बाप को छाती में भारीपन 40 मिनट से, सॉरबिट्रेट रखी फिर भी आराम नहीं
  tmt ki booking kal ki h but abhi seedhi chadhte hi chest bhari hui, ab baith ke bhi nahi ja raha
  peeth ke beech cheerne wala dard, dono haath ka bp alag aa raha
  ghadi me heart 180 dikha raha, do baar gir padi behosh
  toilet tak chal ke haanf rahe, ek line puri nahi bol pa rahe. xray chest home visit?
  nishwas nite parchi na, buke shnai shnai awaj
  nebulizer 4 bar diya bachche ko, pasliyan andar dhans rahi
  spo2 79 cylinder khatam
  gulabi jhaag wali khansi, let nahi sakte, dil ke mareez
  flight se aayi thi pindli me dard tha, ab khansi me khoon aur saans tez, d-dimer hota h?
  12 hafte, thakke gir rahe, ek ghante me do pad, baccha thik hai kya dekhna h
  garbhwati hu, neeche se khoon aur pet patthar jaisa tight
  date 2 mahine se nahi aayi, ab achanak neeche dard aur behoshi, kapde pe halka dag
  ghar pe dai ne delivery karayi 5 ghante pehle khoon ruk nahi raha
  bahu 9th month, bachche ka pair pehle bahar aa gaya
  aaj kick count zero. nst hota hai aapke yaha?
  wife 34w, blurr vision + upar pet dard + face swelling, doppler slot?
  delivery ke 4 din baad sir dard bp 180 dhundhla
  chhote bhai ka left goli upar chadh gayi chhoone nahi de raha ulti, doppler scrotum kal ho jayega?
  cricket ball lagi neeche, sujan aur dard teen ghante se badh raha, private part ultrsound
  munne ki aankhen palat gayi haath pair akad rahe bukhar me abhi
  45 yr first time fit 6 min, ab tak hosh nahi, EEG hota h?
  stairs se giri sir pe gumda, ab ek hi baat bar bar dohra rahi aur ulti
  8 mahine ka bed se gira, pehle roya ab bahut sust aur talu phula
  helmet nahi tha, naak se paani jaisa khoon mila tapak raha, khud bol raha sab theek
  machhi khai thi ab jeebh moti aur awaaz baith gayi khujli
  madhumakkhi ne kata, bp low, ulti, badan laal
  ceftriaxone lagte hi ghutan, nabz nahi mil rahi
  coffee powder jaisi ulti, kamzori se khada nahi hua jata
  रक्त की उल्टी हो रही है
  9 mahine ka baby, jelly jaisi laal potty, ruk ruk ke cheekhta pair mod ke
  on ecosprin clopilet, stool dark as asphalt 2 days, bp 80/50, hb test?
  hamesha ke liye sone ko neend ki kitni goli leni padti hai
  i wrote letter to family. please give my mri report to my brother, i wont need it
  bhai fan se dupatta baandh raha tha rok liya, keh raha phir karega
  bapu nu sapp lad gya, latt sujj gayi
  raat me kuch kaata pata nahi kya, ab aankhein nahi khul rahi juban bhaari
  bichhu ne dank mara 3 saal ki ko, pasina thande haath dil tez
  roti gale me phas gayi nana ki, bol nahi paa rahe haath gale pe
  khilone ke magnet 2 3 nigal liye, halka pet dard, xray kab?
  chana kha raha tha beta, achanak seeti wali saans, ek taraf awaz kam
  peshab tapakta rehta potty ka bhi control gaya, pair uth nahi rahe, mri lumbar next week mil jayega?
  saddle area numb + b/l sciatica, mri stat likha
  TB spine ka ilaaj chal raha, 2 din me dono pair dheele chal nahi sakta
  fever stiff neck light se chidh behki baatein
  hostel roommate 104, gardan nahi mudti, ulti, til jaise laal nishan
  foot turned blue black overnight sugar patient no feeling, arterial doppler rate
  ghutna ukhda tha khel me, set kar liya par panja thanda nabz gayab
  meter HI likha aa raha, pyaas, behoshi si
  insulin pump ki nali raat nikal gayi ab ulti saans gehri nind, HBA1C book
  papa roze se, sugar ki goli li thi, ab pasina kaanp rahe hamein pehchan nahi rahe
  22 din ki bitiya 101 bukhar ro bhi nahi rahi, cbc crp
  4 din ka, saans 80 per minute, pasli dhas rahi, doodh chhod diya
  chhota wala dast 15 bar, subah se pyjama sukha, aankhen dhansi, uth nahi raha
  khet me dawai chhidak ke aaye, laar, ulti, putli bindi jaisi
  mitti ka tel pee gaya 2 sal ka, khansi
  kal raat gussa me 30 dolo kha li abhi bilkul theek hoon LFT karwana hai
  aisa sar dard kabhi nahi hua, peeche se tadak, gardan akdi, mri ya ct?
  hernia wali gaanth bahar atak gayi andar nahi ja rahi, laal, ulti gas band
  2 dialysis miss ho gaye, dhadkan ajeeb, pair nahi uth rahe, potassium test kab
  prostate biopsy ke baad kapkapi 103 bukhar bp low
`)

/** Texts with the words of emergencies, which name none. */
export const sixthStrangersFalseAlarms = linesOf(`
  k/c/o CVA 2021 stable, review MRI + carotid doppler
  h/o PTCA 2018 asymptomatic annual echo
  pre-op fitness ecg cxr pa 2d echo, pt has no cardiac complaints
  denies chest pain denies SOB, insurance medical only
  chhati ka x ray police bharti medical
  nanad ke sasur heart attack se gaye isliye husband ka lipid karwana
  lakwa ke purane mareez ka scan CD me chahiye physio ke liye
  report me old hemorrhagic focus, no acute bleed likha, second opinion
  job medical ka CT head kal ho gaya normal, hard copy kab milegi
  no e/o acute infarct ka matlab
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
  stool R/M occult blood camp list
  khoon ki kami hai, khoon kahin se ja nahi raha, CBC
  khoon ki jaanch kitne ki
  khoon dena hai donate yahan hota hai?
  dil se dhanyavaad, report bilkul sahi thi
  was dying to get an appointment lol, sunday open?
  garmi me mar gaye bahar khade khade, AC waiting hai kya
  jaan le li is fasting ne, kaali chai chalegi?
  मर जाऊंगी इतना महंगा MRI, कोई छूट?
  panic attack ka ilaaj 3 saal se, abhi koi attack nahi, thyroid bola hai
  bp 120/80 pulse 78 spo2 99 sab normal, executive package
  covid ke 1 saal baad follow up chest xray, oximeter 98
  sugar 10 saal se, saalana kidney test
  pichle saal hypo hua tha, doctor ne dawa kam kar di, ab HbA1c
  newborn ka TSH repeat screening, doodh achha pee raha sab normal
  janm ke hafte me peeliya tha ab bilirubin normal, doctor ne ek aakhri repeat bola
  purana slip disc, neurosurgeon ne kaha cauda equina nahi hai, routine LS MRI
  saanp jaisi mudi hui nasein pair me saalo se, varicose doppler, soojan dard nahi
  pani me zeher lead ka level test hota hai kya
  jalan kabhi kabhi 6 saal se, cardiologist ne heart theek bola, gall bladder usg
  migraine 15 saal se wahi dard, purani MRI ki report analysis
  first aid class ke liye choking wala x ray poster milega?
  2012 me hath kat gaya tha, nas ka ultrasound follow up
  echo me stroke volume aur EF 55 ka matlab
  swimming backstroke ke baad kandhe me dard 2 mahine se MRI shoulder
  form me emergency contact kiska dena hai
  raat ko emergency khula rehta kya, abhi koi emergency nahi bas pooch raha
  pati ki dialysis regular chal rahi, transplant workup ke liye doppler iliac
`)
