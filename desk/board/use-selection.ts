import { useState } from 'react'
import type { Card } from '../../domain/desk/board.ts'
import { parseReference, type Reference } from '../../domain/request/reference.ts'

export type Selection = ReturnType<typeof useSelection>

export interface Selected {
  /** Undefined if an address names a request that is not shown. */
  readonly key: number | undefined
  readonly reference: Reference
  readonly name: string
  /** The last row of the card, from which to go on after the card has left. */
  readonly row: number
  readonly list: number
}

interface FirstSelected {
  /** The reference in the address, not validated. */
  readonly first: string | undefined
  /** The card to work on until one is selected. */
  readonly suggested: Card | undefined
}

/**
 * Which card is worked on. The card stays selected when it moves to another list, and the next card is then
 * the one that took its place. It also stays selected when it leaves all lists, because typed text and keys
 * are meant for this patient.
 *
 * @param lists The cards in the order they are shown, list by list.
 * @param others All cards that may be selected. Some are in no list, such as one that was just cancelled.
 */
export function useSelection(
  lists: readonly (readonly Card[])[],
  others: readonly Card[],
  { first, suggested }: FirstSelected,
) {
  const [selected, setSelected] = useState<Selected | undefined>(() => {
    const reference = parseReference(first ?? '')
    if (reference === undefined) return undefined
    const place = unknownPlace(reference)
    const card = others.find((each) => isOf(each, place))
    return card ? placeOf(card, lists) : place
  })
  const card = selected === undefined ? suggested : others.find((each) => isOf(each, selected))
  // The shown card becomes the selected one, so that no new card replaces it while somebody reads its number.
  if (selected === undefined && card !== undefined) setSelected(placeOf(card, lists))
  const place = selected && placeNow(selected, lists)
  if (place !== undefined && place.row !== selected?.row) setSelected(place)

  function neighbour(by: 1 | -1) {
    const rows = lists.flatMap((cards, list) => cards.map((each) => ({ card: each, list })))
    if (place === undefined) return rows[0]
    const before = lists.slice(0, place.list).reduce((count, list) => count + list.length, 0)
    const here = before + place.row
    const isOther = ({ card: each }: { readonly card: Card }) => !isOf(each, place)
    if (by === 1) return rows.slice(here).find(isOther)
    return rows.slice(0, here).reverse().find(isOther)
  }
  /** @param list The list of the row that was picked, because a card may be in two. */
  function select(chosen: Card, list: number): void {
    setSelected(placeIn(list, chosen, lists))
  }
  return {
    /** Undefined if there is no card, or while the selected card is not shown. */
    card,
    /** The selected card if it is not shown any more. No other card is selected in its place. */
    gone: card === undefined ? selected : undefined,
    /** The card after the selected one, or the card now in its place. */
    next: neighbour(1)?.card,
    select,
    show: (reference: Reference) => setSelected(unknownPlace(reference)),
    /** Goes to the next row of another visit, down or up; undefined at the end. */
    move(by: 1 | -1) {
      const to = neighbour(by)
      if (to !== undefined) select(to.card, to.list)
      return to
    },
  }
}

function isOf({ visit, requests }: Card, { key, reference }: Selected): boolean {
  return visit === key || requests.some((each) => each.reference === reference)
}

/** The row that the card has now. A card that has left keeps its last row. */
function placeNow(place: Selected, lists: readonly (readonly Card[])[]): Selected {
  const row = lists[place.list]?.findIndex((each) => isOf(each, place)) ?? -1
  return row === -1 ? place : { ...place, row }
}

function placeOf(card: Card, lists: readonly (readonly Card[])[]): Selected {
  const list = lists.findIndex((each) => each.includes(card))
  return placeIn(Math.max(list, 0), card, lists)
}

function placeIn(list: number, card: Card, lists: readonly (readonly Card[])[]): Selected {
  const { visit, requests, name } = card
  const row = Math.max(lists[list]?.indexOf(card) ?? 0, 0)
  return { key: visit, reference: requests[0].reference, name, list, row }
}

/** The place for an address whose request is not shown. */
function unknownPlace(reference: Reference): Selected {
  return { key: undefined, reference, name: reference, list: 0, row: 0 }
}
