import { z } from 'zod'
import { deskAnswers } from '../../content/desk-answers.ts'
import { ownName } from '../../server/desk/hosts.ts'
import type { CheckContext } from './check.ts'
import { type Finding, note, ok, problem } from './finding.ts'

/** The desk answers from this machine or a neighbour. */
const timeoutMs = 5000

/** Asks what listens on the desk's port, as a device that was not let in. */
export async function checkDesk({ config: { desk } }: CheckContext): Promise<Finding[]> {
  if (desk === undefined) return [note('desk', 'it is off: DESK_PORT is 0')]
  const answer = await fetch(`http://${ownName(desk)}:${desk.port}/board.json`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (response) => response.text(),
    (error) => (isNobodyThere(error) ? undefined : ''),
  )
  if (answer === undefined)
    return [note('desk', `nothing answers on port ${desk.port}`, 'start the server: npm start.')]
  if (answer.includes(deskAnswers['no-device'].slice(0, 20)))
    return [ok('desk', `on port ${desk.port}`)]
  return [
    problem('desk', {
      says: `another program answers on port ${desk.port}`,
      remedy: 'set DESK_PORT to a free port, and restart.',
    }),
  ]
}

const nobodyThere = z.object({
  cause: z.object({ code: z.enum(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']) }),
})

/** Any other failure is of a program that took the connection and does not answer as the desk. */
function isNobodyThere(error: unknown): boolean {
  return nobodyThere.safeParse(error).success
}
