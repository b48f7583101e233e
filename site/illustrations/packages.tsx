import { Drawing } from './drawing.tsx'

const frames = [0, 1, 2].flatMap((column) =>
  [0, 1].map((row) => ({ x: 19 + column * 56, y: 14 + row * 58 })),
)

/** A contact sheet: several pictures of one person, the sun rising in one of them. */
export function PackagesDrawing() {
  return (
    <Drawing left={8}>
      <path d="M8 4h184v132H8z" />
      {frames.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="faint" d={`M${x} ${y}h50v52h-50z`} />
      ))}
      <path d="M24 40h10l4-14 6 24 4-10h16M86 54V30M94 54V24M102 54V38M110 54V30M136 48a20 20 0 0 1 40 0M142 48a14 14 0 0 1 28 0" />
      <path d="M44 84v28M34 90q10-6 20 0M34 98q10-6 20 0M34 106q10-6 20 0M132 98l9 9 18-20" />
      <path className="lit" d="M80 108h38" />
      <path className="glow" d="M85 106a14 14 0 0 1 28 0z" />
    </Drawing>
  )
}
