import { createInterface } from 'node:readline/promises'

/** Whether a person at the terminal said yes to what was just printed. */
export type Confirm = (question: string) => Promise<boolean>

export function terminalConfirm(): Confirm | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim())
}

/** What was typed; empty when the terminal was closed or the question interrupted. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answered = Promise.withResolvers<string>()
  const giveUp = () => answered.resolve('')
  terminal.once('close', giveUp)
  terminal.question(question).then(answered.resolve, giveUp)
  const answer = await answered.promise
  terminal.close()
  return answer
}
