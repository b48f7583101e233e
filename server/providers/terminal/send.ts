import type { Channel } from '../provider.ts'

/** The channel of a centre that has configured none: each notice is printed to the terminal. */
export function logChannel(print: (text: string) => void): Channel {
  return {
    name: 'log',
    reportsDelivery: false,
    isPaced: false,
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
