import type { ReactElement, ReactNode } from 'react'
import type { CategoryId } from '../../domain/test-catalogue.ts'

const drawings: Readonly<Record<CategoryId, () => ReactElement>> = {
  ultrasound: UltrasoundDrawing,
  radiology: RadiologyDrawing,
  cardiac: CardiacDrawing,
  laboratory: LaboratoryDrawing,
  packages: PackagesDrawing,
  consultation: ConsultationDrawing,
}

export function CategoryDrawing({ category }: { readonly category: CategoryId }) {
  const Picture = drawings[category]
  return <Picture />
}

const depths = Array.from({ length: 11 }, (_, arc) => 22 + arc * 8)
const depthTicks = [22, 38, 54, 70, 86, 102].map((depth) => `M186 ${depth + 14}h8`).join('')

/** The ultrasound sector with a measured organ, the probe above and the depth scale beside it. */
function UltrasoundDrawing() {
  return (
    <Drawing left={34}>
      <path d="M86 3h28v8q-14 6-28 0z" />
      <path className="faint" d={`M190 28v96${depthTicks}`} />
      <path d="M90 16 34 105a105 105 0 0 0 132 0L110 16" />
      <path className="faint" d={depths.map(echo).join('')} strokeDasharray="9 2 17 3 5 2" />
      <path className="faint" d="m76 69 48 30" strokeDasharray="0 3" />
      <path
        className="lit"
        d="M68 84a32 25 0 1 1 64 0 32 25 0 1 1-64 0M82 84a18 13 0 0 1 36 0M90 99a18 13 0 0 0 26-9M93 87a7 7 0 0 1 14 0M71 67h6m-3-3v6M123 101h6m-3-3v6"
      />
    </Drawing>
  )
}

/** The arc around the probe at this depth, from edge to edge of the sector. */
function echo(depth: number): string {
  const x = Math.round(depth * 0.49 + 10)
  const y = Math.round(16 + depth * 0.8)
  return `M${100 - x} ${y}A${depth} ${depth} 0 0 0 ${100 + x} ${y}`
}

/** The CT ring, its detectors, the beam and the table. */
function RadiologyDrawing() {
  return (
    <Drawing left={4}>
      <circle cx="100" cy="70" r="64" />
      <circle cx="100" cy="70" r="46" />
      {/* The 36 detectors are one dashed circle, because 36 lines would take ten times the bytes. */}
      <path
        className="faint"
        d="M153 70a53 53 0 1 1-106 0 53 53 0 1 1 106 0"
        pathLength="36"
        strokeWidth="5"
        strokeLinecap="butt"
        strokeDasharray=".12 .88"
      />
      <path className="lit" d="m100 12-30 93a46 46 0 0 0 60 0z" />
      <circle className="glow" cx="100" cy="14" r="4" />
      <path d="M80 78a20 13 0 0 1 40 0zM62 84h76q-6 8-16 8H78q-10 0-16-8M4 92h58M4 84h58" />
    </Drawing>
  )
}

const gridRows = Array.from({ length: 8 }, (_, row) => `M4 ${14 + row * 16}h192`).join('')
const gridColumns = Array.from({ length: 13 }, (_, column) => `M${4 + column * 16} 14v112`).join('')
const beat = 'h10q5-9 10 0h6l3 5 5-60 6 76 4-21h5q8-15 16 0h'

/** An ECG of two and a half heartbeats on squared paper. */
function CardiacDrawing() {
  return (
    <Drawing left={4}>
      <path className="faint" d={gridRows + gridColumns} />
      <path d={`M4 84${beat}16${beat}16`} />
      <path className="lit" d="M166 84h10q5-9 10 0" />
      <circle className="glow" cx="188" cy="84" r="4" />
    </Drawing>
  )
}

/** The surface of the liquid in each tube, in drawing units from the top. */
const tubeLevels = [56, 74, 48, 66, 82]
const litTube = 2

/** A rack of tubes, one of them lit. */
function LaboratoryDrawing() {
  return (
    <Drawing left={14}>
      <path d="M14 60h172v9H14zM14 120h172v9H14M24 69v51M176 69v51" />
      {tubeLevels.map((level, index) => (
        <Tube key={level} x={38 + index * 28} level={level} isLit={index === litTube} />
      ))}
    </Drawing>
  )
}

interface TubeProps {
  readonly x: number
  readonly level: number
  readonly isLit: boolean
}

function Tube({ x, level, isLit }: TubeProps) {
  return (
    <g className={isLit ? 'lit' : undefined}>
      {isLit ? <path className="glow" d={`M${x} ${level}v52a7 7 0 0 0 14 0v-52z`} /> : null}
      <path d={`M${x - 2} 14h18v9h-18zM${x} 23v85a7 7 0 0 0 14 0V23M${x} ${level}h14`} />
    </g>
  )
}

const frames = [0, 1, 2]
  .flatMap((column) => [0, 1].map((row) => `M${19 + column * 56} ${14 + row * 58}h50v52h-50z`))
  .join('')

/** A contact sheet with several pictures, a rising sun in one of them. */
function PackagesDrawing() {
  return (
    <Drawing left={8}>
      <path d="M8 4h184v132H8z" />
      <path className="faint" d={frames} />
      <path d="M24 40h10l4-14 6 24 4-10h16M86 54V30M94 54V24M102 54V38M110 54V30M136 48a20 20 0 0 1 40 0M142 48a14 14 0 0 1 28 0" />
      <path d="M44 84v28M34 90q10-6 20 0M34 98q10-6 20 0M34 106q10-6 20 0M132 98l9 9 18-20" />
      <path className="lit" d="M80 108h38" />
      <path className="glow" d="M85 106a14 14 0 0 1 28 0z" />
    </Drawing>
  )
}

const ribs = [46, 58, 70, 82, 94]
  .map((y, index) => {
    const reach = 22 + index * 2
    return `M96 ${y}q${-reach} -8 ${-reach} 12M104 ${y}q${reach} -8 ${reach} 12`
  })
  .join('')

/** An X-ray film on a light box. */
function ConsultationDrawing() {
  return (
    <Drawing left={30}>
      <path d="M38 8h124v112H38zM30 128h140" />
      <path className="lit" d="M46 16h108" />
      <path className="glow" d="M80 16v-4h8v4zM112 16v-4h8v4z" />
      <path className="faint" d="M60 18h80v94H60z" />
      <path d={`M100 30v76${ribs}M70 40q16-12 30-6 14-6 30 6`} />
      <path className="lit" d="M111 76a10 10 0 1 0 20 0a10 10 0 1 0-20 0M131 76h44" />
      <path className="faint" d="M180 70h20M180 76h26M180 82h14" />
    </Drawing>
  )
}

interface DrawingProps {
  /** The x coordinate of the drawing's left end, which is aligned with the page's left edge. */
  readonly left: number
  readonly children: ReactNode
}

/** The frame of all six drawings, which share their line width and colours. */
function Drawing({ left, children }: DrawingProps) {
  return (
    <svg className="drawing" viewBox={`${left - 1} 0 200 140`} aria-hidden="true">
      {children}
    </svg>
  )
}
