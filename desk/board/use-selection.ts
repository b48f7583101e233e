import { useState } from 'react'
import type { Card } from '../../domain/board.ts'
import { cardKey } from '../../domain/board-columns.ts'
import { parseReference } from '../../domain/reference.ts'

export interface Selection {
  /** Undefined where there is none, and while the selected one is not among those shown. */
  readonly card: Card | undefined
  /** The selected card that is not shown any more. Another one is never selected in its place. */
  readonly gone: SelectedCard | undefined
  /** What comes after the selected card, or in the place that it left. */
  readonly next: Card | undefined
  readonly select: (card: Card) => void
  /** The card one row down or up; undefined at the end. */
  readonly move: (by: 1 | -1) => Card | undefined
}

export interface SelectedCard {
  readonly key: string
  readonly reference: string
  readonly name: string
}

interface Selected extends SelectedCard {
  /** The row it last stood in, to go on from there when it has left. */
  readonly row: number
  readonly list: number
}

/**
 * Which card is worked on. It stays selected when it moves to another list, and the next one is
 * then the one that took its place. It stays selected when it leaves them all, too: what is typed or
 * pressed is meant for this patient.
 *
 * @param lists The cards in the order they are shown, list by list.
 * @param others Cards that are in no list but may be selected: just cancelled, for instance.
 */
export function useSelection(
  lists: readonly (readonly Card[])[],
  others: readonly Card[],
  first: string | undefined,
): Selection {
  const [selected, setSelected] = useState<Selected | undefined>(() => {
    const card = others.find((each) => isOf(each, first))
    return card ? placeOf(card, lists) : unknownPlace(first)
  })
  const card =
    selected === undefined ? lists.flat()[0] : others.find((each) => isOf(each, selected.reference))
  // The shown card stays, whatever comes, because somebody may be reading its number.
  if (selected === undefined && card !== undefined) setSelected(placeOf(card, lists))
  const place = selected && placeNow(selected, lists)
  if (place !== undefined && place.row !== selected?.row) setSelected(place)

  function select(chosen: Card): void {
    setSelected(placeOf(chosen, lists))
  }
  function neighbour(by: 1 | -1): Card | undefined {
    const rows = lists.flat()
    const stillThere = place && lists[place.list]?.findIndex((each) => isOf(each, place.reference))
    if (place === undefined || stillThere === undefined) return rows[0]
    const before = lists.slice(0, place.list).reduce((count, list) => count + list.length, 0)
    if (stillThere >= 0) return rows[before + stillThere + by]
    return rows[before + place.row + (by === 1 ? 0 : -1)]
  }
  return {
    card,
    gone: card === undefined ? selected : undefined,
    next: neighbour(1),
    select,
    move: (by) => {
      const to = neighbour(by)
      if (to !== undefined) select(to)
      return to
    },
  }
}

function isOf({ references }: Card, reference: string | undefined): boolean {
  return references.some((each) => each === reference)
}

/** Rows above it may have left since; one that has left itself keeps its last row. */
function placeNow(place: Selected, lists: readonly (readonly Card[])[]): Selected {
  const row = lists[place.list]?.findIndex((each) => isOf(each, place.reference)) ?? -1
  return row === -1 ? place : { ...place, row }
}

function placeOf(card: Card, lists: readonly (readonly Card[])[]): Selected {
  const list = lists.findIndex((each) => each.includes(card))
  const row = lists[list]?.indexOf(card) ?? 0
  const { references, name } = card
  return { key: cardKey(card), reference: references[0], name, list: Math.max(list, 0), row }
}

/** The place for an address whose request is not shown. */
function unknownPlace(first: string | undefined): Selected | undefined {
  const reference = parseReference(first ?? '')
  return reference && { key: reference, reference, name: reference, list: 0, row: 0 }
}
