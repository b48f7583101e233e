import type { CheckContext } from './check.ts'
import { type Fault, type Finding, note, ok, problem } from './finding.ts'

const about = 'clock'

/** A difference that the time of an answer explains. */
const unnoticedMs = 30_000

/** From here on promised times and signatures with a date are wrong. */
const wrongMs = 5 * 60_000

/** Compares this machine's clock with the `Date` of the provider's answer (RFC 9110, 6.6.1). */
export async function checkClock(context: CheckContext): Promise<Finding[]> {
  const headers = await providerHeaders(context)
  const theirs = Date.parse(headers?.get('date') ?? '')
  if (Number.isNaN(theirs)) {
    return [note(about, 'no provider answered whose clock could be compared with this one.')]
  }
  return [clockFinding(context.now() - theirs)]
}

/** @param aheadMs how far this machine is ahead of the provider */
export function clockFinding(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const way = aheadMs > 0 ? 'ahead' : 'behind'
  if (Math.abs(aheadMs) < unnoticedMs) return ok(about)
  const says = `this machine is ${seconds} seconds ${way} of the provider.`
  if (Math.abs(aheadMs) < wrongMs) return note(about, says, setClock)
  const fault: Fault = {
    says: `${says} Call-by times are promised and judged by it.`,
    remedy: setClock,
  }
  return problem(about, fault)
}

const setClock = 'let a time service set it: timedatectl set-ntp true.'

async function providerHeaders({ graph, twilio, config }: CheckContext) {
  if (graph !== undefined && config.whatsApp !== undefined) {
    const answer = await graph.get(`${config.whatsApp.phoneNumberId}?fields=health_status`)
    return answer.kind === 'answered' ? answer.headers : undefined
  }
  const answer = await twilio?.account()
  return answer?.kind === 'answered' ? answer.headers : undefined
}
