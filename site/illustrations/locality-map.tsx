import type { LocalityMap } from '../../content/facts.ts'
import type { Strings } from '../../content/strings.ts'

interface LocalityMapProps {
  readonly map: LocalityMap
  readonly strings: Pick<Strings, 'facts' | 'lang' | 'testFacts'>
  /** The map in words, for screen readers. */
  readonly label: string
}

type MapPlace = LocalityMap['places'][number]
type Corner = MapPlace['at']

/** The streets around the centre. A street with a name is drawn wider. */
export function LocalityDrawing({ map, strings, label }: LocalityMapProps) {
  const { facts, lang, testFacts } = strings
  const { streets, places, parks = [], metresWide, walkMinutes } = map
  return (
    <svg className="locality drawing" viewBox="0 0 100 60" role="img" aria-label={label}>
      {parks.length > 0 && <Trees />}
      {parks.map((points) => (
        <Park key={points.join()} edge={`M${points.map(outward).join('L')}z`} />
      ))}
      {streets.map(({ name, points }) => (
        <path
          key={points.join()}
          className={name ? 'street wide' : 'street'}
          d={`M${goingOn(points).join('L')}`}
        />
      ))}
      {streets.map(
        ({ name, points }) =>
          name && <path key={name.en} className="lane" d={`M${goingOn(points).join('L')}`} />,
      )}
      {streets.map(
        ({ name, points: [from, to] }) =>
          name && from && to && <StreetName key={name.en} name={name[lang]} from={from} to={to} />,
      )}
      <Walk places={places} minutes={walkMinutes && testFacts.minutes(walkMinutes)} />
      {places.map((place) => (
        <g key={place.name.en}>
          <Sign place={place} />
          <text x={place.at[0]} y={place.at[1] + 8.5} className={place.kind}>
            {place.name[lang]}
          </text>
        </g>
      ))}
      <path d="M78 9V2m-2 3 2-3 2 3" />
      <text x="78" y="13">
        {facts.visit.north}
      </text>
      {metresWide && <Scale metresWide={metresWide} text={facts.visit.metres(scaleMetres)} />}
    </svg>
  )
}

function Park({ edge }: { readonly edge: string }) {
  return (
    <g className="park">
      <path d={edge} />
      <path d={edge} fill="url(#trees)" />
    </g>
  )
}

/** Extends a park beyond the edge of the sketch, because the picture may be wider than the sketch. */
function outward([x, y]: Corner): Corner {
  const beyondEdge = (at: number, end: number) => (at === 0 ? -end : at === end ? 2 * end : at)
  return [beyondEdge(x, 100), beyondEdge(y, 60)]
}

/** The trees of a park, in a pattern of unequal crowns. */
function Trees() {
  return (
    <pattern
      id="trees"
      width="19"
      height="14"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(24)"
    >
      <circle cx="4" cy="4" r="2" />
      <circle cx="12.6" cy="9" r="2.6" />
      <circle cx="12.3" cy="2.5" r="1.3" />
    </pattern>
  )
}

const scaleMetres = 50

function Scale({ metresWide, text }: { readonly metresWide: number; readonly text: string }) {
  const length = Math.round((scaleMetres / metresWide) * 100)
  return (
    <>
      <path d={`M4 55v1.5h${length}v-1.5`} />
      <text x={4 + length / 2} y="54">
        {text}
      </text>
    </>
  )
}

/** Extends a street beyond the edge of the sketch, because large text makes the picture much higher. */
function goingOn(points: readonly Corner[]): readonly Corner[] {
  const [first, second] = points
  const [before, last] = points.slice(-2)
  if (!first || !second || !before || !last) return points
  return [beyond(first, second), ...points, beyond(last, before)]
}

/** A point far beyond the end `[x, y]` of a street; the end itself if it lies inside the sketch. */
function beyond([x, y]: Corner, [fromX, fromY]: Corner): Corner {
  const isInside = x > 0 && x < 100 && y > 0 && y < 60
  return isInside ? [x, y] : [9 * x - 8 * fromX, 9 * y - 8 * fromY]
}

interface StreetNameProps {
  readonly name: string
  readonly from: Corner
  readonly to: Corner
}

/** The name along the first part of the street, never upside down. */
function StreetName({ name, from, to }: StreetNameProps) {
  const [x, y] = between(from, to)
  const degrees = Math.round((Math.atan((to[1] - from[1]) / (to[0] - from[0])) * 180) / Math.PI)
  return (
    // Between the middle of the street, where its line is, and its edge.
    <text dy="-1.2" transform={`translate(${x} ${y}) rotate(${degrees})`}>
      {name}
    </text>
  )
}

function between(a: Corner, b: Corner): Corner {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

interface WalkProps extends Pick<LocalityMap, 'places'> {
  readonly minutes: string | 0 | undefined
}

/** The walk from the metro to the centre as a dotted line, and how long it takes. */
function Walk({ places, minutes }: WalkProps) {
  const at = (kind: MapPlace['kind']) => places.find((place) => place.kind === kind)?.at
  const [from, to] = [at('metro'), at('centre')]
  if (from === undefined || to === undefined) return null
  const way = `M${from.join()}L${to.join()}`
  const [x, y] = between(from, to)
  return (
    <>
      {/* In the colour of the blocks, so that the stripes show only where the walk crosses a street. */}
      <path className="zebra" d={way} />
      <path className="way-here" d={way} />
      <path className="walk" d={way} />
      {minutes && (
        <>
          <path className="minutes" d={`M${x - 1} ${y + 6}h8`} />
          <text x={x + 3} y={y + 6} className="on-minutes">
            {minutes}
          </text>
        </>
      )}
    </>
  )
}

/** The arcs and the sun of the logo, as in mark.svg. */
const arcs =
  'M-13.6 -6.3A15 15 0 0 1 13.6 -6.3M-19.9 -9.3A22 22 0 0 1 19.9 -9.3M-26.3 -12.3A29 29 0 0 1 26.3 -12.3'
const sun = 'M-9 1V0a9 9 0 0 1 18 0v1z'

/** The centre is the sun of its logo, in the sector of an ultrasound. The station is the sign M, the car park the sign P. */
function Sign({ place: { kind, at } }: { readonly place: MapPlace }) {
  const [x, y] = at
  switch (kind) {
    case 'centre':
      return (
        <g transform={`translate(${x} ${y + 3})scale(.55)`}>
          <path className="sector" d="M0 0L-30 -14A33 33 0 0 1 30 -14z" />
          <path d={arcs} strokeDasharray="9 2 14 3 6 2" />
          <path className="glow" d={sun} />
        </g>
      )
    case 'metro':
      return <Letter at={at} letter="M" />
    case 'parking':
      return <Letter at={at} letter="P" />
    case 'ramp':
      return <path className="lit" d={`M${x - 4} ${y + 2}h8v-4z`} />
  }
}

function Letter({ at: [x, y], letter }: Pick<MapPlace, 'at'> & { readonly letter: string }) {
  return (
    <>
      <path className={`sign ${letter}`} d={`M${x - 3} ${y - 3}h6v6h-6z`} />
      <text x={x} y={y + 1.6} className={`letter ${letter}`}>
        {letter}
      </text>
    </>
  )
}
