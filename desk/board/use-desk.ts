import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../domain/board.ts'
import { cardKey, columnsOf } from '../../domain/board-columns.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { addresses, cardAddress } from '../addresses.ts'
import { type FormOffer, isFormOffer, offersOf } from '../card/offers.ts'
import { type ActFields, plainAct } from '../card/read-act.ts'
import type { WorkPage } from '../desk-page.ts'
import { type KeyCommand, type Offer, offerKeys } from '../keys.ts'
import { type Acts, useActs } from '../live/use-acts.ts'
import { useDrafts } from '../live/use-drafts.ts'
import { type LiveBoard, useFound, useLiveBoard } from '../live/use-live-board.ts'
import { rowId } from './row.tsx'
import { showCard } from './show-card.ts'
import { useSelection } from './use-selection.ts'

/** What was saved is drawn within this. */
const focusGoesWithinMs = 500

export type Desk = ReturnType<typeof useDesk>

/** It belongs to one card: for another one it is not open. */
interface OpenForm {
  readonly offer: FormOffer
  /** The key of its card. */
  readonly of: string
}

/** What a work page shows and does. */
export function useDesk(page: WorkPage) {
  const live = useLiveBoard(page.board)
  const sender = useActs(live.take)
  const drafts = useDrafts()
  const found = useFound(page, live.board)
  const columns = columnsOf(live.board, live.nowMs)
  const lists = found ? [found.cards] : Object.values(columns)
  // What was done to a card may take it out of what was found; it stays selected.
  const cards = [...(found?.cards ?? []), ...live.board.cards]
  const selection = useSelection(lists, cards, page.card)
  const { card } = selection
  const [open, setOpen] = useState<OpenForm | undefined>(
    card && isFormOffer(page.act) ? { offer: page.act, of: cardKey(card) } : undefined,
  )
  const selectedKey = card ? cardKey(card) : selection.gone?.key
  const openForm = open?.of === selectedKey ? open?.offer : undefined
  const focus = useFocus()
  const acts: Acts = {
    ...sender,
    retry: (sent) => finish(sent.card, sent.act.act, sender.retry(sent)),
  }

  async function act(fields: ActFields, on: Card | undefined = card): Promise<boolean> {
    if (on === undefined) return false
    return await finish(on, fields.act, acts.send(on, fields))
  }

  async function finish(on: Card, act: DeskAct['act'], saving: Promise<boolean>): Promise<boolean> {
    if (!(await saving)) return false
    const key = cardKey(on)
    if (isFormOffer(act)) drafts.drop(key)
    // Not a form opened meanwhile: in a hurry the next key does not wait for this answer.
    setOpen((form) => (form?.of === key && form.offer === act ? undefined : form))
    focus.keep('card-name')
    return true
  }

  function offer(wanted: Offer): void {
    if (card === undefined) return
    if (isFormOffer(wanted)) {
      setOpen({ offer: wanted, of: cardKey(card) })
      return
    }
    const fields = plainAct(wanted, card)
    if (fields) void act(fields)
  }

  /** Whoever closes a form does not want what was typed into it. */
  function closeForm(): void {
    if (openForm !== undefined) focus.move(`offer-${openForm}`)
    if (openForm !== 'message' && selectedKey !== undefined) drafts.drop(selectedKey)
    setOpen(undefined)
  }

  /** What was typed for a card that has gone is of no use once it is left. */
  function leave(): void {
    if (selection.gone !== undefined) drafts.drop(selection.gone.key)
    setOpen(undefined)
  }

  function undo(of: Card): void {
    const fields = plainAct('undo', of)
    if (fields) void act(fields, of)
  }

  function pick(picked: Card, isByKeyboard: boolean): void {
    leave()
    selection.select(picked)
    history.replaceState(null, '', cardAddress(page, picked))
    focus.move(isByKeyboard ? 'card-name' : undefined)
    if (!isByKeyboard) showCard()
  }

  function move(by: 1 | -1): boolean {
    const to = selection.move(by)
    if (to === undefined) return false
    leave()
    focus.move(rowId(to))
    return true
  }

  function runLetter(letter: string): boolean {
    const wanted = card && offersOf(card, live.nowMs).find((each) => offerKeys[each] === letter)
    if (wanted !== undefined) {
      offer(wanted)
      return true
    }
    const undoable = letter === offerKeys.undo ? undoableOf(acts, live) : undefined
    if (undoable === undefined) return false
    undo(undoable)
    return true
  }

  /** What a key asked for; false where there is nothing to run. */
  function run(command: KeyCommand): boolean {
    switch (command.kind) {
      case 'move':
        return move(command.by)
      case 'offer':
        return runLetter(command.letter)
      case 'close':
        if (openForm === undefined) return false
        closeForm()
        return true
      case 'menu':
        if (command.item === 'find') document.getElementById('find')?.focus()
        else location.assign(addresses[command.item])
        return true
    }
  }

  return {
    ...{ live, acts, columns, found, selection, drafts, openForm, offer, undo, closeForm, pick },
    run,
    /** Whether something typed would be lost with the page; not of cards that left long ago. */
    hasDrafts: [selectedKey, ...cards.map(cardKey)].some(
      (key) => key !== undefined && drafts.unfinished.has(key),
    ),
    /** The last act on the selected card. */
    lastAct: card && acts.sent.get(cardKey(card)),
    act: (fields: ActFields) => void act(fields),
    moveOn: () => void move(1),
  }
}

/** The card of the last act, as it is now, while that act can be taken back. */
export function undoableOf({ latest }: Acts, { board, nowMs }: LiveBoard): Card | undefined {
  const reference = latest?.card.references[0]
  const card = board.cards.find(({ references }) => references.some((each) => each === reference))
  return card?.undo !== undefined && card.undo.untilMs > nowMs ? card : undefined
}

interface WantedFocus {
  readonly id: string
  /** Until when to wait, by the page's own clock, for what has the focus to go; else at once. */
  readonly onceLostUntilMs?: number
}

/** Moves the focus after a drawing, when the element is there. */
function useFocus() {
  const wanted = useRef<WantedFocus>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const { id, onceLostUntilMs } = wanted.current
    const isToWait = onceLostUntilMs !== undefined && document.activeElement !== document.body
    if (isToWait && performance.now() < onceLostUntilMs) return
    wanted.current = undefined
    if (!isToWait) document.getElementById(id)?.focus()
  })
  return {
    move: (id: string | undefined) => {
      wanted.current = id === undefined ? undefined : { id }
    },
    /** Only where what has the focus goes. */
    keep: (id: string) => {
      wanted.current = { id, onceLostUntilMs: performance.now() + focusGoesWithinMs }
    },
  }
}
