/** The phrases of a table, divided by bars. */
const phrasesOf = (table: string): readonly string[] =>
  table.split(/[|\n]/).flatMap((phrase) => (phrase.trim() === '' ? [] : [phrase.trim()]))

/** Written after the rules were changed for `red-flags.ts`, by the same engineer, to see what they hear at the first try. */
export const laterRedFlags = phrasesOf(`
  nana ji ke dil me bahut ghabrahat aur thande pasine | chest me khinchav aur baaya kandha sunn
  father sweating profusely with chest heaviness | मम्मी को छाती में जलन और सांस चढ़ रही पसीना
  mausi ki zaban atak rahi hai haath bhi gir jata hai | uncle ka aadha muh latka hua hai
  dad woke up and one side of his body is dead | पिताजी का एक हाथ अचानक बेजान हो गया
  bua ko jhatke pad rahe aur muh se safed jhaag | my roommate is having a seizure and wont come around
  भाई ज़मीन पर तड़प रहा है झाग निकल रहा | chachi behosh hain paani chhidka tab bhi nahi uthi
  patient not arousable since morning | दादाजी आवाज देने पर आंख नहीं खोल रहे
  saans khinch khinch ke le rahe hain | wheezing badly nebuliser not helping
  ऑक्सीमीटर में 76 दिखा रहा है | oxygen 85 percent hai ghar pe cylinder nahi
  roti gale me atki hai neela pad raha hai | toddler choking on peanut
  मुन्ने के गले में बेर की गुठली फंसी है | pool se nikala hai saans nahi
  nasha karke hosh me nahi hai | drank a whole bottle of dettol
  usne khet wali dawai pi li | पत्नी ने मच्छर भगाने वाला लिक्विड पी लिया
  bete ne mere bp ki 10 goli kha li | she overdosed on sleeping tablets
  तेजाब मुंह में चला गया | bleach aankh me chala gaya
  krait ne raat me kaata palak gir rahi | bichchhu ka dank bacche ko ulti pasina
  बंदर ने काट लिया बहुत खून | kutte ne muh noch liya
  haath machine me aa gaya do ungli kat gayi | truck ke neeche aa gaya
  third floor se kud gaya | building ki chhat se niche gir gayi
  सिर पर ईंट गिरी खून रुक नहीं रहा | girne ke baad se baar baar so raha hai aur ulti
  chulhe ki aag se dupatta jal gaya | garam sabzi gir gayi bachche ke upar
  खौलते तेल से पूरा हाथ जल गया | high tension wire touched he is stuck
  geyser ka current laga nahate hue | nose bleeding heavily not stopping with pressure
  पापा ने खून उगला | latrine me jama hua khoon aur behoshi
  pregnant wife fell and now bleeding | paani chhoot gaya 8va mahina
  गर्भ में बच्चा सुबह से शांत है कोई हलचल नहीं | 32 weeks baby movement very less today
  delivery ho rahi hai ghar pe help | bachche ka sir dikh raha hai
  गर्भवती के हाथ पैर में झटके | abortion ki dawa li khoon ruk nahi raha
  pregnant hu aankhon me taare aur sir phat raha hai | ectopic pregnancy pain fainting
  newborn refusing feeds and cold | 4 din ki bachchi doodh chhod diya sust
  बच्चे को तेज बुखार में दौरा आया | baby has blue hands and grunting
  dast aur ulti se bachcha bejaan sa | chhote bachche ki saans me sin sin awaz pasli chal rahi
  tez bukhar sir dard roshni se dikkat gardan sakht | rash spreading fast with fever and drowsy
  prawns khane ke baad gala sooj gaya | bee sting and now wheezing
  वैक्सीन लगते ही सांस फूलने लगी | dye lagne ke baad sharir pe daane aur saans band
  glucometer 30 dikha raha bol nahi rahe | sugar 600 behosh jaise
  शुगर डाउन हो गई पसीने से तर | jaan dene ja rahi hoon
  usne apni nas kaat li | आज अपनी जिंदगी खत्म कर लूंगा
  sudden severe back and belly pain known aneurysm | achanak pet me itna dard ki seedha nahi ho pa rahe
  अंडकोष मुड़ गया है बहुत दर्द | testicle hurts a lot since morning swollen
  sudden blindness right eye | achanak ek ka do dikhne laga aur chakkar
`)

/** Harmless phrases of the same time. */
export const laterNotRedFlags = phrasesOf(`
  papa ka angioplasty 2020 me hua tha routine ecg | stent wale mareez ki mri ho sakti hai
  2 saal pehle brain hemorrhage hua tha ct follow up | मां को 2021 में लकवा हुआ था फिजियो के लिए एमआरआई
  puraana dil ka mareez tmt | ex smoker chest ct screening | old fracture hip xray
  gir gayi thi pichle hafte haath ka xray | 6 month pehle delivery hui thi usg
  मिर्गी के दौरे बंद हैं तीन साल से ईईजी | kidney transplant patient usg doppler
  seene me dard nahi hota bas checkup | koi takleef nahi routine pregnancy scan
  बुखार नहीं है खांसी नहीं है मेडिकल एक्सरे | no fits no fainting driving licence medical
  normal bp no headache eye test | no bleeding only missed period upt
  heart attack se bachav package | stroke risk wala test | cancer ka khatra marker
  dil ka daura padne ke lakshan kya hote hain | kya ultrasound se bachche ko nuksan
  mri me ghabrahat hoti hai khula mri | will fnac bleed a lot | ct ke baad behoshi hoti hai kya
  sui lagne ke baad dard hota hai kya | endoscopy me behosh karte hain kya
  sasur ko attack aaya tha isliye main bhi dikhana chahta hu | family me sugar hai hba1c
  father had stroke so i want carotid doppler | papa ki maut dil ke daure se hui thi
  office fitness | swimming fitness certificate | fit to fly letter for pregnancy
  peshab ki jalan | jalan pair ke talve me | acidity jalan pet | pet me marod stool test
  khoon ka group | khoon ki report kab | khoon dena hai camp | cholesterol badha khoon gaadha
  saas ki mri | saas bahu package | hearing test kaan band | kaan me awaz aati hai
  gala baith gaya thyroid | gale me kharash | throat infection cbc
  weakness in legs since 1 year emg | haath me kampan mri | pairon me jhunjhuni b12
  kamar se pair tak dard mri | gardan akdi rehti hai cervical xray | neck stiffness for months mri
  sir dard migraine 5 saal | chakkar aate rehte hain vertigo | cataract before surgery sugar test
  piles ka khoon hemoglobin | periods me bahut bleeding tvs | mahwari band ho gayi usg
  white discharge usg | pregnancy me pet dard halka scan kab | 36 week bachche ki position
  bachche ka wajan nahi badh raha | bachcha khana nahi khata cbc | bachche ko dast stool test
  navjat ko piliya bilirubin | newborn hip ultrasound | baby hernia usg
  insulin ki dose kitni test se pehle | sugar 320 fasting | bp 170 rehta hai kft
  bp ki dawa subah kha sakte hain kya | metformin khani hai kya contrast ke pehle
  dawai khane ke baad pet dard usg | antibiotic khane ke baad test kab
  ambulance available hai kya home pickup | emergency report kitni der me | emergency charges for ct at night
  accident insurance ke liye mri report | police case mlc xray | gas ki dawa
  pani kitna pina hai scan ke liye | chai pi sakte kya lipid se pehle
  current package offer | electric bed available for mri | bijli gul to report
  kutta kaatne ka injection 2 mahine pehle laga | tongue ultrasound | lip biopsy
`)
