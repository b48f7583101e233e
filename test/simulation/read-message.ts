import { english } from '../../content/strings.ts'
import { type WishKind, wishField } from '../../domain/request/wish-form.ts'
import type { Message, Provider } from '../../server/providers/provider.ts'
import type { MessageContent } from './ledger.ts'

/** Reads a message as its reader does. On a phone, a template has one line for each field. */
export function readMessage(
  { kind, headline, fields, letter }: Message,
  { reaches }: Pick<Provider, 'reaches'>,
): MessageContent {
  if (letter !== undefined) {
    const text = [headline, ...letter.paragraphs].join('\n')
    const named = referencesOf(text)
    return { kind, named, wishes: [], references: [...named], text }
  }
  const lines = fields.map(({ name, value, line = value }) => ({
    name,
    text: reaches === 'phones' ? line : value,
  }))
  const read = (...names: readonly string[]) =>
    lines.flatMap(({ name, text }) => (names.includes(name) ? text : [])).join('\n')
  const named = referencesOf(read('reference', 'notes'))
  const wishes = wishesIn(read('occasion', 'notes'))
  // A message with wishes is about a request too if its notes begin with the text of a request.
  const isOfRequest = wishes.length === 0 || /^(> |“)/u.test(read('notes'))
  return {
    kind,
    named,
    wishes,
    references: isOfRequest ? [...named] : [],
    text: [headline, ...lines.map(({ text }) => text)].join('\n'),
  }
}

function wishesIn(text: string): WishKind[] {
  const { wishes } = english.notices
  return wishField.kinds.filter((kind) => text.toLowerCase().includes(wishes[kind]))
}

/** The references that a text is about. Leaves out those that it names only as an earlier request of the patient. */
function referencesOf(text: string): readonly string[] {
  const { before, sentAgainAfter } = english.notices
  const named = new Set(text.match(/#SID\d{6}/g))
  return [...named].filter(
    (each) => !text.includes(before(each)) && !text.includes(sentAgainAfter(each)),
  )
}
