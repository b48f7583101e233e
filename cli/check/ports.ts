import { z } from 'zod'
import { deskAnswers } from '../../content/desk-answers.ts'
import type { Config } from '../../server/config.ts'
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

const notLetIn = z.object({ error: z.literal(deskAnswers['no-device']) })

/** Asks on the desk's port without a device's cookie. The desk refuses that, and another program answers otherwise. */
export async function checkDesk({ config }: CheckContext): Promise<Finding[]> {
  const { desk } = config
  const shared = sharedPorts(config)
  if (desk === undefined) return [...shared, note('desk', 'it is off: DESK_PORT is 0')]
  const answer = await askOwn(`http://${ownName(desk)}:${desk.port}/board.json`)
  return [...shared, deskFinding(desk.port, answer)]
}

/** Ports that two settings name. A running server may have others. The next start fails, or brings no desk. */
function sharedPorts({ port, host, desk, metricsPort = 0 }: Config): Finding[] {
  const listeners = [
    { key: 'PORT', port, host },
    { key: 'METRICS_PORT', port: metricsPort, host: '127.0.0.1' },
    ...(desk ? [{ key: 'DESK_PORT', ...desk }] : []),
  ].filter((each) => each.port !== 0)
  return [...Map.groupBy(listeners, (each) => `${ownName(each)}:${each.port}`).values()]
    .filter((same) => same.length > 1)
    .map((same) =>
      problem('', {
        says: `${same.map(({ key }) => key).join(' and ')} have the same port, ${same[0]?.port}`,
        remedy: 'give each a port of its own.',
      }),
    )
}

export function deskFinding(port: number, { code, body }: OwnAnswer): Finding {
  if (/REFUSED|UNREACH/.test(code))
    return note('desk', `nothing answers on port ${port}`, 'start the server: npm start.')
  if (notLetIn.safeParse(body).success) return ok('desk', `on port ${port}`)
  const free = 'end that program, or set DESK_PORT to a free port, and restart.'
  return problem(
    'desk',
    /timeout/i.test(code)
      ? {
          says: `what listens on port ${port} gives no answer within ${timeoutMs / 1000} seconds`,
          remedy: `restart the server. If another program has the port, ${free}`,
        }
      : { says: `another program or setting has port ${port}`, remedy: free },
  )
}
