import { listOf } from '../phrases/read-phrases.ts'

/**
 * Complaints in many ways of saying that they are there now, were there once, or are not there. They teach what a denial
 * and a year mean beside any complaint.
 */
const complaints = listOf(`
  seene me dard | chest pain | सीने में दर्द | saans phoolna | breathlessness | सांस की तकलीफ
  daura | seizure | mirgi ka daura | khoon ki ulti | bleeding | खून की उल्टी | stroke | lakwa
  heart attack | हार्ट अटैक | behoshi | बेहोशी | muh tedha | one side weakness | loss of vision
`)

const isNow = listOf(`
  @ | abhi @ | achanak @ | @ ho raha hai kya karu | papa ko @ subah se | mummy ko @ ecg karana hai
  sudden @ since morning | wife having @ right now | अभी @ हो रहा है
  2 saal pehle operation hua tha, abhi @ | stent 2019, aaj @ | k/c/o sugar with @ since 1 hour
  father 68 @ not able to speak properly | @ phir se ho raha hai
  pehli baar @, dawa se theek nahi hua | no fever but @ | @ 20 minute se, aadha ghanta ho gaya
  @ band nahi ho raha | raat se @, ab aur badh gaya | @, sirf ecg kar do jaldi
  abhi @, ct kitne baje | @ since today 9am
`)

const isNone = listOf(`
  @ nahi hai | koi @ nahi | @ kabhi nahi hua | @ nahi hota | no @ | no h/o @
  no @ only routine test | denies @ | without @ | @ - no | @ 2 saal se nahi | 2 saal pehle @ tha
  2 saal pehle @ hua tha ab theek | bachpan me @ tha | @ 2019 | h/o @ 2021 follow up
  old @ review mri | s/p @ mri brain | family history of @ | dada ko @ tha checkup package
  @ se bachne ke liye checkup | @ ki report lena hai | @ नहीं है | पहले @ था अब नहीं
`)

const saidOf = (templates: readonly string[]) =>
  complaints.flatMap((complaint) => templates.map((said) => said.replace('@', complaint)))

export const composedEmergencies = saidOf(isNow)
export const composedFalseAlarms = saidOf(isNone)

/** Measures and single words, where a number, a slip or one letter decides. */
export const shortEmergencies = listOf(`
  दिल का दौरा | dil ka daura | dil ka daura pada | dil ka daura pad gaya
  oxygen level dropped to 84 | oxygen 78 | spo2 79 | spo2 85 saans tez | bp 210 sir dard
  bp 230/120 | sugar aaj subah 38 pasina | sugar 540 ulti | dard nahi jhela ja raha seene me
  seene me dard nahi ja raha | no pain but cant breathe | khoon ki ulti hui ct karana hai
  saans atak rahi hai koi dard nahi hai | chest pian | heart atack | k/c/o COPD saans nahi aa rahi
  20 din ke bachche ko bukhar | hosh kal raat se nahi | mungfali saans ki nali me chali gayi
  peshab band hai aur baithne ki jagah sunn | ECG me ST elevation | paralysis attack
  saanp ne kaata | bichhu ne kata bachche ko | fits | poisoning | suicide | overdose | ambulance
  breathless | breathlessness | chest tightness | face drooping | stroke price | unconcious
  unconscious | no consciousness | attack | i want to die | want to end my life
  i will end my life today | i want to kill myself | ending my life | dont want to live anymore
  zinda nahi rehna | jeene ki koi wajah nahi | jeena nahi chahti | ab jeena nahi hai mujhe
  mere saath rape hua | rape case medical | main mar jana chahta hu | मरना चाहता हूं | goli lagi hai
  goli lag gayi pet me | gunshot in leg | balatkar hua hai | raped last night
  sexual assault hua hai | susu potty ka pata nahi chal raha pair sunn | haath thanda safed pad gaya
  leg cold and white suddenly | pair achanak safed aur thanda | 7 mahine me pani ja raha
  pregnancy me pani gir raha hai lal | bypass ke baad chhati bhari ho rahi | nakseer ruk nahi rahi
  nosebleed one hour on blood thinner | naak se khoon, ecosprin lete hain, ruk nahi raha
  bee sting face and tongue swollen | madhumakkhi ne kata honth aur jeebh sooj gayi
  muh tircha ho gaya | pregnant hu bp 180/120 | injection ke baad gala band ho raha | contrast ke baad gala ghut raha aur khujli
  gardan ki chot ke baad haath pair sunn | neck injury cant move legs numb | कमर दर्द के साथ पेशाब बंद पैर सुन्न
  ambulance ko call karo | call karo jaldi papa gir gaye hosh nahi | gala sukh raha saans ruk rahi
  pregnant hu seedhi se gir gayi pet dard | pregnant hu bahut tez sir dard dikh nahi raha
  2 mahine pregnant hu bahut khoon gir raha | 3 mahine ki pregnancy pet dard aur khoon ke thakke
  kal se peshab nahi utra kamar sunn | since morning cant pee and legs are numb
  saah nahi aa reha papa nu | mainu saah nahi aunda | chhati ch bahut peed hai paseena aa reha
  bebe behosh ho gayi | bapu da muh tedha ho gaya | munda chhat ton dig paya | bache ne zehar kha leya
  khoon band nahi ho reha | saans naikhe aavat babuji ke | babuji behos ho gailan
  chhati me bahut dard hota pasina aavata | maai gir gaili hos naikhe | bachwa ke jhatka aavata
  dawai kha lihale bahut | bapu ne saans konya aandi | chhaati mein ghana dard s pasina aave s
  mhari maa behos ho gi | chhora chhat te padgya sir te khoon | laqwa maar gya tau ne | chuhe maar dawai kha li
  chuhe marne wali dawai pi li biwi ne | makkhi maar spray pi gaya bachcha
  dadi ka muh tedha aur bol naikhe pavat | garbhwati ke khoon girat ba | pet me bachcha hil naikhe raha
  i think my dad is having a stroke | feeling like dying chest crushing | wife took full strip of tablets
  saas ukhad rahi hai dadi ki | nili pad rahi hai bachi | saah chadh gaya hai bahut bol nahi hunda
  ghar bhejo kisi ko jaldi papa ko hosh nahi | hosh nahi hai sugar napne kisi ko ghar bhejo
  9 mahine ka bachcha pet me aaj ek baar bhi nahi hila | rape hua hai mera test karana hai
  baba ogyan hoye geche | maa shash nite parche na | buke byatha hocche gham dicche | bish kheye niyeche
  rokto bondho hocche na | bachchar khichuni hocche
  kapde khoon se bhar gaye satwa mahina hai
  saah ruk reha hai | saah nahi aa raha | chuhe wali dawai kha li | chuhe ki dawai pi li usne | paralysis | मिर्गी
`)
export const shortFalseAlarms = listOf(`
  oxygen 98 umar 65 saal | oxygen 99 | spo2 97 pulse 72 | bp 120 sir dard | bp 130/80 checkup
  sugar 45 saal se hai pasina | sugar 110 fasting | 5 din se bachche ko bukhar | 2 din se bukhar cbc
  saanp ka khilona | knee pain | back pain | sir dard | pet dard | kamzori | chakkar | bukhar | ulti
  khansi | pasina | heart checkup | heart test | brain mri | chest x ray | emergency | icu | pain
  heart rate | movement disorder | stent laga hai | stent ke baad echo | heart stent checkup
  khoon bahut kam hai | khoon kam ban raha hai | khoon bahut kam ban raha hai
  khoon kam ho raha hai | hb kam ho raha hai | khoon ki kami | saa | end of month offer
  life insurance report | kitni goli leni hai | sugar ki goli lagti hai | net kat gaya
  paisa kat gaya | mobile gir gaya | seizure free | 5 saal se seizure free | asthma control me hai
  raat ko haath sunn hote hain | dadaji ka dehant ho gaya tha | piles ka operation ho chuka
  thand lagti hai hamesha thyroid | khoon dena hai | subah khoon dena hai
  kal subah 8 baje khoon dena hai | khoon dene kab aau | khoon dene aayenge
  khoon dene ke baad khana | khoon khali pet dena hai | khoon kitne baje lete ho
  ghar se khoon le jate ho | khoon lene ghar aate ho | kitna khoon lete ho | खून देना है
  सुबह खून देने आना है | खून कब देना है | pani pee sakte hai kya khoon dene se pehle
  pani peekar aana hai kya | pair thande rehte hain hamesha | where are you located
  where is the lab | which is the nearest metro | can i come tomorrow morning
  can i get the report today | can i get my tests done together | i want to book a test for my son
  i want an appointment for my mother | do you have a slot in the evening | what are your charges
  consultation fees | radiologist fees kitni hai | phone pe se paise de sakte hain
  google pay se payment | 24 hour urine protein | 24 ghante ka urine test
  bete ko bukhar hai khoon ki jaanch | बेटी को बुखार है सीबीसी करवाना है
  cbc for son with fever since 3 days | sleeping tablets ke saath lft
  shoulder pain since 3 weeks mri | headache since 2 years mri brain
  saas ko attack aaya tha isliye apna dil dikhana hai | padosi ko attack aaya tha isliye dikhana hai
  saans ka test | bp 118/78 sir dard
  lab band hai | aaj band rahega kya
  bachche ki harkat kab se mehsoos hoti hai | dawai pehle leni hai ya test ke baad
  bachcha nahi thehar raha do saal se | khoon lene ghar bhej do kisi ko | blood lene kab aaoge ghar
  lakwe ka purana mareez wheelchair milegi | kadwi dawai pi kar ct hota hai kya | is baby healthy
  rakhi ke din khula hai | is she allowed to eat before usg | lakk ch peed mri | pet me dard ba purana ultrasound
  injection dete ho kya ct me | susu ka test kab hota hai | injection lagta hai kya
  chacha ko attack aaya tha main bhi jaanch karwana chahta hu | nothing | mummy | abhi | something | aaj
  someone
`)
