import { type FanShape, fanArcs, halfCircle } from './fan-shape.ts'

/** The arcs of a fan, each with its broken echoes. */
export function FanArcs({ shape }: { readonly shape: FanShape }) {
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
