import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../domain/board.ts'
import { columnsOf } from '../../domain/board-columns.ts'
import { addresses, cardAddress, placeOf } from '../addresses.ts'
import { type FormOffer, isFormOffer, type Offer, offersOf } from '../card/offers.ts'
import { type ActFields, plainAct } from '../card/read-act.ts'
import type { WorkPage } from '../desk-page.ts'
import { type KeyCommand, offerKeys } from '../keys.ts'
import { type Acts, isFailed, useActs } from '../live/use-acts.ts'
import { type LiveBoard, useFound, useLiveBoard } from '../live/use-live-board.ts'
import { rowId } from './row.tsx'
import { showCard } from './show-card.ts'
import { useSelection } from './use-selection.ts'

/** What was saved is drawn within this. */
const focusGoesWithinMs = 500

export type Desk = ReturnType<typeof useDesk>

/** What a work page shows and does. */
export function useDesk(page: WorkPage) {
  const live = useLiveBoard(page.board)
  const acts = useActs(live.take)
  const found = useFound(page, live.board)
  const columns = columnsOf(live.board, live.nowMs)
  const lists = found ? [found.cards] : Object.values(columns)
  const selection = useSelection(lists, (found ?? live.board).cards, page.card)
  const [openForm, setOpenForm] = useState<FormOffer | undefined>(
    isFormOffer(page.act) ? page.act : undefined,
  )
  const focus = useFocus()
  const { card } = selection

  async function act(fields: ActFields, on: Card | undefined = card): Promise<void> {
    if (on === undefined) return
    const isSaved = await acts.send(on, fields)
    if (!isSaved) return
    // Not a form opened meanwhile: in a hurry the next key does not wait for this answer.
    setOpenForm((open) => (open === fields.act ? undefined : open))
    focus.keep('card-name')
  }

  function offer(wanted: Offer): void {
    if (isFormOffer(wanted)) {
      setOpenForm(wanted)
      return
    }
    const fields = card && plainAct(wanted, card)
    if (fields) void act(fields)
  }

  function closeForm(): void {
    if (openForm !== undefined) focus.move(`offer-${openForm}`)
    setOpenForm(undefined)
  }

  function undo(of: Card): void {
    const fields = plainAct('undo', of)
    if (fields) void act(fields, of)
  }

  function pick(picked: Card, isByKeyboard: boolean): void {
    selection.select(picked)
    setOpenForm(undefined)
    history.replaceState(null, '', cardAddress(placeOf(page), picked))
    focus.move(isByKeyboard ? 'card-name' : undefined)
    if (!isByKeyboard) showCard()
  }

  function move(by: 1 | -1): boolean {
    const to = selection.move(by)
    if (to === undefined) return false
    setOpenForm(undefined)
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
    ...{ live, acts, columns, found, selection, openForm, offer, undo, closeForm, pick, run },
    /** Something done to the selected card was not saved. */
    isStuck: isFailed(card && acts.sent.get(card.references[0])),
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
