import { english } from '../../content/strings.ts'
import {
  digestFields,
  type FieldName,
  type Message,
  requestFields,
} from '../../server/providers/provider.ts'

/**
 * A message about nobody: what `check` compares the approved templates with, and what
 * `check --send` sends. It has every field that a notice has.
 *
 * @param correlationId comes back in receipts and taps
 */
export function testMessage(
  kind: 'request' | 'day-digest',
  recipient: string,
  correlationId: string,
): Message {
  const { labels, test } = english.notices
  const names: readonly FieldName[] = kind === 'request' ? requestFields : digestFields
  return {
    kind,
    recipient,
    correlationId,
    headline: test.headline,
    fields: names.map((name) => ({ name, label: labels[name], value: test.values[name] })),
  }
}
