/** What must hold whatever happens. The tables of decision 023 say more. */
export type Rule =
  | 'nothing is lost'
  | 'notified only where a person could notice'
  | 'only what happened is recorded, about what was shown'
  | 'an act answered done is recorded once'
  | 'a visit is what happened to it'
  | 'two patients are not mixed'
  | 'each tap counts, at its time'
  | 'known in time, or listed as NEEDS CALL'
  | 'told once all is calm'
  | 'no copy without a reason'
  | 'nothing erased comes back'
  | 'nobody else is told'
  | 'a plan is mailed where it is wanted, and once'
  | 'one send for a lease'
  | 'one caller for a request'
  | 'nobody is put into a closed room'
  | 'the board shows what is open'
  | 'nothing is sent about what is covered'
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
