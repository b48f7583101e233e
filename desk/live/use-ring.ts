import { useEffect, useRef, useState } from 'react'
import type { Board } from '../../domain/desk/board.ts'
import { isWaiting } from '../../domain/desk/board-columns.ts'
import { lookForRings, nothingLookedAt } from '../../domain/desk/board-rings.ts'
import { isOpenAt } from '../../domain/time/opening-hours.ts'
import { centreOf } from '../desk-now.ts'
import { keepSound, type Sound } from './sound.ts'

/** Rings when a card asks for it. Returns false while the browser plays no sound, as before the first key or tap. */
export function useRing(board: Board, nowMs: number): boolean {
  const sound = useSound()
  const look = useRef(nothingLookedAt)
  const hasSounded = useRef(false)
  const isUnheard = useRef(false)

  useEffect(() => {
    const { cards, isOnlyChannel = false } = board
    const { hours } = centreOf(board)
    look.current = lookForRings(cards, look.current, nowMs, { hours, isOnlyChannel })
    if (look.current.rings.length === 0) return
    isUnheard.current = sound === undefined
    sound?.ring()
  }, [board, nowMs, sound])

  useEffect(() => {
    if (sound === undefined) hasSounded.current = false
    if (sound === undefined || hasSounded.current) return
    hasSounded.current = true
    // Once the sound works, rings in opening hours for cards that rang unheard or still wait. So reception hears that
    // the sound works.
    const isRinging = isUnheard.current || board.cards.some((card) => isWaiting(card, nowMs))
    isUnheard.current = false
    if (isRinging && isOpenAt(nowMs, centreOf(board).hours)) sound.ring()
  }, [sound, board, nowMs])

  return sound !== undefined
}

function useSound(): Sound | undefined {
  const [sound, setSound] = useState<Sound>()
  useEffect(() => keepSound(setSound), [])
  return sound
}
