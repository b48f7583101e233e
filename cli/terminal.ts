import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** The person at the terminal. Asking throws {@link BrokenOff} if the person ends the input. */
export interface Terminal {
  print(text: string): void
  ask(question: string): Promise<string>
  /** Like `ask`, without showing what is typed. */
  askSecretly(question: string): Promise<string>
}

export class BrokenOff extends Error {}

/** Whether a person can answer. In a pipe, a service or a container without a terminal nobody can. */
export function hasTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY
}

/** The result of `ask`; undefined if the person broke off. */
export async function askAtTerminal<T>(
  ask: (terminal: Terminal) => Promise<T>,
): Promise<T | undefined> {
  const terminal = openTerminal()
  try {
    return await ask(terminal)
  } catch (error) {
    if (error instanceof BrokenOff) return undefined
    throw error
  } finally {
    terminal.close()
  }
}

/** Asks, and returns whether the answer is yes. Any other answer counts as no. */
export async function sayYes(question: string, terminal: Terminal): Promise<boolean> {
  return /^y(es)?$/i.test((await terminal.ask(`${question} [y/N] `)).trim())
}

function openTerminal(): Terminal & { close(): void } {
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
  // Otherwise Ctrl-C would end the program in the middle of a line.
  lines.on('SIGINT', () => lines.close())
  async function ask(question: string): Promise<string> {
    const answer = await Promise.race([lines.question(question).catch(() => undefined), brokenOff])
    if (answer === undefined) throw new BrokenOff()
    return answer
  }
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
