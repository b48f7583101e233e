import { listOf } from './read-phrases.ts'

/**
 * The signs for which public lists say to call an ambulance, as a patient would type them. They were written from the
 * lists, sign after sign, before the rules were changed for them. The lists are those of the NHS ("when to call 999"
 * and its pages on sepsis, meningitis, anaphylaxis, asthma and head injury). They are also those of the American College
 * of Emergency Physicians, and BE-FAST of the American Stroke Association. For children they are the danger signs of
 * IMCI and of Indian paediatricians, for mothers those of the WHO. For poisons they are what the poisons centre of AIIMS is
 * called about, and for heat the advice of India's Ministry of Health.
 *
 * A line has one sense in English, in Hindi with Latin letters, and in Devanagari. An engineer labelled the phrases,
 * and no clinician has signed the labels.
 */
export const redFlags = {
  heart: listOf(`
    heavy chest and sweating | seena bhari aur pasina aa raha | सीना भारी और पसीना आ रहा है
    pain in chest going to jaw | seene ka dard jabde tak ja raha | सीने का दर्द जबड़े तक जा रहा है
    tight chest since an hour | chhati kas gayi ek ghante se | छाती में कसाव एक घंटे से
    husband having a heart attack | pati ko heart attack aa gaya | पति को हार्ट अटैक आ गया
    pain in left arm and cold sweat | baaye haath me dard thanda pasina | बाएं हाथ में दर्द ठंडा पसीना
    pulse very slow and fainting | nabz bahut dheemi behosh ho rahe | नब्ज बहुत धीमी बेहोश हो रहे
    heart beating very fast and passing out | dhadkan bahut tez behoshi chha rahi | धड़कन बहुत तेज बेहोशी छा रही
    upper stomach pain and sweating heart patient | pet ke upar dard pasina heart patient
      पेट के ऊपर दर्द पसीना हार्ट के मरीज
  `),
  breath: listOf(`
    he is struggling to breathe | saans lene me bahut takleef | सांस लेने में बहुत तकलीफ
    short of breath cannot complete a sentence | saans itni phooli ki bol nahi pa rahe
      सांस इतनी फूली कि बोल नहीं पा रहे
    oxygen level dropped to 84 | oxygen gir kar 84 ho gaya | ऑक्सीजन गिरकर 84 हो गया
    spo2 79 | spo2 79 aa raha hai | एसपीओ2 79
    breathing very fast | saans bahut tez chal rahi | सांस बहुत तेज चल रही
    asthma attack inhaler not working | dame ka daura inhaler kaam nahi kar raha | दमे का दौरा इन्हेलर काम नहीं कर रहा
    food stuck in throat cannot breathe | gale me roti fas gayi | गले में रोटी फंस गई
    child choking on a grape | bachcha angoor se choke ho gaya | बच्चे के गले में अंगूर अटक गया
    smoke inhaled in fire coughing | aag ke dhuen se dam ghut gaya | आग के धुएं से दम घुट गया
    nearly drowned in pool | swimming pool me doob gaya | तालाब में डूब गया था निकाला है
    lips are blue | honth neele ho gaye | होंठ नीले हो गए
    stopped breathing | saans ruk gayi | सांस रुक गई
  `),
  brain: listOf(`
    mouth has dropped on one side | ek taraf ka chehra latak gaya | एक तरफ का चेहरा लटक गया
    cannot lift right arm suddenly | achanak daya haath nahi uth raha | अचानक दायां हाथ नहीं उठ रहा
    speech slurred since morning | subah se zubaan ladkhada rahi hai | सुबह से जुबान लड़खड़ा रही है
    cannot speak suddenly | achanak bolna band ho gaya | अचानक बोलना बंद हो गया
    suddenly lost balance cannot walk | achanak chal nahi pa rahe santulan bigad gaya | अचानक चल नहीं पा रहे
    sudden double vision | achanak do do dikh raha hai | अचानक दो दो दिख रहा है
    sudden loss of vision | achanak dikhai dena band | अचानक दिखाई देना बंद हो गया
    sudden numbness of left leg and arm | achanak baya haath pair sunn | अचानक बायां हाथ पैर सुन्न
    sudden confusion not recognising us | achanak kisi ko nahi pehchan rahe | अचानक किसी को नहीं पहचान रहे
    sudden worst headache ever | achanak bahut bhayanak sir dard | अचानक बहुत भयानक सिर दर्द
    brain haemorrhage | dimag me khoon beh gaya | दिमाग में खून बह गया
    he is unconscious | wo behosh pade hain | वो बेहोश पड़े हैं
    she is not waking up | uth hi nahi rahi jagane par bhi | जगाने पर भी नहीं उठ रही
    he fainted just now | abhi gash khakar gir gaye | अभी गश खाकर गिर गए
    not responding to voice | awaz dene par jawab nahi de rahe | आवाज देने पर जवाब नहीं दे रहे
    having a seizure for 10 minutes | 10 minute se jhatke aa rahe hain | दस मिनट से झटके आ रहे हैं
    first fit of my brother today | bhai ko aaj pehli baar mirgi ka daura | भाई को आज पहली बार मिर्गी का दौरा
    body went stiff and frothing | sharir akad gaya muh se jhaag | शरीर अकड़ गया मुंह से झाग
  `),
  infection: listOf(`
    fever and stiff neck | bukhar aur gardan akdi hui | बुखार और गर्दन अकड़ी हुई
    rash that does not fade with glass | daane glass se dabane par nahi mit rahe bukhar
      दाने दबाने पर नहीं मिटते तेज बुखार
    fever and very drowsy child | bachcha bukhar me sust jag nahi raha | बच्चा बुखार में सुस्त जाग नहीं रहा
    fever and confusion | tez bukhar me behki baatein | तेज बुखार में बहकी बातें
    cold clammy skin and confused | haath pair thande pad gaye behki baat | हाथ पैर ठंडे पड़ गए बहकी बातें
    skin is pale and blotchy baby limp | bachche ki chamdi neeli dheela pad gaya | बच्चे की चमड़ी नीली ढीला पड़ गया
    dengue and severe stomach pain vomiting | dengue me pet me bahut dard ulti | डेंगू में पेट में बहुत दर्द उल्टी
    heat stroke fever 106 confused | loo lag gayi bukhar 106 hosh nahi | लू लग गई तेज बुखार होश नहीं
  `),
  belly: listOf(`
    sudden severe stomach pain | achanak pet me bahut tez dard | अचानक पेट में बहुत तेज दर्द
    unbearable belly pain | pet me asahniya dard | पेट में असहनीय दर्द
    vomiting blood | ulti me khoon | उल्टी में खून
    black stool and dizzy | kaala paikhana aur chakkar | काला मल और चक्कर
    lot of blood in stool | potty me dher sara khoon | पॉटी में ढेर सारा खून
    tearing pain in chest and back | chhati se peeth tak cheerta dard | छाती से पीठ तक चीरता दर्द
    severe pain in one testicle | ek andkosh me bahut dard | एक अंडकोष में बहुत दर्द
    sudden testicle swelling | achanak andkosh sooj gaya | अचानक अंडकोष सूज गया
    not passed urine since yesterday belly swollen | kal se peshab nahi hua pet phool gaya | कल से पेशाब बंद पेट फूला
    back pain and cannot control urine legs numb | kamar dard peshab nikal jata dono pair sunn
      कमर दर्द पेशाब निकल जाता दोनों पैर सुन्न
  `),
  blood: listOf(`
    bleeding will not stop | khoon nahi ruk raha | खून रुक नहीं रहा
    blood is spurting from the hand | haath se khoon ki dhaar | हाथ से खून की धार निकल रही
    coughing up blood | khansi me khoon | खांसी में खून
    nose bleeding for an hour | ek ghante se nakseer chal rahi | एक घंटे से नाक से खून
    deep cut on the wrist | kalai par gehra ghaav | कलाई पर गहरा घाव
    leg swollen and suddenly breathless | pair sooja aur achanak saans phooli | पैर सूजा और अचानक सांस फूली
  `),
  injury: listOf(`
    car accident badly hurt | gaadi se takkar ho gayi | गाड़ी से टक्कर हो गई
    fell from terrace | terrace se gir gaya | छत से नीचे गिर गया
    fell down stairs cannot move legs | seedhi se gire pair nahi hil rahe | सीढ़ी से गिरे पैर नहीं हिल रहे
    hit head and vomiting | sir takra gaya ulti ho rahi | सिर टकरा गया उल्टी हो रही
    head injury and drowsy | sir me chot aur neend me ja raha | सिर में चोट और बेहोशी
    clear fluid from nose after head injury | chot ke baad kaan se pani | सिर की चोट के बाद कान से खून
    bone sticking out | haddi bahar aa gayi | हड्डी बाहर आ गई
    finger cut off | ungli kat gayi | उंगली कट गई
    stabbed with knife | chaku maar diya | चाकू मार दिया
    shot in the leg | goli lag gayi | गोली लग गई
    burnt by boiling water | khaulta pani gir gaya jal gayi | खौलता पानी गिर गया जल गई
    saree caught fire | saree me aag lag gayi | साड़ी में आग लग गई
    electric shock from cooler | cooler se current lag gaya | कूलर से करंट लग गया
    acid in eye | aankh me tezab chala gaya | आंख में तेजाब चला गया
    trapped under a wall | deewar ke neeche dab gaya | दीवार के नीचे दब गया
  `),
  poison: listOf(`
    drank floor cleaner | phenyl pee liya | फिनाइल पी लिया
    child drank kerosene | bachche ne mitti ka tel pi liya | बच्चे ने मिट्टी का तेल पी लिया
    swallowed naphthalene ball | naphthalene ki goli nigal li | नेफ्थलीन की गोली निगल ली
    ate rat poison | chuhe maarne wali dawa kha li | चूहे मारने वाली दवा खा ली
    took celphos | sulfas kha liya | सल्फास खा लिया
    drank pesticide | keede maarne ki dawa pee li | कीटनाशक पी लिया
    took 40 sleeping pills | neend ki 40 goliyan kha gaye | नींद की 40 गोलियां खा गए
    overdose of paracetamol | paracetamol ki poori patti kha li | पैरासिटामोल का पूरा पत्ता खा लिया
    baby ate grandfather's bp tablets | bachche ne dada ki bp ki goli kha li | बच्चे ने दादा की बीपी की गोली खा ली
    swallowed a button cell | button cell nigal gaya | बटन सेल निगल गया
    swallowed a magnet | chumbak nigal liya | चुंबक निगल लिया
    alcohol poisoning not waking | zyada sharab pi kar behosh | ज्यादा शराब पीकर बेहोश
    carbon monoxide geyser bathroom fainted | geyser ki gas se behosh | गीजर की गैस से बेहोश
    drank mosquito repellent | machhar ki dawa pi li | मच्छर मारने की दवा पी ली
    ate datura seeds | dhatura kha liya | धतूरा खा लिया
  `),
  bites: listOf(`
    snake bite | saanp kaat gaya | सांप काट गया
    stung by scorpion | bichhu ne dank mara | बिच्छू ने डंक मारा
    stung by many bees face swollen | madhumakhi ne kaata muh sooja | मधुमक्खी ने काटा मुंह सूज गया
    dog bite on face | kutte ne chehre par kaat liya | कुत्ते ने काट लिया
  `),
  allergy: listOf(`
    tongue and throat swelling after eating prawns | jhinga khane se jeebh aur gala sooj gaya | झींगा खाने से जीभ सूज गई
    cannot swallow throat closing | gala band ho raha nigal nahi pa rahe | गला बंद हो रहा निगल नहीं पा रहे
    hives all over and breathing trouble | poore sharir par pitti saans me dikkat | पूरे शरीर पर पित्ती सांस में दिक्कत
    severe allergic reaction | bahut tez allergy ho gayi saans phool rahi | एलर्जी से गला सूज गया
  `),
  sugar: listOf(`
    sugar 38 and sweating | sugar 38 pasina aa raha | शुगर 38 पसीना आ रहा
    low sugar unconscious | sugar low behosh | शुगर लो बेहोश
    sugar 520 and vomiting | sugar 520 ulti ho rahi | शुगर 520 उल्टी हो रही
    sugar fell to 45 shaking | sugar 45 tak gir gayi kaanp rahe | शुगर 45 तक गिर गई कांप रहे
  `),
  mother: listOf(`
    pregnant and bleeding | garbhvati hoon khoon aa raha | गर्भवती हूं खून आ रहा है
    spotting in pregnancy | pregnancy me halki bleeding | प्रेगनेंसी में ब्लीडिंग
    waters have broken | pani ki thaili toot gayi | पानी की थैली टूट गई
    leaking fluid 33 weeks | 33 hafte me pani nikal raha | 33 हफ्ते में पानी निकल रहा
    baby not kicking today 9 months | nauve mahine me bachcha nahi ghoom raha | नौवें महीने बच्चा नहीं घूम रहा
    fetal movements reduced | bachche ki halchal kam ho gayi | बच्चे की हलचल कम हो गई
    labour has started | labour pain shuru | लेबर पेन शुरू हो गया
    contractions every 5 minutes | har 5 minute me dard uth raha delivery ka | डिलीवरी का दर्द उठ रहा
    pregnant with fits | pregnancy me daura | प्रेगनेंसी में दौरा
    pregnant severe headache and blurred vision | garbhvati sir dard aankhon ke aage andhera
      गर्भवती सिर दर्द धुंधला दिख रहा
    pregnant with severe stomach pain | garbhvati ko pet me tez dard | गर्भवती को पेट में तेज दर्द
    bleeding a lot after delivery | delivery ke baad bahut khoon ja raha | डिलीवरी के बाद बहुत खून जा रहा
    heavy bleeding after abortion pill | abortion ki goli ke baad bahut bleeding | गर्भपात की गोली के बाद बहुत खून
    cord has come out | naal bahar aa gayi | नाल बाहर आ गई
    baby is coming out | bachcha bahar aa raha hai | बच्चा बाहर आ रहा है
    8 weeks pregnant one sided pain and fainted | 8 hafte pregnant ek taraf dard behosh
      8 हफ्ते गर्भ एक तरफ तेज दर्द चक्कर
  `),
  child: listOf(`
    baby not feeding and limp | bachcha doodh nahi pi raha dheela pad gaya | बच्चा दूध नहीं पी रहा ढीला पड़ गया
    infant vomits everything and drowsy | bachcha sab ulti kar de raha sust hai | बच्चा सब उल्टी कर दे रहा सुस्त है
    child had convulsion with fever | bukhar me bachche ko jhatka aaya | बुखार में बच्चे को झटका आया
    chest sucking in while breathing baby | bachche ki pasliyan andar dhans rahi | बच्चे की पसलियां चल रही हैं
    newborn not crying and blue | navjat ro nahi raha neela hai | नवजात रो नहीं रहा नीला है
    baby breathing fast | baby ki saans tez chal rahi | शिशु की सांस तेज चल रही
    loose motions no urine sunken eyes child | dast se bachche ki aankhein dhans gayi | दस्त से बच्चे की आंखें धंस गई
    fever in 20 day old baby | 20 din ke bachche ko bukhar | बीस दिन के बच्चे को बुखार
    baby bulging soft spot and fever | bachche ka taalu ubhra hua bukhar | बच्चे का तालू उभरा हुआ बुखार
    child put bead in nose and choking | bachche ne naak me moti daal liya saans nahi
      बच्चे ने नाक में मोती डाल लिया सांस नहीं
    baby turned blue while crying | rote rote bachcha neela pad gaya | रोते रोते बच्चा नीला पड़ गया
    toddler fell from bed and unconscious | bachcha palang se gira behosh | बच्चा पलंग से गिरा बेहोश
  `),
  mind: listOf(`
    i want to end my life | apni jaan lena chahta hoon | अपनी जान लेना चाहता हूं
    my sister cut her wrist | behen ne kalai kaat li | बहन ने कलाई काट ली
    going to hang myself | phansi lagane ja raha hu | फांसी लगाने जा रहा हूं
    thinking of suicide | khudkushi ke khayal aa rahe | आत्महत्या के ख्याल आ रहे
    i do not want to live anymore | ab jeene ki ichchha nahi | अब जीना नहीं चाहता
    he tried to kill himself | usne jaan dene ki koshish ki | उसने जान देने की कोशिश की
    i will die tonight goodbye | aaj raat mar jaunga | आज रात मर जाऊंगा
  `),
  slips: listOf(`
    c/o acute SOB, SpO2 82% on RA | sudden onset Lt hemiparesis x 1 hr | GTCS in casualty
    APH 34 wks | PPH | hematemesis + malena since morning
    RTA with LOC and vomiting | k/c/o COPD now in acute resp distress | BP 200/120 with headache and blurring
    RBS 32 drowsy | RBS 560 with vomiting | severe preeclampsia 35 wks headache
    anaphylaxis after contrast | status epilepticus | acute MI
    OP poisoning | ruptured ectopic | cord prolapse
    decreased fetal movements 36 wks | leaking PV 34 wks | eclampsia
  `),
} as const

/** Phrases with the same words that are no emergency, by what makes them harmless. Written with the list above. */
export const notRedFlags = {
  past: listOf(`
    had a stroke in 2018 now follow up mri | 2018 me lakwa hua tha ab mri | 2018 में लकवा हुआ था अब एमआरआई
    heart attack 4 years ago yearly echo | 4 saal pehle attack aaya tha echo | चार साल पहले अटैक आया था इको
    seizures in childhood now normal ct head | bachpan me daure the ab ct | बचपन में दौरे पड़ते थे अब सीटी
    accident last year knee mri | pichle saal accident hua tha ghutne ki mri
      पिछले साल एक्सीडेंट हुआ था घुटने की एमआरआई
    burn 10 years ago scar | 10 saal pehle jala tha nishan hai | दस साल पहले जला था निशान है
    bypass done in 2015 ecg | 2015 me bypass hua ecg | 2015 में बाईपास हुआ ईसीजी
    miscarriage 3 months ago ultrasound | 3 mahine pehle miscarriage hua ultrasound
      तीन महीने पहले गर्भपात हुआ अल्ट्रासाउंड
    had dengue last month platelet check | pichle mahine dengue tha platelet | पिछले महीने डेंगू था प्लेटलेट
    fell 2 months ago hip xray | 2 mahine pehle gire the kulhe ka xray | दो महीने पहले गिरे थे कूल्हे का एक्सरे
    old case of epilepsy on treatment eeg | purani mirgi hai dawa chal rahi mri | पुरानी मिर्गी है दवा चल रही एमआरआई
  `),
  denied: listOf(`
    no chest pain just ecg | seene me dard nahi hai bas ecg | सीने में दर्द नहीं है बस ईसीजी
    no breathing problem chest xray for visa | saans ki dikkat nahi visa ke liye xray
      सांस की दिक्कत नहीं वीजा के लिए एक्सरे
    no bleeding no pain routine scan 3rd month | bleeding nahi dard nahi routine scan
      ब्लीडिंग नहीं दर्द नहीं रूटीन स्कैन
    no seizure since 5 years mri | 5 saal se daura nahi aaya mri | पांच साल से दौरा नहीं आया एमआरआई
    never fainted never had fits fitness | kabhi behosh nahi hua fitness | कभी बेहोश नहीं हुआ फिटनेस
    no vomiting no headache ct follow up | ulti nahi sir dard nahi ct follow up | उल्टी नहीं सिर दर्द नहीं सीटी
    baby moving well 28 week growth scan | bachcha theek hil raha hai 28 week scan | बच्चा ठीक हिल रहा है ग्रोथ स्कैन
    denies chest pain and breathlessness echo | na seene me dard na saans ki takleef echo
      न सीने में दर्द न सांस फूलना इको
  `),
  feared: listOf(`
    heart attack risk package | heart attack ka khatra package | हार्ट अटैक का खतरा पैकेज
    how to prevent stroke | lakwa se bachne ke liye test | लकवे से बचने के लिए टेस्ट
    can mri cause seizure | mri se daura to nahi padega | एमआरआई से दौरा तो नहीं पड़ेगा
    is there bleeding after fnac | fnac ke baad khoon to nahi aata | बायोप्सी के बाद खून तो नहीं आता
    will I feel breathless in mri | mri me saans to nahi ghutegi | एमआरआई में सांस तो नहीं घुटेगी
    does contrast injection cause fainting | contrast se behoshi to nahi hoti | कॉन्ट्रास्ट से बेहोशी तो नहीं होती
    symptoms of heart attack in women | heart attack ke lakshan | हार्ट अटैक के लक्षण
  `),
  relatives: listOf(`
    my father died of heart attack check me | papa heart attack se gaye mera check
      पापा की मौत हार्ट अटैक से हुई मेरी जांच
    family history of stroke | khandan me lakwa hai check karana | परिवार में लकवा रहा है चेकअप
    brother had heart attack so lipid for me | bhai ko attack hua to mera bhi lipid | भाई को अटैक हुआ इसलिए मेरा लिपिड
    neighbour got stroke I want carotid doppler | padosi ko lakwa hua mujhe doppler | पड़ोसी को लकवा हुआ मुझे डॉप्लर
  `),
  homonyms: listOf(`
    fit for office medical | fit hone ka medical | फिट होने का मेडिकल
    burning in urine | peshab me jalan | पेशाब में जलन
    blood test empty stomach | khoon ki jaanch khali pet | खून की जांच खाली पेट
    heart burn and gas | chhati me jalan gas | सीने में जलन गैस
    hold breath in ct | ct me saans rokna | सीटी में सांस रोकना
    child sedation for mri | bachche ko behosh karke mri | बच्चे को बेहोश करके एमआरआई
    food poisoning test | food poisoning ki jaanch | फूड पॉइजनिंग की जांच
    hair fall test | baal girne ki jaanch | बाल गिरने की जांच
    platelets falling cbc | platelet gir rahi cbc | प्लेटलेट गिर रही सीबीसी
    blood sugar low test | khoon me chini kam jaanch | खून में शुगर की जांच
    water in knee | ghutne me pani | घुटने में पानी
    delivery date scan | delivery ki tareekh wala scan | डिलीवरी की तारीख का स्कैन
    period bleeding ultrasound | mahwari me khoon zyada | माहवारी में खून ज्यादा
    allergy test | allergy ki jaanch | एलर्जी की जांच
    snake plant | saanp seedhi | सांप सीढ़ी
    current address | current pata | करंट पता
    drink water before ultrasound | ultrasound se pehle pani pina | अल्ट्रासाउंड से पहले पानी पीना
    can I take bp tablet before test | test se pehle bp ki goli kha sakte | टेस्ट से पहले बीपी की गोली खा सकते
    ate by mistake before fasting test | galti se kha liya fasting thi | गलती से खा लिया फास्टिंग थी
    emergency contact in form | emergency number form me | इमरजेंसी में कौन सा नंबर फॉर्म में
    do you have an ambulance facility | ambulance ki suvidha hai kya | एंबुलेंस की सुविधा है क्या
    emergency ct available at night | emergency me ct hota hai kya | इमरजेंसी में सीटी होता है क्या
  `),
  mild: listOf(`
    headache since 2 years mri | 2 saal se sir dard mri | दो साल से सिर दर्द एमआरआई
    back pain lumbar mri | kamar dard mri | कमर दर्द एमआरआई
    knee pain xray | ghutne me dard xray | घुटने में दर्द एक्सरे
    stomach pain ultrasound | pet me dard ultrasound | पेट में दर्द अल्ट्रासाउंड
    fever 3 days cbc | 3 din se bukhar cbc | तीन दिन से बुखार सीबीसी
    numb hands at night | raat ko haath sunn ho jate | रात को हाथ सुन्न हो जाते
    dizziness on standing | uthne par chakkar | उठने पर चक्कर
    sugar 180 after food | khane ke baad sugar 180 | खाने के बाद शुगर 180
    weakness and tiredness | kamzori aur thakan | कमजोरी और थकान
    swelling in feet kidney test | pairon me sujan | पैरों में सूजन किडनी टेस्ट
    cough and cold for a week | ek hafte se khansi | एक हफ्ते से खांसी
    shoulder pain cannot lift arm for months | kandhe me dard mahino se haath nahi uthta | महीनों से कंधे में दर्द
    vomiting in early pregnancy | pregnancy me ulti | प्रेगनेंसी में उल्टी
    piles bleeding | bawasir me khoon | बवासीर में खून
    blood in urine test | peshab me khoon ki jaanch | पेशाब में खून
    spo2 98 normal | oxygen 97 hai | ऑक्सीजन 98 है
    bp 140/90 ecg | bp 150 rehta hai ecg | बीपी 140 रहता है ईसीजी
    scrotal swelling since a year usg | andkosh me pani usg | अंडकोष में सूजन साल भर से
  `),
} as const

/** Four lists of the same engineer, each written before it was tried. The fourth has the topics of the fourth stranger. */
export const laterRedFlags = {
  first: listOf(`
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
  second: listOf(`
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
  third: listOf(`
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
  fourth: listOf(`
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

/** Harmless phrases of the same times. */
export const laterNotRedFlags = {
  first: listOf(`
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
  second: listOf(`
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
  third: listOf(`
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
  fourth: listOf(`
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
