/** Two soft tones, a fourth apart, falling. */
const tones = [
  { hertz: 784, startsAt: 0 },
  { hertz: 587.33, startsAt: 0.22 },
] as const

const lastsSeconds = 0.9
const riseSeconds = 0.02
const loudness = 0.28

export interface Sound {
  ring(): void
}

/** Ready to ring. A browser lets it sound only where it was made in answer to a key or a tap. */
export async function openSound(): Promise<Sound | undefined> {
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
