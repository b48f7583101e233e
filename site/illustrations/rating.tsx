interface RatingProps {
  readonly rating: number
  readonly outOf: number
  /** The rating in words, for those who do not see the suns. */
  readonly label: string
}

/** A rating in rising suns. */
export function Rating({ rating, outOf, label }: RatingProps) {
  const suns = Array.from({ length: outOf }, (_, index) => index * 26)
  return (
    <svg className="rating" viewBox={`-2 -2 ${outOf * 26} 14`} role="img" aria-label={label}>
      {suns.map((x, index) => (
        <path
          key={x}
          className={index < rating ? 'full' : undefined}
          d={`M${x} 10a10 10 0 0 1 20 0z`}
        />
      ))}
    </svg>
  )
}
