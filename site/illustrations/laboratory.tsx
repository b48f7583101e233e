import { Drawing } from './drawing.tsx'

/** How high each tube of the rack is filled, from the top in drawing units. */
const levels = [56, 74, 48, 66, 82]
const litTube = 2

/** The tube rack, one sample in the light. */
export function LaboratoryDrawing() {
  return (
    <Drawing left={14}>
      <path d="M14 60h172v9H14zM14 120h172v9H14M24 69v51M176 69v51" />
      {levels.map((level, index) => (
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
