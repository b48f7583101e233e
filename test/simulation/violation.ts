/** What must hold whatever happens. The tables of decision 023 say more. */
export type Rule =
  | 'nothing is lost'
  | 'an ask counts as notified only if a person could notice the message'
  | 'an event records only what somebody did, about the asks that were shown'
  | 'an act that was answered OK is recorded once'
  | 'the columns of a visit match its history'
  | 'no visit, card or message mixes two patients'
  | 'each tap is recorded, with the time at which it was made'
  | 'somebody knows of an open request in time, or it is listed as NEEDS CALL'
  | 'when the faults are over, each open request is sent to reception'
  | 'a message is repeated only for a reason'
  | 'nothing erased comes back'
  | 'no log has personal data'
  | 'messages go only to recipients whom the settings name'
  | 'a plan is mailed only as often as reception ordered it'
  | 'only one message about a request is on its way to a recipient'
  | 'only one device calls about a request'
  | 'no time is agreed in a closed room'
  | 'the board shows each open request and wish'
  | 'no message shows an ask about which nobody has to call'
  | 'nothing unexpected happens'

export interface Violation {
  readonly rule: Rule
  readonly atMs: number
  readonly reference: string | undefined
  readonly text: string
}
