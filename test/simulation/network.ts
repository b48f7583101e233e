import type { SendFailure } from '../../server/providers/provider.ts'
import { pass } from './waiting.ts'
import type { Unanswered, Unreachable } from './weather.ts'
import type { World } from './world.ts'

const second = 1000

/** How long a connection, and then an answer, is waited for. */
const timeoutMs = 10 * second

/** The provider cannot be reached: nothing of the message has left, and the product knows it. */
export async function unreachable(weather: Unreachable, world: World): Promise<SendFailure> {
  switch (weather) {
    case 'refused':
      return notSent('ECONNREFUSED')
    case 'unresolved':
      await pass(world, 5 * second)
      return notSent('EAI_AGAIN')
    case 'blackout':
      await pass(world, timeoutMs)
      return notSent('connect-timeout')
    case 'bad-certificate':
      await pass(world, second)
      return notSent('CERT_HAS_EXPIRED')
  }
}

/** The message has left, and nothing comes back. */
export async function noAnswer(weather: Unanswered, world: World): Promise<SendFailure> {
  switch (weather) {
    case 'drops-answers':
      await pass(world, second)
      return perhapsSent('ECONNRESET')
    case 'hangs':
      await pass(world, timeoutMs)
      return perhapsSent('answer-timeout')
  }
}

/** As server/providers/http-call.ts says it; its own tests prove that with real sockets. */
function notSent(code: string): SendFailure {
  return { kind: 'failed', class: 'transient', code }
}

function perhapsSent(code: string): SendFailure {
  return { kind: 'failed', class: 'unknown', code }
}
