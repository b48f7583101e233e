/** A sound that has not started after this time counts as silent. */
export const soundsWithinMs = 1000

const gestures = ['keydown', 'pointerup'] as const

export interface Sound {
  ring(): void
}

/**
 * Opens the sound of the page at a key or a tap. The returned function closes the sound.
 *
 * @param onChange The sound once it can be heard; undefined once it cannot. A browser ends it for a phone
 * call or without a loudspeaker, and the next key or tap opens it again.
 */
export function keepSound(onChange: (sound: Sound | undefined) => void): () => void {
  let context: AudioContext | undefined
  let isOn = false

  /** Opens the sound. Called at a key or a tap, because at other times the browser would not allow it. */
  function open(): void {
    // Does nothing if the browser does not count the key as use of the page, such as Shift alone. Firefox
    // before 120 does not say whether it counts.
    if (isOn || navigator.userActivation?.hasBeenActive === false) return
    if (context === undefined) {
      context = new AudioContext()
      context.addEventListener('statechange', look)
    }
    look()
  }

  function look(): void {
    if (context !== undefined) void resume(context)
  }

  async function resume(of: AudioContext): Promise<void> {
    // `resume` may reject. Waits a limited time, because it may not settle while another program sounds.
    if (of.state !== 'running') await Promise.race([of.resume().catch(() => {}), isSilent()])
    const sounds = of.state === 'running'
    if (of !== context || sounds === isOn) return
    isOn = sounds
    onChange(sounds ? { ring: () => ring(of) } : undefined)
  }

  for (const name of gestures) addEventListener(name, open, true)
  return () => {
    for (const name of gestures) removeEventListener(name, open, true)
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
