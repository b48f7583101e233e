/** What must hold, whatever happens: the tables of decision 023. */
export type Rule =
  | 'nothing is lost'
  | 'notified only where a person could notice'
  | 'closed only by an act about it'
  | 'the later act counts'
  | 'known in time, or listed as NEEDS CALL'
  | 'told once all is calm'
  | 'no copy without a reason'
  | 'nothing erased comes back'
  | 'nobody else is told'
  | 'one send for a lease'
  | 'one caller for a request'
  | 'an outcome is kept'
  | 'an act counts once'
  | 'an alarm leaves'
  | 'beyond the limit: needs a call'
  | 'beyond the limit: told by summary alone'
  | 'nothing else goes wrong'

export interface Violation {
  readonly rule: Rule
  readonly atMs: number
  readonly reference: string | undefined
  readonly text: string
}
