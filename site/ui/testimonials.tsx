import { Rating } from '../illustrations/rating.tsx'
import type { PageContext } from '../page-context.ts'

/** What patients say; a note says so while the comments are samples. */
export function Testimonials({ context }: { readonly context: PageContext }) {
  const { centre, words } = context
  const { entries, outOf, rating, sampleNote } = words.testimonials
  return (
    <>
      <ul className="voices">
        {entries.map((entry) => (
          <li key={entry.name}>
            <figure>
              <Rating rating={entry.rating} outOf={outOf} label={rating(entry.rating, outOf)} />
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
      {centre.samples.includes('testimonials') ? <p className="caption">{sampleNote}</p> : null}
    </>
  )
}
