import type { OwnTests } from '../centre/published-facts.ts'
import { asks, ruled } from '../preparation/ruled-tests.ts'
import type { PreparationStep } from '../preparation/steps.ts'

/**
 * Something that a patient wrote, and the tests for which the doctor is asked about it. The flags in
 * domain/preparation/flags.ts come from the tests alone, so they hold for every patient.
 */
export interface RedFlag {
  readonly name: RedFlagName
  readonly tests: readonly string[]
}

interface FlagRule {
  readonly name: string
  /** The flag matters for tests that ask for one of these steps (docs/preparation-sources.json). */
  readonly steps: readonly PreparationStep[]
  /** Alternatives of a regular expression, in small letters. */
  readonly phrases: string
}

/** In the order in which they are shown. */
const rules = [
  {
    name: 'pacemaker',
    steps: ['implants'],
    phrases: 'pace[ -]?m[ae]ke?r|pe[sc]e?mekar|पेस[ -]?मेकर',
  },
  {
    name: 'implant',
    steps: ['implants'],
    phrases: `implants?|cochlear|stents?|(?:aneurysm|surgical) clips?|(?:insulin|pain) pump|
      (?:steel|metal|titanium) (?:rod|plate|screw)s?|rods?|metal|copper[ -]?t|
      इ(?:म्|ं)प्लांट|स्टेंट|रॉड|मेटल|कॉपर[ -]?टी`,
  },
  {
    name: 'metformin',
    steps: ['contrast-risks'],
    phrases: `metformine?|gl[yi]comet|glyciphage|janumet|gluformin|
      मेटफ़?[ॉाो]र्मिन|ग्ला[इय]कोमेट`,
  },
  {
    name: 'kidney',
    steps: ['contrast-risks'],
    phrases: `dialysis|ckd|creatinine|(?:kidney|renal) (?:disease|failure|failed|problem|patient)|
      kidney (?:kharab|fail)|डायलिसिस|क्रिएटिनिन|(?:किडनी|गुर्दे?|गुर्दा) (?:ख़?राब|फेल|की बीमारी)`,
  },
  {
    name: 'allergy',
    steps: ['contrast-risks'],
    phrases: 'allerg(?:y|ic|ies)|एलर्जी|ऐलर्जी',
  },
  {
    name: 'pregnant',
    steps: ['possible-pregnancy', 'implants'],
    phrases: `pr[ea]gn[ae]n(?:t|cy)|expecting|garbh[aw]?[vw]a?ti|
      periods? (?:is |are )?(?:late|miss(?:ed)?)|missed (?:my |her )?periods?|पीरियड (?:मिस|लेट|देर)|
      गर्भ(?:वती)?|प्रेग्?नें(?:ट|सी)`,
  },
  {
    name: 'blood-thinner',
    steps: ['blood-thinners'],
    phrases: `blood thinners?|ecosprin|aspirin|clopidogrel|clopitab|warfarin|acitrom|
      apixaban|rivaroxaban|dabigatran|heparin|एपिक्साबैन|रिवरोक्साबैन|ह[ेि]प[ाै]रिन|
      khoon patla|ख़?ून पतला|इकोस्प्रिन|वारफ़?े?रिन|एसिट्रोम|क्लोपिडोग्रेल`,
  },
] as const satisfies readonly FlagRule[]

export type RedFlagName = (typeof rules)[number]['name']

const rulesWithPattern = rules.map((rule) => ({ ...rule, pattern: patternOf(rule.phrases) }))

/**
 * What to ask the doctor about before a time is agreed: words of the patient that matter for these tests. An
 * empty list does not say that the tests are safe.
 */
export function redFlagsOf(
  texts: readonly string[],
  tests: readonly string[],
  own: OwnTests = [],
): RedFlag[] {
  const known = ruled(tests, own)
  return rulesWithPattern.flatMap(({ name, steps, pattern }) => {
    const asking = known.filter((test) => steps.some((step) => asks(test, step)))
    const isWritten = texts.some((text) => text.search(pattern) !== -1)
    const asked = asking.map(({ test }) => test)
    return isWritten && asked.length > 0 ? { name, tests: asked } : []
  })
}

export interface TextPart {
  /** Where the part begins in the whole text. */
  readonly start: number
  readonly text: string
  /** Whether the part is a phrase of a flag. */
  readonly isFlag: boolean
}

export function partsOfFlagged(text: string, flags: readonly RedFlag[]): readonly TextPart[] {
  if (flags.length === 0) return [{ start: 0, text, isFlag: false }]
  const phrases = rules.filter(({ name }) => flags.some((flag) => flag.name === name))
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(patternOf(phrases.map((rule) => rule.phrases).join('|')))) {
    const [, before = '', phrase = ''] = found
    const start = found.index + before.length
    parts.push(
      { start: end, text: text.slice(end, start), isFlag: false },
      { start, text: phrase, isFlag: true },
    )
    end = start + phrase.length
  }
  return [...parts, { start: end, text: text.slice(end), isFlag: false }]
}

/** Matches whole words only. The character before a word is a group, because Safari 15 has no lookbehind. */
function patternOf(phrases: string): RegExp {
  const alternatives = phrases.replaceAll(/\s*\n\s*/g, '')
  return new RegExp(`(^|[^\\p{L}\\p{M}])(${alternatives})(?![\\p{L}\\p{M}])`, 'giu')
}
