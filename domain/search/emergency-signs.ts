/** What a patient's word may mean in an emergency. `content/emergency-words.ts` has the words of each. */
export type Concept =
  // Parts of the body and what they do.
  | (
      | 'breath'
      | 'chest'
      | 'head'
      | 'mouth'
      | 'lips'
      | 'throat'
      | 'eye'
      | 'limb'
      | 'side'
      | 'stomach'
    )
  | ('urine' | 'testis' | 'elsewhere' | 'blood' | 'speech' | 'movement' | 'pregnancy' | 'child')
  | ('loss' | 'delivery' | 'water' | 'waterbag')
  // What goes wrong with them.
  | (
      | 'fails'
      | 'not'
      | 'less'
      | 'weak'
      | 'crooked'
      | 'blue'
      | 'swells'
      | 'pain'
      | 'tight'
      | 'headache'
    )
  | ('bleeding' | 'flows' | 'stops' | 'vomit' | 'cough' | 'sweat' | 'panic' | 'confused' | 'dizzy')
  | (
      | 'fit'
      | 'allergy'
      | 'reaction'
      | 'falls'
      | 'hurt'
      | 'bursts'
      | 'leaks'
      | 'stuck'
      | 'stings'
      | 'burnt'
    )
  // What causes it.
  | (
      | 'height'
      | 'hot'
      | 'current'
      | 'strikes'
      | 'toxic'
      | 'medicine'
      | 'object'
      | 'swallows'
      | 'many'
    )
  | ('ingests' | 'animal' | 'bites')
  // How, and when.
  | ('sudden' | 'heavy' | 'ongoing' | 'comes' | 'begins' | 'after' | 'past' | 'plan')
  // A sign by itself.
  | (
      | 'breathless'
      | 'unconscious'
      | 'down'
      | 'seizure'
      | 'attack'
      | 'stroke'
      | 'slurred'
      | 'blinded'
    )
  | ('choking' | 'hemorrhage' | 'poison' | 'venom' | 'burning' | 'wound' | 'accident' | 'labour')
  | ('broken-water' | 'self-harm' | 'shock' | 'swallowed')
  // A sign that it is no emergency.
  | ('test' | 'lack' | 'food' | 'sugar' | 'period' | 'routine' | 'nothing')

/** One concept, or any of several. */
export type SignPart = Concept | readonly Concept[]

/** All parts together, in any order, may be an emergency, unless one of `unless` is named too. */
export interface Sign {
  readonly all: readonly SignPart[]
  readonly unless?: readonly Concept[]
}

/**
 * Pairs of concepts that do not count if they stand side by side in this order. "Blood test" does not mean
 * bleeding. "Knee pain" does not mean chest pain, even beside "chest X-ray".
 */
export const harmlessNeighbours: readonly (readonly [readonly Concept[], readonly Concept[]])[] = [
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
]

const isBleeding = ['bleeding', 'blood'] as const
/** Illnesses by name. They do not count if long ago or only feared: "stroke 2 years ago", "heart attack risk". */
const illnesses: readonly Sign[] = [
  { all: ['seizure'] },
  { all: ['fit', 'comes'] },
  { all: ['attack'], unless: ['sugar'] },
  { all: ['attack', 'comes'] },
  { all: ['stroke'] },
  { all: ['hemorrhage'] },
]

/** Complaints. They always count, because a patient with a history has them now: "bypass last year, chest pain". */
const complaints: readonly Sign[] = [
  { all: ['breath', 'fails'] },
  { all: ['breathless'] },
  { all: ['unconscious'] },
  { all: ['down'], unless: ['limb', 'side'] },
  { all: ['down', 'falls'] },
  { all: ['mouth', 'crooked'] },
  { all: ['slurred'] },
  { all: ['speech', 'fails'] },
  { all: ['side', 'weak'] },
  { all: ['sudden', ['weak', 'confused', 'headache', 'testis', 'blinded']] },
  { all: ['sudden', ['eye', 'speech', 'limb'], 'fails'] },
  { all: ['blinded'] },
  { all: ['chest', ['pain', 'tight']] },
  { all: ['sweat', ['chest', 'panic']] },
  { all: ['head', 'bleeding'] },
  { all: ['head', ['hurt', 'falls'], ['vomit', ...isBleeding]] },
  { all: ['falls', 'dizzy'] },
  { all: ['bleeding', ['heavy', 'ongoing']], unless: ['period', 'elsewhere'] },
  { all: [isBleeding, 'heavy', 'dizzy'] },
  { all: [isBleeding, 'stops', 'not'] },
  { all: ['blood', 'flows'] },
  { all: [isBleeding, ['vomit', 'mouth']], unless: ['elsewhere'] },
  { all: ['blood', 'cough', 'heavy'] },
  { all: [['pregnancy', 'loss', 'delivery'], isBleeding] },
  { all: ['pregnancy', 'stomach', 'pain'] },
  { all: ['pregnancy', ['pain', 'headache'], ['heavy', 'sudden']] },
  { all: ['loss', 'stomach', 'pain'] },
  { all: ['pregnancy', 'water', ['leaks', 'bursts']] },
  { all: ['waterbag', ['leaks', 'bursts']] },
  { all: ['broken-water'] },
  { all: ['labour'] },
  { all: ['delivery', ['pain', 'ongoing', 'begins']], unless: ['after'] },
  { all: [['child', 'pregnancy'], 'movement', ['not', 'less']] },
  { all: ['blue', ['child', 'lips', 'mouth']] },
  { all: ['lips', 'swells'] },
  { all: ['throat', 'swells', ['sudden', 'allergy']] },
  { all: ['allergy', 'reaction', 'heavy'] },
]

/** Events. They always count, because people ask about an event while it happens. */
const events: readonly Sign[] = [
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
  { all: ['accident'] },
  { all: ['self-harm'] },
]

/** Whether concepts named together may be an emergency that is happening. */
export function isEmergencySign(named: ReadonlySet<string>): boolean {
  const isShown = ({ all, unless = [] }: Sign) =>
    all.every((part) => [part].flat().some((concept) => named.has(concept))) &&
    !unless.some((concept) => named.has(concept))
  const isOver = named.has('past') && !named.has('ongoing')
  const isPlanned = named.has('plan') && !named.has('ongoing') && !named.has('comes')
  const isIll = !isOver && !isPlanned && illnesses.some(isShown)
  return isIll || [...complaints, ...events].some(isShown)
}
