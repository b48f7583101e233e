import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aMessage } from '../../../test/support/a-message.ts'
import { wamid } from '../../../test/support/a-webhook.ts'
import { listen } from '../../../test/support/listen.ts'
import { whatsAppConfigAt } from '../../../test/support/phone-providers.ts'
import { whatsAppCloud } from './send.ts'
import type { WhatsAppConfig } from './settings.ts'

/** Sends to a server that answers 200 with this message, and reports receipts or not. */
async function sendTo(message: object, webhook: WhatsAppConfig['webhook']) {
  const body = JSON.stringify({ messaging_product: 'whatsapp', messages: [message] })
  const server = createServer((_request, response) => response.end(body))
  const port = await listen(server)
  onTestFinished(() => void server.close())
  const config = whatsAppConfigAt(`http://127.0.0.1:${port}`, { webhook })
  const channel = whatsAppCloud({ config })
  return await channel.send(aMessage(), new AbortController().signal)
}

describe('a message that Meta took but has not sent', () => {
  const accepted = { kind: 'accepted', providerMessageId: wamid }
  const receipts = { appSecret: 's', verifyToken: 'v' }

  it.each(['held_for_quality_assessment', 'paused'])(
    'is not accepted when it is %s and no receipt could tell what became of it',
    async (message_status) => {
      const message = { id: wamid, message_status }
      expect(await sendTo(message, undefined)).toEqual({
        kind: 'failed',
        class: 'unknown',
        code: 'held',
      })
      expect(await sendTo(message, receipts)).toEqual(accepted)
    },
  )

  it.each([{}, { message_status: 'accepted' }, { message_status: null }])(
    'is accepted where Meta says %j of it',
    async (said) => {
      expect(await sendTo({ id: wamid, ...said }, undefined)).toEqual(accepted)
    },
  )
})
