import type { Provider } from '../../server/providers/provider.ts'

/** A provider that accepts each message to a phone. No receipts can come. */
export function aProvider(changes: Partial<Provider> = {}): Provider {
  return {
    name: 'whatsapp-cloud',
    reaches: 'phones',
    reportsDelivery: false,
    isRateLimited: false,
    check: async () => undefined,
    send: async () => ({ kind: 'accepted', providerMessageId: 'wamid.1' }),
    ...changes,
  }
}
