import { fanArcs } from './fan-shape.ts'

const arcs = fanArcs({ radius: 190, inner: 60, arcs: 9, rays: 2, spread: 120 })

/** The confirmation's tick of light: the sun is up, and a tick stands in it. */
export function Sunrise() {
  return (
    <svg className="sunrise drawing" viewBox="-200 -196 400 200" aria-hidden="true">
      {arcs.map((arc) => (
        <circle
          key={arc.radius}
          r={arc.radius}
          pathLength="360"
          strokeDasharray={arc.dashes}
          transform="rotate(180)"
        />
      ))}
      <path className="glow" d="M-46 0a46 46 0 0 1 92 0z" />
      <path className="tick" d="m-16-20 12 12 22-26" />
      <path className="lit" d="M-200 1h400" />
    </svg>
  )
}
