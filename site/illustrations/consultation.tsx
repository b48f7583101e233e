import { Drawing } from './drawing.tsx'

const ribs = [46, 58, 70, 82, 94]
  .map((y, index) => {
    const reach = 22 + index * 2
    return `M96 ${y}q${-reach} -8 ${-reach} 12M104 ${y}q${reach} -8 ${reach} 12`
  })
  .join('')

/** A film on the light box, read together. */
export function ConsultationDrawing() {
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
