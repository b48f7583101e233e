import type { EmergencyWords } from '../domain/search/emergency.ts'

/** Each of the first words followed by each of the second ones. */
const each = (firsts: string, seconds: string) =>
  firsts
    .split(',')
    .flatMap((first) => seconds.split(',').map((second) => `${first.trim()} ${second.trim()}`))
    .join(', ')

/** Endings of Hindi verbs: what has happened, and what somebody has taken in. */
const gone = 'gay*, gai, gae, gya, gyi'
const done = `${gone}, pad*`
const taken = `${gone}, li, liya, lia, le, chuk*, rakh*`

/** Tests that are done under sedation. */
const scans = 'mri, ct, scan, endoscopy, एमआरआई, सीटी, स्कैन'

/** Spans after which a small number beside "sugar" is a time: "sugar 30 saal se". */
const shortSpans = 'din, days, day, minute, minutes, min, ghante, hours'

const spans = 'years, year, yrs, yr, months, month, mths, weeks, week, sal, mahine, mahina, hafte'

/** Words that make the blood or a swallow a test, as in "blood report" and "barium swallow study". */
const lab = `test*, jaanch, check*, scan*, report*, culture, sample, study, studies, holding, hold, therapy,
    time, disorder, package*`

const illness =
  'chot, daag, nishan, accident*, stroke*, attack*, lakwa, mirgi, epilep*, seizure*, daura, daure, case, cva'

/**
 * How patients and slips name what may be an emergency, in English and in Hindi written with Latin letters. The order is
 * that of `domain/search/emergency-signs.ts`, which says what makes an emergency together. Devanagari is read by its
 * sound, and short words by their letters, so a word stands here in one script. Only letters said in Hindi and a few
 * English words stand in both. `EmergencyWords` explains commas, phrases, stars and numbers.
 */
export const emergencyWords: EmergencyWords = {
  // Parts of the body.
  chest: `chest*, cheast, chhati, seena, seene, heart, hart, dil, cardiac, retrosternal, sternum, kaleje`,
  'left-arm': each('left, baya, baye, bayan, bayen, baen', 'arm, hath, hand, kandha, shoulder'),
  jaw: 'jaw*, jabd*',
  breath: 'breath*, saans*, saah, swas, respirat*, resp, wheez*',
  head: 'head, sir, sar, matha, mathe, skull',
  mouth: 'muh, munh, mouth, face, facial, chehre',
  lips: 'lip, lips, honth, hoth, bull, tongue, jeebh',
  throat: 'throat, gala, gale, airway, windpipe, saans nali',
  nose: 'nose, nak, naksir, nosebleed*, epistaxis',
  ear: 'ear, ears, kan, kaan',
  eye: 'eye*, ankh*, nazar, vision, dikh*',
  limb: `hand, hands, hath, arm, arms, leg, legs, pair, pairon, pairo, pao, paon, paanv, foot, finger*, ungli*`,
  side: `${each('left, right, one, ek, half', 'side, साइड')}, one sided, onesided, half body, baya hissa,
    daya hissa,
    ${each('ek, baayi, baayin, baye, baai, baain, baaen, daayi, daayin, daye, daai, daain, daaen', 'taraf')},
    ${each('aadha, aadhe, aadhi', 'sharir, badan, body')}`,
  stomach: 'stomach, pet, belly, abdomen, abdominal, abd, tummy',
  urine: 'urine, peshab, mutra, urinary, stool*, potty, latrine, tatti, paikhana',
  testis: 'testic*, testis, andkosh*, scrot*, goliyan dard, goli dard, one ball, balls',
  elsewhere: `knee, ghutn*, back, kamar, peeth, joint*, jod, jodo, jodon, shoulder, kandh*, neck, gardan, gum,
    gums, masud*, tooth, teeth, daant, ear, kaan, heel, edi, badan, body, hip, elbow, kohni, muscle, piles,
    bawasir`,
  blood: 'blood, khoon, rakt, lahu',

  // The heart, and breathing.
  pain: `pain*, pein, dard*, peed, ache*, aching, hurt*, peeda, dukh*, cramps, sharp, stabbing, chubh*`,
  tight: `tight*, jakad*, bhari*, heav*, pressure, dabav, crush*, squeez*, ghut*, discomfort, phata ja,
    bojh, bhinch*, bhich*, kasav*, ${each('kas, daba', `raha, rahi, ${gone}`)}, dab raha, haathi, elephant,
    patthar, khinch*`,
  sweat: 'sweat*, pasina, diaphor*',
  pulse: 'nabz*, naadi, pulse*',
  panic: 'ghabra*, panic*, bechain*',
  fails: `nahi*, nhi, not, cannot, couldnt, unable, difficult*, dikkat*, trouble, takleef*, problem*,
    distress, mushkil, short*, band, ruk, ruki, ruka, stop*, atak*, lost, lose, loss, struggl*, pareshani,
    phool*, chali gay*, chadh*, ukhad*`,
  laboured: 'tez, fast, rapid*, teji, badly, hard, khar khar, ghar ghar, whistl*',
  breathless: `breathless*, ${each('dam, dum, saas, saans', 'ghut*, phool*')},
    ${each('saas', 'nahi*, ruk*, atak*, ukhad*, chadh*')}, gasp*,
    ${each('pasli*, pasliy*', 'chal*, dhans*, andar')}, ${each('chest, ribs', 'indraw*, suck*, going')},
    suffocat*, haanf*, asphyx*, stridor, grunting`,
  dyspnoea: 'sob, dyspn*',
  rest: 'rest',
  'low-oxygen': each('spo2, oxygen, oximet*, saturation, o2, एसपीओ2', '40-89'),

  // The brain.
  unconscious: `unconsci*, behosh*, ${each(scans, 'behoshi ho ga*, behoshi ho ra*, behoshi aa*')}, faint*,
    collaps*, pass out, passed out, passing out, black out, blacked out, blackout, loss consciousness, no conscious*, lost consciousness, unresponsive, ${each('hosh', 'nahi*, kho*')}, not respond*, no response, ${each('jawab', 'nahi*')}, not waking, wont wake, not wake,
    ${each('aankh*', 'nahi* khol*')}, jag nahi*, nahi* jag, gcs 3-8, dil baith*,
    ${each('pulse, nabz', 'nahi*')}, no pulse, no heartbeat, mar raha, mar rahi, marne wal*, dying,
    ${each('dhadkan, dil', 'ruk*, band')}, heart stop*, coma chal*, gash kha*, jaan nikal*,
    ${each('harkat, halchal', 'nahi*')}, bejaan, lifeless, motionless, not arous*, not opening eyes, eyes not opening, hosh chal*,
    besudh, achet, murchh*, tadap raha, tadap rahi, writhing`,
  down: `${each('uth, uth pa', 'nahi*')}, ${each('nahi*', 'uth')}, uth na, cannot get up, not getting up`,
  crooked: `${each('taraf, taraf ho', gone)}, tedh*, teda, tedi, droop*, latak*, tirch*, drop, dropped, twisted, crooked, jhuk*`,
  slurred: `slur*, ${each('palak, palke, palken', 'gir*, jhuk*')}, ladakhd*, lisp*, garbl*, aphasi*, ${each('words, word', 'not coming')}, incoheren*, mumbl*,
    ${each('zuban', 'atak*')}`,
  speech: `bol, bolna, speak*, speech, talk, talking, zaban, boli, baat kar, baat nahi* kar,
    aawaaz`,
  weak: `weak*, kamzor*, numb*, sunn, not moving, not move, ${each('hil, uth', 'nahi*')},
    ${each('nahi*', 'hil*, uth*')}, kaam nahi*, cannot move, cannot lift, kaam karna band, jhunjhun*, tingl*, jaan nahi*, bejaan, dead, lifeless`,
  numb: 'numb*, sunn, jaan nahi*, chhune pata nahi*',
  saddle: 'saddle, wiping, private part*, between legs, baithne jagah',
  stroke: `stroke*, cva, cardiac arrest, facial weak*, 
    ${each('hath, pair', 'kaam nahi*')}, lakwa, laqua, paralys*, hemipar*,
    hemipleg*, falij, pakshaghat, brain attack`,
  sudden: `sudden*, thunderclap, achanak, acute*, ekdam, ek dam, ek dum, ekaek, worst, abhi abhi, aisa dard,
    aisa sir, never before`,
  confused: `confus*, disorient*, delir*, ${each('pahchan', 'nahi*')},
    ${each('nahi*', 'pahchan')}, behki*, bahki*, ulti seedhi baat*, ulta seedha bol*, not making sense,
    badbada*, ajeeb baat*, nonsense, rambl*`,
  unsteady: `balance*, santulan, ${each('chal', 'nahi*')},
    ${each('cannot, trouble, difficulty', 'walk*')}, double vision, double dikh*, do dikh*, dagmaga*, coordination,
    drunk, nashe, not understand*, samajh nahi*`,
  blurred: `dhundl*, blur*, ${each('aage, saamne', 'andher*')}, tare`,
  blinded: `parda gir*, parda sa, dikhna band, dikhai dena band, roshni chali*, lost vision, vision lost, vision loss, loss vision,
    blind*, andha, andhapan`,
  headache: `headache, ${each('sir, sar', 'dard')}, sardard, head pain,
    sir phat*, sir fat*, sar phat*`,
  diagnosis: `anaphyla*, st elevat*, potassium 7-9, ${each('trop*, trop i, trop t', 'positive')}, hemorr*, nas phat*, nas fat*, bleeding out, ${each('sar, sir', 'khoon')}, stemi,
    nstemi, acs, acute mi, acute coronary*, eclamp*, ruptured ectopic, ectopic rupt*, cord prolaps*, aph, pph,
    abruption, hematem*, tension pneumothorax, status asthma*, pulmonary embol*, aortic dissect*, septic shock,
    dka`,
  seizure: `mirgi, seizure*, sejar, convuls*, fits, having fit, had fit, first fit, gtcs,
    ${each('jhatka', 'aa*, pad*')}, ${each('akad', done)},
    ${each('ankhen, ankh', 'palat*, ulat*, upar*, chadh*')}, eyes roll*, ${each('muh, munh', 'jhag')}, foam*,
    froth*, epilep*, daant lag*, ${each('hath pair', 'jhatk*')}, body jerk*`,
  attack: `attack*, atek, attck, daura, daure, ${each('sugar attack', 'aa*, ho*, hua, pad*')}`,
  fit: 'fit, fits, phit',

  // Measured.
  bp: 'bp, b p, bipi, high blood pressure, preeclamp*, pre eclamp*',
  'low-bp': each('bp, b p, bipi, blood pressure', '40-79, low, gir*'),
  'high-bp': each('bp, b p, bipi, blood pressure', '180-299'),
  'odd-sugar': each(
    'sugar, glucose, rbs, grbs',
    `10-54, 400-999, low, lo, kam, down, daun, dip*, ${each('gir', done)}`,
  ),
  shakes: 'kanp*, kaap*, tremb*, shiver*, shaking, tharthar*',
  drowsy:
    'drows*, neend ja*, soye ja*, jag nahi*, not waking, unrous*, so raha, so rahi, neend nahi* khul*',
  dizzy: 'dizz*, chakkar, sir ghum*, vertigo, faint*',

  // Infections.
  fever: 'fever, bukhar, febrile, taap, loo lag*, heat stroke, heatstroke',
  cold: `cold, clammy, ${each('thande', 'pad*')}, ${each('hath, pair', 'thand*')}`,
  pale: 'pale, safed, thande, thandi, kala, kali, kale',
  'stiff-neck': `${each('gardan', 'akad*, akd*, jakad*, mod*')}, stiff neck, neck stiff*, neck rigid*,
    ${each('gardan', 'sakht, seedhi nahi*, tedhi nahi*, nahi* mud*, nahi* jhuk*')}`,
  rash: 'rash*, dane, chakatt*, dhabb*, spots, light, roshni, photophob*',
  purple: 'purple, jamuni, baingani, purpur*, petech*',
  stays: `not fad*, doesnt fade, not disappear*, ${each('nahi*', 'mit*, gayab')}`,

  // The belly.
  unbearable:
    'unbear*, asahniy*, bardasht, tadap*, excruciat*, doubl* up, seedha nahi*, bilbila*, screaming',
  rigid: 'sakht, lakdi, rigid*',
  dengue: 'dengu',
  chemo: 'chemo*, kimo*',
  operated: 'biops*, fnac, operation, surgery, angio*',
  'black-stool': `black stool*, black tarry, tarry stool*, melena,
    ${each('kala, kale, kali', 'paikhana, potty, latrine, stool, tatti, mal')}, coffee ground*, coffee jais*`,
  'no-urine': `retention, ${each('peshab', 'nahi*, band, ruk*')}, no urine, not passed urine, not passing urine,
    ${each('cannot, unable', 'pass urine, pee, urinate')}`,
  incontinent: `${each('peshab, urine, potty, latrine', 'nikal*, leak*, control nahi*, pata nahi*')}, cannot control urine,
    incontinen*`,

  // Bleeding.
  bleeding:
    'bleed*, bleeding, bled, blood loss, spotting, naksir, nosebleed*, epistaxis, hemoptysis',
  heavy: `heavy, heavily, bahut, bahot, zyada, jada, tez, lot, lots, dher, excess*, profus*,
    severe*, too, much, badly, very, continu*, lagatar, nonstop, unbearable, asahniya, overflow*, bhayanak`,
  flows: `beh, bah, behta, bahne, behne, bahe, bahata, tapak*, gush*,
    ${each('nikal', `raha, rahi, rha, ${gone}`)},
    pour*, spurt*, chhoot, fawwara, everywhere, dhar, spray*`,
  stops: 'stop*, band, ruk*, rok*',
  hours: 'ghante, hour, hours, hr, hrs, minute*, min, mins, subah, morning',
  vomit: 'vomit*, ulti*, qai, throwing up, ugl*',
  cough: 'cough*, khaans*',
  lack: `kami, kam, group, bank, donat*, badha*, patla, thinner*, thin, count, platelet*, cancer, infection`,
  period: 'period*, mahwari, menses, mc',

  // Injuries.
  falls: `${each('gir', done)}, gira, giri, gire, fell, fallen, fall, falls, digg*,
    ${each('dig', 'gay*, pay*')}, fisal*, spilled, spilt, girne, girkar, girke, slipped, jump*, kud*`,
  hurt: `chot*, injur*, hurt*, ${each('lag', done)}, lagi, laga, hit, takra*, blow, thokar`,
  bursts: `${each('phat, fat, phoot, toot', done)}, fata, fati, burst*, ruptur*, broke, broken`,
  height: `chhat, roof, terrace, building, balcony, height, unchai, tree, ped, ladder, window, khidki, floor,
    manzil`,
  hot: `hot, garam, oil, tel, chai, tea, ubal*, khaul*, boil*, steam, bhaap, cooker, cylinder, fire, aag,
    patakh*, cracker*, acid, tezaab`,
  stings: 'burn*, jalan, jal, jala, jali',
  burnt: `${each('jal', gone)}, jhulas*, burn, burns, barn, burnt, burned, scald*, jala liya`,
  burning: `${each('aag', 'lag*')}, caught fire, on fire, electrocution, bijli gir*, lightning,
    shock lag*, electric shock, current shock`,
  current: 'current, karent, bijli, electric*, voltage, live wire, taar, switch, tension wire',
  strikes: `lag, laga, lagi, lagne, shock*, jhatk*, maar*, mara, chipak*, pakad*, chhu*, touch*, gir*`,
  wound: `chaku, chhura, chhuri, knife*, ${each('kat', `${gone}, alag ho`)}, 
    ${each('finger, fingers, thumb, hand', 'cut')}, deep cut*, cut deep*, gehra kat*, ${each('gehra, gahra', 'ghav')},
    deep wound*, stab*, ${each('goli', 'lag*, maar*')}, gun shot*, gunshot*, got shot, was shot,
    shot leg, shot chest, bullet*,
    ${each('haddi', 'bahar, nikal aa*')}, bone out, bone sticking out, bone bahar, trapped under, crushed under,
    ${each('neeche dab, ghus', gone)}`,
  accident: `accident*, eksident*, rta, haadsa, durghatna, takkar,
    ${each('truck, bus, car, gaadi, train, bike', 'neeche, hit')}, hit car, run over, kuchal*`,
  fumes: 'geyser, gijar, angithi, heater, generator, koyla, dhuan, dhuen, smoke',
  choking: `chok*, fanda, fasi lag*, ${each('doob', `raha, rahi, ${gone}`)}, drown*, phansi, latak gay*, hanging, strangl*,
    ${each('gas, gais', 'leak*, leek*, ris*')}, gala ghut*,
    ${each('smoke, dhuen', 'inhal*, dam*')}, carbon monoxide`,
  stuck: `atak*, ${each('phas, fas, phans', done)}, atka, atki, stuck, lodged, block*, clos*, band, fasa,
    fasi`,

  // Poisons, and things that were swallowed.
  toxic: `phenyl*, finail, harpic, cleaner, acid, esid, tezaab, bleach*, kerosene, mitti tel,
    petrol, diesel, detergent*, surf, naphthal*, ${each('chuhe, chuha, keede, machhar', 'maar*, dawa*')},
    rat kill, keetnashak, pesticide*, insecticide*, repellent*, baygon, sulphas, celphos, thinner,
    turpentine, dettol, lizol, sanitizer*, all out, mortein, spirit, mercury, thermometer, soap,
    sabun, shampoo, perfume, datura, chuna, paint, camphor, bhagane*, organophos*, nail polish,
    hair dye, caustic, chemical*`,
  medicine: `goli, goliyan, tablet*, dawai*, dawa, medicine*, pill, pills, capsule*, syrup*, insulin, drugs`,
  drug: 'sleeping, neend, paracetamol, crocin, dolo, calpol, combiflam, alprax',
  'many-pills': each(
    '10-300',
    'goli, goliyan, tablet*, pill, pills, capsule*, paracetamol, crocin, dolo, alprax*, sleeping, neend',
  ),
  object: `coin*, कॉइन, sikka, sikke, battery, cell, magnet*, chumbak, pin, keel, nail, button*, batan, moti,
    bead*, needle*, sui, blade*, ring, anguthi, screw, pech, marble*, kancha, glass, kaanch, kaanta, toy,
    khilona, key, chabi, guthli`,
  swallows: 'swallow*, nigal*, nigl*, ingest*, gatak*',
  swallowed: `${each('nigal', taken)}, swallowed, nigli`,
  ingests: `${each('kha, pi, nigal, gatak, chaat', taken)}, khali, khaya, khayi, khai, piya, pii, chakh*, ate,
    eaten, drank, drink*, swallowed, consumed, nigli`,
  takes: 'took, taken, takes',
  many: `poora, poori, sari, patta, patte, patti, strip, strips, bottle, shishi, many, extra, wrong, galat,
    double, dugni, whole, handful, all, ek saath`,
  routine: `thyroid*, thyronorm, sugar, bp, b p, metformin, vitamin, roz, daily, pehle, before, baad,
    after, fasting, subah`,
  poison: `poison*, zeher, zahar, overdos*, over dose*, over dosage, ${each('insulin', 'zyada, jada')},
    ${each('zyada, double, extra', 'insulin')}`,
  food: 'food, khana, khane',
  animal: `dog, kutta, kutte, kutiya, monkey, bandar, rat, chuha, chuhe, cat, billi, bee, bees, madhumakkh*,
    wasp`,
  bites: 'bite*, bit, kaat*, kata, kati, sting, dank*, das*, noch*',
  venom: 'snake*, saanp*, saap, nag, cobra, krait, viper, scorpion*, bichhu',

  // Allergy.
  swells: 'swell*, swollen, sooj*, phool*, bulg*, ubhr*, ubhar*',
  allergy:
    'allergy, allergic, allergies, alarji, elergy, injection*, inj, sui lag*, dye, contrast, vaccine*, teeka',
  reaction: 'reaction*',

  // Mothers.
  pregnancy: `pregn*, garbh, garbhvati, garbhavastha, womb, expecting, hamal,
    upt positive,
    ${each('8, 9, 7va, 8va, 9va, nau, nauva, nauve, nauvan, aathva, aathve', 'month*, mahin*')}`,
  weeks: each('10-45', 'week, weeks, wk, wks, hafte, hafta'),
  loss: 'miscarr*, abort*, garbhpat*, mtp, bachcha gir*',
  delivery: `deliver*, prasav, prasuti, labour, lebar, childbirth,
    ${each('bachcha', 'hone, paida')}`,
  water: 'water*, pani, fluid, liquor, pv',
  waterbag: `pani thaili, water bag, waterbag, amniotic, bag water, jhilli, membrane*`,
  leaks: 'leak*, tapak*, chhut*, nikal*, beh*, bah*, gush*, broke*, break*, gir*',
  labour: `${each('labour, leber, delivery', 'pain*, dard, pen')}, contraction*, prasav pida,
    ${each('bachcha hone, zachgi', 'dard')}, ${each('naal, cord', 'bahar, out, come out, prolaps*')},
    ${each('bachcha, baby', 'bahar, coming out')}, ${each('water, waters', 'broke*, break*')}, water bag broke*,
    pani chhut*, ${each('bachche, baby', 'sir dikh*, head')}, active labour, ${each('weeks, wks', 'labour')}`,
  begins: 'start*, shuru*, hone wali',
  after: 'after, baad, post',
  movement: `hil*, move*, moving, harkat, halchal, laat, kick*, ghoom`,
  less: `less, kam, reduced, reducing, reduction, decreas*, band, ruk*, stop*, slow, dheem*`,
  not: 'nahi*, nhi, not, no, wont, cannot, never, na, refus*, chhod*',

  // Children.
  child: `child*, kid, kids, baby, babies, bebi, baccha, bacche, bacchi, bacchon, bachho, toddler, infant, newborn,
    neonate, navjat, shishu, son, daughter, beta, bete, beti, bitiya, fetus, fetal, munna, munne, gudiya, pota,
    poti`,
  newborn: `newborn, neonate, navjat, naya janm*, ${each('1-59', 'day old, days old')}, 1 month old`,
  limp: `limp, floppy, letharg*, nidhal*, sust pad*, dheela pad*`,
  listless: 'susti, sleepy, sleepier',
  milk: 'milk, doodh, feed*, breastfeed*, everything, sab',
  sunken: `dhans*, dhas*, ${each('aankh*', 'andar')}, sunken`,
  fontanelle: 'taalu, soft spot, fontanel*',
  green: 'green, hari, hare, hara, bilious',
  blue: 'blue, neela, neeli, neele, neel, cyanosis, cyanosed',

  // The mind.
  'self-harm': `zinda nahi*, suicid*, khudkush*, aatmhat*,
    ${each('marna, mar jana', 'chah*')}, mar jau*, marne man,
    ${each('hang, kill*', 'myself, himself, herself')}, jeena nahi*, ${each('jeene', 'man, mann, ichchha, matlab')}, main nahi* rahung*, duniya chhod*, alvida,
    nahi* jeena, ${each('khud, apne aap', 'khatam, maar*')}, kill self, want die, wanna die, i will die,
    end life, ending life, not want live*, dont want live*, self harm, ${each('nas, kalai, haath', 'kat*')},
    cut wrist*, slit wrist*, ${each('jaan', 'dena, dene, lena, lene, de du*')}, ${each('sab khatam', 'kar*')},
    ${each('zindagi', 'khatam')}`,

  // A call for help.
  emergency: 'emergency, emergancy, emergencies, imarjensi, ambulance*, balatkar, raped',
  service: `sakte, contact, form, facility, suvidha, available, pickup, ${each('hota, hoti, milti', 'kya')}, charge*,
    report*`,

  // What a text says of the time, and of what it names.
  ongoing: `raha, rahi, rahe, rha, rhi, rhe, help, having,
    ${each('phir, dobara, again, another, second', 'attack, daura, stroke')}`,
  today: 'abhi, now, aaj, today, tonight',
  comes: `aa, aya, ayi, aaye, aate, aati, aata, aai, aae, pada, padi, pad, pade, padte, gaya, gayi, gai, hua,
    hui, got, having, had`,
  happens: 'ho, hota, hoti, hote, hone',
  persists: `ja, jata, jati, gaya, gayi, gai, ruk*, tham*, band, sah*, seh*, bardasht, kam, theek, khatam,
    jhel*, chhod*, utar*, pa`,
  recent: `phir, dobara, again, kal, raat, subah, shaam, yesterday, morning, night, der, din, day, days, ghante, hour, hours, minute*`,
  ago: each(spans, 'ago, back, pehle'),
  past: `history, family, parivar, khandan, follow up, 1900-2099, ${each('last, pichle', 'year, month, saal, mahine')}, pichli,
    ${each('ho, aa, pad', 'sakta')}, died, maut,
    ${each('purane, old', illness)}, on treatment, controlled, childhood, bachpan*,
    ${each('mera, meri', 'check*, jaanch, test*, ecg, echo, lipid')}, isliye, padosi, neighbour*, so i`,
  afterwards: each(spans, `baad, after, later, ${each('ho', gone)}`),
  story: 'tha, thi, childhood',
  plan: `package*, paikej, checkup*, check up, screening, risk*, khatra, prevent*, bachav, insurance, claim*,
    protocol, profile, symptoms, lakshan, wheelchair*, wheel chair, bachne,
    ${each('kaise', 'bache, bachein')}, ${each('nahi*', 'aayeg*')}, cause*,
    ${each('pata', 'chalt*, chaleg*, lagt*')}, awareness`,
  patient: `patient*, mareez*, bimari, rogi, wala, wale, wali, unit, ward`,
  trouble: 'shikayat*, complain*, takleef*, dikkat*, problem*, pareshani, difficult*',
  span: `${spans}, kabhi, ever`,
  but: 'but, ab, abhi, now, lekin, magar',
  seldom: 'kabhi kabhi, sometimes, lagta, lagti',
  before: 'pehle, tab, earlier, previously',
  denies: 'bina, bagair, na, never, no, denies, denied, denying, without, nil',
  absent: 'nahi*, nhi, bina, bagair, ruled out',
  or: 'or, ya',
  any: 'any, koi, kisi',
  sugar: 'sugar, glucose',
  lab,
  test: `${lab}, xray, x ray, ct, mri, echo, eco, ecg, ultrasound, usg, sono*, doppler, tmt, एमआरआई, सीटी, ईसीजी,
    fnac, biopsy`,
  nothing: `bhool*, ${each('dam, saans', 'ghuteg*')}, ${each('suicide, suicide prevention', 'talk, awareness, camp, lecture, seminar')}, poison ivy, ${each(scans, 'dam ghutt*, saans ghutt*, machine dam ghutt*, machine saans ghutt*')},
    ${each('attack, stroke', 'gaye, guzar*')}, kaam, blood pressure, blood group, heart burn, heartburn, acid reflux, uric acid, folic acid, amino acid, acidity,
    khali pet, faint line*, white water, safed pani, shock wave*, gamma knife, cyber knife, bad breath, birth, garbhashay, burner,
    deliver report, pet ct, stroke volume, sugar attack, ${each('attack, daura, daure, stroke, lakwa, lakwe, paralysis, mirgi, seizure', 'baad')},
    ${each('after, post, since', 'heart attack, attack, stroke, paralysis, seizure')}, died heart attack, died stroke, ${each('attack', 'death, maut')}, behosh kar*, behosh kiy*, behosh kie, bina behosh*,
    ${each('behoshi', 'injection*, dawa*, sui, doctor*, wal*')}, ${each(scans, 'behoshi')},
    ${each('behosh ho jata, behosh ho jati', 'hu, hoon')}, delivery date, taank* kat*, plaster kat*, burn calor*, burn fat,
    fat burn*, ${each('chal', 'raha, rahi, rahe')}, ${each('sugar 10-54', `${spans}, ${shortSpans}`)},
    collapse* vertebra*, vertebra* collapse*, ${each('behoshi', 'hoti, hogi')}`,
}
