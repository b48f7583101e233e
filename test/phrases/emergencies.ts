import { linesOf } from './read-phrases.ts'

/** A ninth author wrote these 60 after reading how the search hears, and before trying any. No clinician has signed them. */
export const ninthEmergencies = linesOf(`
  papa ki chhati me aag si lagi hai aur thanda paseena, gas ki goli se bhi fark nahi
  seena kas raha hai jaise koi rassi baandh raha ho
  left shoulder and jaw paining with sweating since 30 mins, 55 male smoker
  बाबूजी को घबराहट और पसीना, कह रहे हैं कि दिल बैठा जा रहा है
  mother sugar patient no pain but suddenly breathless and grey
  haath se gilaas chhoot gaya aur boli samajh nahi aa rahi nana ki
  mom woke up and her one eyelid and mouth hanging
  दाहिना पैर घिसट रहा है सुबह से, बात भी अटक रही है
  suddenly cannot read the newspaper, words look jumbled, 68 yrs
  sudden worst headache of my life like thunder
  आज तक का सबसे भयंकर सिरदर्द एकदम से शुरू हुआ
  bukhar 103 aur gardan jhuk nahi rahi, roshni bardasht nahi
  bukhar me bachcha bahki bahki baatein kar raha aur jaag nahi raha
  baby 20 days temperature 101
  navjat shishu thanda pad gaya aur rota nahi
  बच्ची की पसली चल रही है और होंठ नीले
  child swallowed a magnet set
  bitiya ne naani ki bp ki goliyan kha li
  chhote ne mitti ka tel pi liya
  garam chai se bachche ka muh aur chhati jal gayi
  beta pani ki balti me gir gaya tha, saans dheemi
  choking on grape cant cough
  gale me machhli ka kanta phasa, thook bhi nahi nigal pa raha
  jhatke aa rahe hain aur jeebh kat gayi
  fits for last ten mins not stopping
  35 weeks pregnant headache and seeing spots, feet swollen
  3 mahine ki pregnant hu, kapde bhar bhar ke khoon
  paani chhoot gaya 8va mahina, dard shuru
  गर्भ में बच्चा सुबह से शांत है, हरकत नहीं
  after delivery day 6, fever with foul discharge and shivering
  pregnancy test positive, sharp pain right side, shoulder tip pain, feeling faint
  one testis suddenly swollen and very painful, 15 year son
  अंडकोष में अचानक तेज़ दर्द और उल्टी
  peshab bilkul band hai raat se, pet phool gaya dard
  pith dard ke saath dono pair jawab de gaye, peshab pata nahi chalta
  pet me chaku jaisa dard, pet lakdi jaisa kada
  haemetemesis two episodes today
  black tarry motion and fainted in bathroom
  khoon ki ulti katora bhar
  nakseer do ghante se, warfarin khate hain
  hornet sting, tongue swelling
  dawai khate hi poore badan pe chakatte aur gala band
  sugar machine HI dikha rahi hai aur saans gehri
  sugar 32 aayi aur mamma behki behki
  saanp ne pair pe kaata do nishan
  kutte ne chehre pe kaata gehra zakhm
  gas geyser bathroom didi giri padi
  current laga, dil ajeeb dhadak raha
  gaadi ne takkar mari, kulha tedha, uth nahi raha
  fell from stairs, vomiting and one pupil bigger
  talwar se haath kat gaya khoon phawwara
  aankh me tezab chala gaya
  blade se kalai kaat li hai usne
  bahut thak gaya hu is zindagi se aaj khatam kar dunga
  took all my moms sleeping tablets
  मेरी सहेली ने फिनाइल पी लिया
  pindli suji hui, ab saans phool rahi aur khoon wali khansi
  pair neela aur thanda, nabz nahi mil rahi
  chemo patient with 101 fever and chills
  mri ke injection ke baad gala ghut raha hai
`)

/** As those, and none is an emergency. */
export const ninthLookAlikes = linesOf(`
  papa ki chhati ka xray kal karwana hai
  chest x-ray for job joining
  left shoulder pain after gym since 2 weeks, mri
  बाबूजी का सालाना दिल का चेकअप
  mother sugar patient, routine hba1c and lipid
  haath ki ungliyon me jhunjhuni purani, mri cervical
  eyelid swelling stye, which doctor
  पैर में मोच पिछले हफ्ते, एक्सरे
  reading glasses number check hota hai
  headache on and off since 3 years mri brain
  पुराना सिरदर्द माइग्रेन, सीटी स्कैन
  bukhar utar gaya, cbc dobara karwana hai
  bachcha 3 saal ka, bukhar kal se, cbc
  newborn hearing test hota hai
  navjat ka piliya check, bilirubin
  बच्ची का हिप अल्ट्रासाउंड
  magnet wali belt mri me utarni hai
  bp ki goliyan subah leni hain ya test ke baad
  kerosene wali gali ke paas hai kya lab
  garam pani pee sakte hain fasting me
  pani ki balti uthane se kamar dard, xray
  grape juice fasting me chalega
  machhli khane ke baad uric acid test
  jhatke wali machine se dar lagta hai, ecg me current hota hai kya
  epilepsy control hai 10 saal se, mri follow up
  35 weeks pregnant growth scan with doppler
  3 mahine ki pregnant hu nt scan kab
  8va mahina scan ka rate
  गर्भ में बच्चे की हरकत कब से महसूस होती है
  delivery ke 6 mahine baad thyroid
  pregnancy test positive, first scan kab karaye
  son 15 hydrocele operation ke pehle usg
  अंडकोष में पुरानी सूजन बिना दर्द डॉपलर
  peshab rok ke aana hai kya
  pith dard 2 saal se, peshab normal
  pet halka bhari rehta hai khane ke baad usg
  blood test me kitna khoon lete ho
  black coffee allowed before lipid
  khoon ki kami, cbc iron
  nakseer bachpan me hoti thi
  hornbill society se metro kitni door
  dawai se rash hui thi 2019 me, contrast de sakte ho
  hi, sugar machine sahi hai ya lab
  sugar 132 fasting aayi, hba1c
  saanp seedhi jaisi ct machine hai kya
  kutte ka xray hota hai
  gas banti hai pet me, ultrasound
  current address change karna hai report me
  gaadi ki parking takkar to nahi hoti
  stairs hain ya lift
  talwar bazar branch hai
  aankh ka number test
  blade wali shave zaruri hai ecg se pehle
  thak jata hu jaldi, vitamin d thyroid
  sleeping tablets leta hu, lft kara lu
  मेरी सहेली का थायराइड टेस्ट साथ में
  pindli me dard chalne se, doppler
  pair thande rehte hain thyroid check
  chemo se pehle 2d echo
  mri ke injection ka kharcha alag hai kya
`)
