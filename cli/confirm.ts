import { createInterface } from 'node:readline/promises'

/** Whether a person at the terminal said yes to what was just printed. */
export type Confirm = (question: string) => Promise<boolean>

export function terminalConfirm(): Confirm | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await terminal.question(`${question} [y/N] `)
    terminal.close()
    return /^y(es)?$/i.test(answer.trim())
  }
}
