import { onCircle } from './circle.ts'

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
