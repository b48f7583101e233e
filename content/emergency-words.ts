import type { EmergencyWords } from '../domain/emergency.ts'

/**
 * How patients name what may be an emergency, in English and in Hindi written with Latin letters; which
 * of it together is one, `domain/emergency-signs.ts` says. Devanagari is heard as the same sounds; only
 * words of up to three sounds stand here in both scripts. Commas, phrases and stars: `EmergencyWords`.
 */
export const emergencyWords: EmergencyWords = {
  breath: 'breath*, saans*, sans, swas, shwas, saas lene, saas leni',
  chest: 'chest*, cheast, chhati, seena, seene, heart, hart, dil, दिल, cardiac, left arm',
  head: 'head, sir, sar, सिर, सर, matha, mathe, skull',
  mouth: 'muh, munh, mouth, face, chehra, chehre, मुँह, मुंह, मुह',
  lips: 'lip, lips, honth, hont, tongue, jeebh, jibh, जीभ',
  throat: 'throat, gala, gale, galey, गला, गले',
  eye: 'eye*, aankh*, ankh*, आँख*, आंख*, nazar, vision, eyesight, dikh*, दिख*',
  limb: 'hand, hands, haath, hath, हाथ, arm, arms, leg, legs, pair, pairon, pairo, पैर, pao, paon, foot, finger, ungli',
  side: `left side, right side, one side, one sided, onesided, ek taraf, एक तरफ, ek side, half body,
    half side, aadha sharir, aadhe sharir, aadha badan, aadhe badan, aadha shareer, aadhe shareer,
    baayi taraf, baayin taraf, baye taraf, daayi taraf, daayin taraf, daye taraf, baya hissa, daya hissa`,
  stomach: 'stomach, pet, पेट, belly, abdomen, abdominal, tummy',
  urine: 'urine, peshab, mutra, urinary, stool, potty, latrine, tatti, पॉटी',
  testis: 'testic*, testis, andkosh*, scrot*, goliyan dard',
  elsewhere: `knee, ghutn*, back, kamar, peeth, पीठ, joint*, jod, jodo, jodon, जोड़*, shoulder, kandh*, neck,
    gardan, gum, gums, masud*, masood*, tooth, teeth, daant, dant, दाँत*, दांत*, ear, kaan, कान, heel, edi, एड़ी, badan,
    body, hip, elbow, kohni, muscle, piles, bawasir`,
  blood: 'blood, khoon, khun, ख़ून, खून, rakt, lahu',
  speech:
    'bol, bolne, bolna, bolte, बोल, बोलने, बोलना, speak*, speech, talk, talking, zuban, zaban, jubaan, baat kar, बात कर',
  movement:
    'hil, hilna, hilta, hilti, हिल, हिलना, move*, moving, harkat, halchal, kick*, ghoom, घूम',
  pregnancy:
    'pregn*, prign*, pragn*, garbh, garbhvati, garbhavastha, womb, expecting, hamal, 8 month*, 9 month*, 8 mahin*, 9 mahin*, nau mahin*',
  child: `child*, kid, kids, baby, babies, baccha, bacche, bacchi, bacchon, bachcha, bachche, bachchi, bachchon, bachho, toddler, infant, newborn,
    shishu, son, daughter, beta, bete, beti, bitiya, fetus`,
  loss: 'miscarriage, miscarr*, abort*, garbhpat*, mtp, bachcha gir*',
  delivery:
    'deliver*, dilivery, prasav, prasuti, labour, labor, leber, lebar, childbirth, bachcha hone, baccha hone, bachcha paida, baccha paida',
  water: 'water*, pani, fluid',
  waterbag: 'pani thaili, water bag, waterbag, amniotic, bag water',

  fails: `nahi, nahin, nhi, नहीं, not, cannot, cant, couldnt, unable, difficult*, dikkat*, trouble, takleef*, taklif*,
    problem*, mushkil, short*, band, बंद, ruk, ruki, ruka, रुक, रुकी, stop*, atak*, lost, lose, loss, struggl*, pareshani,
    phool*, phul, phula, फूल*, chadh*, चढ़*, ukhad*, tez chal`,
  not: 'nahi, nahin, nhi, नहीं, not, no, wont, cannot, cant, never, na, ना',
  less: 'less, kam, कम, reduced, reducing, reduction, decreas*, band, बंद, ruk*, रुक*, stop*, slow, dheem*',
  weak: `weak*, kamzor*, numb*, sunn, सुन्न, sun ho, sun pad, sun gay*, not moving, hil nahi, nahi hil*, nahi uth*, नहीं उठ*,
    kaam nahi, काम नहीं, हिल नहीं, नहीं हिल*, उठ नहीं, cant move, cannot move, cannot lift, cant lift, uth nahi, jhunjhun*, tingl*, haath nahi uth*, haath uth nahi`,
  crooked: 'tedh*, teda, tedi, droop*, latak*, tirch*, drop, twisted, crooked',
  blue: 'blue, neela, neeli, neele, nila, nile, नील*',
  swells: 'swell*, swollen, sooj*, suj*, सूज*',
  pain: 'pain*, pein, पेन, dard*, ache*, aching, hurt*, peeda, pida, dukh*, दुख*',
  tight: `tight*, jakd*, jakad*, bhari*, bhaari, भारी*, heav*, pressure, dabav, dabaav, dabaw, crush*, squeez*, ghut*, घुट*,
    discomfort, bojh, बोझ`,
  headache:
    'headache, sir dard, sar dard, सिर दर्द, सर दर्द, sirdard, sardard, head pain, sir tez dard, sar tez dard',
  bleeding: 'bleed*, bleeding, bled, nosebleed*, naksir, blood loss, spotting',
  flows: `beh, bah, behna, behta, bahna, bahne, behne, bahe, बह*, tapak*, gush*, nikal raha, nikal rahi, nikal rha,
    nikal gay*, pour*, spurt*, chhoot, fawwara, everywhere`,
  stops: 'stop*, band, बंद, ruk*, रुक*, rok*, रोक*',
  vomit: 'vomit*, ulti*, ultiyan, ultiyaan, उल्टी*, उलटी*, qai, throwing up',
  cough: 'cough*, khansi, khaansi',
  sweat: 'sweat*, pasina, paseena',
  panic: 'ghabra*, panic*, बेचैन*, bechain*',
  confused: 'confus*, pehchan nahi, nahi pehchan, behki behki',
  dizzy: 'dizz*, chakkar, vertigo',
  fit: 'fit, fits, phit, फिट, फ़िट',
  allergy: 'allergy, allergic, allergies, alarji, elergy',
  reaction: 'reaction*, riaction',
  falls:
    'gir gay*, gir gai, gir gya, गिर ग*, gir pad*, गिर पड़*, gira, giri, gire, गिरा, गिरी, fell, fallen, fall, falls, spilled, spilt',
  hurt: 'chot*, चोट*, injur*, hurt*, lag gay*, lag gai, lagi, laga, लगी, लगा, hit',
  bursts:
    'phat gay*, phat gai, phat gya, fat gay*, fat gai, फट ग*, phata, phati, फटा, फटी, burst*, ruptur*, phut gay*, phoot gay*, फूट ग*, toot gay*, टूट ग*',
  leaks: 'leak*, chhut*, chhoot*, छूट*, nikal*, beh*, बह*, gush*, broke*, break*, gir*',
  stuck:
    'atak*, phas gay*, fas gay*, fans gay*, phans*, phasa, phasi, fasa, fasi, फंस*, फँस*, atka, atki, stuck, lodged, block*, band, बंद',
  stings: 'burn*, jalan, jal, jala, jali, जल, जला, जली',
  burnt: `jal gay*, jal gai, jal gya, jal gae, जल ग*, jhulas*, burn, burns, barn, burnt, burned, scald*, जला लिया, jala liya`,

  height:
    'chhat, chat, छत, roof, terrace, building, balcony, height, unchai, tree, ped, पेड़, ladder, window, khidki, floor, manzil',
  hot: 'hot, garam, oil, tel, तेल, chai, चाय, tea, ubal*, boil*, steam, bhaap, भाप, cooker, cylinder, fire, aag, आग, patakh*, cracker*, acid, tezaab',
  current: 'current, karant, karent, bijli, electric*, voltage, live wire, taar, switch',
  strikes:
    'lag, laga, lagi, lagne, लग, लगा, लगी, लगने, shock*, शॉक, jhatk*, maar*, mara, मार*, chipak*, chhu*, touch*, gir*, गिर*',
  toxic: `phenyl*, phinyl, phenyle, finail, फिनाइल, फिनायल, harpic, cleaner, acid, esid, tezaab, bleach*, kerosene, kerosin, mitti tel,
    petrol, diesel, detergent*, surf, naphthal*, chuhe maar, chuha maar, rat kill, keetnashak, kitnashak, pesticide*,
    insecticide*, sulphas, sulfas, celphos, thinner, turpentine, dettol, lizol, sanitizer*, sanitiser*, all out, mortein,
    spirit, mercury, thermometer, soap, sabun, shampoo, perfume, dhatura, machhar maar, chuna, चूना, paint`,
  medicine:
    'goli, goliyan, goliya, गोली, गोलियाँ, गोलियां, tablet*, dawai*, dawa, दवाई*, दवा, दवाइयाँ, dava, medicine*, pill, pills, capsule*, syrup*, insulin, drugs',
  object: `coin*, कॉइन, sikka, sikke, battery, cell, magnet*, chumbak, pin, पिन, keel, कील, nail, button*, batan, moti, bead*, needle*,
    sui, सुई, blade*, ring, anguthi, screw, pech, पेच, marble*, kancha, glass, kaanch, kaanta, kanta, toy, khilona, key, chabi`,
  swallows: 'swallow*, nigal*, nigl*, ingest*, gatak*',
  ingests: `kha li, kha liya, kha lia, kha le, kha lee, kha gay*, kha gai, khali, kha rakh*, khaya, khayi, kha chuk*, खा ल*, खाली, खा ग*, खाया,
    खाई, pi li, pi liya, pi lia, pi le, pee li, pee liya, pi gay*, pee gay*, pi gai, piya, pii, पी ल*, पी ग*, पिया, ate, eaten, drank,
    drunk, drink*, swallowed, nigal li, nigal liya, nigal gay*, nigal lia, निगल ल*, consumed, nigli, nigla, gatak gay*, chaat li, chaat liya`,
  many: `poori, puri, पूरी, sari, saari, सारी, patta, patte, strip, strips, bottle, shishi, many, extra, wrong, galat, double, dugni,
    took whole, whole, handful, ek saath`,
  animal:
    'dog, kutta, kutte, kutiya, monkey, bandar, rat, chuha, chuhe, cat, billi, bee, madhumakkhi, wasp',
  bites: 'bite*, bit, bitten, kaat*, काट*, kata, kati, nocha, sting, stung',

  sudden: 'sudden*, achanak, ekdam, ek dam, एकदम, एक दम, worst, abhi abhi',
  heavy: `heavy, bahut, bohot, bhut, bahot, zyada, jyada, jada, ज्यादा, ज़्यादा, zada, tez, tej, तेज़, तेज, lot, lots, excess*, profus*,
    severe*, too, much, badly, very, continu*, lagatar, lagataar, nonstop, unbearable, asahniya, overflow*`,
  ongoing: 'raha, rahi, rahe, rha, rhi, rhe, रहा, रही, रहे, abhi, अभी, now, help, bachao, having',
  comes:
    'aa, aaya, aayi, aya, ayi, aaye, aate, aati, aata, aane, aana, padne, padna, आ, आया, आई, आयी, आए, आते, आने, pada, padi, pad, pade, padte, पड़*, gaya, gayi, hua, hui, got, having, had',
  begins: 'start*, shuru*, hone wali, hone vali, होने वाली',
  after: 'after, baad, बाद, post',
  past: `years ago, year ago, months ago, month ago, weeks ago, years back, months back, saal pehle, sal pehle, साल पहले, mahine pehle,
    mahina pehle, last year, pichhle saal, history`,
  plan: 'package*, paikej, checkup*, check up, screening, risk*, khatra, prevent*, bachav, insurance, symptoms, lakshan',

  breathless: `breathless*, dam ghut*, dum ghut*, dam phool*, दम घुट*, दम फूल*, saans phool*, saans phul*, saas phul*, saas phool*, saas nahi, saas ruk*, saas atak*,
    saas ukhad*, saas chadh*, gasp*, suffocat*, haanf*, hanf*, asphyx*`,
  unconscious: `unconsci*, behosh*, faint*, collaps*, pass out, passed out, passing out, black out, blacked out, blackout, unresponsive,
    hosh nahi, hosh kho*, not responding, no response, not waking, wont wake, not wake, आँख नहीं खोल*, aankh nahi khol*, aankhen nahi khol*,
    no pulse, pulse nahi, nabz nahi, mar raha, mar rahi, marne wal*, मर रह*, dying, dhadkan ruk*, dhadkan band, heart stop*, dil ruk*, dil band,
    cardiac arrest, coma, gash kha*, jaan nikal*`,
  down: 'uth nahi, उठ नहीं, नहीं उठ, nahi uth, uth na, cannot get up, cant get up, not getting up',
  seizure:
    'mirgi, seizure*, seezure, sejar, convuls*, fits, having fit, had fit, jhatke aa*, jhatke pad*, akad gay*, muh jhaag, munh jhaag, muh jhag, munh jhag, मुँह झाग, मुंह झाग, foam* mouth, froth* mouth, mouth foam*, epilep*',
  attack: 'attack*, atack, attak, atek, attck, daura, daure, dora, doura',
  stroke: 'stroke*, lakwa, laqua, paralys*, paralyz*, paralis*, falij, faalij, pakshaghat',
  slurred: 'slur*, ladkhad*, lisp*, awaz ladkhad*',
  blinded:
    'dikhna band, dikhai dena band, दिखना बंद, दिखाई देना बंद, roshni chali*, lost vision, vision lost, vision loss, loss vision, blind*, andha, andhapan',
  choking:
    'chok*, doob gay*, doob gai, doob raha, डूब*, drown*, dub gay*, phansi, fansi, फाँसी, फांसी, latak gay*, hanging, strangl*, gas leak*, gas ris*',
  hemorrhage: 'hemorr*, haemorr*, bleeding out, sar khoon, सर खून, सिर खून',
  poison: 'poison*, zeher, zahar, jahar, jeher, ज़हर, जहर, zehr, overdos*, over dose*, over dosage',
  venom: 'snake*, saanp*, sanp, saap, साप, scorpion*, bichhu, bichchhu',
  burning: 'aag lag*, caught fire, on fire, आग लग*, electrocut*, bijli gir*, lightning, shock lag*',
  shock: 'electric shock, current shock, anaphyla*',
  wound: `chaku, chaaku, kat gay*, kat gai, kat gya, कट ग*, deep cut*, cut deep*, gehra kat*, stab*, chaku lag*, chaku maar*, chaaku lag*, chaaku maar*, goli lag*,
    goli maar*, गोली लग*, गोली मार*, gun shot*, gunshot*, bullet*, haddi bahar, bone out, bone sticking out, bone bahar`,
  accident:
    'accident*, eksident*, emergency, emergancy, emergencies, imarjensi, ambulance*, ambulans, haadsa, hadsa, durghatna, takkar, balatkar, raped',
  labour: `labour pain*, labor pain*, leber pain*, labour dard, labor dard, prasav pida, prasav peeda, prasav dard, delivery pain*,
    delivery dard, contraction*, bachcha hone dard, zachgi dard`,
  'broken-water':
    'water broke*, waters broke*, water break*, waters break*, water bag broke*, pani chhut*, pani chhoot*, पानी छूट*',
  'self-harm': `suicid*, khudkush*, khudkhush*, aatmahat*, atmahat*, aatmhat*, atmhat*, marna chah*, mar jana chah*, mar jau*, mar jaun*, मर जा*, marne man, marne mann, hang him*, hang her*, hang my*, jeena nahi,
    jina nahi, jeena man nahi, jeene man nahi, जीना नहीं, kill myself, kill my self, kill self, want die, wanna die, end my life, self harm, nas kat*, nas kaat*, नस काट*, cut wrist*, slit wrist*,
    kalai kat*, jaan dena, jaan dene, jaan de du*`,
  swallowed:
    'nigal li, nigal liya, nigal gay*, nigal gai, nigal lia, निगल ल*, निगल ग*, swallowed, nigla, nigli',

  test: `test*, jaanch, janch, जाँच, जांच, check*, scan*, xray, x ray, ct, mri, echo, eco, ecg, ultrasound, usg, sono*, report*,
    culture, sample, study, studies, holding, hold, fnac, biopsy, therapy, time, disorder, package*`,
  lack: 'kami, कमी, kam, कम, group, pressure, bank, donat*, badha*, badhane, patla, thinner*, thin, count, cancer, infection',
  food: 'food, khana, khane, खाना, खाने',
  sugar: 'sugar, shugar, शुगर, glucose',
  period: 'period*, mahwari, menses, mc',
  routine:
    'thyroid*, thyronorm, sugar, शुगर, bp, b p, metformin, vitamin, roz, रोज़, daily, pehle, पहले, before, baad, बाद, after, fasting, subah, सुबह',
  nothing: `blood pressure, blood group, heart burn, heartburn, acid reflux, uric acid, folic acid, amino acid, acidity, khali pet, खाली पेट,
    faint line*, white water, safed pani, सफेद पानी, shock wave*, bad breath, birth, garbhashay, burner, bol*, deliver report, pet ct, stroke volume`,
}
