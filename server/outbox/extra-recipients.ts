import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Language } from '../../domain/language.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { longestValue } from '../providers/field-value.ts'
import type { Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { testsByRoom } from './message-texts.ts'
import { areNotesCut } from './notes.ts'

/**
 * The recipients of a request besides `recipients.reception`: reception's mailbox, if a template is too
 * short for the whole request. This mail is the escalation's `mail-staff` step, taken at once.
 */
export function extraRecipients(
  channels: ReadonlyMap<ChannelName, Provider>,
  { reception, receptionMail }: Recipients,
): (request: AppointmentRequest, language: Language) => readonly Recipient[] {
  const hasTemplate = reception.some(({ channel }) => channels.get(channel)?.cutsLongNotices)
  if (receptionMail === undefined || !hasTemplate) return () => []
  return (request, language) => (isCut(request, language) ? [receptionMail] : [])
}

function isCut(request: AppointmentRequest, language: Language): boolean {
  const tests = testsByRoom(request)
  return tests.length > longestValue.tests || areNotesCut({ ...request, language })
}
