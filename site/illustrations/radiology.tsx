import { Drawing } from './drawing.tsx'

const detectors = Array.from({ length: 36 }, (_, index) => {
  const angle = (index * Math.PI) / 18
  const at = (radius: number) =>
    `${Math.round(100 + radius * Math.cos(angle))} ${Math.round(70 + radius * Math.sin(angle))}`
  return `M${at(51)}L${at(56)}`
}).join('')

/** The CT ring, its detectors, the beam and the table. */
export function RadiologyDrawing() {
  return (
    <Drawing left={4}>
      <circle cx="100" cy="70" r="64" />
      <circle cx="100" cy="70" r="46" />
      <path className="faint" d={detectors} />
      <path className="lit" d="m100 12-30 93a46 46 0 0 0 60 0z" />
      <circle className="glow" cx="100" cy="14" r="4" />
      <path d="M80 78a20 13 0 0 1 40 0zM62 84h76q-6 8-16 8H78q-10 0-16-8M4 92h58M4 84h58" />
    </Drawing>
  )
}
