import { Drawing } from './drawing.tsx'

const depths = [22, 38, 54, 70, 86, 102]
const ticks = depths.map((depth) => `M186 ${depth + 14}h8`).join('')

/** The sector on the screen, the probe above it and the depth scale beside it. */
export function UltrasoundDrawing() {
  return (
    <Drawing left={34}>
      <path d="M86 3h28v8q-14 6-28 0z" />
      <path className="faint" d={`M190 28v96${ticks}`} />
      <path d="M90 16 34 105a105 105 0 0 0 132 0L110 16" />
      {depths.map((depth) => (
        <path
          key={depth}
          className="faint"
          d={echo(depth)}
          strokeDasharray={`${depth} 7 ${depth / 3} 4`}
        />
      ))}
      <path
        className="lit"
        d="M74 80a27 27 0 0 1 50-6M80 92a27 27 0 0 0 44-2M94 81a9 9 0 0 1 14 1"
      />
    </Drawing>
  )
}

/** The part of a circle round the probe that lies in the sector. */
function echo(depth: number): string {
  const x = Math.round(depth * 0.49 + 10)
  const y = Math.round(16 + depth * 0.8)
  return `M${100 - x} ${y}A${depth} ${depth} 0 0 0 ${100 + x} ${y}`
}
