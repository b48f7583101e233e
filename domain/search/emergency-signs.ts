/** All parts together, in any order, may be an emergency, unless one of `unless` is named too. */
interface Sign {
  /** Each part is one concept, or any of several. */
  readonly all: readonly (string | readonly string[])[]
  readonly unless?: readonly string[]
}

/**
 * Pairs of concepts that do not count if they stand side by side in this order. "Blood test" does not mean
 * bleeding. "Knee pain" does not mean chest pain, even beside "chest X-ray".
 */
export const harmlessNeighbours = [
  [
    ['blood', 'chest', 'breath', 'head', 'bleeding', 'swallows', 'speech', 'seizure', 'poison'],
    ['test'],
  ],
  [
    ['blood', 'bleeding'],
    ['lack', 'sugar'],
  ],
  [['elsewhere', 'limb'], ['pain']],
  [['urine', 'chest', 'stomach'], ['burnt']],
  [['burnt'], ['urine', 'stomach']],
  [['food'], ['poison']],
  [['urine'], ['blood', 'bleeding']],
  [['pain', 'tight', 'trouble', 'bleeding', 'vomit', 'dizzy'], ['absent']],
] as const satisfies readonly Neighbours[]

/**
 * Illnesses and injuries that are no emergency before one of these: "epilepsy patient", "stroke 2 years later". They
 * are one if the text says that something happens now. The second concept still counts, as in an overdose of the
 * patient's medicine.
 */
export const harmlessBefore = [
  [
    ['seizure', 'stroke', 'attack', 'accident', 'burnt'],
    ['patient', 'medicine', 'afterwards'],
  ],
] as const satisfies readonly Neighbours[]

/** Complaints that a text may deny: "no chest pain", "koi dard nahi". Nobody denies a pulse so. */
const deniable = [
  ...([
    'pain',
    'tight',
    'trouble',
    'breathless',
    'bleeding',
    'headache',
    'vomit',
    'dizzy',
  ] as const),
  ...(['falls', 'seizure', 'attack', 'stroke', 'unconscious', 'accident'] as const),
] as const satisfies readonly string[]

/** Words between a denial and the complaint: "no h/o chest pain". */
const betweenDenial = ['any', 'past', 'chest', 'head', 'breath', 'stomach', 'limb'] as const

export type Neighbours = readonly [readonly string[], readonly string[]]

const isBleeding = ['bleeding', 'blood'] as const

/** Illnesses by name. They do not count if long ago or only feared: "stroke 2 years ago", "heart attack risk". */
const illnesses = [
  { all: ['seizure'] },
  { all: ['fit', 'comes'] },
  { all: ['attack'] },
  { all: ['stroke'] },
  { all: ['hemorrhage'] },
  { all: ['accident'] },
] as const satisfies readonly Sign[]

/** Complaints. They always count, because a patient with a history has them now: "bypass last year, chest pain". */
const complaints = [
  { all: ['breath', 'fails'] },
  { all: ['breathless'] },
  { all: ['unconscious'] },
  { all: ['down'], unless: ['limb', 'side'] },
  { all: ['down', 'falls'] },
  { all: ['mouth', 'crooked'] },
  { all: ['slurred'] },
  { all: ['speech', 'fails'] },
  { all: ['side', 'weak'] },
  { all: ['sudden', ['weak', 'confused', 'headache', 'testis', 'blinded', 'blurred']] },
  { all: ['confused', 'ongoing'] },
  { all: ['high-bp', ['headache', 'blurred', 'eye', 'dizzy', 'vomit', 'confused', 'weak']] },
  { all: ['pregnancy', ['bp', 'high-bp'], ['headache', 'blurred']] },
  { all: ['odd-sugar', ['shakes', 'sweat', 'confused', 'vomit', 'breath', 'blurred']] },
  { all: ['sudden', ['eye', 'speech', 'limb'], ['fails', 'less']] },
  { all: ['sudden', 'head', 'pain'] },
  { all: ['blinded'] },
  { all: ['chest', ['pain', 'tight']] },
  { all: ['sweat', ['chest', 'panic', 'pulse']] },
  { all: ['head', 'bleeding'] },
  { all: ['head', ['hurt', 'falls'], ['vomit', ...isBleeding]] },
  { all: ['falls', 'dizzy'] },
  { all: ['falls', 'vomit', ['ongoing', 'child']] },
  { all: ['bleeding', ['heavy', 'ongoing']], unless: ['period', 'elsewhere'] },
  { all: ['blood', 'heavy', 'ongoing'], unless: ['period', 'elsewhere', 'lack'] },
  { all: [isBleeding, 'heavy', 'dizzy'] },
  { all: [isBleeding, 'stops', 'not'] },
  { all: ['blood', 'flows'] },
  { all: [isBleeding, ['vomit', 'mouth']], unless: ['elsewhere'] },
  { all: ['blood', 'cough', 'heavy'] },
  { all: [['pregnancy', 'weeks', 'loss', 'delivery'], isBleeding] },
  { all: ['pregnancy', 'stomach', 'pain'] },
  { all: ['pregnancy', ['pain', 'headache'], ['heavy', 'sudden']] },
  { all: ['loss', 'stomach', 'pain'] },
  { all: [['pregnancy', 'weeks'], 'water', ['leaks', 'bursts']] },
  { all: ['waterbag', ['leaks', 'bursts']] },
  { all: ['broken-water'] },
  { all: ['labour'] },
  { all: ['delivery', ['pain', 'ongoing', 'begins']], unless: ['after'] },
  { all: [['child', 'pregnancy'], 'movement', ['not', 'less']] },
  { all: ['child', 'limp'] },
  { all: ['child', 'milk', 'not', 'ongoing'] },
  { all: ['blue', ['child', 'lips', 'mouth']] },
  { all: ['lips', 'swells'] },
  {
    all: [['mouth', 'throat'], 'swells', ['sudden', 'allergy', 'injection', 'medicine', 'ingests']],
  },
  { all: ['allergy', 'reaction', 'heavy'] },
] as const satisfies readonly Sign[]

/** Events. They count unless told as long ago, because people ask about an event while it happens. */
const events = [
  { all: ['choking'] },
  { all: ['throat', 'stuck'] },
  { all: ['throat', 'object'], unless: ['test'] },
  { all: ['swallowed'], unless: ['routine', 'test'] },
  { all: ['object', 'swallows'], unless: ['test'] },
  { all: [['object', 'toxic'], 'ingests'] },
  { all: ['poison'] },
  { all: ['toxic', 'swallows'] },
  { all: ['toxic', ['eye', 'mouth'], ['falls', 'strikes']] },
  { all: ['medicine', 'ingests'], unless: ['routine', 'test'] },
  { all: ['medicine', ['ingests', 'swallows'], ['many', 'heavy', 'child']] },
  { all: ['medicine', 'heavy', ['many', 'strikes']] },
  { all: ['venom'] },
  { all: ['animal', 'bites'] },
  { all: ['burnt'] },
  { all: ['burning'] },
  { all: ['hot', ['stings', 'falls', 'bursts']] },
  { all: ['current', 'strikes'] },
  { all: ['shock'] },
  { all: ['wound'] },
  { all: ['head', 'bursts'] },
  { all: ['falls', 'height'] },
  { all: ['emergency'] },
  { all: ['self-harm'] },
] as const satisfies readonly Sign[]

type AnySign = (typeof illnesses | typeof complaints | typeof events)[number]
type SignParts = AnySign['all'] | Extract<AnySign, { readonly unless: unknown }>['unless']
type ConceptIn<List> = List extends readonly (infer Item)[] ? ConceptIn<Item> : List

/**
 * What a patient's word may mean in an emergency. `content/emergency-words.ts` has the words of each. Words of
 * `nothing` make no sign. `past` and `plan` say that an illness is over or only feared. Beside the name of a test,
 * `story` says so too, unless the text names a `recent` time.
 */
export type Concept =
  | ConceptIn<SignParts | typeof harmlessNeighbours | typeof harmlessBefore>
  | ConceptIn<typeof deniable | typeof betweenDenial>
  | 'denies'
  | 'nothing'
  | 'recent'
  | 'story'
  | 'past'
  | 'plan'

/**
 * The place after a denial, such as "no chest pain" or "koi dard nahi". Undefined if none begins at `start`.
 *
 * @param meant What each word of the text may mean.
 */
export function endOfDenial(
  meant: readonly (readonly string[])[],
  start: number,
): number | undefined {
  const has = (place: number, concepts: readonly string[]) =>
    meant[place]?.some((concept) => concepts.includes(concept)) ?? false
  let place = start + 1
  while (has(place, betweenDenial) && !has(place, deniable)) place++
  if (!has(place, deniable)) return undefined
  if (has(start, ['denies'])) return place + 1
  return has(start, ['any']) && has(place + 1, ['not']) ? place + 2 : undefined
}

/** Whether concepts named together may be an emergency that is happening. */
export function isEmergencySign(named: ReadonlySet<string>): boolean {
  const isShown = ({ all, unless = [] }: Sign) =>
    all.every((part) => [part].flat().some((concept) => named.has(concept))) &&
    !unless.some((concept) => named.has(concept))
  const isTold = named.has('story') && named.has('test') && !named.has('recent')
  const isOver = (named.has('past') || isTold) && !named.has('ongoing')
  const isPlanned = named.has('plan') && !named.has('ongoing') && !named.has('comes')
  const isLongAgo = isOver && named.has('past') && named.has('story') && !named.has('recent')
  const isIll = !isOver && !isPlanned && illnesses.some(isShown)
  return isIll || complaints.some(isShown) || (!isLongAgo && events.some(isShown))
}
