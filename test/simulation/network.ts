import type { SendFailure } from '../../server/channels/channel.ts'
import { networkFailure } from '../../server/channels/network-failure.ts'
import type { Unanswered, Unreachable } from './schedule.ts'
import { pass, type World } from './world.ts'

const second = 1000

/** How long a connection, and then an answer, is waited for. */
const timeoutMs = 10 * second

/** The provider cannot be reached: nothing of the message has left, and the product knows it. */
export async function unreachable(weather: Unreachable, world: World): Promise<SendFailure> {
  switch (weather) {
    case 'refused':
      return networkFailure({ cause: { code: 'ECONNREFUSED' } })
    case 'unresolved':
      await pass(world, 5 * second)
      return networkFailure({ cause: { code: 'EAI_AGAIN' } })
    case 'blackout':
      await pass(world, timeoutMs)
      return networkFailure({ name: 'TimeoutError' })
    case 'bad-certificate':
      await pass(world, second)
      return networkFailure({ cause: { code: 'CERT_HAS_EXPIRED' } })
  }
}

/** The message has left, and nothing comes back. */
export async function noAnswer(weather: Unanswered, world: World): Promise<SendFailure> {
  switch (weather) {
    case 'drops-answers':
      await pass(world, second)
      return networkFailure({ cause: { code: 'UND_ERR_SOCKET' } })
    case 'hangs':
      await pass(world, timeoutMs)
      return networkFailure({ name: 'TimeoutError' })
  }
}
