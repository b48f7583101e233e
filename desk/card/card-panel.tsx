import { desk } from '../../content/desk.ts'
import { Mark } from '../board/desk-header.tsx'
import { ActForm } from './act-form.tsx'
import { CardActions } from './card-actions.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardHead } from './card-head.tsx'
import type { CardPanelProps } from './card-panel-props.ts'

/** The selected card, whole: what somebody needs who has this patient on the phone. */
export function CardPanel(props: CardPanelProps) {
  const { card, openForm, nowMs } = props
  return (
    <>
      <CardHead card={card} nowMs={nowMs} />
      <CardActions {...props} />
      {openForm !== undefined && (
        <ActForm key={`${card.references[0]} ${openForm}`} {...props} offer={openForm} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard (WCAG 2.1.1) */}
      <section className="card-body" tabIndex={0} aria-label={desk.factsOf(card.name)}>
        <CardFacts card={card} nowMs={nowMs} />
      </section>
    </>
  )
}

/** In the place of a card, where none is shown. */
export function NoCard({ heading, hint }: { readonly heading: string; readonly hint: string }) {
  return (
    <div className="card-nobody">
      <Mark isLarge />
      <h2 id="card-name" tabIndex={-1}>
        {heading}
      </h2>
      <p>{hint}</p>
    </div>
  )
}
