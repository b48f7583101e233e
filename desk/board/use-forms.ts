import { useState } from 'react'
import type { Card } from '../../domain/board.ts'
import { cardKey } from '../../domain/board-columns.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { type FormOffer, isFormOffer } from '../card/offers.ts'
import type { CardDraft } from '../card/read-act.ts'
import { useDrafts } from '../live/use-drafts.ts'
import type { Selection } from './use-selection.ts'

/** Which form of the selected card is open, and the drafts of all forms. */
export function useForms({ card, gone }: Selection, first: string | undefined) {
  const drafts = useDrafts()
  // It belongs to one card, whose key is `of`: for another card it is not open.
  const [form, setForm] = useState<{ readonly offer: FormOffer; readonly of: number } | undefined>(
    card && isFormOffer(first) ? { offer: first, of: cardKey(card) } : undefined,
  )
  const selectedKey = card ? cardKey(card) : gone?.key
  const open = form?.of === selectedKey ? form?.offer : undefined
  return {
    drafts,
    selectedKey,
    open,
    show: (offer: FormOffer, on: Card) => setForm({ offer, of: cardKey(on) }),
    /** Keeps what was typed, for this patient. */
    close: () => setForm(undefined),
    /** The draft for a card that has gone is of no use to another card. */
    leave() {
      if (gone?.key !== undefined) drafts.drop(gone.key)
      setForm(undefined)
    },
    /**
     * Closes the form of an act that was saved. In a hurry nobody waits for an answer: a form that was
     * opened meanwhile stays, and so does one whose draft is another than was saved.
     */
    saved(on: Card, act: DeskAct['act'], draft: CardDraft | undefined) {
      const key = cardKey(on)
      if (!isFormOffer(act) || drafts.of(key) !== draft) return
      drafts.drop(key)
      setForm((shown) => (shown?.of === key && shown.offer === act ? undefined : shown))
    },
  }
}
