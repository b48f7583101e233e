import { Drawing } from './drawing.tsx'

const across = Array.from({ length: 8 }, (_, row) => `M4 ${14 + row * 16}h192`).join('')
const down = Array.from({ length: 13 }, (_, column) => `M${4 + column * 16} 14v112`).join('')
const beat = 'h10q5-9 10 0h6l3 5 5-60 6 76 4-21h5q8-15 16 0h'

/** Two and a half heartbeats on squared paper. */
export function CardiacDrawing() {
  return (
    <Drawing left={4}>
      <path className="faint" d={across + down} />
      <path d={`M4 84${beat}16${beat}16`} />
      <path className="lit" d="M166 84h10q5-9 10 0" />
      <circle className="glow" cx="188" cy="84" r="4" />
    </Drawing>
  )
}
