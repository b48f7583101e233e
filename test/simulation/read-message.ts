import { english } from '../../content/strings.ts'
import type { Message } from '../../server/providers/provider.ts'
import type { About } from './ledger.ts'

/** What a message tells its reader. */
export function readMessage({ kind, headline, fields }: Message): About {
  const named = fields.filter(({ name }) => name === 'reference')
  return {
    kind: kindOf(kind),
    references: referencesOf(named.map(({ value }) => value).join(' ')),
    text: [headline, ...fields.map(({ value }) => value)].join('\n'),
  }
}

function kindOf(kind: Message['kind']): About['kind'] {
  switch (kind) {
    case 'request':
    case 'reminder':
    case 'escalation':
    case 'summary':
      return kind
    case 'day-digest':
    case 'weekly-report':
    case 'alarm':
      return 'other'
  }
}

/** Those it is about, without those that are named because somebody corrects them. */
export function referencesOf(text: string): readonly string[] {
  const { correction } = english.notices
  const about = referencesIn(text).reduce((rest, each) => rest.replace(correction(each), ''), text)
  return referencesIn(about)
}

function referencesIn(text: string): readonly string[] {
  return text.match(/#SID\d{6}/g) ?? []
}
