import { Echoes } from '../illustrations/drawings.tsx'
import type { PageProps } from '../page-context.ts'
import { ButtonLink } from './button-link.tsx'
import { WholeFigures } from './whole-figures.tsx'

interface CallToActionProps extends PageProps {
  readonly heading: string
  readonly text: string
}

/** The end of a page, on a dark background: book, or call. */
export function CallToAction({ context, heading, text }: CallToActionProps) {
  return (
    <section className="closing night" aria-labelledby="closing-heading">
      <div className="wrap">
        <h2 id="closing-heading" className="statement">
          {heading
            .split(/(.+?\. )/)
            .filter(Boolean)
            .map((sentence, index) =>
              index === 0 ? (
                sentence
              ) : (
                // Begins a line of its own, unless all fit on one.
                <span key={sentence} className="whole">
                  {sentence}
                </span>
              ),
            )}
        </h2>
        <p className="lead text-soft">
          <WholeFigures text={text} />
        </p>
        <BookOrCall context={context} />
        <Echoes />
      </div>
    </section>
  )
}

export function BookOrCall({ context }: PageProps) {
  const { shell } = context.strings
  const [phone] = context.centre.phones
  return (
    <p className="actions">
      <ButtonLink href={context.addresses.book} icon="calendarPlus">
        {shell.pages.book}
      </ButtonLink>
      <ButtonLink href={`tel:${phone.e164}`} look="quiet" icon="phone">
        {shell.call(phone.label)}
      </ButtonLink>
    </p>
  )
}
