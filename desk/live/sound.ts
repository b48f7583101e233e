/** A sound that has not started after this time counts as silent. */
export const soundsWithinMs = 1000

const gestures = ['keydown', 'pointerup'] as const

export interface Sound {
  ring(): void
}

/**
 * Opens the sound of the page at a key or a tap, and stays with it until it is stopped.
 *
 * @param onChange The sound once it can be heard; undefined once it cannot. A browser ends it for a phone
 * call or without a loudspeaker, and the next key or tap opens it again.
 */
export function keepSound(onChange: (sound: Sound | undefined) => void): () => void {
  let context: AudioContext | undefined
  let isOn = false

  /** A browser plays only what was opened at a key or a tap. */
  function open(): void {
    // Shift alone, for example, is no gesture. Firefox before 120 does not tell.
    if (isOn || navigator.userActivation?.hasBeenActive === false) return
    if (context === undefined || context.state === 'closed') {
      context = new AudioContext()
      context.addEventListener('statechange', look)
    }
    look()
  }

  function look(): void {
    if (context !== undefined) void resume(context)
  }

  async function resume(of: AudioContext): Promise<void> {
    // Resuming may reject, or get no answer for as long as something else sounds.
    if (of.state !== 'running') await Promise.race([of.resume().catch(() => {}), isSilent()])
    const sounds = of.state === 'running'
    if (of !== context || sounds === isOn) return
    isOn = sounds
    onChange(sounds ? { ring: () => ring(of) } : undefined)
  }

  for (const name of gestures) addEventListener(name, open, { capture: true })
  return () => {
    for (const name of gestures) removeEventListener(name, open, { capture: true })
    context?.removeEventListener('statechange', look)
    void context?.close()
  }
}

async function isSilent(): Promise<void> {
  await new Promise((later) => setTimeout(later, soundsWithinMs))
}

/** Two soft tones, a fourth apart, falling. */
const tones = [
  { hertz: 784, startsAt: 0 },
  { hertz: 587.33, startsAt: 0.22 },
] as const

const lastsSeconds = 0.9
const riseSeconds = 0.02
const loudness = 0.28

function ring(context: AudioContext): void {
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
