import type { betweenDenial, deniable } from './denial.ts'

/**
 * All parts together, in any order, may be an emergency, unless one of `unless` is named too. The signs follow lists of
 * doctors, and decision 013 says whose lists these are.
 */
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
  [['blood', 'bleeding', 'swallows', 'speech', 'poison'], ['lab']],
  [['chest', 'head', 'breath', 'seizure'], ['test']],
  [
    ['blood', 'bleeding'],
    ['lack', 'sugar'],
  ],
  [['elsewhere', 'limb'], ['pain']],
  [['urine', 'chest', 'stomach'], ['burnt']],
  [['burnt'], ['urine', 'stomach']],
  [['food'], ['poison']],
  [['urine'], ['blood', 'bleeding']],
  [['today'], ['test', 'past', 'ago', 'plan']],
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

export type Neighbours = readonly [readonly string[], readonly string[]]

const isBleeding = ['bleeding', 'blood'] as const
const isPregnant = ['pregnancy', 'weeks'] as const

/** Illnesses by name. They do not count if long ago or only feared: "stroke 2 years ago", "heart attack risk". */
const illnesses = [
  { all: [['seizure', 'attack', 'stroke', 'diagnosis', 'accident']] },
  { all: ['fit', 'comes'] },
] as const satisfies readonly Sign[]

/** Complaints. They always count, because a patient with a history has them now: "bypass last year, chest pain". */
const complaints = [
  // The heart, and breathing.
  { all: ['chest', ['pain', 'tight', 'left-arm']] },
  { all: ['jaw', ['chest', 'left-arm', 'sweat']] },
  { all: ['sweat', ['chest', 'left-arm', 'panic', 'pulse', 'stomach', ...isBleeding]] },
  { all: ['sweat', 'weak', ['hours', 'heavy', 'sudden', 'today']] },
  { all: ['breath', ['fails', 'laboured', 'tight']] },
  { all: ['breathless'] },
  { all: ['low-oxygen'] },
  { all: ['dyspnoea', ['sudden', 'heavy', 'rest']] },
  // The brain: BE-FAST, and a loss of consciousness.
  { all: ['unconscious'] },
  { all: ['down'], unless: ['limb', 'side'] },
  { all: ['down', 'falls'] },
  { all: ['mouth', 'crooked'] },
  { all: ['slurred'] },
  { all: ['speech', 'fails'] },
  { all: ['side', 'weak'] },
  { all: ['sudden', ['weak', 'confused', 'headache', 'blinded', 'blurred', 'unsteady']] },
  { all: ['sudden', ['eye', 'speech', 'limb'], ['fails', 'less']] },
  { all: ['sudden', 'head', 'pain'] },
  { all: ['blinded'] },
  { all: ['confused', ['ongoing', 'today', 'fever', 'cold']] },
  // Measured: the pressure and the sugar of the blood.
  { all: ['high-bp', ['headache', 'blurred', 'eye', 'dizzy', 'vomit', 'confused', 'weak']] },
  { all: ['low-bp', ['sweat', 'drowsy', 'cold', 'weak', 'shakes', ...isBleeding]] },
  { all: ['odd-sugar', ['shakes', 'sweat', 'confused', 'vomit', 'breath', 'blurred', 'drowsy']] },
  // Infections: meningitis and sepsis.
  { all: ['stiff-neck', ['fever', 'headache', 'vomit', 'rash']] },
  { all: ['rash', 'stays'] },
  { all: ['fever', 'purple'] },
  { all: ['fever', ['limp', 'chemo']] },
  { all: ['drowsy', ['fever', 'vomit']] },
  // The belly.
  { all: ['stomach', 'pain', ['sudden', 'unbearable', 'rigid']] },
  { all: ['stomach', 'pain', 'dengue', ['vomit', 'heavy']] },
  { all: ['dengue', ['cold', 'drowsy', ...isBleeding]] },
  { all: ['operated', ['dizzy', 'blurred'], ['pain', 'tight', 'swells', 'bleeding']] },
  { all: ['testis', 'sudden'] },
  { all: ['testis', ['pain', 'swells'], ['heavy', 'unbearable', 'vomit', 'hours']] },
  { all: ['black-stool', ['dizzy', 'weak', 'vomit', 'blood', 'blurred']] },
  { all: ['no-urine', ['stomach', 'swells', 'child', 'sunken']] },
  // The nerves of the bladder, and the arteries of a limb.
  { all: ['incontinent', ['weak', 'numb']] },
  { all: ['no-urine', ['numb', 'saddle']] },
  { all: ['no-urine', 'weak', 'limb'] },
  { all: ['saddle', 'numb'] },
  { all: ['limb', ['blue', 'pale'], ['sudden', 'hours', 'today']] },
  // Bleeding.
  { all: ['bleeding', ['heavy', 'ongoing']], unless: ['period', 'elsewhere'] },
  { all: ['blood', 'heavy', ['ongoing', 'urine']], unless: ['period', 'elsewhere', 'lack'] },
  { all: [isBleeding, 'heavy', 'dizzy'] },
  { all: [isBleeding, 'stops', 'not'] },
  { all: ['blood', 'flows'] },
  { all: ['nose', isBleeding, 'hours'] },
  { all: [isBleeding, ['vomit', 'mouth', 'cough']], unless: ['elsewhere'] },
  // The head after a blow or a fall.
  { all: ['head', 'bleeding'] },
  { all: ['head', ['hurt', 'falls'], ['vomit', 'drowsy', ...isBleeding]] },
  {
    all: [
      ['hurt', 'falls', 'accident'],
      ['ear', 'nose'],
      ['water', ...isBleeding],
    ],
  },
  { all: ['falls', 'dizzy'] },
  { all: [['falls', 'hurt'], 'weak', ['ongoing', 'not']] },
  { all: ['falls', 'vomit', ['ongoing', 'child']] },
  // Mothers.
  { all: [[...isPregnant, 'loss', 'delivery'], isBleeding] },
  { all: ['pregnancy', 'stomach', 'pain'] },
  { all: ['pregnancy', ['pain', 'headache'], ['heavy', 'sudden', 'blurred', 'side']] },
  { all: [isPregnant, ['bp', 'high-bp'], ['headache', 'blurred']] },
  { all: ['loss', 'stomach', 'pain'] },
  { all: [isPregnant, 'water', ['leaks', 'bursts']] },
  { all: ['waterbag', ['leaks', 'bursts']] },
  { all: ['labour'] },
  { all: ['delivery', ['pain', 'ongoing', 'begins']], unless: ['after'] },
  { all: [['child', 'pregnancy'], 'movement', ['not', 'less']] },
  // Children.
  { all: ['child', ['limp', 'sunken']] },
  { all: ['child', 'drowsy', 'milk'] },
  { all: ['child', 'listless', ['vomit', 'milk', 'fever']] },
  { all: ['child', 'vomit', 'green'] },
  { all: ['child', 'milk', 'not', 'ongoing'] },
  { all: ['newborn', ['fever', 'cold', 'limp', 'listless']] },
  { all: ['newborn', 'milk', 'not'] },
  { all: ['fontanelle', ['swells', 'sunken', 'fever']] },
  { all: ['blue', ['child', 'lips', 'mouth']] },
  // Allergy.
  { all: ['lips', 'swells'] },
  {
    all: [
      ['mouth', 'throat'],
      ['swells', 'tight'],
      ['sudden', 'allergy', 'medicine', 'ingests', 'bites', 'food'],
    ],
  },
  { all: ['allergy', 'reaction', 'heavy'] },
  { all: ['allergy', 'rash', ['breath', 'dizzy', 'vomit']] },
] as const satisfies readonly Sign[]

/** Events. They count unless told as long ago, because people ask about an event while it happens. */
const events = [
  { all: [['choking', 'poison', 'burnt', 'burning', 'wound', 'self-harm']] },
  { all: [['throat', 'breath'], 'stuck'], unless: ['seldom'] },
  { all: ['fumes', ['headache', 'dizzy', 'vomit', 'down']] },
  { all: ['throat', 'object'], unless: ['test'] },
  { all: ['swallowed'], unless: ['routine', 'test'] },
  { all: ['object', 'swallows'], unless: ['test'] },
  { all: [['object', 'toxic'], 'ingests'] },
  { all: ['toxic', ['swallows', 'takes']] },
  { all: ['toxic', ['eye', 'mouth']], unless: ['test'] },
  { all: ['medicine', 'ingests'], unless: ['routine', 'test'] },
  { all: ['many-pills', ['ingests', 'takes']], unless: ['routine', 'test'] },
  {
    all: [
      ['medicine', 'drug'],
      ['ingests', 'swallows', 'takes'],
      ['many', 'heavy', 'child'],
    ],
  },
  { all: ['many-pills', 'drug', ['ingests', 'takes']] },
  { all: ['medicine', 'heavy', ['many', 'strikes']] },
  { all: ['venom', ['bites', 'strikes', 'swells', 'pain', 'limb']] },
  { all: ['animal', 'bites'] },
  { all: ['hot', ['stings', 'falls', 'bursts']] },
  { all: ['current', 'strikes'] },
  { all: ['head', 'bursts'] },
  { all: ['falls', 'height'] },
  { all: ['emergency'], unless: ['service'] },
] as const satisfies readonly Sign[]

type AnySign = (typeof illnesses | typeof complaints | typeof events)[number]
type SignParts = AnySign['all'] | Extract<AnySign, { readonly unless: unknown }>['unless']
type ConceptIn<List> = List extends readonly (infer Item)[] ? ConceptIn<Item> : List

/**
 * What a patient's word may mean in an emergency. `content/emergency-words.ts` has the words of each. Words of
 * `nothing` make no sign. `ago`, `past` and `plan` say that an illness is over or only feared. Beside the name of a
 * test, `story` says so too, unless the text names a `recent` time. A complaint that `persists` is not denied.
 */
export type Concept =
  | ConceptIn<SignParts | typeof harmlessNeighbours | typeof harmlessBefore>
  | ConceptIn<typeof deniable | typeof betweenDenial>
  | 'denies'
  | 'span'
  | 'but'
  | 'before'
  | 'absent'
  | 'persists'
  | 'happens'
  | 'or'
  | 'nothing'
  | 'recent'
  | 'story'

/** A clause of a text: what each of its words may mean. */
export type Clause = readonly (readonly string[])[]

/**
 * What a clause says of today. An illness of another year says nothing, nor does anything that "was" so: "2 saal pehle
 * khoon ki ulti hui thi".
 */
export function saidNow(clause: Clause): Clause {
  const says = (...some: readonly string[]) =>
    clause.some((concepts) => concepts.some((concept) => some.includes(concept)))
  if (!says('ago', 'past', 'before') || says('recent', 'today', 'ongoing')) return clause
  if (says('story')) return []
  const old: readonly string[] = harmlessBefore.flatMap(([illnesses]) => illnesses)
  if (!says(...old)) return clause
  // The year belongs to that illness, and to nothing in another clause.
  const over = [...old, 'ago', 'past']
  return clause.map((concepts) => concepts.filter((concept) => !over.includes(concept)))
}

/** Whether concepts named together may be an emergency that is happening. */
export function isEmergencySign(named: ReadonlySet<string>): boolean {
  const has = (...concepts: readonly string[]) => concepts.some((concept) => named.has(concept))
  const isShown = ({ all, unless = [] }: Sign) =>
    all.every((part) => has(...[part].flat())) && !has(...unless)
  const isNow = has('ongoing', 'today')
  const isTold = has('story') && has('test') && !has('recent')
  const isOver = (has('ago', 'past') || isTold) && !isNow
  const isPlanned = has('plan') && !isNow && !has('comes')
  const isLongAgo = isOver && (has('ago') || (has('past') && has('story'))) && !has('recent')
  const isIll = !isOver && !isPlanned && illnesses.some(isShown)
  return isIll || complaints.some(isShown) || (!isLongAgo && events.some(isShown))
}
