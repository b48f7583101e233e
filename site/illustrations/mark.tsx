import { markArcs, markHorizon, markReflection, markSun } from './mark-shape.ts'

/** The house's mark: the sun of an ultrasound sector over the horizon. */
export function Mark() {
  return (
    <svg className="mark" viewBox="-32 -31 64 40" strokeWidth="3" aria-hidden="true">
      <path className="glow" d={markSun} />
      <path d={markArcs.join('') + markReflection} />
      <path className="lit" d={markHorizon} />
    </svg>
  )
}
