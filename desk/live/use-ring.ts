import { useEffect, useRef, useState } from 'react'
import { centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { isWaiting } from '../../domain/board-columns.ts'
import { heldSince, ringsSince } from '../../domain/board-rings.ts'
import { isOpenAt } from '../../domain/opening-hours.ts'
import type { Reference } from '../../domain/reference.ts'
import { keepSound, type Sound } from './sound.ts'

const clockSlackMs = 5000

/** Rings when a card asks for it. False while the browser lets nothing sound, as before a first key or tap. */
export function useRing(board: Board, nowMs: number): boolean {
  const sound = useSound()
  const shownAt = useRef<Map<Reference, number>>(new Map())
  const lookedAtMs = useRef<number>(undefined)
  const held = useRef<ReadonlyMap<Reference, number>>(new Map())
  const hasSounded = useRef(false)
  const isUnheard = useRef(false)

  useEffect(() => {
    const { cards, isOnlyChannel = false } = board
    const isFirstLook = lookedAtMs.current === undefined
    const afterMs = lookedBefore(lookedAtMs.current, nowMs)
    const untilMs = isFirstLook ? nowMs : Math.max(nowMs, afterMs + 1)
    for (const { references } of cards)
      if (!shownAt.current.has(references[0])) shownAt.current.set(references[0], untilMs)
    lookedAtMs.current = untilMs
    const rules = { hours: centre.hours, isOnlyChannel }
    const look = { afterMs, untilMs, held: held.current }
    const rings = ringsSince(cards, shownAt.current, look, rules)
    held.current = heldSince(cards, look)
    if (rings.length === 0) return
    isUnheard.current = sound === undefined
    sound?.ring()
  }, [board, nowMs, sound])

  useEffect(() => {
    if (sound === undefined) hasSounded.current = false
    if (sound === undefined || hasSounded.current) return
    hasSounded.current = true
    // What rang unheard, and what waits: it also lets reception hear that the sound works.
    const isRinging = isUnheard.current || board.cards.some((card) => isWaiting(card, nowMs))
    if (isRinging && isOpenAt(nowMs, centre.hours)) sound.ring()
  }, [sound, board, nowMs])

  return sound !== undefined
}

/** When was last looked; now, where the server's clock was ahead then and has been put right. */
function lookedBefore(lookedAtMs: number | undefined, nowMs: number): number {
  const isSound = lookedAtMs !== undefined && lookedAtMs <= nowMs + clockSlackMs
  return isSound ? lookedAtMs : nowMs
}

function useSound(): Sound | undefined {
  const [sound, setSound] = useState<Sound>()
  useEffect(() => keepSound(setSound), [])
  return sound
}
