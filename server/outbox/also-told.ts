import type { StaffStrings } from '../../content/strings.ts'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Language } from '../../domain/language.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { longestValue } from '../providers/field-value.ts'
import type { Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { testsByRoom } from './message-texts.ts'
import { areNotesCut } from './notes.ts'

type NoticeStrings = StaffStrings['notices']

/**
 * Who is told of a request besides the desk, owed with it: reception by mail, where the desk's
 * channel has no room for all of it. That mail is the one of the escalation, sent at once, and
 * counts as it.
 */
export function alsoTold(
  channels: ReadonlyMap<ChannelName, Provider>,
  { desk, mail }: Recipients,
  strings: NoticeStrings,
): (request: AppointmentRequest, language: Language) => readonly Recipient[] {
  const hasTemplate = desk.some(({ channel }) => channels.get(channel)?.cutsLongNotices)
  if (mail === undefined || !hasTemplate) return () => []
  return (request, language) => (isCut(request, language, strings) ? [mail] : [])
}

function isCut(request: AppointmentRequest, language: Language, strings: NoticeStrings): boolean {
  const tests = testsByRoom(request, strings)
  return tests.length > longestValue.tests || areNotesCut({ ...request, language }, strings)
}
