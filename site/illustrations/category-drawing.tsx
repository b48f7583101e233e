import type { ReactElement, ReactNode } from 'react'
import type { CategoryId } from '../../domain/centre/test-catalogue.ts'
import { onCircle } from './fan-shape.ts'
import { StaticDrawing } from './static-drawing.tsx'

/** Health packages have no drawing, because Services shows them as slips. */
export const drawings: Readonly<Record<Exclude<CategoryId, 'packages'>, () => ReactElement>> = {
  ultrasound: UltrasoundDrawing,
  radiology: RadiologyDrawing,
  cardiac: CardiacDrawing,
  laboratory: LaboratoryDrawing,
  consultation: ConsultationDrawing,
}

/** Half of the opening of the ultrasound sector, in degrees. */
const opening = 32

/** The arcs under the probe: the radius, and the degrees between which the kidney or the stone's shadow hides it. */
const echoes: readonly (readonly [radius: number, from?: number, to?: number])[] = [
  [36],
  [50],
  [64, -25, 23],
  [78, -28, 28],
  [93, 9, 15],
  [108, 9, 15],
]

/** A kidney with a measured stone, whose shadow stays empty, and the probe above. The sector opens at 0,0. */
function UltrasoundDrawing() {
  return (
    <Drawing left={-67} width={136}>
      <path d="M-14 3h28v8q-14 6-28 0zM-10 16-66 105A124 124 0 0 0 66 105L10 16" />
      <path className="faint" d={echoes.map(echo).join('')} strokeDasharray="9 2 17 3 5 2" />
      <path d="M-34 72c0-12 14-18 32-18 22 0 37 10 37 20 0 8-7 12-13 12-8 0-14-4-21-4-8 0-10 6-18 6-9 0-17-7-17-16z" />
      <path className="lit" d="M9 70h3m-1.5-1.5v3M18 70h3m-1.5-1.5v3" />
      <path className="lit" d="M13 70q2-2.5 4 0" strokeWidth="1.6" />
    </Drawing>
  )
}

/** An arc of the sector from edge to edge, or its two pieces beside the degrees that are hidden. */
function echo([radius, from, to]: (typeof echoes)[number]): string {
  const arc = (start: number, end: number) =>
    `M${onCircle(radius, 270 + start)}A${radius} ${radius} 0 0 0 ${onCircle(radius, 270 + end)}`
  if (from === undefined || to === undefined) return arc(-opening, opening)
  return arc(-opening, from) + arc(to, opening)
}

/** The CT ring. Its file has the colours of a dark background, because no other background shows it. */
function RadiologyDrawing() {
  return <StaticDrawing look="drawing" file="ring.svg" width={200} height={140} />
}

const gridRows = Array.from({ length: 8 }, (_, row) => `M4 ${14 + row * 16}h192`).join('')
const gridColumns = Array.from({ length: 13 }, (_, column) => `M${4 + column * 16} 14v112`).join('')
const beat = 'h10q5-9 10 0h6l3 5 5-60 6 76 4-21h5q8-15 16 0h'

/** Heartbeats on squared paper, as far as the window is wide. The style sheet draws the squares. */
export function HeartStrip() {
  return (
    <Strip id="beats" width={113} height={88} scale={2}>
      <path d={`M0 60${beat}48`} />
    </Strip>
  )
}

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
const litLevel = 48
const tubeLevels = [56, 74, litLevel, 66, 82]

/** A rack of tubes, one of them lit. */
function LaboratoryDrawing() {
  return (
    <Drawing left={14}>
      <path d="M14 60h172v9H14zM14 120h172v9H14M24 69v51M176 69v51" />
      <path d={tubesFrom(38)} />
      <LitTube left={38} />
    </Drawing>
  )
}

/** A rack of tubes, as far as the window is wide. */
export function TubeStrip() {
  return (
    <Strip id="tubes" width={140} height={140} scale={1.25} over={<LitTube left={7} />}>
      <path d={`M0 60h140m0 9H0m0 51h140m0 9H0${tubesFrom(7)}`} />
    </Strip>
  )
}

const tubeSpacing = 28

/** Five tubes, the first with its left edge here. Relative paths are alike, and compress well. */
function tubesFrom(left: number): string {
  return tubeLevels.map((level, index) => tube(left + index * tubeSpacing, level)).join('')
}

function tube(x: number, level: number): string {
  return `M${x - 2} 14h18v9h-18zm2 9v85a7 7 0 0 0 14 0v-85m-14 ${level - 23}h14`
}

/** The tube in the middle of five, which begin here. */
function LitTube({ left }: { readonly left: number }) {
  const x = left + 2 * tubeSpacing
  return (
    <>
      <path className="glow" d={`M${x} ${litLevel}v60a7 7 0 0 0 14 0v-60z`} />
      <path className="lit" d={tube(x, litLevel)} />
    </>
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
  readonly width?: number
  readonly children: ReactNode
}

/** The frame of the drawings, which share their line width and colours. */
function Drawing({ left, width = 200, children }: DrawingProps) {
  return (
    <svg className="drawing" viewBox={`${left - 1} 0 ${width} 140`} aria-hidden="true">
      {children}
    </svg>
  )
}

interface StripProps {
  readonly id: string
  /** The size of one piece in drawing units. The pieces stand side by side. */
  readonly width: number
  readonly height: number
  /** Pixels for a drawing unit. */
  readonly scale: number
  /** Drawn once, over the first piece. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** A drawing that repeats, so it costs one piece in any width. */
function Strip({ id, width, height, scale, over, children }: StripProps) {
  return (
    <svg className="strip drawing" aria-hidden="true">
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      {over && <g transform={`scale(${scale})`}>{over}</g>}
    </svg>
  )
}
