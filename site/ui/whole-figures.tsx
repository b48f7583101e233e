/** A text that keeps "X-Ray" whole in both languages, and each number beside its word, as in "8–12 hours". */
export function WholeFigures({ text }: { readonly text: string }) {
  return text.split(/(\S*\d \S+|(?:X|एक्स)-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** The title of an item in a list, and its text. */
export function TitledText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="text-soft">
        <WholeFigures text={text} />
      </p>
    </>
  )
}
