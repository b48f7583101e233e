/** A text in which each number stays on the line of the word after it, as in "2 hours" and "8–12 hours". */
export function WholeFigures({ text }: { readonly text: string }) {
  return text.split(/(\S*\d \S+)/).map((part) =>
    /^\S*\d \S+$/.test(part) ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
