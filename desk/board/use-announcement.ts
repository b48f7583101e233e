import { useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/board.ts'
import { isUnseen } from '../../domain/board-columns.ts'
import { shortInstant } from '../when.ts'

/** What a screen reader is told, politely: the requests that came since the last board. */
export function useAnnouncement({ cards, nowMs }: Board, isMasked: boolean): string {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const before = known.current
    known.current = new Set(cards.flatMap(({ references }) => references))
    const added = cards.filter(
      (card) => isUnseen(card) && before !== undefined && !before.has(card.references[0]),
    )
    if (added.length === 0) return
    const sentences = added.map(({ name, callByMs }) =>
      isMasked ? desk.announceHidden : desk.announceNew(name, shortInstant(callByMs, nowMs)),
    )
    setAnnouncement(sentences.join('. '))
  }, [cards, nowMs, isMasked])
  return announcement
}
