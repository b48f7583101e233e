import { desk } from '../../content/desk.ts'
import { ActForm } from './act-form.tsx'
import { CardActions } from './card-actions.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardHead } from './card-head.tsx'
import type { CardPanelProps } from './card-panel-props.ts'

/** The selected card, whole: what somebody needs who has this patient on the phone. */
export function CardPanel(props: CardPanelProps) {
  const { card, isMasked, openForm, nowMs } = props
  if (isMasked)
    return (
      <div className="card-nobody">
        <h2 id="card-name" tabIndex={-1}>
          {desk.masked}
        </h2>
        <p>{desk.maskedHint}</p>
      </div>
    )
  return (
    <>
      <CardHead card={card} nowMs={nowMs} />
      <CardActions {...props} />
      {openForm !== undefined && (
        <ActForm key={`${card.references[0]} ${openForm}`} {...props} offer={openForm} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <section className="card-body" tabIndex={0} aria-label={desk.factsOf(card.name)}>
        <CardFacts card={card} nowMs={nowMs} />
      </section>
    </>
  )
}

/** Where no card is selected: there is none to call. */
export function NobodySelected() {
  return (
    <div className="card-nobody">
      <h2 id="card-name" tabIndex={-1}>
        {desk.nobodySelected}
      </h2>
      <p>{desk.nobodySelectedHint}</p>
    </div>
  )
}
