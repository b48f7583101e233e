import { FanArcs } from './fan-arcs.tsx'

const shape = { radius: 190, inner: 60, arcs: 7, rays: 2, spread: 120 }

/** The 404's sunset: the sun half under the horizon, its echoes in the water. */
export function Sunset() {
  return (
    <svg className="sunset drawing" viewBox="-240 -196 480 290" aria-hidden="true">
      <FanArcs shape={shape} />
      <path className="glow" d="M-40 0a42 42 0 0 1 80 0z" />
      <path className="lit" d="M-240 0h480" />
      <path className="faint" d="M-150 16H-40M-20 16H90M-96 34H20M44 34h70M-60 54h96M-30 74h44" />
    </svg>
  )
}
