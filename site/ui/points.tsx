interface Point {
  readonly title: string
  readonly text: string
}

/** Short points in columns, each hung from a hairline. */
export function Points({ items }: { readonly items: readonly Point[] }) {
  return (
    <ul className="points">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
