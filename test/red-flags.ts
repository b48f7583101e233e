/** The phrases of a table. Its lines have one sense in English, in Hindi with Latin letters, and in Devanagari. */
const sensesIn = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' | '))
    .map((phrase) => phrase.trim())

/**
 * The signs for which public lists say to call an ambulance, as a patient would type them. They were written from the
 * lists, sign after sign, before the rules were changed for them. The lists are those of the NHS ("when to call 999"
 * and its pages on sepsis, meningitis, anaphylaxis, asthma and head injury). They are also those of the American College
 * of Emergency Physicians, and BE-FAST of the American Stroke Association. For children they are the danger signs of
 * IMCI and of Indian paediatricians, for mothers those of the WHO. For poisons they are what the poisons centre of AIIMS is
 * called about, and for heat the advice of India's Ministry of Health.
 *
 * An engineer labelled the phrases, and no clinician has signed the labels.
 */
export const redFlags = {
  heart: sensesIn(`
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
  breath: sensesIn(`
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
  brain: sensesIn(`
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
  infection: sensesIn(`
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
  belly: sensesIn(`
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
  blood: sensesIn(`
    bleeding will not stop | khoon nahi ruk raha | खून रुक नहीं रहा
    blood is spurting from the hand | haath se khoon ki dhaar | हाथ से खून की धार निकल रही
    coughing up blood | khansi me khoon | खांसी में खून
    nose bleeding for an hour | ek ghante se nakseer chal rahi | एक घंटे से नाक से खून
    deep cut on the wrist | kalai par gehra ghaav | कलाई पर गहरा घाव
    leg swollen and suddenly breathless | pair sooja aur achanak saans phooli | पैर सूजा और अचानक सांस फूली
  `),
  injury: sensesIn(`
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
  poison: sensesIn(`
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
  bites: sensesIn(`
    snake bite | saanp kaat gaya | सांप काट गया
    stung by scorpion | bichhu ne dank mara | बिच्छू ने डंक मारा
    stung by many bees face swollen | madhumakhi ne kaata muh sooja | मधुमक्खी ने काटा मुंह सूज गया
    dog bite on face | kutte ne chehre par kaat liya | कुत्ते ने काट लिया
  `),
  allergy: sensesIn(`
    tongue and throat swelling after eating prawns | jhinga khane se jeebh aur gala sooj gaya | झींगा खाने से जीभ सूज गई
    cannot swallow throat closing | gala band ho raha nigal nahi pa rahe | गला बंद हो रहा निगल नहीं पा रहे
    hives all over and breathing trouble | poore sharir par pitti saans me dikkat | पूरे शरीर पर पित्ती सांस में दिक्कत
    severe allergic reaction | bahut tez allergy ho gayi saans phool rahi | एलर्जी से गला सूज गया
  `),
  sugar: sensesIn(`
    sugar 38 and sweating | sugar 38 pasina aa raha | शुगर 38 पसीना आ रहा
    low sugar unconscious | sugar low behosh | शुगर लो बेहोश
    sugar 520 and vomiting | sugar 520 ulti ho rahi | शुगर 520 उल्टी हो रही
    sugar fell to 45 shaking | sugar 45 tak gir gayi kaanp rahe | शुगर 45 तक गिर गई कांप रहे
  `),
  mother: sensesIn(`
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
  child: sensesIn(`
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
  mind: sensesIn(`
    i want to end my life | apni jaan lena chahta hoon | अपनी जान लेना चाहता हूं
    my sister cut her wrist | behen ne kalai kaat li | बहन ने कलाई काट ली
    going to hang myself | phansi lagane ja raha hu | फांसी लगाने जा रहा हूं
    thinking of suicide | khudkushi ke khayal aa rahe | आत्महत्या के ख्याल आ रहे
    i do not want to live anymore | ab jeene ki ichchha nahi | अब जीना नहीं चाहता
    he tried to kill himself | usne jaan dene ki koshish ki | उसने जान देने की कोशिश की
    i will die tonight goodbye | aaj raat mar jaunga | आज रात मर जाऊंगा
  `),
  slips: sensesIn(`
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
  past: sensesIn(`
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
  denied: sensesIn(`
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
  feared: sensesIn(`
    heart attack risk package | heart attack ka khatra package | हार्ट अटैक का खतरा पैकेज
    how to prevent stroke | lakwa se bachne ke liye test | लकवे से बचने के लिए टेस्ट
    can mri cause seizure | mri se daura to nahi padega | एमआरआई से दौरा तो नहीं पड़ेगा
    is there bleeding after fnac | fnac ke baad khoon to nahi aata | बायोप्सी के बाद खून तो नहीं आता
    will I feel breathless in mri | mri me saans to nahi ghutegi | एमआरआई में सांस तो नहीं घुटेगी
    does contrast injection cause fainting | contrast se behoshi to nahi hoti | कॉन्ट्रास्ट से बेहोशी तो नहीं होती
    symptoms of heart attack in women | heart attack ke lakshan | हार्ट अटैक के लक्षण
  `),
  relatives: sensesIn(`
    my father died of heart attack check me | papa heart attack se gaye mera check
      पापा की मौत हार्ट अटैक से हुई मेरी जांच
    family history of stroke | khandan me lakwa hai check karana | परिवार में लकवा रहा है चेकअप
    brother had heart attack so lipid for me | bhai ko attack hua to mera bhi lipid | भाई को अटैक हुआ इसलिए मेरा लिपिड
    neighbour got stroke I want carotid doppler | padosi ko lakwa hua mujhe doppler | पड़ोसी को लकवा हुआ मुझे डॉप्लर
  `),
  homonyms: sensesIn(`
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
  mild: sensesIn(`
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
