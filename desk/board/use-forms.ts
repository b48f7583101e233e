import { useRef, useState } from 'react'
import type { Card } from '../../domain/desk/board.ts'
import type { DeskAct } from '../../domain/desk/desk-acts.ts'
import { type FormOffer, isFormOffer } from '../card/offers.ts'
import type { CardDraft } from '../card/read-act.ts'
import type { Selection } from './use-selection.ts'

/**
 * Which form of the selected card is open, and the drafts of all forms, which a new board leaves alone. The focus stays
 * where somebody types (focus-unless-typing.ts), and the card stays selected (use-selection.ts).
 */
export function useForms({ card, gone }: Selection, first: string | undefined) {
  const drafts = useDrafts()
  // The form belongs to the card with the key `of`, and is not open for another card.
  const [form, setForm] = useState<{ readonly offer: FormOffer; readonly of: number } | undefined>(
    card && isFormOffer(first) ? { offer: first, of: card.visit } : undefined,
  )
  const selectedKey = card ? card.visit : gone?.key
  const open = form?.of === selectedKey ? form?.offer : undefined
  return {
    drafts,
    selectedKey,
    open,
    show: (offer: FormOffer, on: Card) => setForm({ offer, of: on.visit }),
    /** Closes the form, and keeps its draft. */
    close: () => setForm(undefined),
    /** Closes the form, and drops the draft of a card that has gone. */
    leave() {
      if (gone?.key !== undefined) drafts.drop(gone.key)
      setForm(undefined)
    },
    /**
     * Closes the form of a saved act. A form that was opened before the answer came stays open, and so does
     * a form whose draft has changed since.
     */
    saved(on: Card, act: DeskAct['act'], draft: CardDraft | undefined) {
      const key = on.visit
      if (!isFormOffer(act) || drafts.of(key) !== draft) return
      drafts.drop(key)
      if (form?.of === key && form.offer === act)
        setForm((shown) => (shown === form ? undefined : shown))
    },
  }
}

export type Drafts = ReturnType<typeof useDrafts>

/** Typed text that is not saved. It stays while names are hidden or another card is shown. */
function useDrafts() {
  const drafts = useRef(new Map<number, CardDraft>())
  // The keys of the cards with a draft.
  const [unfinished, setUnfinished] = useState<ReadonlySet<number>>(new Set())
  /** Draws again only when a draft begins or ends, not at each letter. */
  function show(key: number): void {
    const keys = new Set(drafts.current.keys())
    setUnfinished((shown) => (shown.has(key) === keys.has(key) ? shown : keys))
  }
  return {
    unfinished,
    of: (key: number) => drafts.current.get(key),
    /** Adds these fields to the draft of the card. Text from another form of the card stays. */
    keep({ visit: key }: Card, draft: CardDraft) {
      drafts.current.set(key, { ...drafts.current.get(key), ...draft })
      show(key)
    },
    drop(key: number) {
      drafts.current.delete(key)
      show(key)
    },
  }
}
