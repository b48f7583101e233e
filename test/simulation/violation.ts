/** What must hold, whatever happens: the tables of decision 023. */
export type Rule =
  | 'nothing is lost'
  | 'notified only where a person could notice'
  | 'closed only by an act about it'
  | 'the later act counts'
  | 'known to somebody in time, or seen to be known to nobody'
  | 'what did not leave goes out'
  | 'not too often'
  | 'not too fast'
  | 'nothing erased comes back'
  | 'nobody else is told'
  | 'one send for a lease'
  | 'one caller for a request'
  | 'an outcome is kept'
  | 'an act counts once'
  | 'an alarm leaves'
  | 'nothing is owed for ever'
  | 'beyond the limit: needs a call'
  | 'beyond the limit: told by summaries'
  | 'beyond the limit: nothing else'
  | 'nothing else goes wrong'

export interface Violation {
  readonly rule: Rule
  readonly atMs: number
  readonly reference: string | undefined
  readonly text: string
}
