import { delhiIso } from '../domain/time/delhi-time.ts'
import type { Actor, HistoryItem, VisitEvent } from '../domain/visit/history.ts'
import type { EventText, LoadedVisit } from '../server/visits/loaded-visit.ts'

/**
 * What happened to a visit, in words, in the order in which it was recorded. Each row is about the requests that
 * its event names. Its text is what somebody typed, or only the length unless revealed.
 */
export function historyRows(
  { history, requests, texts }: LoadedVisit,
  devices: ReadonlyMap<string, string>,
  { reveal }: { readonly reveal: boolean },
) {
  const references = new Map(requests.map(({ number, reference }) => [number, reference]))
  return history.map((item) => {
    const isRequest = item.kind === 'request'
    const asks = isRequest ? [item.number] : 'asks' in item ? item.asks : []
    return {
      at: delhiIso(isRequest ? item.recordedAtMs : item.happenedAtMs),
      what: isRequest
        ? `asked for ${item.wanted.date}, ${item.wanted.time} (${item.source})`
        : said(item, history),
      about: asks.flatMap((number) => references.get(number) ?? []).join(' '),
      by: isRequest ? '' : nameOfActor(item.by, devices),
      text: typedTexts(
        texts.filter(({ number }) => number === item.number),
        reveal,
      ),
    }
  })
}

function nameOfActor(by: Actor, devices: ReadonlyMap<string, string>): string {
  return by.kind === 'desk' ? (devices.get(by.device) ?? 'desk') : by.kind
}

function typedTexts(texts: readonly EventText[], reveal: boolean): string {
  return texts
    .map(({ field, text }) => `${field}: ${reveal ? text : `${text.length} characters`}`)
    .join('; ')
}

function said(event: VisitEvent, history: readonly HistoryItem[]): string {
  const isHere = event.kind === 'entered' && event.hasCome
  return [
    isHere ? 'entered as come' : inWords(event.kind),
    'agreed' in event ? ` for ${event.agreed.date}, ${event.agreed.time}` : '',
    'reason' in event ? ` by the ${event.reason}` : '',
    'takesBack' in event ? `: ${takenBack(event.takesBack, history)}` : '',
    'tryAgainAtMs' in event ? `, try again at ${delhiIso(event.tryAgainAtMs)}` : '',
    'callByMs' in event ? `, call by ${delhiIso(event.callByMs)}` : '',
  ].join('')
}

/** The words of an event, where its kind does not say them. */
const words: Readonly<Partial<Record<VisitEvent['kind'], string>>> = {
  notified: 'reception was notified',
  'tap-called': 'tapped: called',
  'tap-no-answer': 'tapped: no answer',
  'call-later': 'asked to be called later',
  'no-show': 'did not come',
  'not-arrived': 'arrived or not is taken back',
  reopened: 'opened again',
  'plan-refused': 'plan not mailed, refused',
  'wishes-to-move': 'wishes another time',
}

function inWords(kind: VisitEvent['kind']): string {
  return words[kind] ?? kind.replaceAll('-', ' ')
}

function takenBack(number: number, history: readonly HistoryItem[]): string {
  const act = history.find((item) => item.number === number)
  return act === undefined || act.kind === 'request' ? 'an act' : inWords(act.kind)
}
