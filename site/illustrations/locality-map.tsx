import type { LocalityMap } from '../../content/facts.ts'
import type { Language } from '../../domain/language.ts'

interface LocalityMapProps {
  readonly map: LocalityMap
  readonly language: Language
  /** The map in words, for screen readers. */
  readonly label: string
}

type MapPlace = LocalityMap['places'][number]

/** The streets around the centre, drawn in the lines of the site's other drawings. */
export function LocalityDrawing({ map, language, label }: LocalityMapProps) {
  return (
    <svg className="locality drawing" viewBox="0 0 100 60" role="img" aria-label={label}>
      {map.streets.map(({ points }) => (
        <path key={points.join()} d={`M${points.join('L')}`} />
      ))}
      {map.streets.map(({ name, points }) => {
        const [x, y] = points[1] ?? [0, 0]
        return (
          name && (
            <text key={name.en} x={x + 4} y={y - 14}>
              {name[language]}
            </text>
          )
        )
      })}
      <Walk places={map.places} />
      {map.places.map((place) => (
        <g key={place.name.en}>
          <Sign place={place} />
          <text x={place.at[0]} y={place.at[1] + 8} textAnchor="middle">
            {place.name[language]}
          </text>
        </g>
      ))}
      <path className="lit" d="M94 10V3m-2 3 2-3 2 3" />
    </svg>
  )
}

/** From the metro to the centre. */
function Walk({ places }: Pick<LocalityMap, 'places'>) {
  const at = (kind: MapPlace['kind']) => places.find((place) => place.kind === kind)?.at
  const [from, to] = [at('metro'), at('centre')]
  return from && to && <path className="walk" d={`M${from.join()}L${to.join()}`} />
}

/** The centre is the sun on its horizon; every other place a letter or a wheel in a ring. */
function Sign({ place: { kind, at } }: { readonly place: MapPlace }) {
  const [x, y] = at
  switch (kind) {
    case 'centre':
      return <path className="glow" d={`M${x - 5} ${y + 2}a5 5 0 0 1 10 0z`} />
    case 'metro':
      return <Letter at={at} letter="M" />
    case 'parking':
      return <Letter at={at} letter="P" />
    case 'ramp':
      return <path className="lit" d={`M${x - 4} ${y + 2}h8v-4z`} />
  }
}

interface LetterProps extends Pick<MapPlace, 'at'> {
  readonly letter: string
}

function Letter({ at: [x, y], letter }: LetterProps) {
  return (
    <>
      <circle cx={x} cy={y} r="3.4" />
      <text x={x} y={y + 1.5} textAnchor="middle">
        {letter}
      </text>
    </>
  )
}
