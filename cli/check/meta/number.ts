import { z } from 'zod'
import { bodyOf } from '../answer.ts'
import type { CheckContext } from '../context.ts'
import { type Fault, type Finding, note, ok, problem } from '../finding.ts'
import { type Graph, isSaidOfToken } from './graph.ts'
import { faultOf, isPermission, newToken } from './refusals.ts'

const about = 'WhatsApp number'

const text = z.string().catch('')

/** Fields that every version of the Graph API in use knows ("WhatsApp Business Phone Number"). */
const numberAnswer = z.object({
  display_phone_number: text,
  verified_name: text,
  status: text,
  platform_type: text,
  quality_rating: text,
  name_status: text,
})

type NumberFacts = z.output<typeof numberAnswer>

/** Whether the number is registered, may send, and is in good standing. */
export async function checkNumber({ graph }: CheckContext): Promise<Finding[]> {
  if (graph === undefined) return []
  const answer = await graph.number(Object.keys(numberAnswer.shape).join())
  if (isSaidOfToken(answer)) return []
  if (answer.kind !== 'answered') {
    const isUnreadable = answer.kind === 'refused' && isPermission(answer.code)
    if (!isUnreadable) return [problem(about, faultOf(answer))]
    return [note(about, 'this token may not read the state of the number.', newToken)]
  }
  const facts = numberAnswer.parse(answer.body)
  const limit = await readField(graph, 'whatsapp_business_manager_messaging_limit')
  const mode = await readField(graph, 'account_mode')
  const findings = [...numberFindings(facts, graph.config.staffNumbers), ...modeNotes(mode)]
  if (findings.some(({ level }) => level === 'problem')) return findings
  return [ok(about, standingOf(facts, limit)), ...findings]
}

/** A field of its own, since a version that lacks it refuses the whole question. */
async function readField(graph: Graph, name: string): Promise<unknown> {
  return bodyOf(await graph.number(name), z.record(z.string(), z.unknown()))?.[name]
}

function standingOf({ verified_name, quality_rating }: NumberFacts, limit: unknown): string {
  const quality = quality_rating === '' ? '' : `, quality ${quality_rating.toLowerCase()}`
  const tier = typeof limit === 'string' ? `, limit ${limit.replace('TIER_', '')} people a day` : ''
  return `"${verified_name}", connected${quality}${tier}`
}

function numberFindings(facts: NumberFacts, staffNumbers: readonly string[]): Finding[] {
  const fault = stateFault(facts) ?? nameFault(facts) ?? ownNumberFault(facts, staffNumbers)
  return [...(fault === undefined ? [] : [problem(about, fault)]), ...standingNotes(facts)]
}

const register =
  'register it in WhatsApp Manager, Phone numbers, with the six digits of its two-step verification PIN. A forgotten PIN is set anew there under Settings, Two-step verification.'

/** `status` and `platform_type` of a number that cannot send. */
function stateFault({ status, platform_type }: NumberFacts): Fault | undefined {
  const isUnregistered = status === 'PENDING' || status === 'UNVERIFIED'
  if (platform_type === 'NOT_APPLICABLE' || (isUnregistered && platform_type !== 'CLOUD_API')) {
    return { says: 'the number is not registered with the Cloud API yet.', remedy: register }
  }
  if (platform_type === 'ON_PREMISE') {
    return {
      says: 'the number is still registered with another server (On-Premises API).',
      remedy: 'move it to the Cloud API first, with the provider who registered it.',
    }
  }
  switch (status) {
    case 'DISCONNECTED':
    case 'MIGRATED':
    case 'DELETED':
      return {
        says: `the number is ${status.toLowerCase()}: it no longer sends from this account.`,
        remedy: register,
      }
    case 'BANNED':
    case 'RESTRICTED':
    case 'RATE_LIMITED':
      return {
        says: `Meta has ${status === 'BANNED' ? 'banned' : 'restricted'} the number.`,
        remedy:
          'read the reason in business.facebook.com, Business support home, and ask for a review there.',
      }
    default:
      return undefined
  }
}

function nameFault({ name_status }: NumberFacts): Fault | undefined {
  if (name_status !== 'DECLINED') return undefined
  return {
    says: 'Meta has declined the display name, so that the number may not send.',
    remedy: 'enter another name in WhatsApp Manager, Phone numbers, Profile.',
  }
}

/** Meta refuses a message to the number it is sent from (131021). */
function ownNumberFault(
  { display_phone_number }: NumberFacts,
  staffNumbers: readonly string[],
): Fault | undefined {
  const own = display_phone_number.replaceAll(/\D/g, '')
  if (own === '' || !staffNumbers.includes(`+${own}`)) return undefined
  return {
    says: 'WHATSAPP_STAFF_NUMBERS names the number that sends. It cannot write to itself.',
    remedy: "put in the numbers of reception's own phones.",
  }
}

function standingNotes({ status, quality_rating, name_status }: NumberFacts): Finding[] {
  const notes: Finding[] = []
  if (quality_rating === 'RED' || status === 'FLAGGED') {
    const says =
      'its quality is low: people block or report its messages, and Meta may restrict it.'
    notes.push(note(about, says, 'write to staff who agreed to it, and to nobody else.'))
  }
  if (name_status === 'PENDING_REVIEW') {
    notes.push(note(about, 'Meta still reviews the display name.'))
  }
  return notes
}

function modeNotes(mode: unknown): Finding[] {
  if (mode !== 'SANDBOX') return []
  const says = 'this is a test number: it sends only to the recipients on its list (up to five).'
  const remedy = 'add each staff number in the app, WhatsApp, API Setup, "To".'
  return [note(about, says, remedy)]
}
