import { useEffect, useRef } from 'react'
import { type Card, columnNames } from '../../domain/desk/board.ts'
import { columnsOf } from '../../domain/desk/board-columns.ts'
import { cardAddress } from '../addresses.ts'
import { isFormOffer, offerOfLetter } from '../card/offers.ts'
import { type ActFields, plainAct } from '../card/read-act.ts'
import { useDeskNow } from '../desk-now.ts'
import type { WorkPage } from '../desk-page.ts'
import { type EntryState, useEntry } from '../entry/use-entry.ts'
import type { KeyCommand, Offer } from '../keys.ts'
import { type Acts, isFailed, type SentAct, useActs } from '../live/use-acts.ts'
import { type LiveBoard, useFound } from '../live/use-live-board.ts'
import { closeOpened, goTo, pressLetter, showCard } from './press-button.ts'
import { rowId } from './row.tsx'
import { useFocus } from './use-focus.ts'
import { useForms } from './use-forms.ts'
import { useSelection } from './use-selection.ts'

export type Desk = ReturnType<typeof useDesk>

export function useDesk(page: WorkPage) {
  const live = useDeskNow()
  const { columns, found, isLooking, lists, cards } = useLists(page)
  const sender = useActs()
  // No visit of the day takes the place of what was searched.
  const [suggested] = found?.cards ?? lists.flat()
  const selection = useSelection(lists, cards, { first: page.card, suggested })
  const { card } = selection
  const forms = useForms(selection, page.act)
  const focus = useFocus()
  const isAtEntry = useRef(false)
  const entry = useEntry(page.entry, (reference) => {
    sender.quieten()
    // A receptionist who went on before the answer came stays where she is.
    if (!isAtEntry.current) return
    selection.show(reference)
    history.replaceState(null, '', cardAddress(page, reference))
    focus.move('card-name')
  })

  useEffect(() => {
    isAtEntry.current = entry.isOpen
  })
  const { act, offer, retry, discard } = useOffers(sender, forms, focus, card)

  return {
    live,
    columns,
    found,
    isLooking,
    selection,
    forms,
    entry,
    act,
    offer,
    ...movesOf(page, { selection, forms, entry, focus }),
    acts: { ...sender, retry, discard },
    undoable: undoableOf(sender, entry, live),
    hasDrafts: entry.isTyped || hasUnfinished(forms, cards),
    lastAct: card && sender.sent.get(card.visit),
  }
}

interface Movable {
  readonly selection: ReturnType<typeof useSelection>
  readonly forms: ReturnType<typeof useForms>
  readonly entry: EntryState
  readonly focus: ReturnType<typeof useFocus>
}

/** How the receptionist gets from a form, or from a card, to another place of the board. */
function movesOf(page: WorkPage, { selection, forms, entry, focus }: Movable) {
  /** Closes form and entry. Both keep their text, and the text of the form stays with its patient. */
  function leave(): void {
    forms.leave()
    entry.close()
  }
  return {
    closeForm(): void {
      focus.move('card-name')
      if (entry.isOpen) entry.close()
      else forms.close()
    },
    pick(picked: Card, list: number, isByKeyboard: boolean): void {
      leave()
      selection.select(picked, list)
      history.replaceState(null, '', cardAddress(page, picked.requests[0].reference))
      focus.move(isByKeyboard ? 'card-name' : undefined)
      if (!isByKeyboard) showCard()
    },
    move(by: 1 | -1): boolean {
      const to = selection.move(by)
      if (to === undefined) return false
      leave()
      focus.move(rowId(to.card, to.list))
      return true
    },
  }
}

function useLists(page: WorkPage) {
  const { board, nowMs } = useDeskNow()
  const { found, isLooking } = useFound(page, board)
  const columns = columnsOf(board, nowMs)
  const lists = columnNames.map((name) => columns[name])
  // What was found takes the place of the calls.
  if (found) lists.splice(0, 2, found.cards, [])
  // Has the board's cards too, so that a card stays selected if an act takes it out of the search results.
  const cards = [...(found?.cards ?? []), ...board.cards]
  return { columns, found, isLooking, lists, cards }
}

/** Whether a draft would be lost with the page. Counts only drafts of the selected card and of cards still shown. */
function hasUnfinished(
  { selectedKey, drafts }: ReturnType<typeof useForms>,
  cards: readonly Card[],
): boolean {
  const keys = [selectedKey, ...cards.map(({ visit }) => visit)]
  return keys.some((key) => key !== undefined && drafts.unfinished.has(key))
}

/** The offers of a card. An offer opens a form, or sends an act at once. */
function useOffers(
  sender: Acts,
  forms: ReturnType<typeof useForms>,
  focus: ReturnType<typeof useFocus>,
  card: Card | undefined,
) {
  const { cards } = useDeskNow().board
  async function finish(saving: Promise<boolean>, form: Parameters<typeof forms.saved>) {
    const isSaved = await saving
    if (isSaved) {
      forms.saved(...form)
      focus.keep('card-name')
    }
    return isSaved
  }

  async function act(fields: ActFields, on = card): Promise<boolean> {
    if (on === undefined) return false
    const draft = forms.drafts.of(on.visit)
    const before = sender.sent.get(on.visit)
    if (before && isFailed(before) && before.act.act === fields.act && before.draft === draft)
      return await retry(before)
    return await finish(sender.send(on, fields, draft), [on, fields.act, draft])
  }

  function offer(wanted: Offer, on = card): void {
    if (on === undefined) return
    if (isFormOffer(wanted)) {
      forms.show(wanted, on)
      return
    }
    const fields = plainAct(wanted, on)
    if (fields === undefined) return
    void act(fields, on).then((isSaved) => {
      if (isSaved && wanted === 'claim') releaseOthers(on)
    })
  }

  /** A device that claims a card releases its claims on other cards. */
  function releaseOthers({ visit }: Card): void {
    for (const other of cards)
      if (other.claim?.isMine && other.visit !== visit && !isFailed(sender.sent.get(other.visit)))
        void sender.send(other, { act: 'release' }, undefined, true)
  }

  const retry = (sent: SentAct) => finish(sender.retry(sent), [sent.card, sent.act.act, sent.draft])
  const discard = (sent: SentAct) => {
    sender.discard(sent)
    focus.keep('card-name')
  }
  return { act, offer, retry, discard }
}

/** The card of the last act or entry, as it is now, while the act or entry can be undone. */
function undoableOf(
  { latest }: Acts,
  { saved }: EntryState,
  { board, nowMs }: LiveBoard,
): Card | undefined {
  const card = board.cards.find(({ visit, requests }) =>
    latest ? visit === latest.card.visit : requests.some(({ reference }) => reference === saved),
  )
  return card?.undo !== undefined && card.undo.untilMs > nowMs ? card : undefined
}

export function runCommand(command: KeyCommand, here: Desk): boolean {
  const { selection, undoable, live, forms, entry, found } = here
  switch (command.kind) {
    case 'move':
      return here.move(command.by)
    case 'letter': {
      // While an entry is open above the card, letters do nothing to the card.
      if (entry.isOpen) return false
      const offered = offerOfLetter(command.letter, selection.card, undoable, live.nowMs)
      if (offered === undefined) return pressLetter(command.letter)
      here.offer(...offered)
      return true
    }
    case 'close':
      if (forms.open === undefined && !entry.isOpen)
        return closeOpened() || (found !== undefined && goTo('board'))
      here.closeForm()
      return true
    case 'menu':
      return goTo(command.item)
  }
}
