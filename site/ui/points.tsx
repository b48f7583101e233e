interface Point {
  readonly title: string
  readonly text: string
}

interface PointsProps {
  readonly items: readonly Point[]
  /** In columns, or one under the other with the text beside its title. */
  readonly layout?: 'points' | 'rows'
}

/** Short points, each hung from a hairline. */
export function Points({ items, layout = 'points' }: PointsProps) {
  return (
    <ul className={layout}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
