import { listOf } from './read-phrases.ts'

/** What people type in an emergency, when no test helps. Some were ill before, and have an emergency now. */
export const emergencyPhrases = listOf(`
  heartattack | हार्टअटैक | hartattack | left side weakness | slurred speech | bolne me dikkat
  fit aa gaya | phenyl pi liya | goli kha li | dawai zyada kha li | pani ki thaili phat gayi
  paani nikal gaya pregnancy | garbh me khoon | bleeding after abortion | miscarriage bleeding
  labour pain | prasav pida | current lag gaya | jal gaya | bacche ne sikka nigal liya
  मेरे पापा को अचानक सीने में दबाव हो रहा है क्या करें | saas phul rahi hai raat se
  बच्चे ने फिनाइल पी लिया | wife 8 months pregnant severe stomach pain | karant lagne se gir gaya
  गरम चाय से बच्चा जल गया | marna chahta hu | chhat se gir gaya sar se khoon beh raha
  one side of mouth drooping cannot talk | my father is not breathing what to do
  papa ko dil ka doura pada hai jaldi batao | मम्मी बेहोश हो गई हैं
  mummy ka aadha sharir kaam nahi kar raha | baby swallowd a button battery
  bachhe ne harpik pee liya kya kare | हाथ कट गया खून नहीं रुक रहा | my wife is pregnent and bleding
  pet me bachcha do din se hil nahi raha | chesst pain going to left arm
  सांस लेने में बहुत दिक्कत हो रही है | mera bhai khudkhushi karna chahta hai
  neend ki 20 goliyan kha li | बिजली का झटका लगा | ubalta hua doodh gir gaya bachche par
  saap ne kaat liya | sudden vision loss in one eye | husband collapsed in bathroom
  gale me machli ka kanta phas gaya | haath pair akad gaye aur muh se jhag aa raha hai
  मुँह एक तरफ टेढ़ा हो गया और बोल नहीं पा रहे | mummy gir gayi hosh nahi aa raha
  मेरी पत्नी को ब्लीडिंग हो रही है 5 महीने की प्रेग्नेंट है | bachcha tezaab pi gaya
  naana ji ko attack aaya hai | chaati mein bojh sa lag raha hai | sine me tez dard baye haath tak
  dada ji ki awaz nahi nikal rahi aur hath kaam nahi kar raha | gas se jal gayi biwi
  3 saal ka bachcha chhat se gira | poisonous mushroom kha liya | बच्चे को दौरा पड़ रहा है
  saans atak rahi hai | she is having difficulty in breathing
  son ate mothers blood pressure tablets | kukur se pressure cooker phat gaya haath jal gaya
  water bag leak 38 weeks | uski nabz nahi mil rahi | मम्मी का मुंह टेढ़ा हो गया
  baby fell from bed vomiting head swelling | loss of consciousness | naksir band nahi ho rahi
  hamal me khoon aa raha hai | cardiac arrest | gunshot |   papa ko saans nahi aa rahi
  seene me bhari dard aur thanda pasina | mummy behosh ho gayi uth nahi rahi
  muh tedha ho gaya achanak | ek side ka hath pair kaam nahi kar raha
  bachche ko daura pad raha hai | khoon ki ulti ho rahi hai | pregnant hu aur bleeding ho rahi hai
  baby not moving since morning 8 month | accident me sir par chot lagi ulti ho rahi hai
  zehar kha liya | saanp ne kaat liya | worst headache of my life suddenly | cant breath chest tight
  बच्चा सांस नहीं ले पा रहा | दिल का दौरा पड़ रहा है | लकवा मार गया अभी अभी | hart atack ho raha hai
  marne ka man karta hai | lips and tongue swelling after injection
  latrine me bahut khoon aa raha hai chakkar aa raha | achanak bolne me zuban ladkhada rahi hai
  bachche ne battery nigal li | kerosene pee liya bachche ne | garam tel se jal gaya chehra
  fell from roof cannot move legs |   2 saal pehle bypass hua tha aaj seene me dard hai
  bypass 5 years ago chest tight since night | stent laga hai 3 saal pehle saans phool rahi hai
  pehle bhi attack aaya tha phir se seene me dard | heart attack last year chest pain again
  history of stroke face drooping | mirgi history daura band nahi ho raha
  father had stroke 2 years back today cannot speak | miscarriage last year pregnant and bleeding
  diabetes history unconscious | 5 saal pehle angioplasty hui seene me jakdan
  पिछले साल स्टेंट लगा था छाती में दर्द | had stroke last year again left side weak
  heart patient 2 saal pehle se, dil me dard aur pasina | asthma history cant breathe
  pichhle saal operation hua khoon ki ulti | bahut bleeding ho rahi hai aur chakkar
  potty me bahut khoon chakkar aake gir gaye | behosh karke loot liya papa uth nahi rahe
  no bleeding but baby not moving | no pain but left side weak | stroke ke baad ab bol nahi pa rahe
  attack ke baad saans nahi aa rahi | 2022 me stent laga chest pain
  purana accident nahi abhi accident hua hai | aaj attack aaya | 2 saal pehle lakwa aaj phir lakwa
  daura ke baad behosh | mirgi history fits abhi | old accident bleeding heavily
  papa ko lakwa hua hai wheelchair bhejo | follow up patient chest pain | post stroke not breathing
  heart patient chest pain insurance chalega kya | saans nahi aa rahi checkup karana hai
  2 saal pehle attack aaya tha phir attack aaya | no chest pain but cant breathe
  papa bol nahi pa rahe | baat nahi kar pa rahe | पापा को होश नहीं है | होश खो दिया
  नब्ज नहीं मिल रही | मरना चाहता हूँ | आधा शरीर सुन्न | बाईं तरफ सुन्न | आवाज़ बंद हो गई
  दवा ज्यादा खा ली | मिट्टी का तेल पी लिया | गैस लीक हो गई | जान देना चाहता हूं
  मछली का कांटा गले में फंस गया | दिमाग की नस फट गई | हार्ट अटैक | लकवा | पैर काम नहीं कर रहा
  गला घुट रहा है | चूहे मार दवा खा ली | सांप ने काटा | बिच्छू ने काटा | कुत्ते ने काटा | आग लग गई
  छत से गिर गया | खून बह रहा है | खून की उल्टी | दौरा पड़ा | मिर्गी का दौरा | फाँसी लगा ली
  डिलीवरी का दर्द | प्रसव पीड़ा | गर्भ में बच्चा नहीं हिल रहा | पानी की थैली फट गई | साँस नहीं आ रही
  दम घुट रहा | सीने में जकड़न | करंट लग गया | आत्महत्या | एक्सीडेंट हो गया | बेहोश
  चक्कर आकर गिर गए | ज़हर | नवजात नीला पड़ गया | चेहरा टेढ़ा | बोल नहीं पा रहे | बात नहीं कर पा रहे
  पैरालिसिस | आँखों से दिखना बंद | papa ki awaaz band ho gayi | gala ghut raha hai
  insulin zyada le liya | dimag ki nas phat gayi | nas phat gayi brain | gas cylinder phat gaya
  पापा गिर गए होश नहीं | हाथ कट गया | सर फट गया | बच्चे ने सिक्का निगल लिया | दवाई ज्यादा खा ली
  खून नहीं रुक रहा | सिर पर चोट लगी उल्टी | साँस फूल रही है | लेबर पेन | जल गया | मुंह से झाग
  beta behosh ho gaya | behosh | behoshi ho rahi hai | papa behosh ho gaye mri karana hai
  bar bar behosh hota hai mri | behosh ho jata hai ct | chakkar aur behoshi | mariz behosh hai
  mri ke baad behoshi aa rahi hai | behoshi chha rahi hai | dawa khane ke baad behosh
  injection ke baad behosh ho gayi | mri me behoshi ho gayi | एमआरआई में बेहोशी हो गई
  बेहोशी हो रही है | mri karate hue behosh ho gaya
`)

/** Written by a stranger in four parts, each before it was tried. */
export const thirdStrangersEmergencies = listOf(`
  papa ki chhati me jalan pasina chhoot raha hai baayan haath bhaari | seena bhinch raha hai
  पिताजी को ठंडा पसीना और सीने पर पत्थर सा रखा है | bapu ji nu chhati vich peed ho rahi
  mummy ko ghabrahat aur saans nahi li ja rahi | asthma attack pump se aaram nahi
  dadi ka left haath neeche latak gaya chai ka cup gir gaya | speech garbled suddenly my dad
  muh latak gaya khana gir raha hai | मां को अचानक कुछ दिखाई नहीं दे रहा
  achanak tez sir dard gardan akad gayi bukhar
  hello ambulance bhejo jaldi papa gir gaye hain aankh nahi khol rahe
  nana bathroom me fisal gaye kulha hil nahi raha uth nahi pa rahe | baby ke honth neele pad gaye
  2 mahine ka bachcha doodh nahi pee raha sust pada hai | bukhar 105 bachcha hosh me nahi
  loose motion se bachcha nidhal aankh dhans gayi peshab band
  gale me toffee atki hai khaans nahi pa raha | toilet cleaner gatak gaya beta
  बच्चा पानी में डूब गया था सांस धीमी है | munda chhat ton digg gaya
  beta 14 saal achanak andkosh me bahut tez dard ulti
  sugar 28 aa rahi machine pe kaanp rahe hain papa | sugar 550 ulti aur saans tez
  insulin ke baad papa uth nahi rahe | pregnant hu 7 mahina bp 170/110 aankh ke aage andhera
  garbhvati patni ko jhatke aa rahe hain | 6 hafte pregnant ek side pet me tez dard chakkar
  delivery ke baad pad bhar bhar ke khoon ja raha | naal bahar aa gayi hai
  गर्भवती हूं खून के थक्के निकल रहे | bike accident haddi bahar nikal aayi
  ungli kat ke alag ho gayi | cooker ki bhaap se haath jhulas gaya | usne 30 crocin ek saath kha li
  beti ne sulphas kha liya | mungfali khane ke baad gala band ho raha
  लू लग गई बेहोशी सी है बुखार 106 | kala paikhana aur khoon ki ulti chakkar
  ab jeene ka mann nahi karta sab khatam kar du |   papa ke seene me aag si lag rahi hai aur paseena
  dil baith raha hai aankhon ke aage andhera chha raha
  nani ki zubaan ladkhada rahi hai aur haath sun | bachche ko saans lete waqt pasli chal rahi hai
  3 din ka bachcha peela pad gaya aur doodh nahi pee raha | bukhar me beti ki aankhen palat gayi
  sugar 600 hai aur behki baatein kar rahe hain papa | sugar gir gayi hai pasina pasina ho rahe
  pregnancy 32 week sir me tez dard aur sujan | do mahine ki pregnant hu bleeding aur pet dard
  pani ki jhilli phat gayi | delivery ke 5 din baad bahut bleeding
  मम्मी सीढ़ी से गिर गईं उठ नहीं पा रहीं | बेटे ने पेन का ढक्कन निगल लिया
  पापा का बायां हाथ सुन्न और चेहरा टेढ़ा | ct dye ke baad muh sooj gaya
  tel ki kadahi palat gayi haath jal gaya | phinail pi gaya 2 saal ka ladka
  jhagde me chaku lag gaya khoon ruk nahi raha | i feel like killing myself
  ammi ka shareer akad gaya aur aankh upar chadh gayi
  nanu ki nabz bahut dheemi aur pasine se tar | seene me gadhbad ho rahi jaise koi daba raha
  chest pe haathi baitha ho aisa lag raha | saans nahi khinch pa rahi wife
  bachche ne matar naak me daal li saans nahi | newborn blue ho raha rota nahi
  garam paani ki balti me bachcha gir gaya | bhai ne phanda laga liya
  maine bahut saari neend ki goli kha li hai | papa ki ankh ki roshni ek dum chali gayi
  sir phat raha hai aisa dard kabhi nahi hua ulti bhi | 36 week pani tapak raha hai
  pregnant ladki ko fits aa gaye | pet me laat maarna band kar diya bachche ne
  bijli ke khambe se chipak gaya | saanp ne das liya | sugar patient hosh kho baitha
  नाक मुंह से खून आ रहा है बहुत | दादा जी का मुंह टेढ़ा और लार टपक रही
  mummy ke seene me kasav aur ulti jaisa | uncle gir pade muh se aawaz nahi nikal rahi
  saans bahut mushkil se aa rahi hai inhaler khatam | baby 5 din ka neela pad raha
  bachche ki saans me ghar ghar awaaz aur hoth neele | pregnant bhabhi ko pet me bahut dard khoon
  delivery pain start ho gaya | papa ki aadhi body sunn | dimag me khoon jam gaya behosh
  bachche ne gale me kanch ki goli fasa li | chhote bhai ne zeher pi liya
  lady doctor chahiye bleeding band nahi ho rahi 2 mahine pregnant
  khana atak gaya gale me bol nahi pa rahe | पापा को पसीना आ रहा और सीना भारी
  मेरी बेटी को दौरा आया मुंह से झाग
`)

/**
 * A fourth stranger wrote these lists, had read no rule of the search and had tried no phrase. An engineer labelled
 * the phrases, and no clinician has signed the labels.
 */
export const fourthStrangersEmergencies = listOf(`
  सीने में बहुत तेज दर्द हो रहा है पसीना आ रहा है बाएं हाथ में भी
  पापा का मुंह अचानक टेढ़ा हो गया बोल नहीं पा रहे | सांस नहीं आ रही है बहुत घबराहट
  मम्मी बेहोश पड़ी हैं उठ नहीं रही | बच्चे को दौरा पड़ रहा है रुक नहीं रहा
  भाई ने चूहे मारने की दवा खा ली | जीने का मन नहीं करता आज सब खत्म कर दूंगा
  खून की उल्टी हुई है दो बार | सात महीने की प्रेग्नेंट हूं सुबह से खून आ रहा है
  नौवां महीना है कल रात से बच्चा पेट में हिल नहीं रहा
  छत से गिर गया सिर में चोट है बार बार उल्टी कर रहा
  बच्चे के गले में सिक्का फंस गया सांस लेने में दिक्कत | गरम दूध गिर गया बच्ची पर पूरी छाती जल गई
  सांप ने काट लिया पैर में | करंट लग गया बेहोश जैसा है
  दस दिन का बच्चा दूध नहीं पी रहा तेज बुखार और सुस्त है
  तेज बुखार गर्दन अकड़ गई उल्टी और रोशनी चुभ रही | मूंगफली खाने के बाद होंठ और गला सूज गया सांस भारी
  शुगर बहुत लो है 40 दादी जवाब नहीं दे रही
  डॉक्टर साहब मेरे हस्बैंड को चेस्ट में बहुत भारीपन है और उल्टी आ रही है और पसीने से भीग गए हैं
  हाथ की नस कट गई कांच से खून बंद नहीं हो रहा | अंडकोष में अचानक बहुत तेज दर्द और सूजन एक घंटे से
  एक तरफ का हाथ पैर अचानक सुन्न और कमजोर हो गया अभी | गीजर की गैस से बाथरूम में बेहोश हो गई बहन
  seene me dard ho rha hai left hand me ja rha paseena | papa ko heart attack aa rha hai kya kare
  chhati pe pathar jaisa bhaari lag raha saans chadh rahi abhi
  nani ka ek side ka chehra latak gya awaz ladkhada rhi | saas nahi le pa rahe oxygen 82 aa rha
  dama ka attack inhaler se aaram nahi bol bhi nahi pa raha | behosh ho gye hai hil nahi rahe jaldi
  beta ko mirgi ka daura pad raha 10 min se | wife ne phenyl pi liya
  neend ki 20 goli kha li didi ne | mar jana chahti hu haath kaat liya
  latrine me bahut sara kaala khoon chakkar aake gir gaye
  7 mahine pregnant pani chhut gya aur bleeding | 8 month preg baby ki movement band ho gyi hai
  bp 180/120 pregnant sir dard aankho ke aage dhundhla
  bike accident sar fata hai ulti kar raha hai hosh nahi
  khana gale me atak gya saans ruk rhi neela pad raha | bichhu ne kaata bachche ko paseena aur ulti
  tezab aankh me chala gya bahut jalan
  injection lagne ke baad poore badan par daane gala band ho raha
  bachcha pani ki balti me gir gya tha saans nahi le raha
  naak se khoon 1 ghante se band nhi ho raha khoon patla krne ki dawai lete hain
  newborn 5 din ka neela pad rha doodh nhi pi raha
  crushing chest pain radiating to jaw and sweating since 30 min | chest pian and left arm numb now
  r/o ACS c/o retrosternal chest pain x 1 hr diaphoresis
  acute onset rt hemiparesis with slurred speech 2 hrs ncct head stat
  my mother suddenly cant speak and her face is droopy
  worst headache of my life came suddenly like thunder | cant breath properly lips turning blue
  SOB at rest spo2 78 on room air | father collapsed not responding no pulse | pt unresponsive GCS 6
  having fits right now wont stop | i took 30 paracetamol tablets
  organophosphate poisoning ingestion 1 hr back | i want to kill myself tonight
  vomiting blood and black stool feeling faint | 6 wks pregnant severe one side pain and fainted
  38 weeks no fetal movement since yesterday | 35 wk heavy bleeding PV ? abruption
  14 yr male sudden severe testicular pain r/o torsion
  fever with purple rash not fading and stiff neck child | bee sting face swelling cant swallow
  tearing chest pain going to back bp very high
  leg swollen and now sudden breathlessness coughing blood
  छाती में जकड़न है जबड़े तक दर्द जा रहा है ठंडा पसीना
  दादी का आधा शरीर काम करना बंद कर दिया आज सुबह से | दम घुट रहा है बोला नहीं जा रहा
  चाचा अचानक गिर पड़े आंख नहीं खोल रहे | मुंह से झाग आ रहा है शरीर अकड़ रहा है
  छोटे बेटे ने मिट्टी का तेल पी लिया | फांसी लगाने की कोशिश की है बहन ने
  एक्सीडेंट में पैर कट गया खून बहे जा रहा है | गर्भवती हूं आठवां महीना अचानक बहुत ज्यादा ब्लीडिंग
  छत्तीसवां हफ्ता है दो दिन से बेबी की हलचल महसूस नहीं हो रही
  सीढ़ी से गिरी कान से खून निकल रहा है और सुस्त है | टॉफी अटक गई है सांस की नली में नीला पड़ रहा है
  सिलेंडर फटा चेहरा और हाथ जल गए | नाग ने डस लिया खेत में
  बिजली के तार से चिपक गया था सीने में दर्द है
  नवजात को पीलिया बहुत ज्यादा है दूध पीना छोड़ दिया सुस्त पड़ा है
  दिमागी बुखार जैसा लग रहा है गर्दन नहीं मुड़ रही बुखार 104 बड़बड़ा रहा है
  ततैया ने काटा पूरा मुंह सूज गया दम अटक रहा | शुगर 550 है उल्टी हो रही है होश में नहीं है
  हेलो मेरी वाइफ को अचानक बोलने में दिक्कत हो रही है हाथ नहीं उठ रहा क्या करूं
  उल्टी में खून का थक्का आया लिवर के मरीज हैं चक्कर खा रहे
  अंडकोष ऊपर चढ़ गया बेटे का तड़प रहा है दर्द से | अचानक एक आंख से दिखना बंद हो गया
  लू लग गई 106 बुखार बेसुध पड़े हैं | chest me bahut tez pain ho raha h pasine se bheeg gye h
  dil ka daura pada h abhi | gas samjhe the par seene ka dard kandhe tak ja rha ulti jaisa
  muh tedha ho gya haath uth nhi rha | saans phool rhi hai let nahi pa rahe jhagdar balgam aa raha
  bachche ki pasli chal rahi hai saans tez honth neele
  husband uth nahi rahe saans bhi nahi chal rahi
  jhatke aa rahe hai bachche ko bukhar me ruk hi nahi rahe | sulphas kha li hai usne
  galti se toilet cleaner pi gayi beti | jeena nahi hai ab chhat se kudne ja raha
  gardan pe chaku lag gya khoon ruk nhi rha
  delivery ke baad bahut khoon ja rha pad 10 min me bhar jata
  bacha pet me ghum nahi raha kal se 37 hafte | pregnant hu daura pada abhi aur haath pair sooj gye
  bed se gira sir me sujan ulti pe ulti 2 saal ka hai jaag nahi raha
  moongfali ka dana saans ki nali me chala gaya baccha khaas khaas ke laal
  saap kaata hai pair sooj raha hai | chuna aankh me chala gaya dikh nahi raha
  dawai se reaction jeebh sooj gyi saans me seeti | phande se utara hai saans dheere chal rahi
  dengue me platlet 12000 masudo se khoon chakkar
  1 mahine ki bachchi bukhar 102 dudh chhod diya rone ki aawaz kamzor
  tightness in chest spreading to left shoulder feeling like i will die sweating
  having a hart attack pls help | ECG ST elevation V1-V4 in other clinic ongoing pain
  sudden weakness left side arm and leg started 1 hour ago
  ?CVA facial deviation + aphasia onset 9am today
  grandmother confused suddenly one pupil bigger severe headache vomiting
  struggling to breathe can only say one word at a time | stridor in child drooling high fever
  found unconscious in bathroom not waking up | cardiac arrest cpr going on
  GTCS ongoing >5 min status epilepticus | overdose of sleeping pills friend not waking
  child swallowed button battery | cut my wrists bleeding a lot | coughing up cupfuls of blood
  ruptured ectopic? UPT +ve syncope BP 80/50 | baby not kicking since last night 34 weeks
  cord is coming out waters broke | acute scrotum 3 hrs sudden onset high riding testis
  infant bulging soft spot fever and very drowsy | throat closing after eating prawns
  cold pale leg sudden severe pain no pulse
  cannot pass urine numb between legs both legs weak since today after back pain
`)

/**
 * A fifth author wrote these lists without having read the search. No clinician has signed the labels. An emergency
 * needs the call at once, although many of the phrases ask only for a test.
 */
export const fifthStrangersEmergencies = listOf(`
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
  celphos kha li ghar pe jhagde ke baad | bachche ne galti se phenyl pi liya thoda sa
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

/**
 * A sixth author wrote these lists without having read the search. They were held back until it had learned from all
 * other lists. No clinician has signed the labels.
 */
export const sixthStrangersEmergencies = listOf(`
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
  nebulizer 4 bar diya bachche ko, pasliyan andar dhans rahi | spo2 79 cylinder khatam
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
  madhumakkhi ne kata, bp low, ulti, badan laal | ceftriaxone lagte hi ghutan, nabz nahi mil rahi
  coffee powder jaisi ulti, kamzori se khada nahi hua jata | रक्त की उल्टी हो रही है
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

/** A seventh author wrote these lists after the search had learned from all others. No clinician has signed the labels. */
export const seventhStrangersEmergencies = listOf(`
  papa ko seene me bahut tez dard ho raha hai pasina aa raha hai
  ghabrahat aur seene pe jaise pathar rakha ho ecg abhi karwana h
  सीने में जकड़न हो रही है और बाएं हाथ में दर्द जा रहा है
  mummy subah se chai ka cup pakad nahi pa rahi muh se pani gir raha ek taraf se
  suddenly right side hand leg not working father 62
  अचानक एक तरफ का हाथ पैर सुन्न हो गया बोली लड़खड़ा रही है | saans nahi aa rahi hai bahut zyada
  dadi let nahi pa rahi baith ke haanf rahi gulabi jhaag khansi me x ray chest urgent
  सांस नहीं ले पा रहे दादाजी होंठ नीले पड़ गए | oxygen 82 dikha raha hai oximeter me kya kare
  asthma attack pump se bhi aaram nahi bol bhi nahi pa raha | khoon ki ulti hui abhi
  खून रुक नहीं रहा हाथ कट गया कांच से
  latrine kali tar jaisi aa rahi hai aur chakkar aa ke gir gaye
  7 month pregnent bleeding ho rahi hai | 8 mahine ki pregnancy baby hil nahi raha kal se
  गर्भवती हूं पेट में बहुत तेज दर्द और खून आ रहा है
  pregnant 34 wks severe headache ankho ke aage andhera bp 170/110
  period miss 6 week one side pet me tez dard and fainting | pani ki thaili fat gayi 30 week
  delivery ke baad bahut khoon ja raha hai pad har 10 min me bhar raha
  10 din ka baby doodh nahi pi raha sust pada hai | newborn fever 101 20 days old
  नवजात बच्चा नीला पड़ रहा है | 2 mahine ki bachi jhatke maar rahi hai
  bache ko daura pad gaya hosh me nahi aa raha | मिर्गी का दौरा 10 मिनट से रुक नहीं रहा
  beta akad gaya tha aankhe palat gayi abhi bhi theek se hosh nahi eeg urgent
  bike se gir gaya sir pe chot ulti kar raha hai | baby fell from bed and now very sleepy vomiting
  सिर में चोट लगी कान से खून आ रहा है | phenyl pee liya bache ne
  chuhe marne ki dawa kha li bhabhi ne | took 30 paracetamol tablets what to do | sulfas kha liya
  नींद की बहुत सारी गोलियां खा ली हैं उठ नहीं रही | saanp ne kaat liya pair me sujan
  kutte ne kata hai abhi khoon nikal raha rabies | बंदर ने काट लिया बच्चे को गहरा घाव
  garam tel gir gaya pure hath aur muh pe jal gya | current lag gaya behosh
  marna chahta hu ab jeene ka man nahi | ab sab khatam kar dena hai bas, sabko sorry bol diya
  मैं अपनी जान दे दूंगी अब और नहीं सहा जाता | hand ki nas kaat li hai usne
  mungfali kha ke muh sooj gaya gala band ho raha
  after injection whole body daane and throat closing can't breath
  one testicle sudden severe pain swelling 15 yr boy | अंडकोष में अचानक तेज दर्द बेटे को उल्टी भी
  tez bukhar gardan akad gayi roshni chubh rahi | child fever with purple spots not fading drowsy
  pair thanda neela pad gaya achanak dard kuch mehsus nahi
  ek pair sooj gaya aur ab saans phool rahi hai flight ke baad
  bukhar 104 kaanp rahe hain behki behki baate kar rahe peshab band
  sugar 540 aa rahi hai ulti aur tez tez saans | शुगर 38 हो गई पसीना आ रहा बेहोश जैसे
  machine me HI likha aa raha h papa uth nahi rahe theek se
  dengue platelet 9000 masudo se khoon aa raha
  sir me aisa dard zindagi me pehli bar jaise bijli giri | aankh me tezab chala gaya
  achanak ek aankh se dikhna band ho gaya | bache ne button cell nigal liya
  gale me sikka fas gaya lar tapak rahi
  loo lag gayi bahar kaam karte behosh body tap rahi hai paseena nahi
  geyser wale bathroom me behosh mili gas
  dialysis miss ho gaya 2 baar ab saans phool rahi potassium 7.2 aaya hai
  k/c/o CAD c/o retrosternal CP radiating to jaw diaphoresis, stat ECG
  uncle gas bol rahe hain par jabda aur kandha dard thande paseene, ecg ghar pe ho jayega kya
  trop i high report aayi hai abhi bhi dard hai kal dikhau chalega
  peeth ke niche dard aur dono pair sun, peshab ka pata nahi chal raha aaj se mri price
`)

/**
 * An eighth author wrote these lists without having read the search. One half hardly names a symptom by the usual word.
 * The other is misspelt, corrected by the phone, dictated, or in mixed scripts. No clinician has signed the labels.
 */
export const eighthStrangersEmergencies = listOf(`
  mere chest me bahut pain ho rha hai kya karu | सीने में दर्द और घबराहट, ईसीजी कराना है
  pichle saal heart attack hua tha aaj fir wahi dard ho raha hai
  chest pain nahi hai par saans bilkul nahi aa rahi papa ko
  husband face drooping and cant lift left arm | माँ को लकवा का अटैक आया है आधा घंटा पहले
  saas phool rahi hai bolne me bhi dikkat, x ray karwana hai
  5 mahine ki pregnant hu aur bleeding chalu ho gayi
  प्रेगनेंसी में ब्लीडिंग हो रही है अल्ट्रासाउंड करवाना है
  wife 37 weeks water broke and no movement of baby | bachche ko 104 bukhar aur jhatke aa rahe hain
  बुखार में बच्ची को दौरा पड़ा और अभी तक होश नहीं | my son drank floor cleaner
  bete ne harpic pi liya | मैंने चूहे की दवा पी ली है | i want to end my life
  suicide karne ka man ho raha hai | accident ho gaya hai sar se khoon beh raha hai
  scooty se giri behosh ho gayi thi ab ulti kar rahi | saanp ne dasa hai haath me
  bijli ka jhatka laga hai papa ko | haath bahut jal gaya khaulta pani gira
  khoon ki ultiyan ho rahi hain
  naak se khoon band nahi ho raha 1 ghante se blood thinner chalti hai
  sugar 35 ho gayi hai behoshi aa rahi hai | gale me haddi atak gayi saans nahi le pa raha
  severe allergic reaction lips swollen after prawns
  pet me asahniya dard achanak se pet sakht ho gaya | bade bhai ko mirgi ka daura chal raha hai
  दादी गिर गई कूल्हे में बहुत दर्द उठ नहीं पा रही | bete ko testicle me achanak tez pain
  covid jaisa bukhar oxygen 85 aa raha h
  ammi ka jabda bhinch gaya hai, ek aankh band nahi ho rahi aur baat ulti sidhi
  papa khana khate khate chup ho gaye chamach haath se chhoot gaya, ab bol nahi nikal raha
  dada ji keh rahe chhati pe haathi baitha hai
  gale se kandhe tak khinchav, thanda paseena, gas samajh ke eno piya do baar
  mummy ki ungliyan aur naakhun nile padne lage, haanf rahi
  रात से तकिया लगाकर बैठे हैं, लेटते ही दम घुटता है | she is soaking a pad every half hour, 14 weeks
  saatwa mahina, chaddi me pani aur lal lal
  pet wala munna aaj ek baar bhi nahi ghuma, nauva mahina
  6 week ka positive aaya tha, ab dayi taraf chaku jaisa aur aankho ke saamne andhera
  munni ke haath pair akad gaye putli upar chali gayi, badan tap raha
  baby is floppy and wont wake for feeds
  गुड़िया को बुखार है, शरीर पर बैंगनी चकत्ते, दबाने से नहीं जाते
  chhote ne dadi ki bp ki poori strip nigal li
  chhatri wale ghar me heater jala ke soye, subah sab chakra rahe hain ek nahi uth raha
  khet me spray karke aaya, munh se jhaag
  ab kisi pe bojh nahi banna chahti, bacchon ka dhyan rakhna | chhat pe khada hu, bas ek kadam
  kal ke baad main nahi dikhunga kisi ko | seedhi se ludhak gayi nani, tab se ek hi sawal baar baar
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
  hard attack aa rha h papa ko ambulans no | chest pan n sweting since mornin
  cant breth properly pls help which test | mom is having a struck, left side ded
  सिने मे दरद हो राहा हे बोहोत
  मेरे पापा को ना सुबह से छाती में भारी भारी लग रहा है और वो बोल रहे कि हाथ में भी जा रहा है तो कौन सा टेस्ट करवाऊं
  didi pregnent hai 8th month usko blood aa rha continue
  प्रेग्नेंट hu पेट में pain बहुत तेज and spotting | bby is nt breathing proprly turning blue
  baccha तेज़ fever में shake कर रहा आंखें ऊपर
  hamar babuji ke muh tedha ho gail ba boli nahi nikalat | mummy nu dil da daura pai gaya
  amar babar buke khub byatha ghamchhe | chest me dard thoda kam hua par paseena band nahi ho raha
  bukhar nahi hai par gardan mod nahi pa raha aur ulti, roshni se chidh
  dard nahi hai lekin ek haath kaam nahi kar raha abhi se
  khoon nahi aa raha par pet me bahut tez dard aur behoshi, period 7 hafte se nahi
  no bleeding but baby not moving since yesterday 38 wk
  i am fine just feel like ending everything tonight
  main theek hoon bas zinda rehne ki wajah nahi bachi | padosi ne acid pi liya kahan le jaye
  meri saheli ne blade se haath kaat liya hai | naukrani gas se jhulas gayi kitchen me
  dost ko goli lagi hai pair me | bhabhi ko delivery ke baad daure pad rahe
  mere bete ne battery nigal li chhoti gol wali | cylinder phat gaya sab jal gaye
  nadi me doob gaya tha nikala hai khansi kar raha
  dawai ka reaction ho gya pura sharir lal saans seeti
  dada ji hosh me nahi lab wale ko ghar bhejo sugar check karne
  please send someone for ecg at home father collapsed
  usg urgent appendix phat gaya shayad pet pathar bukhar
  stent dala tha parso ab fir se chhati bhari | bp machine 230/140 dikha rahi sir phat raha
  pulse 35 aa rahi oximeter me aur chakkar | pulse 190 chal rahi ghabrahat behosh hone jaisi
  dialysis catheter nikal gaya khoon hi khoon | knife lag gayi pet me
  teen din se latrine gas kuch pass nahi, ulti hari, pet gubbara
  peshab 24 ghante se nahi utra chehra suja | aankh pe patakha laga khoon
  kaan se khoon gir raha thappad ke baad chakkar | bachchi ne mobil oil pi liya
  bache ne nana ki sugar ki goli kha li 3 | sir pe nariyal gira ulti neend
  gas leak hui thi factory me ab khansi aur saans
  saas ko achanak kuch dikhai nahi de raha ek aankh se
  injection ke baad gir gaya nabz dheemi thanda | cough with blood cupful tb patient
  sickle cell bachcha chhati dard saans tez bukhar
  hemophilia beta gir gaya ghutna phool raha bahut | chemo chal rahi 102 bukhar thand lag ke
  transplant patient fever 103 shaking | dengue ke baad bahut susti pet dard haath pair thande
  pregnant hu gir gayi seedhi se pet pe lagi | pregnent aankhon ke aage jugnu aur sir dard bahut
  mujhe maar peet hui hai khoon nikal raha pet me laat | rape hua hai kal raat test karwana hai
  kisi ne drink me kuch mila diya behosh jaisa
  bahut saari sharab pi li uth nahi raha thanda pad gaya
`)

/** A ninth author wrote these 60 after reading how the search hears, and before trying any. No clinician has signed them. */
export const ninthEmergencies = listOf(`
  papa ki chhati me aag si lagi hai aur thanda paseena, gas ki goli se bhi fark nahi
  seena kas raha hai jaise koi rassi baandh raha ho
  left shoulder and jaw paining with sweating since 30 mins, 55 male smoker
  बाबूजी को घबराहट और पसीना, कह रहे हैं कि दिल बैठा जा रहा है
  mother sugar patient no pain but suddenly breathless and grey
  haath se gilaas chhoot gaya aur boli samajh nahi aa rahi nana ki
  mom woke up and her one eyelid and mouth hanging
  दाहिना पैर घिसट रहा है सुबह से, बात भी अटक रही है
  suddenly cannot read the newspaper, words look jumbled, 68 yrs
  sudden worst headache of my life like thunder | आज तक का सबसे भयंकर सिरदर्द एकदम से शुरू हुआ
  bukhar 103 aur gardan jhuk nahi rahi, roshni bardasht nahi
  bukhar me bachcha bahki bahki baatein kar raha aur jaag nahi raha | baby 20 days temperature 101
  navjat shishu thanda pad gaya aur rota nahi | बच्ची की पसली चल रही है और होंठ नीले
  child swallowed a magnet set | bitiya ne naani ki bp ki goliyan kha li
  chhote ne mitti ka tel pi liya | garam chai se bachche ka muh aur chhati jal gayi
  beta pani ki balti me gir gaya tha, saans dheemi | choking on grape cant cough
  gale me machhli ka kanta phasa, thook bhi nahi nigal pa raha
  jhatke aa rahe hain aur jeebh kat gayi | fits for last ten mins not stopping
  35 weeks pregnant headache and seeing spots, feet swollen
  3 mahine ki pregnant hu, kapde bhar bhar ke khoon | paani chhoot gaya 8va mahina, dard shuru
  गर्भ में बच्चा सुबह से शांत है, हरकत नहीं
  after delivery day 6, fever with foul discharge and shivering
  pregnancy test positive, sharp pain right side, shoulder tip pain, feeling faint
  one testis suddenly swollen and very painful, 15 year son | अंडकोष में अचानक तेज़ दर्द और उल्टी
  peshab bilkul band hai raat se, pet phool gaya dard
  pith dard ke saath dono pair jawab de gaye, peshab pata nahi chalta
  pet me chaku jaisa dard, pet lakdi jaisa kada | haemetemesis two episodes today
  black tarry motion and fainted in bathroom | khoon ki ulti katora bhar
  nakseer do ghante se, warfarin khate hain | hornet sting, tongue swelling
  dawai khate hi poore badan pe chakatte aur gala band
  sugar machine HI dikha rahi hai aur saans gehri | sugar 32 aayi aur mamma behki behki
  saanp ne pair pe kaata do nishan | kutte ne chehre pe kaata gehra zakhm
  gas geyser bathroom didi giri padi | current laga, dil ajeeb dhadak raha
  gaadi ne takkar mari, kulha tedha, uth nahi raha | fell from stairs, vomiting and one pupil bigger
  talwar se haath kat gaya khoon phawwara | aankh me tezab chala gaya
  blade se kalai kaat li hai usne | bahut thak gaya hu is zindagi se aaj khatam kar dunga
  took all my moms sleeping tablets | मेरी सहेली ने फिनाइल पी लिया
  pindli suji hui, ab saans phool rahi aur khoon wali khansi
  pair neela aur thanda, nabz nahi mil rahi | chemo patient with 101 fever and chills
  mri ke injection ke baad gala ghut raha hai
`)

/** A tenth author's 60, as people in a hurry type on a phone. Written before any was tried. No clinician has signed them. */
export const tenthEmergencies = listOf(`
  papa nhi uth rhe | mumy behos h kya kre | chst pain since 1hr | seene me bhot drd h pasina
  saans nhi le pa rhi dadi | baby nt responding | baby nila pad gya
  beta gir gya sir se khun nikl rha | bachcha chhat se gira ulti | beti ne allout pi liya
  chote bhai ne tezab chakh liya | 2 mahine ka bachcha bukhar 101 doodh nahi pi raha
  bachche ko ulti dast aankhe dhas gayi sust | bachcha dast 10 baar peshab nahi kiya subah se
  nana ka muh ek taraf tircha | dadi ki zuban ladkhada rahi achanak
  mummy ka aadha sharir kaam nahi kr rha | papa ko dikhna band achanak | sar me bum phata jaisa dard
  daure pe daura | hosh me nahi aa rha sugar 30 | insulin zyada laga liya kaanp rahi
  meter pe HI likha hai papa lambi saans le rahe | bp 230 hai naak se khun | bp 70/40 thanda pasina
  nabz nahi mil rahi | pregnant hu khoon aaya | 8 month pregnant bachcha ghoom nahi raha
  water bag phat gaya 35 week | delivery pain shuru ho gaye | pregnant ko jhatke
  pregnant bp 170/110 sir dard | d&c ke baad bahut khoon pad bhar rahe
  tubal pregnancy likha hai pet me tez dard chakkar | platelets 8000 masude se khoon
  dengue pet dard ulti ruk nahi rahi behosh jaisa | malaria me behki behki baat
  bukhar me gardan akad gayi | bukhar sharir pe neele daag fail rahe bachcha sust
  geyser gas se behosh | khana atak gaya gale me | dawai se saans band ho rhi | beti ne nas kaat li
  neend ki 20 goli kha li | bhai ne zahar kha liya | accident hua h haddi bahar
  kulha toot gaya dadi abhi giri | kali potty chakkar khade nahi ho pa rahe
  pet pathar jaisa ho gya dard | testicle me bahut dard 2 ghante se 12 saal
  pair thanda neela achanak | gunde ne chaku mara pet me | my dad collapsed help
  cant feel left side | पापा को सीने में दर्द हो रहा है पसीना आ रहा | बच्चे की सांस नहीं चल रही
  माँ अचानक बोल नहीं पा रही | प्रेगनेंट हूँ खून आ रहा है | बेटे ने चूहा मार दवा खा ली
  दादा जी बेहोश पड़े हैं
`)
