import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** The person who is asked. An answer is undefined once they have broken off. */
export interface Terminal {
  print(text: string): void
  ask(question: string): Promise<string | undefined>
  /** The same, without showing what is typed. */
  askSecretly(question: string): Promise<string | undefined>
}

/** Undefined where nobody sits: a pipe, a service, a container without a terminal. */
export function openTerminal(): (Terminal & { close(): void }) | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const screen = { isMuted: false }
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!screen.isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const brokenOff = new Promise<undefined>((resolve) => {
    lines.once('close', () => resolve(undefined))
  })
  // Ctrl-C alone would end the program in the middle of a line.
  lines.on('SIGINT', () => lines.close())
  const ask = (question: string) =>
    Promise.race([lines.question(question).catch(() => undefined), brokenOff])
  return {
    print: (text) => void process.stdout.write(text),
    ask,
    async askSecretly(question) {
      process.stdout.write(question)
      screen.isMuted = true
      try {
        return await ask('')
      } finally {
        screen.isMuted = false
        process.stdout.write('\n')
      }
    },
    close: () => lines.close(),
  }
}
