import type { DeskWords } from '../../content/strings.ts'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import type { Language } from '../../domain/language.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { longestValue } from '../providers/field-value.ts'
import type { Channel } from '../providers/provider.ts'
import type { Audience } from '../providers/recipients.ts'
import { testsByRoom } from './message-texts.ts'
import { areNotesCut } from './notes.ts'

type NoticeWords = DeskWords['notices']

/**
 * Who is told of a request besides the desk, owed with it: reception by mail, where the desk's
 * channel has no room for all of it. That mail is the one of the escalation, sent at once, and
 * counts as it.
 */
export function alsoTold(
  channels: ReadonlyMap<ChannelName, Channel>,
  { desk, mail }: Audience,
  words: NoticeWords,
): (request: AppointmentRequest, language: Language) => readonly Recipient[] {
  const hasTemplate = desk.some(({ channel }) => channels.get(channel)?.cutsLongNotices)
  if (mail === undefined || !hasTemplate) return () => []
  return (request, language) => (isCut(request, language, words) ? [mail] : [])
}

function isCut(request: AppointmentRequest, language: Language, words: NoticeWords): boolean {
  const tests = testsByRoom(request, words)
  return tests.length > longestValue.tests || areNotesCut({ ...request, language }, words)
}
