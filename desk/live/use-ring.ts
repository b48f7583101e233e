import { useEffect, useRef, useState } from 'react'
import { centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { isUnseen } from '../../domain/board-columns.ts'
import { ringsSince } from '../../domain/board-rings.ts'
import { isOpenAt } from '../../domain/opening-hours.ts'
import type { Reference } from '../../domain/reference.ts'
import { openSound, type Sound } from './sound.ts'

const clockSlackMs = 5000

const gestures = ['keydown', 'pointerup'] as const

/** Rings when a card asks for it. False until a first key or tap has let the browser sound. */
export function useRing(board: Board, nowMs: number): boolean {
  const sound = useSound()
  const shownAt = useRef<Map<Reference, number>>(new Map())
  const lookedAtMs = useRef<number>(undefined)
  const hasSounded = useRef(false)

  useEffect(() => {
    const { cards, isOnlyChannel = false } = board
    const isFirstLook = lookedAtMs.current === undefined
    const afterMs = lookedBefore(lookedAtMs.current, nowMs)
    const untilMs = isFirstLook ? nowMs : Math.max(nowMs, afterMs + 1)
    for (const { references } of cards)
      if (!shownAt.current.has(references[0])) shownAt.current.set(references[0], untilMs)
    lookedAtMs.current = untilMs
    const rules = { hours: centre.hours, isOnlyChannel }
    const rings = ringsSince(cards, shownAt.current, { afterMs, untilMs }, rules)
    if (rings.length > 0) sound?.ring()
  }, [board, nowMs, sound])

  useEffect(() => {
    if (sound === undefined || hasSounded.current) return
    hasSounded.current = true
    // What rang unheard; it also lets reception hear that the sound works.
    if (board.cards.some(isUnseen) && isOpenAt(nowMs, centre.hours)) sound.ring()
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
  useEffect(() => {
    if (sound !== undefined) return
    const open = () => {
      void openSound().then((opened) => setSound((already) => already ?? opened))
    }
    for (const name of gestures) addEventListener(name, open, { capture: true })
    return () => {
      for (const name of gestures) removeEventListener(name, open, { capture: true })
    }
  }, [sound])
  return sound
}
