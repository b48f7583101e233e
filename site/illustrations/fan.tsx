import {
  type FanShape,
  fanArcs,
  fanRays,
  halfCircle,
  heroShape,
  markArcs,
  markHorizon,
  markReflection,
  markSun,
  onCircle,
} from './fan-shape.ts'
import { StaticDrawing } from './static-drawing.tsx'

/** The large fan of the home page. A light sweeps across it once when the page opens. */
export function HeroFan() {
  const { radius, spread } = heroShape
  const left = onCircle(radius, 90 + spread / 2)
  const right = onCircle(radius, 90 - spread / 2)
  return (
    <svg className="fan" viewBox="-500 -500 1000 500" aria-hidden="true">
      <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
        <stop />
        <stop className="far" offset="1" />
      </radialGradient>
      <path className="light" d={`M0 0L${left}A${radius} ${radius} 0 0 1 ${right}z`} />
      <path className="rays" d={fanRays(heroShape)} />
      <FanArcs shape={heroShape} />
      <path className="sweep" d={`M0 0L${onCircle(radius, 97)}L${onCircle(radius, 83)}z`} />
      <path className="glow" d="M-48 0a48 48 0 0 1 96 0z" />
    </svg>
  )
}

/** A small fan: a sun on the horizon and the arcs around it. */
export function Echoes() {
  return <StaticDrawing look="echoes" file="echoes.svg" width={400} height={192} />
}

/** The sun of a step. It stands higher in each step, under one more arc. */
export function Rise({ step }: { readonly step: number }) {
  const arcs = Array.from({ length: 3 + step }, (_, index) => {
    const radius = 44 + 12 * index
    return `M${onCircle(radius, 145)}A${radius} ${radius} 0 0 1 ${onCircle(radius, 35)}`
  })
  return (
    <svg className="rise drawing screen-only" viewBox="-110 -124 220 124" aria-hidden="true">
      <g transform={`translate(0 ${-14 * step})`}>
        <path d={arcs.join('')} strokeDasharray="9 4 17 3 12 5" />
        <circle className="glow" r="28" />
      </g>
    </svg>
  )
}

const sunsetShape = { radius: 190, inner: 60, arcs: 7, rays: 2, spread: 120 }

/** The picture of the 404 page: the sun half under the horizon, reflected in the water. */
export function Sunset() {
  return (
    <svg className="sunset drawing" viewBox="-240 -196 480 290" aria-hidden="true">
      <FanArcs shape={sunsetShape} />
      <path className="glow" d="M-40 0a42 42 0 0 1 80 0z" />
      <path className="lit" d="M-2400 0h4800" />
      <path className="faint" d="M-150 16H-40M-20 16H90M-96 34H20M44 34h70M-60 54h96M-30 74h44" />
    </svg>
  )
}

function FanArcs({ shape }: { readonly shape: FanShape }) {
  return fanArcs(shape).map(({ radius, dashes }) => (
    <path
      key={radius}
      className="arc"
      d={halfCircle(radius)}
      pathLength="180"
      strokeDasharray={dashes}
    />
  ))
}

/** The centre's logo: a sun with three arcs over the horizon. */
export function Mark() {
  return (
    <svg viewBox="-32 -31 64 40" strokeWidth="3" aria-hidden="true">
      <path className="glow" d={markSun} />
      <path d={markArcs.join('') + markReflection} />
      <path className="lit" d={markHorizon} />
    </svg>
  )
}
