import { FanArcs } from './fan-arcs.tsx'
import { fanRays, onCircle } from './fan-shape.ts'
import { heroShape as shape } from './hero-shape.ts'

/** The fan drawn large; light sweeps across it once when the page opens. */
export function HeroFan() {
  const { radius, spread } = shape
  const left = onCircle(radius, 90 + spread / 2)
  const right = onCircle(radius, 90 - spread / 2)
  return (
    <svg className="fan" viewBox="-500 -500 1000 500" aria-hidden="true">
      <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
        <stop className="near" />
        <stop className="far" offset="1" />
      </radialGradient>
      <path className="light" d={`M0 0L${left}A${radius} ${radius} 0 0 1 ${right}z`} />
      <path className="rays" d={fanRays(shape)} />
      <FanArcs shape={shape} />
      <path className="sweep" d={`M0 0L${onCircle(radius, 97)}L${onCircle(radius, 83)}z`} />
      <path className="glow" d="M-48 0a48 48 0 0 1 96 0z" />
    </svg>
  )
}
