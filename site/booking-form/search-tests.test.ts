import { describe, expect, it } from 'vitest'
import { languagesSpoken } from '../../content/languages.ts'
import { patientWords } from '../../content/patient-words.ts'
import { catalogueOf, fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { languages } from '../../domain/language.ts'
import type { SearchAnswer } from '../../domain/search/find-tests.ts'
import * as harmless from '../../test/phrases/harmless.ts'
import type { JudgedPhrase } from '../../test/phrases/read-phrases.ts'
import * as asked from '../../test/phrases/tests-asked-for.ts'
import * as whole from '../../test/phrases/whole-answers.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { testSearch } from './search-tests.ts'

const searchAnew = testSearch(fullCatalogue)
const known = new Map<string, ReturnType<typeof searchAnew>>()

/** Searches each text once, because several tests and checks ask for the same text. */
function search(typed: string) {
  const found = known.get(typed) ?? searchAnew(typed)
  known.set(typed, found)
  return found
}

/** The search's answer to a text. All lists are empty if the search gives another kind of result. */
function answer(typed: string): SearchAnswer {
  const found = search(typed)
  if (found.kind === 'answer') return found
  return { tests: [], facts: [], notDone: [], unknown: [] }
}

it('for 57 of 60 phrases has a right test in the first three, or if none is right, no test or `notDone`', () => {
  const missed = asked.laterPhrases.filter(({ typed, right }) => {
    const { tests, notDone } = answer(typed)
    if (right.length === 0) return tests.length > 0 && notDone.length === 0
    return !tests.slice(0, 3).some((test) => right.some((each) => each === test))
  })
  expect(missed.length, missed.map(({ typed }) => typed).join(', ')).toBeLessThanOrEqual(3)
})

it.each([
  [37, 'a patient who taps the first test', asked.firstTapPhrases],
  [68, 'doctors’ slips', asked.slipPhrases],
  [57, 'a stranger', asked.strangersPhrases],
  [asked.pregnancyWeekPhrases.length, 'a week or month of pregnancy', asked.pregnancyWeekPhrases],
  [asked.otherWeekPhrases.length, 'a span of time beside a test', asked.otherWeekPhrases],
  [asked.machinePhrases.length, 'a machine and a part of the body', asked.machinePhrases],
  [asked.fourthStrangersPhrases.length, 'a fourth stranger', asked.fourthStrangersPhrases],
  [102, 'the engineer after the fourth stranger', asked.fourthStrangersRelatives],
  [80, 'a fifth stranger', asked.fifthStrangersPhrases],
  [88, 'an eighth stranger', asked.eighthStrangersPhrases],
])('lists a right test first for at least %i phrases of %s', (least, _, phrases) => {
  const missed = phrases.filter(
    ({ typed, right }) => !right.some((test) => test === answer(typed).tests[0]),
  )
  const said = missed.map(({ typed }) => `${typed}: ${answer(typed).tests[0]}`).join(', ')
  expect(phrases.length - missed.length, said).toBeGreaterThanOrEqual(least)
})

/** Whether the search calls for help exactly in an emergency, and else answers as the phrase expects. */
function isAsExpected(phrase: JudgedPhrase) {
  const { typed, tests, facts } = phrase
  const got = answer(typed)
  const first = got.tests.slice(0, Math.max(3, tests.length))
  const found = got.tests.length + got.facts.length + got.notDone.length
  return (
    (search(typed).kind === 'urgent') === phrase.isEmergency &&
    (search(typed).kind === 'forbidden') === phrase.isForbidden &&
    tests.every((group) => first.some((test) => group.includes(test))) &&
    facts.every((fact) => got.facts.includes(fact)) &&
    !(phrase.isNotDone && got.notDone.length === 0) &&
    !(phrase.isWithoutTest && got.tests.length > 0) &&
    !(phrase.isNothing && found > 0)
  )
}

it.each([
  ['a second stranger', [...whole.secondStrangersPhrases, ...whole.secondStrangersRelatives], []],
  ['a fourth stranger', whole.fourthStrangersQuestions, ['ipl score aaj ka']],
  ['a fifth stranger', whole.fifthStrangersQuestions, []],
  ['an eighth stranger', whole.eighthStrangersQuestions, []],
  ['a ninth author', whole.ninthSearches, ['h pylori breath test', 'karyotype', 'eye checkup']],
  [
    'a tenth author',
    whole.tenthSearches,
    [
      ...['cet scan', 'ultrasound kitneka', 'reportkabmilegi', 'kal ki report chahiye'],
      ...['report aa gayi kya', 'report kobe pabo'],
      ...['report kis time tak le sakte h', 'd&c ke baad scan', 'mp smear', 'पता क्या है'],
      ...['galat number de diya'],
    ],
  ],
  [
    'an eleventh author',
    [...whole.eleventhSearches, ...whole.eleventhRelatives, ...whole.eleventhLaterSearches],
    [
      ...[
        '14 week scan can you tell boy',
        'mera pehla baccha ladki hai isliye dusra check karna hai',
      ],
      ...['ਮੁੰਡਾ ਜਾਂ ਕੁੜੀ', 'ছেলে না মেয়ে', 'لڑکا یا لڑکی', 'আমার ছেলে হবে না মেয়ে হবে', 'ஆணா பெண்ணா'],
      ...[
        'ఆడ పిల్లా మగ పిల్లా',
        'છોકરો કે છોકરી',
        'kal test karaya tha report',
        'chhote bache andar allowed',
      ],
      ...['sugar thyroid cbc teeno ka rate', 'एक्सरे मशीन खरीदनी है', 'job vacancy', 'asprin'],
      ...['beti hone wali hai delivery scan', 'baby boy circumcision ke baad ultrasound'],
      ...['sonography me dikh gaya ladki', 'ladka ho iske liye kya kare', 'gulab ya kamal'],
      ...['report me ladka likha hai kya', 'ladki hui to kya karu', 'plus ya minus baby'],
      ...['dil ki dhadkan 160 ladki', 'bhai chahiye beti ko'],
      ...['chanda ya suraj scan'],
    ],
  ],
  [
    'a twelfth author',
    [...whole.twelfthSearches, ...whole.twelfthRelatives],
    [
      ...['call karo mujhe', 'niño o niña', 'мальчик или девочка', 'gents hai ya ladies pet me'],
      ...['good morning ji', 'cricket world cup', 'love you', 'biryani', 'shaadi.com rishta'],
      ...['makaan kiraye par', 'ac repair', 'passport renewal'],
    ],
  ],
  [
    'a thirteenth author',
    [
      ...[...whole.thirteenthSearches, ...whole.thirteenthFalseAlarms],
      ...whole.thirteenthRelatives,
    ],
    [
      ...['tee ess ech test', 'thri di for di scan', 'bio psy'],
      ...['beta 9 saal ka hai raat ko bistar gila karta hai', 'railway umid card'],
      ...['cheque lete ho', 'nt scan ke liye id lana hai'],
      ...['frock kharidu ya pant shirt baby ke liye scan'],
      ...['chudiya lau ya cricket bat scan ke baad'],
      ...['rakhi bandhwane wala aa raha hai kya pet me', 'mooch wala ya choti wali baby'],
      ...['sry gene test pregnancy', '👦 ya 👧', 'b0y or g1rl', 'dant ki safai'],
      ...['happy new year ji', 'rent par ghar chahiye', 'bijli ka bill kaise bhare'],
      ...['gas cylinder booking', 'weather today', 'petrol pump near me'],
      ...['ludo download', 'pnr status train', 'sim port karana'],
      ...['school admission form', 'gana sunao', 'bp 138/88 pe tmt hoga'],
      ...['uncle ji aage se aana hai ya peeche se', 'letter head pe report'],
    ],
  ],
])('answers each phrase of %s as expected, except the phrases listed here', (_, phrases, named) => {
  const wrong = phrases.filter((phrase) => !isAsExpected(phrase)).map(({ typed }) => typed)
  expect(wrong.toSorted()).toEqual(named.toSorted())
})

it.each([
  [86, 'that ask for a test', whole.thirdStrangersPhrases],
  [45, 'that only sound like an emergency', whole.thirdStrangersFalseAlarms],
  [29, 'that ask for a test, written later,', whole.thirdStrangersLaterPhrases],
  [19, 'that only sound like an emergency, written later,', whole.thirdStrangersLaterFalseAlarms],
  [19, 'that ask for a test, written last,', whole.thirdStrangersLastPhrases],
  [28, 'that only sound like an emergency, written last,', whole.thirdStrangersLastFalseAlarms],
  [
    whole.thirdStrangersRelatives.length,
    'that are relatives of the misses',
    whole.thirdStrangersRelatives,
  ],
])('answers at least %i phrases %s as a third stranger expected', (least, _, phrases) => {
  const wrong = phrases.filter((phrase) => !isAsExpected(phrase)).map(({ typed }) => typed)
  expect(phrases.length - wrong.length, wrong.join(', ')).toBeGreaterThanOrEqual(least)
})

it.each([
  ...['S. Creat', 'Sr. Creatinine', 'serum lipid profile', 'bl. urea', 'S.Bilirubin SGPT'],
  ...['MRI L/S spine', 'b/l knee xray', 'Rt knee xray', 'r/o DVT', 'sugar f/pp', 'Hb/TLC/DLC/Plt'],
])(
  'names no part of "%s" as not found, because doctors’ slips shorten words like this',
  (typed) => {
    expect(answer(typed).unknown).toEqual([])
  },
)

describe('the 120 phrases', () => {
  const judged = whole.toldPhrases.map((phrase) => ({ ...phrase, ...judge(phrase) }))

  it('get exactly the expected answer in at least 114 cases', () => {
    const wrong = judged.filter(({ isRight }) => !isRight).map(({ typed }) => typed)
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(6)
  })

  it('lose no test, fact or word in the answer, and no test that we do is called not done', () => {
    expect(judged.filter(({ isLost }) => isLost).map(({ typed }) => typed)).toEqual([])
  })
})

/** `isRight`: the answer is the expected one. `isLost`: the answer lacks a part of the phrase. */
function judge({ typed, tests, facts, notDone, unknown }: JudgedPhrase) {
  const got = answer(typed)
  const isSame = (some: readonly string[], expected: readonly string[]) =>
    some.length === expected.length && expected.every((one) => some.some((is) => is.includes(one)))
  const hasTests = tests.every((group) => group.some((test) => got.tests.includes(test)))
  const isNamed = isSame(got.notDone, notDone) && facts.every((fact) => got.facts.includes(fact))
  const [first] = got.tests
  const isFirst =
    first === undefined ? tests.length === 0 : tests.flat().some((each) => each === first)
  return {
    isLost: !hasTests || !isNamed || !unknown.every((word) => got.unknown.includes(word)),
    isRight:
      hasTests && isNamed && isFirst && isSame(got.facts, facts) && isSame(got.unknown, unknown),
  }
}

/** Words that patients type often, each of which names tests by itself. */
const frequent = [
  ...['sugar', 'thyroid', 'cbc', 'blood test', 'lipid', 'lft', 'kft', 'urine', 'hba1c', 'esr'],
  ...['crp', 'ultrasound', 'pet ka ultrasound', 'doppler', 'x-ray', 'ct', 'mri', 'ecg', 'echo'],
  ...['tvs', 'biopsy', 'level 2 scan', 'cholesterol', 'शुगर', 'एक्स-रे', 'थायराइड'],
  ...['सोनोग्राफी'],
]

/** Phrases whose two words name one test, as in a blood test for sugar. */
const ofBlood = '(?:sugar|शुगर|urine|thyroid|थायराइड)'
const isOnePhrase = RegExp(`^blood test ${ofBlood}$|^${ofBlood} blood test$`)

/** The first test that the search finds for each word by itself. */
const firstTests = new Map(frequent.map((word) => [word, answer(word).tests[0] ?? 'ESR']))

it.each([' ', ', ', ' aur '])(
  'finds a test for both of any two frequent words joined by "%s", and leaves no word unknown',
  (between) => {
    const dropped = frequent.flatMap((one) =>
      frequent.flatMap((other) => {
        const { tests, notDone, unknown } = answer(one + between + other)
        const isBoth = [one, other].every((word) => tests.includes(firstTests.get(word) ?? 'ESR'))
        return isBoth && notDone.length + unknown.length === 0 ? [] : one + between + other
      }),
    )
    expect(dropped.filter((typed) => !isOnePhrase.test(typed))).toEqual([])
  },
)

it('answers the fact and finds the test when a frequent word and a fact are typed together', () => {
  const facts = ['price', 'home collection', 'report kab milegi', 'lady doctor', 'parking', 'cghs']
  const dropped = frequent.flatMap((word) =>
    facts.flatMap((fact) => {
      const [wanted] = answer(fact).facts
      const { tests, facts: all, unknown } = answer(`${word} ${fact}`)
      const isBoth =
        tests.includes(firstTests.get(word) ?? 'ESR') && all.some((is) => is === wanted)
      return isBoth && unknown.length === 0 ? [] : `${word} ${fact}`
    }),
  )
  expect(dropped).toEqual([])
})

it('does not read "heart rate" as a question about prices', () => {
  expect(answer('heart rate')).toMatchObject({ tests: ['ECG'], facts: [] })
})

it.each([
  ...['TMT', 'T.M.T.', 'टीएमटी', 'dengue', 'डेंगू', 'typhoid ki jaanch', 'मलेरिया', 'dangu'],
  ...['chikengunya', 'breast mammogram', 'mamography breast', 'पेट की एंडोस्कोपी'],
  ...['blood group', 'vitamin d blood test', 'iron cbc', 'bone densty'],
  ...['knee bone mineral density', 'वीर्य की रिपोर्ट', 'dimag ka eeg', 'nas ka test ncv'],
  ...['holter heart 24 hours', 'trop t heart', 'fibroscan liver', 'hepatitis b liver'],
  ...['latrine me khoon', 'foetal echocardiography'],
])('says that we do not do "%s", and shows related tests', (typed) => {
  expect(answer(typed).notDone.length).toBeGreaterThan(0)
  expect(answer(typed).tests.length).toBeGreaterThan(0)
})

it('reads no word of a test as an emergency, except words that name an emergency', () => {
  const phrases = Object.values(patientWords.phrases).flatMap((line) => line.split(','))
  const words = [...phrases, ...patientWords.notOurs.split(',')].flatMap((phrase) => [
    phrase.trim(),
    ...phrase.trim().split(/\s+/),
  ])
  const urgent = new Set(words.filter((typed) => search(typed).kind === 'urgent'))
  const emergencies = ['stroke', 'breathless', 'chest pain', 'chest tightness', 'heart attack']
  expect([...urgent].sort()).toEqual(['attack', ...emergencies].sort())
})

const ourPhrases = [
  ...[...asked.patientPhrases, ...asked.heldOutPhrases, ...asked.freshPhrases],
  ...[...asked.unseenPhrases, ...asked.writtenFirstPhrases],
]
  .map(({ typed }) => typed)
  .filter((typed) => !/tmt|treadmill|dengue|डेंगू|typhoid/.test(typed))

it.each([
  ...['stress echo', 'thyriod', 'थायराइड', 'breast lump', 'bone pain', 'ma', 'mineral'],
  ...['count', 'mark', 'bachche ka echo', 'fetal scan', 'cancer marker', 'ट्यूमर मार्कर'],
  ...['triple phase ct', 'very low sugar', 'सामान्य जाँच', 'pet ka scan', 'heavy periods'],
  ...['hepatitis', 'latr', 'mammog', 'spiro', 'thalli', 'baby girl 2 years (cough)'],
  ...ourPhrases,
])('calls nothing in "%s" a test that we lack', (typed) => {
  expect(answer(typed).notDone).toEqual([])
})

it.each([
  ...['pet ct', 'bone density', 'dentist', 'BMD', 'मैमोग्राम', 'P.E.T. scan', 'seman', 'iron'],
  ...['serum iron', 'आयरन प्रोफाइल', 'hormone panel', 'torch profile', 'thallium scan'],
  ...['stool culture', 'doubel markers', 'ट्रिपल मार्कर टेस्ट', 'dual marker'],
  ...['quad marker test', 'garbhpat', 'bone scan', 'bt ct', 'endoscopy price'],
  ...['vitamin d ka kharcha'],
])('finds no test for "%s", and names what is not done or not known', (typed) => {
  const { tests, notDone, unknown } = answer(typed)
  expect(tests).toEqual([])
  expect([...notDone, ...unknown].length).toBeGreaterThan(0)
})

it.each([
  ...['x-ray knee ap lat', 'xray ls spine ap lat', 'xray knee lat', 'wrist ap/lat'],
  ...['chest pa view', 'cervical spine lateral', 'एक्स-रे घुटना एपी लैट'],
])(
  'finds X-Ray first for "%s", and does not read the direction as a test that we lack',
  (typed) => {
    expect(answer(typed).notDone).toEqual([])
    expect(answer(typed).tests[0]).toBe('X-Ray')
  },
)

it('reads no synonym of one of our tests as a test that we lack', () => {
  const notOurs = new Set(patientWords.notOurs.split(',').map((name) => name.trim()))
  const ourWords = patientWords.synonyms
    .map((line) => line.split(',').map((word) => word.trim()))
    .filter(([first = '']) => !notOurs.has(first))
  const wrong = ourWords.flat().filter((word) => answer(`chest ${word}`).notDone.length > 0)
  expect(wrong).toEqual([])
})

it.each(allTests)('does not name %s as not done when its own name is typed', (test) => {
  for (const language of languages)
    expect(answer(languagesSpoken[language].names.test(test)).notDone).toEqual([])
})

it.each([
  ...['heart attack', 'hart atack', 'दिल का दौरा', 'pain in my chest', 'सीने में जकड़न'],
  ...['stroke price', 'लकवा', 'papa behosh ho gaye', 'unconcious', 'सांस नहीं आ रही'],
  ...['breathlessness', 'bahut khoon beh raha hai', 'खून की उल्टी', 'mirgi ka daura', 'ज़हर'],
  ...['suicide', 'face drooping', 'gale me atak gaya', 'saanp ne kata', 'overdose'],
  ...['sir me chot lagi ulti', 'achanak tez sir dard', 'ambulance', 'bacha hil nahi raha'],
  ...['pregnancy me pani chhut gaya', 'testicle pain sudden'],
])('answers "%s" as an emergency, without any test', (typed) => {
  expect(search(typed)).toEqual({ kind: 'urgent' })
})

it.each([
  ...['stress echo', 'chest xray', 'pain', 'saa', 'bleeding time', 'pregnancy blood test'],
  ...['blood in urine', 'fitness', 'urea breath test', 'faint line pregnancy test'],
  ...['peshab me jalan', 'movement disorder', 'gale me dard'],
  ...ourPhrases.filter((typed) => !/chest tight|saans|सांस|chhati mein dard|सीने में दर्द/.test(typed)),
])('does not treat "%s" as an emergency', (typed) => {
  expect(search(typed)).not.toEqual({ kind: 'urgent' })
})

it.each(harmless.forbiddenQuestions)(
  'answers "%s" with the notice of the Act, and not with the call to 112',
  (typed) => {
    expect(search(typed)).toEqual({ kind: 'forbidden' })
  },
)

it.each(harmless.allowedQuestions)('searches for "%s"', (typed) => {
  expect(['answer', 'all']).toContain(search(typed).kind)
})

it.each([
  ...['ca125 ovary', 'usg pelvis CA 125', 'cbc ca 125 tsh', 'lft CA19.9', 'breast usg ca 15-3'],
])('finds Tumor Markers for "%s", although "ca" sounds like the Hindi word for "of"', (typed) => {
  expect(answer(typed).tests).toContain('Tumor Markers')
})

it.each([
  ['Complete Blood Count (CBC)', 'blood test for my daughter'],
  ['Complete Blood Count (CBC)', 'blood test for my son'],
  ['General Consultation', 'want to see doctor'],
  ['MRI Scan', 'mri for my uncle in sector 14'],
  ['Ultrasound', 'sono test'],
  ['HbA1c', 'hb a one c'],
])('finds %s first for "%s", although a word in it sounds like another test', (test, typed) => {
  expect(answer(typed).tests[0]).toBe(test)
})

it('answers an emergency with the call, even in words of a forbidden question', () => {
  expect(search('pregnant ladki ko fits aa gaye')).toEqual({ kind: 'urgent' })
})

describe('a search after reception has published tests', () => {
  const { test, ownTest } = aPublication
  const publications = [
    ...['MRI Scan', 'ECG', 'Complete Blood Count (CBC)'].map((name) => ({
      ...test,
      test: name,
      isOffered: false,
    })),
    ownTest,
  ]
  const stored = publications.map((publication, id) => ({ id, atMs: 0, publication }))
  const find = testSearch(catalogueOf(stored))

  it.each(['mri', 'MRI Scan', 'ecg', 'ईसीजी', 'cbc', 'complete blood count'])(
    'names "%s" as not done if reception no longer offers that test',
    (typed) => {
      const found = find(typed)
      expect(found).toMatchObject({ kind: 'answer', notDone: [expect.any(String)] })
      expect(found).not.toMatchObject({ tests: expect.arrayContaining(['MRI Scan']) })
    },
  )

  it.each(['holter', 'holtar monitor', 'होल्टर'])(
    'finds the test that reception has added when "%s" is typed',
    (typed) => {
      expect(find(typed)).toMatchObject({ tests: ['Holter Monitor'], notDone: [], unknown: [] })
    },
  )

  it('finds the other tests as before', () => {
    for (const typed of ['heart', 'echo', 'ct scan', 'sugar'])
      expect(find(typed)).toMatchObject({ kind: 'answer', notDone: [], unknown: [] })
  })
})
