import { delhiDate } from '../../../domain/delhi-time.ts'
import { day } from '../../../domain/milliseconds.ts'
import type { CheckContext } from '../context.ts'
import { type Finding, note, problem } from '../finding.ts'

/**
 * The last day of each version of the Graph API. Source: developers.facebook.com/docs/graph-api/changelog,
 * November 2026, when v26.0 had no last day.
 */
const lastDays: Readonly<Record<string, string>> = {
  'v19.0': '2026-05-21',
  'v20.0': '2026-09-24',
  'v21.0': '2027-01-21',
  'v22.0': '2027-05-20',
  'v23.0': '2027-10-08',
  'v24.0': '2028-02-18',
  'v25.0': '2028-07-29',
}

/** The end of a version is reported this long before, so that an update can be planned. */
const noticeMs = 90 * day

/** Whether Meta will end the version of its interface that is configured. */
export async function checkVersion({ config, now }: CheckContext): Promise<Finding[]> {
  const { whatsApp } = config
  return whatsApp === undefined ? [] : versionFindings(whatsApp.apiVersion, now())
}

export function versionFindings(version: string, nowMs: number): Finding[] {
  const lastDay = lastDays[version]
  if (lastDay === undefined || lastDay > delhiDate(nowMs + noticeMs)) return []
  const isOver = lastDay < delhiDate(nowMs)
  const says = `Meta ${isOver ? 'ended' : 'ends'} ${version} of its interface on ${lastDay}.`
  const remedy = 'update this product, whose default version is later, or set WHATSAPP_API_VERSION.'
  const about = 'WhatsApp version'
  return [isOver ? problem(about, { says, remedy }) : note(about, says, remedy)]
}
