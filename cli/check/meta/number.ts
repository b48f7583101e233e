import { z } from 'zod'
import type { CheckContext } from '../context.ts'
import { type Finding, note, problem } from '../finding.ts'
import type { CheckRule } from '../judge.ts'
import { bodyOf, everyFindingOf, isReportedByTokenCheck, type MetaQuestion } from './graph.ts'
import { faultOf, isPermission, newToken } from './refusals.ts'

const about = 'WhatsApp number'

const text = z.string().catch('')

/** Fields that each supported version of the Graph API has ("WhatsApp Business Phone Number"). */
const shape = z.object({
  display_phone_number: text,
  verified_name: text,
  status: text,
  platform_type: text,
  quality_rating: text,
  name_status: text,
})

export async function checkNumber({ graph }: CheckContext): Promise<Finding[]> {
  if (graph === undefined) return []
  const answer = await graph.number(Object.keys(shape.shape).join())
  if (isReportedByTokenCheck(answer)) return []
  // Read in a call of its own, because an API version without the field refuses the whole call.
  const mode = bodyOf(await graph.number('account_mode'), accountMode)?.account_mode
  return everyFindingOf(question(graph.config.staffNumbers, mode === 'SANDBOX'), answer)
}

const accountMode = z.object({ account_mode: z.string() })

const register =
  'register it in WhatsApp Manager, Phone numbers, with the six digits of its two-step verification PIN. A forgotten PIN is set anew there under Settings, Two-step verification.'

type NumberState = z.output<typeof shape>
type NumberQuestion = MetaQuestion<NumberState>

function question(staffNumbers: readonly string[], isTestNumber: boolean): NumberQuestion {
  return {
    about,
    shape,
    unread: (answer) => [
      answer.kind === 'refused' && isPermission(answer.code)
        ? note(about, 'this token may not read the state of the number.', newToken)
        : problem(about, faultOf(answer)),
    ],
    faults: [...faultsOfNumber, sendsToItself(staffNumbers)],
    notes: [
      ...notesOfNumber,
      [
        () => isTestNumber,
        'this is a test number: it sends only to the recipients on its list (up to five).',
        'add each staff number in the app, WhatsApp, API Setup, "To".',
      ],
    ],
    fine: ({ verified_name, quality_rating }) =>
      `"${verified_name}", connected${quality_rating && `, quality ${quality_rating.toLowerCase()}`}`,
  }
}

const faultsOfNumber: readonly CheckRule<NumberState>[] = [
  [
    ({ status, platform_type: platform }) =>
      platform === 'NOT_APPLICABLE' ||
      (['PENDING', 'UNVERIFIED'].includes(status) && platform !== 'CLOUD_API'),
    'the number is not registered with the Cloud API yet.',
    register,
  ],
  [
    ({ status }) => ['DISCONNECTED', 'MIGRATED', 'DELETED'].includes(status),
    ({ status }) => `the number is ${status.toLowerCase()}: it no longer sends from this account.`,
    register,
  ],
  [
    ({ status }) => ['BANNED', 'RESTRICTED', 'RATE_LIMITED'].includes(status),
    ({ status }) => `Meta has ${status === 'BANNED' ? 'banned' : 'restricted'} the number.`,
    'read the reason in business.facebook.com, Business support home, and ask for a review there.',
  ],
  [
    ({ name_status }) => name_status === 'DECLINED',
    'Meta has declined the display name, so the number may not send.',
    'enter another name in WhatsApp Manager, Phone numbers, Profile.',
  ],
]

/** The rule for a sender among WHATSAPP_STAFF_NUMBERS. Meta refuses messages of a number to itself (131021). */
function sendsToItself(staffNumbers: readonly string[]): CheckRule<NumberState> {
  return [
    ({ display_phone_number: own }) => staffNumbers.includes(`+${own.replaceAll(/\D/g, '')}`),
    'WHATSAPP_STAFF_NUMBERS contains the number that sends, and a number cannot write to itself.',
    "put in the numbers of reception's own phones.",
  ]
}

const notesOfNumber: NonNullable<NumberQuestion['notes']> = [
  [
    ({ quality_rating, status }) => quality_rating === 'RED' || status === 'FLAGGED',
    'its quality is low: people block or report its messages, and Meta may restrict it.',
    'write to staff who agreed to it, and to nobody else.',
  ],
  [({ name_status }) => name_status === 'PENDING_REVIEW', 'Meta still reviews the display name.'],
]
