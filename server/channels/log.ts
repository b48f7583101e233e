import type { Words } from '../../content/words.ts'
import type { Channel } from './channel.ts'
import { noticeFields } from './notice-fields.ts'

/** The channel of a centre that has configured none: each notice is printed to the terminal. */
export function logChannel(deps: {
  readonly print: (text: string) => void
  readonly words: Words
  readonly now: () => number
}): Channel {
  const { print, words, now } = deps
  return {
    name: 'log',
    async send({ appointment }) {
      const lines = noticeFields(appointment, now(), words)
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => `  ${words.notices.labels[name]}: ${value}`)
      print(`\n${[words.notices.heading(appointment.reference), ...lines].join('\n')}\n`)
      return { kind: 'accepted', providerMessageId: undefined }
    },
    check: async () => undefined,
  }
}
