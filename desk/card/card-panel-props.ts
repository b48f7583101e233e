import type { Card } from '../../domain/board.ts'
import type { VisitToMove } from '../../domain/rooms/to-move.ts'
import type { Offer } from '../keys.ts'
import type { SentAct } from '../live/act-queue.ts'
import type { Drafts } from '../live/use-drafts.ts'
import type { FormOffer } from './offers.ts'
import type { ActFields } from './read-act.ts'

/** What the selected card, its actions and its forms are drawn from. */
export interface CardPanelProps {
  readonly card: Card
  /** Why nobody can receive the patient as agreed. */
  readonly toMove: VisitToMove | undefined
  readonly nowMs: number
  /** The version of the board. With a new version the day book may have changed. */
  readonly version: number
  /** The name of this device. */
  readonly device: string
  /** Whether the plan can be mailed to the patient. */
  readonly canMail: boolean
  /** What became of the last act on the card. */
  readonly lastAct: SentAct | undefined
  readonly isWithLetters: boolean
  readonly openForm: FormOffer | undefined
  readonly drafts: Drafts
  /** The address of the card, without an open form. */
  readonly back: string
  readonly onOffer: (offer: Offer) => void
  readonly onAct: (fields: ActFields) => void
  readonly onClose: () => void
}
