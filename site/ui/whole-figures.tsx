/** A text that keeps "X-Ray" on one line, and each number beside its word, as in "2 hours" and "8–12 hours". */
export function WholeFigures({ text }: { readonly text: string }) {
  return text.split(/(\S*\d \S+|X-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
