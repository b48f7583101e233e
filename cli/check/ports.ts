import { z } from 'zod'
import { deskAnswers } from '../../content/desk-answers.ts'
import { ownName } from '../../server/desk/hosts.ts'
import { type Call, callProvider } from '../../server/providers/http-call.ts'
import type { CheckContext } from './context.ts'
import { type Finding, note, ok, problem } from './finding.ts'

/** Timeout of a call to our own server, through any proxy in front of it. */
const timeoutMs = 10_000

/** The answer of our own server, or the network's error code if no answer came. */
export interface OwnAnswer {
  readonly code: string
  readonly status: number
  readonly body: unknown
}

export async function askOwn(address: string, changes: Partial<Call> = {}): Promise<OwnAnswer> {
  const call: Call = { method: 'GET', address, headers: {}, ...changes }
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  return 'kind' in answer
    ? { code: answer.code, status: 0, body: undefined }
    : { code: '', ...answer }
}

const live = z.object({ status: z.literal('live') })

/** Whether our site gave the answer. The body decides, because another program may answer 200 as well. */
export function isSite({ status, body }: OwnAnswer): boolean {
  return status === 200 && live.safeParse(body).success
}

export async function checkSitePort({ config }: CheckContext): Promise<Finding> {
  return portFinding('site', config, await askOwn(`${originOf(config)}/healthz`), isSite)
}

const notLetIn = z.object({ error: z.literal(deskAnswers['no-device']) })

/** Asks on the desk's port without a device's cookie. The desk refuses that, and another program answers otherwise. */
export async function checkDesk({ config: { desk } }: CheckContext): Promise<Finding[]> {
  if (desk === undefined) return [note('desk', 'it is off: DESK_PORT is 0')]
  const isDesk = ({ body }: OwnAnswer) => notLetIn.safeParse(body).success
  return [portFinding('desk', desk, await askOwn(`${originOf(desk)}/board.json`), isDesk)]
}

interface OwnAddress {
  readonly host: string
  readonly port: number
}

function originOf({ host, port }: OwnAddress): string {
  return `http://${ownName({ host })}:${port}`
}

export function portFinding(
  about: 'site' | 'desk',
  { port }: OwnAddress,
  answer: OwnAnswer,
  isOurs: (answer: OwnAnswer) => boolean,
): Finding {
  if (/REFUSED|UNREACH/.test(answer.code))
    return note(about, `nothing answers on port ${port}`, 'start the server: npm start.')
  if (isOurs(answer)) return ok(about, `on port ${port}`)
  const key = about === 'site' ? 'PORT' : 'DESK_PORT'
  const free = `end that program, or set ${key} to a free port, and restart.`
  return problem(
    about,
    /timeout/i.test(answer.code)
      ? {
          says: `what listens on port ${port} gives no answer within ${timeoutMs / 1000} seconds`,
          remedy: `restart the server. If another program has the port, ${free}`,
        }
      : { says: `another program or setting has port ${port}`, remedy: free },
  )
}
