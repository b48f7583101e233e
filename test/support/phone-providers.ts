import type { ChannelName, WithdrawnChannel } from '../../server/db/schema.ts'
import type { CallTimeouts } from '../../server/providers/http-call.ts'
import type { Provider } from '../../server/providers/provider.ts'
import { whatsAppCloud } from '../../server/providers/whatsapp-cloud/send.ts'
import type { WhatsAppConfig } from '../../server/providers/whatsapp-cloud/settings.ts'

type OpenProvider = (apiUrl: string, timeouts?: CallTimeouts) => Provider

const staff = { staffNumbers: ['+919876500001'], notice: 'full' } as const
const defaultTimeouts = { connectMs: 10_000, answerMs: 10_000 }

/** The configuration of a WhatsApp Cloud API at this address, without receipts. */
export function whatsAppConfigAt(
  apiUrl: string,
  changes: Partial<WhatsAppConfig> = {},
): WhatsAppConfig {
  return {
    ...staff,
    apiUrl,
    apiVersion: 'v25.0',
    phoneNumberId: '106540352242922',
    accessToken: 'token',
    template: 'appointment_request',
    digestTemplate: undefined,
    templateLanguage: 'en',
    parameters: 'named',
    webhook: undefined,
    ...changes,
  }
}

/** Every provider that sends to phones, with its API at this address. */
export const phoneProviders: Readonly<
  Record<Exclude<ChannelName, 'email' | WithdrawnChannel>, OpenProvider>
> = {
  'whatsapp-cloud': (apiUrl, timeouts = defaultTimeouts) =>
    whatsAppCloud({ config: whatsAppConfigAt(apiUrl), timeouts }),
}
