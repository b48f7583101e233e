import { isAmong, type Matches, matchesOf } from './match-words.ts'
import type { QueryWord } from './phonetic-key.ts'
import { longestQuestion } from './question-length.ts'
import { wordsAsked } from './spelled-letters.ts'
import {
  type AskedFact,
  meaningsOf,
  type Named,
  stemOf,
  type TestIndex,
  typedOf,
} from './test-index.ts'

/** What separates the parts of a text: a comma, "aur", or the numbers of a list ("1) Hb 2) Urine"). */
const between = /[,;+&\n]|\s(?:aur|and|or|ya|plus|और|एवं|या)(?=\s)|(?:^|\s)\d{1,2}[).](?=\s)/iu

const dose = String.raw`\s+\d+\s*(?:mg|mcg|ml)?(?!\p{L})`
const timesADay = String.raw`\s+(?:od|bd|tds|hs|sos)(?!\p{L})`

/**
 * Parts of a slip that name no test: a medicine with its dose, and how long a complaint lasts ("x 3d" is no scan).
 * "tab" counts only with a dot, a dose or the times a day, because alone it may be the Hindi word for "then".
 */
const besideTests = RegExp(
  String.raw`(^|[^\p{L}])(?:tab|cap|inj|syp)(?:\.\s*\p{L}+(?:${dose})?(?:${timesADay})?|\s+\p{L}+(?:${dose}(?:${timesADay})?|${timesADay}))|\sx\s*\d+\s*\p{L}*`,
  'giu',
)

/**
 * The doctor who asked for a test is no consultation: "doctor ne bola", डॉक्टर ने लिखा. "See" sounds like CEA, and "sir"
 * is also the Hindi for "head".
 */
const saidBeside =
  /(?:dr|do[ck]tor|daktar|डॉक्टर)\.?\s+(?:(?:sahab|ji)\s+)?(?:ne|has|said|ने)(?!\p{L})|\bsee\b|\bsir(?: ji)?(?=\W*$|,| (?:m(?:ujhe|er|y)|i|can|please|kya|aap)\b)/giu

/** Abbreviations to write out, because "CA" sounds like "ka", the Hindi for "of", and "vit" like "with". */
const tumorMarker = /\bca\W*(?=1[259])/gi
const vitamin = /\bvit\b/gi

/** An age from 60 to 99, and the words of a check-up, for which the search offers the package of old age. */
const oldAge = /(?:^|\D)[6-9]\d\s*\+?\s*(?:sa+l|years?|yrs?|plus|k[aei]|साल|वर्ष)(?!\p{L})/iu
const checkup = /che?c?k|pa[ck]|body|चेक|पैक|बॉडी/iu

/** The sound of a Hindi verb in the future: hoga, milegi, karenge, aayega. Leaves out "-logy". */
const future = /^(?!.*loji$)(?:.*(?:e|o|[eou]n)(?:ga|j[ei])|an?(?:ga|j[ei]))$/

/** The least similarity to the name of a fact or of a test not done: contrast is not contact. */
const leastNamed = 0.81

/** A word that tells tests apart, by its meaning or, if the meaning is unknown, by its sound. */
export interface AskedWord extends QueryWord {
  readonly matches: Matches
  /** Whether it is the last word of the text, which may be incomplete. */
  readonly isUnderWay: boolean
}

/** A part of a typed text, analysed. */
export interface Question {
  readonly words: readonly AskedWord[]
  readonly facts: readonly AskedFact[]
  /** Tests that it names and that are not done here. */
  readonly notDone: readonly NotDone[]
}

export interface NotDone {
  readonly typed: string
  /** The nearest meanings of its words. The search offers tests that share one of these meanings. */
  readonly meanings: readonly string[]
}

/** The parts of a text: "sugar aur pet ka ultrasound" has two. */
export function readQuestions(typed: string, index: TestIndex): readonly Question[] {
  const plain = typed
    .slice(0, longestQuestion)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(besideTests, '$1 ')
    .replaceAll(saidBeside, ' ')
    .replaceAll(tumorMarker, 'cancer ')
    .replaceAll(vitamin, 'vitamin')
  const aged = checkup.test(plain) ? plain.replace(oldAge, '$& elderly') : plain
  const parts = aged.split(between)
  return parts.map((part, place) => readQuestion(part, place === parts.length - 1, index))
}

function readQuestion(part: string, isLast: boolean, index: TestIndex): Question {
  // For facts and tests not done here, the last word counts as complete. Otherwise "lat" would be heard as "latrine".
  const heard = wordsHeard(part, index).map((heard) => ({
    ...heard,
    matches: isFuture(heard.word, index) ? new Map() : matchesOf(heard.word, false, index),
    isUnderWay: false,
  }))
  const names = namesIn(heard, index)
  const taken = new Set(names.flatMap(({ places }) => places))
  const words = heard.map((each, place) =>
    isLast && place === heard.length - 1
      ? { ...each, matches: matchesOf(each.word, true, index), isUnderWay: true }
      : each,
  )
  const left = words.filter(
    ({ word }, place) =>
      !taken.has(place) && !isAmong(index.small, word, index) && !isFuture(word, index),
  )
  return {
    words: left.filter((_, place) => heard.length === 1 || isNumberMeant(left, place, index)),
    facts: [...new Set(names.flatMap(({ named }) => named.fact ?? []))],
    notDone: names
      .filter(({ named }) => named.fact === undefined)
      .map(({ places, meanings }) => ({
        typed: typedOf(heard.filter((_, place) => places.includes(place))),
        meanings,
      })),
  }
}

function isFuture(word: string, { meanings }: TestIndex): boolean {
  return future.test(word) && !meanings.has(word)
}

/**
 * The words with a meaning. A test that is not done is heard only if its words stand side by side: "pet scan" is such a
 * test, and "pet ka scan" is a scan of the stomach.
 */
function wordsHeard(part: string, index: TestIndex): readonly QueryWord[] {
  const asked = wordsAsked(part, index)
  const said = ` ${typedOf(asked)} `
  const heard = meaningsOf(asked, index)
  const parted = heard.filter(
    ({ word, typed }) => isNotDone(word, index) && !said.includes(` ${typed} `),
  )
  const groups = index.groups.filter(([, meaning]) => parted.every(({ word }) => word !== meaning))
  const read = parted.length === 0 ? heard : meaningsOf(asked, { ...index, groups })
  return read.filter(({ word }) => !isAmong(index.fillers, word, index))
}

function isNotDone(word: string, { named }: TestIndex): boolean {
  const stem = stemOf(word)
  return named.some(({ fact, stems }) => fact === undefined && stems.join(' ') === stem)
}

interface HeardName {
  readonly named: Named
  readonly meanings: readonly string[]
  readonly places: readonly number[]
}

/**
 * The facts and tests not done that the words name. Longer names are read first, and then those whose words stand
 * nearer to each other. No word counts for two names.
 */
function namesIn(heard: readonly AskedWord[], index: TestIndex): readonly HeardName[] {
  const nearest = heard.map((word) => nearestOf(word, index))
  const stems = nearest.map(stemOf)
  const isOfTest = heard.map(
    ({ word }, place) =>
      index.spread.has(nearest[place] ?? '') && !isAmong(index.small, word, index),
  )
  const names: HeardName[] = []
  const taken = new Set<number>()
  const lengths = [...new Set(index.named.map(({ stems }) => stems.length))]
  for (const length of lengths)
    for (let start = 0; start < stems.length; start++) {
      const [name] = index.named
        .filter((named) => named.stems.length === length)
        .map((named) => ({ named, places: placesOf(named, start, stems, isOfTest) }))
        .filter(({ places }) => places.length > 0 && !places.some((place) => taken.has(place)))
        .sort((one, other) => (one.places[length - 1] ?? 0) - (other.places[length - 1] ?? 0))
      if (name === undefined) continue
      for (const place of name.places) taken.add(place)
      names.push({ ...name, meanings: name.places.map((place) => nearest[place] ?? '') })
    }
  return names.sort((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0))
}

/**
 * Where the words say a name from `start` on, or nothing. Words that no test has may stand within the name of a fact, as
 * in "report kal tak mil".
 */
function placesOf(
  { fact, stems }: Named,
  start: number,
  said: readonly string[],
  isOfTest: readonly boolean[],
): readonly number[] {
  const places: number[] = []
  for (let place = start; place < said.length && places.length < stems.length; place++)
    if (said[place] === stems[places.length]) places.push(place)
    else if (fact === undefined || places.length === 0 || isOfTest[place]) return []
  return places.length === stems.length ? places : []
}

/** The nearest meaning of a word. Among equally near meanings, that of a test done here wins. */
function nearestOf({ word, matches }: AskedWord, index: TestIndex): string {
  const most = Math.max(leastNamed, ...matches.values())
  const nearest = [...matches.keys()].filter((meaning) => matches.get(meaning) === most)
  return nearest.find((meaning) => index.spread.has(meaning)) ?? nearest[0] ?? word
}

/**
 * Whether a number tells tests apart, as in "level 2" but not in "2 year old". A span of time such as "8 weeks" does
 * so only for a test that has the other words too: "repeat TSH 8 weeks" is no scan of a pregnancy.
 */
function isNumberMeant(words: readonly QueryWord[], place: number, index: TestIndex): boolean {
  const number = words[place]?.word ?? ''
  if (!/^\d+$/.test(number)) return true
  const [before, after] = [words[place - 1]?.word, words[place + 1]?.word]
  const others = words.filter(({ word }) => word !== number && index.spread.has(word))
  return index.entries.some((entry) =>
    entry.phrases.some((phrase) =>
      phrase.some(
        (word, at) =>
          word === number &&
          (at > 0 ||
            phrase.length !== 2 ||
            others.every(({ word }) => entry.words.includes(word))) &&
          ((before !== undefined && phrase[at - 1] === before) ||
            (after !== undefined && phrase[at + 1] === after)),
      ),
    ),
  )
}
