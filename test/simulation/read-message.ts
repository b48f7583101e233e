import { english } from '../../content/strings.ts'
import type { Message, Provider } from '../../server/providers/provider.ts'
import type { MessageContent } from './ledger.ts'

/** What a message tells its reader: a template on a phone has one line for each field. */
export function readMessage(
  { kind, headline, fields, letter }: Message,
  { reaches }: Pick<Provider, 'reaches'>,
): MessageContent {
  if (letter !== undefined) {
    const text = [headline, ...letter.paragraphs].join('\n')
    return { kind, references: referencesOf(text), text }
  }
  const lines = fields.map(({ name, value, line = value }) => ({
    ...{ name, text: reaches === 'phones' ? line : value },
  }))
  const told = lines.filter(({ name }) => name === 'reference' || name === 'notes')
  return {
    kind,
    references: referencesOf(told.map(({ text }) => text).join('\n')),
    text: [headline, ...lines.map(({ text }) => text)].join('\n'),
  }
}

/** Those it is about, without one that is named because somebody has called about it. */
export function referencesOf(text: string): readonly string[] {
  const { before, sentAgainAfter } = english.notices
  const named = new Set(text.match(/#SID\d{6}/g))
  return [...named].filter(
    (each) => !text.includes(before(each)) && !text.includes(sentAgainAfter(each)),
  )
}
