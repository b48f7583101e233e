import { useEffect, useRef, useState } from 'react'
import { centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { isWaiting } from '../../domain/board-columns.ts'
import { heldSince, ringsSince } from '../../domain/board-rings.ts'
import { isOpenAt } from '../../domain/opening-hours.ts'
import type { Reference } from '../../domain/reference.ts'

const clockSlackMs = 5000

const gestures = ['keydown', 'pointerup'] as const

/** Rings when a card asks for it. False until a first key or tap has let the browser sound. */
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

/** Two soft tones, a fourth apart, falling. */
const tones = [
  { hertz: 784, startsAt: 0 },
  { hertz: 587.33, startsAt: 0.22 },
] as const

const lastsSeconds = 0.9
const riseSeconds = 0.02
const loudness = 0.28

interface Sound {
  ring(): void
}

/** Ready to ring. A browser lets it sound only where it was made in answer to a key or a tap. */
async function openSound(): Promise<Sound | undefined> {
  // Shift alone, for one, counts as no gesture.
  if (!navigator.userActivation.hasBeenActive) return undefined
  const context = new AudioContext()
  await context.resume()
  if (context.state !== 'running') return undefined
  return { ring: () => void ring(context) }
}

async function ring(context: AudioContext): Promise<void> {
  // Suspended while the computer slept.
  if (context.state !== 'running') await context.resume()
  for (const { hertz, startsAt } of tones) {
    const from = context.currentTime + startsAt
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(loudness, from + riseSeconds)
    volume.gain.exponentialRampToValueAtTime(0.001, from + lastsSeconds)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + lastsSeconds)
  }
}
