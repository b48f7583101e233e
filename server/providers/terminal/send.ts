import type { Provider } from '../provider.ts'

/** The channel used when none is configured: prints each notice to the terminal. */
export function terminalProvider(print: (text: string) => void): Provider {
  return {
    name: 'log',
    reaches: 'terminal',
    reportsDelivery: false,
    isRateLimited: false,
    async send({ headline, fields }) {
      const lines = fields
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`)
      print(`\n${[headline, ...lines].join('\n')}\n`)
      return { kind: 'accepted', providerMessageId: undefined }
    },
    check: async () => undefined,
  }
}
