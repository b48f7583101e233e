/** The phrases of a table, divided by bars. */
const phrasesOf = (table: string): readonly string[] =>
  table.split(/[|\n]/).flatMap((phrase) => (phrase.trim() === '' ? [] : [phrase.trim()]))

/**
 * Four lists of the same engineer. Each was written after the rules were changed for `red-flags.ts` and for the lists
 * before it. At the first try the rules heard 56 of 71, 56 of 82, 47 of 60 and 60 of 67. The rules of 3.0.0 hear 51,
 * 46, 39 and 56. The fourth list has the topics of the fourth stranger.
 */
export const laterRedFlags = {
  first: phrasesOf(`
    papa ke seene me ajeeb sa dabav hai aur ulti jaisa ho raha
    dadi ka chehra tircha ho gaya paani bhi gir raha muh se | didi ki saans ukhad rahi hai
    मेरे ससुर जी बाथरूम में गिरे पड़े हैं कोई हरकत नहीं | bhabhi ko mirgi aa rahi hai ruk nahi rahi
    padosan ne tezab pi liya | ab aur nahi jeena mujhe alvida | muh se khoon aa raha hai papa ke
    aathwa mahina chal raha bleeding shuru ho gayi | subah se baby ne ek bhi kick nahi mara 37 week
    scooty se gira helmet nahi tha kaan se khoon | chhote bhai ne moongfali ka dana saans ki nali me fasa liya
    cooker phata chehra jhulas gaya | naag ne das liya khet me
    washing machine se jor ka jhatka laga bol nahi raha
    navjat shishu ka sharir thanda pad gaya doodh nahi le raha
    beta tez bukhar me badbada raha hai gardan mod nahi pa raha
    penicillin ka injection laga saans band hone lagi
    insulin li thi khana nahi khaya ab pasine me tar bol nahi pa rahe | kaanch se kalai kat gayi khoon ka fawara
    left testicle twisted pain started 2 hours back vomiting
    geyser on tha bathroom me bhabhi gir padi hosh nahi | elephant sitting on my chest feeling
    pressure in chest radiating to shoulder with nausea | my dad is slurring and his right hand dropped the cup
    grandma cannot move her left side since breakfast | gasping for air asthma pump empty
    baby ribs going in with each breath grunting | found him on the floor not breathing
    he is shaking violently eyes rolled back | she drank toilet cleaner
    swallowed half bottle of cough syrup toddler | he has a knife in his stomach
    i have taken all my sleeping tablets goodbye | throwing up blood clots | 28 weeks gush of water
    26 wk pregnant cramping and bleeding | worst pain in my belly cant stand since 1 hour
    my eye suddenly went black cant see | nose bleed 40 minutes on warfarin | lips swollen after eating peanuts
    tongue swollen cant talk after medicine | blood sugar reading 32 not waking properly
    sugar HI on glucometer vomiting breathing fast | child has purple spots and high fever sleepy
    pt in shock BP 70/40 GI bleed | acute retrosternal pain with sweating r/o MI | LOC + seizure since 20 min
    POC wd 20 wks bleeding PV ++ | alleged h/o ingestion of celphos 30 min back
    छाती पर बोझ और बाजू में झनझनाहट | मां बोलते बोलते अचानक चुप हो गई मुंह टेढ़ा
    पत्नी की सांसें बहुत तेज चल रही हैं होंठ नीले | बेटी को करंट ने पकड़ लिया
    दीदी ने नींद की गोलियां खा लीं ढेर सारी | नाना जी को उठा रहे हैं पर उठ नहीं रहे | प्रसव पीड़ा शुरू हो गई है
    गर्भवती हूं सिर में तेज दर्द और आंखों के आगे तारे | मधुमक्खियों ने काट लिया गला बंद हो रहा
    बच्चा लगातार उल्टी कर रहा आंखें अंदर धंसी | मल में बहुत खून और चक्कर | पीठ में चाकू लगा है
    गाड़ी ने टक्कर मार दी पैर की हड्डी बाहर | बुखार में बच्चे की आंखें ऊपर चढ़ गईं
    शुगर ४५ है हाथ कांप रहे पसीना | मेरा दोस्त फंदे पर लटक गया | लू लगने से चाचा बेहोश
    पापा को पैरालिसिस का अटैक आया अभी | मुझे खुद को खत्म करना है | बच्ची ने बटन वाली बैटरी निगल ली
    suicide prevention helpline number
  `),
  second: phrasesOf(`
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
  `),
  third: phrasesOf(`
    papa ko angina ka dard ho raha dawa jeebh ke neeche rakhi aaram nahi | chacha ji ka seena phata ja raha hai
    दिल में तेज दर्द जबड़ा भी दुख रहा | heart is pounding cant catch my breath | my throat is closing up
    mummy ki saans ghut rahi hai neend se uthi | dama ka attack nebulizer lag gaya phir bhi nahi ruka
    बच्चे ने कंचा गले में फंसा लिया | paani me dub gaya tha abhi nikala | बुआ का चेहरा एक ओर झुक गया
    right side paralysis since 1 hour | dadi ajeeb baatein kar rahi achanak | cant move my legs suddenly
    achanak sunai aur dikhna band | mama ji ko fits pe fits aa rahe | बेटी बुखार में कांपकर अकड़ गई
    he collapsed while playing | father not opening eyes | hosh chala gaya thodi der
    sasur ji ki nabz nahi chal rahi | sir se khoon nikal raha hai seedhiyon se gire
    naak se khoon tapak raha band nahi | ulti me laal khoon aaya | chaku se haath kata khoon beh raha
    shaadi me patakhe se chehra jal gaya | bijli ke taar se chipak gaya | bhai ne zahar kha liya
    beti ne harpic chakh liya | petrol muh me chala gaya bachche ke | dadi ne galti se double insulin le liya
    20 crocin kha li gusse me | saanp ne pair me dasa | bhaunra ne kaata chehra sooj raha
    मूंगफली से एलर्जी है खा ली मुंह सूज रहा है | sugar 35 pasina behosh | शुगर 560 पहुंच गई उल्टियां
    6 mahine ki pregnant pet me marod aur khoon | paani ki thaili leak ho rahi hai
    9 mahine pet me bachcha nahi hil raha | prasav ke dard shuru ho gaye hain
    delivery ho gayi ghar me khoon band nahi | garbhvati ko daura pada | bp 190 pregnant sar dard
    navjat ne rona band kar diya | nanhi bachchi saans lene me khar khar
    bachche ka pet chal raha aankhe dhansi susti | 100 din ka bachcha neela ho gaya
    gardan akad gayi tez bukhar | bukhar me pure sharir par laal daane behosh | fansi laga li
    mar jaungi main ab | depression me hu jeene ka mann nahi | acute abdomen with vomiting severe pain sudden
    k/c/o DM GCS 8 RBS 28 | h/o RTA with head injury ENT bleed | c/o hematemesis 2 episodes
    primi 39 wks in labour | andkosh me dard tez achanak uthaa | peshab kal se band pet phula
    kamar se neeche sunn peshab par control nahi
  `),
  fourth: phrasesOf(`
    छाती में भारीपन और बाएं हाथ में दर्द पसीना छूट रहा | दादाजी के मुंह से आवाज नहीं निकल रही चेहरा एक तरफ
    पत्नी को सांस लेने में बहुत परेशानी हो रही है | भाभी गिर पड़ीं और होश में नहीं आ रहीं
    मिर्गी का दौरा आधे घंटे से नहीं रुक रहा | बहू ने कीटनाशक पी लिया है जल्दी बताओ | मरने का मन करता है अभी
    पापा को खून की उल्टियां हो रही हैं | आठ महीने की गर्भवती हूं बहुत ब्लीडिंग
    पेट में बच्चे की हलचल सुबह से महसूस नहीं हो रही | सीढ़ियों से सिर के बल गिरा उल्टी और नींद में
    बेटे के गले में मूंगफली अटक गई खांस रहा है | उबलता पानी बच्चे पर गिर गया | कोबरा सांप ने काटा
    बिजली का झटका लगा सांस नहीं ले रहा | नवजात सुस्त है दूध नहीं पी रहा शरीर ठंडा
    तेज बुखार सिर दर्द और गर्दन सीधी नहीं हो रही | दवा के बाद होंठ सूज गए सांस अटक रही
    शुगर 38 दिखा रहा बोल नहीं पा रहीं | एक बाजू और एक टांग में जान नहीं रही अचानक
    हाथ कट गया है खून की धार बह रही | लड़के के अंडकोष में अचानक दर्द उठा
    papa ke chest me pressure lag raha hai jaw me bhi dard | heart attack lag raha hai plz help
    mummy ko saans nhi aa rhi lips blue | dadi ka muh ek side ho gaya bol nhi pa rhi
    spo2 75 aa rha hai kya kare | inhaler lene ke baad bhi saans phul rhi bahut | uncle gir gye hosh nahi
    fit pe fit aa rhe hai bhai ko | behen ne toilet cleaner pi liya | 15 alprax kha li usne
    nas kaat li hai usne khoon nikal raha | latrine kaali aur chakkar aa rhe behoshi si
    water break ho gaya 7th month | baby kick nahi kar raha aaj | pregnant bp 170 sir me dard ankho me andhera
    truck ne takkar maari sir phat gaya | chicken ka tukda gale me phas gaya saans nahi
    bachche ko bichu ne dank mara | chemical aankh me gir gaya | injection lagte hi daane aur saans band
    bachcha tub me doob gaya | nakseer nahi ruk rahi 2 ghante ho gaye
    severe crushing chest pain with left arm pain | chest pain and sweting
    c/o chest pain radiating to lt arm since 2 hr | sudden lt sided weakness + facial deviation 1 hr
    dad cant talk properly suddenly arm is weak | sudden terrible headache with vomiting
    struggling to breathe and turning blue | o2 sat 80% breathless | mother is unconscious not waking up
    pt found unresponsive at home | seizure lasting more than 10 minutes | swallowed 25 tablets of paracetamol
    drank pesticide 1 hr ago | i dont want to live anymore going to end it | blood in vomit and feeling dizzy
    7 weeks pregnant sharp pain on one side shoulder pain | no baby movements since last night 36 weeks
    30 weeks pregnant heavy bleeding with pain | 13 yr boy testicular pain since 2 hr
    high fever stiff neck confusion | allergic reaction throat closing | sudden tearing pain in chest and back
    sudden breathlessness after long flight calf swollen
  `),
} as const

/**
 * Harmless phrases of the same times. At the first try the rules raised 9 false alarms at 69, 7 at 91, 5 at 52 and 2 at
 * 40. The rules of 3.0.0 raise 9, 13, 7 and 4.
 */
export const laterNotRedFlags = {
  first: phrasesOf(`
    bypass ko 3 saal hue ab checkup | mummy ka brain stroke 2020 mein hua tha physiotherapy ke liye mri
    seene me jalan khane ke baad usg | dil ki bimari parivar me hai to kaunsa test
    bp badha rehta hai 150 ecg aur echo | baby ki dhadkan sunni hai 8 week scan | khoon patla hai pt inr
    saans ka test spirometry | behosh karne wali sui se dar lagta hai mri
    chakkar ke liye kaan aur gardan ka mri | thyroid ki goli khaya karo kya test se pehle
    pet me gas aur jalan ka ultrasound | accident claim ke liye xray report
    fracture plaster katne ke baad xray | 12 hafte ka scan aur double marker
    bleeding ke bina periods late hai pregnancy test | ladke ki height ke liye xray hand | daant me dard opg
    raat me pair sunn ho jata hai b12 | sugar 250 hai khali pet hba1c | uric acid se anghutha sooja
    jalne ka nishan hatana | kidney ki pathri ka dard usg | weight loss injection ke baad thyroid
    stroke physiotherapy patient follow up doppler | old MI 2015 for echo
    h/o seizure disorder on levetiracetam MRI epilepsy protocol
    no LOC no vomiting minor head injury 1 month back ct | post op bypass 6 months echo
    c/o pain abdomen 2 months usg whole abdomen | chronic cough hrct | known asthmatic for pft and xray
    chest pain ruled out, lipid profile | doppler for dvt follow up after 6 months
    anc profile 20 weeks no complaints | growth scan 34 weeks fetal movements normal
    is mri safe for stroke patients | can bleeding happen after biopsy | will ct dye cause allergy
    how long to hold breath for ct chest | heart health package for my father
    stress test after heart attack when | burnt tongue taste loss | fainting history tilt test
    poison ivy allergy test | kids vaccination and cbc | home sample for bedridden paralysis patient
    wheelchair for grandmother with stroke | falling hair thyroid | हार्ट का चेकअप कराना है 50 साल
    दिल की धड़कन तेज रहती है ईसीजी | सांस की पुरानी बीमारी एक्सरे | लकवे के मरीज की एमआरआई
    मिर्गी की दवा चलती है ईईजी | प्रेगनेंसी में शुगर की जांच | खून की कमी की जांच
    बच्चे को बुखार है डेंगू टेस्ट | सीढ़ी से गिरे थे महीना भर पहले कमर का एमआरआई | सिर में पुरानी चोट का सीटी
    पेट साफ नहीं होता अल्ट्रासाउंड | नाक की हड्डी बढ़ी है सीटी | बेहोशी के बिना एंडोस्कोपी
    शुगर की दवा खाकर टेस्ट | गर्दन में दर्द और हाथ सुन्न एमआरआई | ब्लीडिंग टाइम क्लॉटिंग टाइम | खून जांच घर से
    दांत निकलवाने से पहले खून की जांच | एक आंख से कम दिखता है चश्मा | दवा के बाद एलर्जी की जांच
  `),
  second: phrasesOf(`
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
  `),
  third: phrasesOf(`
    stroke hua tha 2 saal pehle ab mri lumbar | nana ko lakwa 2017 me
    bhai ko fits ki bimari hai dawa chalu eeg | no chest pain at present tmt | dard nahi hai sirf gaanth hai
    saans theek hai xray chahiye | behosh nahi kiya jata mri me kya | papa theek hain attack ke baad checkup
    heart attack test price | stroke profile blood test | mother had breast cancer i want marker
    bleeding disorder test | khoon jamne ki jaanch | seene ka ct | chest ka xray normal tha ab ct
    sir ka ct scan kitne ka | pair ki sujan doppler | pairo me dard nas ka doppler | pet me kide
    bachche ka pet dard usg | pregnant hu pehla scan kab | 5 mahine pregnant level 2
    bachcha ulta hai 9 mahine usg | delivery ke 3 mahine baad periods nahi | miscarriage ke baad usg kab karaye
    sugar 90 fasting normal | sugar low rehti hai hba1c | bp low rehta hai ecg | bp 160/100 ecg karana
    oxygen test spo2 99 | bukhar 102 dengue test | bukhar khansi chest xray | dane nikle hain allergy test
    gardan me dard mri cervical | haath sunn rehta hai ncv | kaan se pani aata hai ct temporal bone
    aankh me jalan | naak ki haddi tuti xray nasal bone | gira tha mahine pehle tailbone xray
    chot purani ghutna mri | jalne ki davai | goli khane se pehle test | vitamin ki goli kha raha hu test
    iron ki goli pregnancy cbc | zehar ka test | kutte ke kaatne ke baad blood test
    snake bite 2 saal pehle hua tha kft | mann udas rehta hai thyroid | neend nahi aati thyroid
    ambulance ka charge | emergency me report milti kya | stretcher hai kya bedridden patient
  `),
  fourth: phrasesOf(`
    पांच साल पहले बाईपास हुआ था रूटीन ईसीजी | कोई तकलीफ नहीं बस सालाना चेकअप | स्ट्रोक से बचाव के लिए टेस्ट
    बच्चा ठीक घूम रहा है ग्रोथ स्कैन बुक करना है | मां को कैंसर था मेरा मार्कर टेस्ट
    पेशाब करते समय जलन यूरिन टेस्ट | दौरे दस साल से नहीं आए एमआरआई | खून की जांच के लिए खाली पेट आना है
    बच्चे को सुलाने की दवा देकर एमआरआई | पुराना फ्रैक्चर एक्सरे | सांस रोकनी पड़ेगी क्या एमआरआई में
    जलने का पुराना निशान | थायराइड की गोली खाकर टेस्ट दे सकते हैं | stent 2018 me laga tha follow up echo
    saans ki koi problem nahi xray for job | lakwa 3 saal pehle hua tha mri follow up
    heart attack se bachne ka package | ecg kitne ka hai dil ki jaanch | medical fit certificate chahiye
    khoon nahi aa raha dard nahi hai 3 month scan | kamar me jhatka lag gaya tha mri
    papa ko attack aaya tha mera cholesterol check | typhoid pichle mahine tha ab cbc | sardi khansi xray
    emergency number form me kiska de | khana khane ke kitni der baad sugar | sir pe chot lagi thi bachpan me ct
    s/p CABG 2017 routine echo | denies chest pain, for pre op ecg
    father died of stroke carotid doppler for me | old CVA MRI follow up
    epilepsy controlled no fits for 3 years eeg | 28 wks scan fetal movement good
    varicose veins long time doppler | childhood asthma now fine xray | prevent heart attack checkup
    uti burning urine culture | drug allergy test price | infertility scrotal doppler
    ambulance pickup for old lady xray
  `),
} as const
