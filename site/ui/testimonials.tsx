import { hasSample } from '../../content/samples.ts'
import type { PageProps } from '../page-context.ts'

/** Comments of patients, with a note while they are samples. */
export function Testimonials({ context }: PageProps) {
  const { strings } = context
  const { entries, rating, sampleNote } = strings.testimonials
  return (
    <>
      <ul className="voices columns">
        {entries.map((entry) => (
          <li key={entry.name}>
            <figure>
              <Rating rating={entry.rating} label={rating(entry.rating)} />
              <blockquote>
                <p>{entry.comment}</p>
              </blockquote>
              <figcaption className="caption">
                <b>{entry.name}</b>, {entry.location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {hasSample(entries) ? <p className="caption">{sampleNote}</p> : null}
    </>
  )
}

interface RatingProps {
  readonly rating: number
  /** The rating in words, for screen readers. */
  readonly label: string
}

/** Where each star begins. */
const stars = [0, 26, 52, 78, 104]

function Rating({ rating, label }: RatingProps) {
  return (
    <svg className="rating" viewBox="-2 -2 130 25" role="img" aria-label={label}>
      {stars.map((x, index) => (
        <path
          key={x}
          className={index < rating ? 'full' : undefined}
          d={`M${x + 11} 0l3 7.3 7.9.6-6 5.1 1.9 7.7-6.8-4.2-6.8 4.2 1.9-7.7-6-5.1 7.9-.6z`}
        />
      ))}
    </svg>
  )
}
