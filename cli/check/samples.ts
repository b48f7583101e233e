import type { Centre } from '../../content/centre.ts'
import type { centreInStrings } from '../../content/centre-in.ts'
import { hasSampleMinutes, hasSamplePrices, samplesIn } from '../../content/samples.ts'
import type { Strings } from '../../content/strings.ts'
import { languages } from '../../domain/language.ts'
import type { Finding } from './finding.ts'

export interface OwnWords {
  readonly centre: Centre
  readonly centreInStrings: typeof centreInStrings
  readonly strings: Readonly<Record<Strings['lang'], Pick<Strings, 'about' | 'testimonials'>>>
}

export function sampleGaps(words: OwnWords): Finding[] {
  const said = [...stillSaid(words), ...leftBehind(words), ...besidesTexts(words)]
  return [...new Set(said)].map((says) => ({ level: 'sample', about: '', says }))
}

function stillSaid({ centre: { facts, ...centre }, centreInStrings, strings }: OwnWords): string[] {
  const pages = languages.flatMap((language) => {
    const { about, testimonials } = strings[language]
    const { facilities, director } = about
    return [
      { file: `content/${language}/about.ts`, part: { facilities, director } },
      { file: `content/${language}/testimonials.ts`, part: { entries: testimonials.entries } },
    ]
  })
  const files = [
    { file: 'content/centre.ts', part: centre },
    { file: 'content/facts.ts', part: facts },
    ...Object.entries(centreInStrings).map(([language, part]) => ({
      file: `content/${language}/centre.ts`,
      part,
    })),
    ...pages,
  ]
  return files.flatMap(({ file, part }) =>
    Object.entries(part).flatMap(([field, value]) => {
      const [first] = samplesIn(value)
      return first === undefined ? [] : [`${file}: ${field} still says "${first.trim()}"`]
    }),
  )
}

/** A line for each fact that was changed in English or Hindi and is still the sample in the other. */
function leftBehind({ centre, centreInStrings }: OwnWords): string[] {
  const { address, dataContact } = centre
  const { address: inHindi, dataDesk } = centreInStrings.hi
  const pairs = [
    ['address', address.locality, 'Green Park', 'address', inHindi.locality, 'ग्रीन पार्क'],
    ['address', address.city, 'New Delhi', 'address', inHindi.city, 'नई दिल्ली'],
    ['address', address.region, 'Delhi', 'address', inHindi.region, 'दिल्ली'],
    ['dataContact', dataContact.name, 'Data desk', 'dataDesk', dataDesk, 'डेटा डेस्क'],
  ] as const
  return pairs.flatMap(([field, english, englishSample, hindiField, hindi, hindiSample]) => {
    if (english !== englishSample && hindi === hindiSample)
      return [`content/hi/centre.ts: ${hindiField} still says "${hindi}", the English "${english}"`]
    if (english === englishSample && hindi !== hindiSample)
      return [`content/centre.ts: ${field} still says "${english}", the Hindi "${hindi}"`]
    return []
  })
}

function besidesTexts({ centre: { facts, preparationSigned } }: OwnWords): string[] {
  const { prices, minutes } = facts
  return [
    ...(prices && hasSamplePrices(prices)
      ? ['content/prices.ts: most of the prices are those of the sample']
      : []),
    ...(minutes && hasSampleMinutes(minutes)
      ? ['content/prices.ts: most of the minutes are those of the sample']
      : []),
    ...(preparationSigned === undefined
      ? [
          'docs/preparation.md: unsigned; once it is signed, fill in preparationSigned in content/centre.ts',
        ]
      : []),
  ]
}
