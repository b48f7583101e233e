import type { Card } from '../../domain/desk/board.ts'
import type { Drafts } from '../board/use-forms.ts'
import type { Offer } from '../keys.ts'
import type { SentAct } from '../live/use-acts.ts'
import type { FormOffer } from './offers.ts'
import type { ActFields, CardDraft } from './read-act.ts'

export interface CardProps {
  readonly card: Card
}

export interface CardDraftProps extends CardProps {
  readonly draft: CardDraft
}

export interface CardPanelProps extends CardProps {
  readonly lastAct: SentAct | undefined
  readonly openForm: FormOffer | undefined
  readonly drafts: Drafts
  readonly onOffer: (offer: Offer) => void
  readonly onAct: (fields: ActFields) => void
  readonly onClose: () => void
}
