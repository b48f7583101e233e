import { z } from 'zod'
import { askNpm } from './ask-npm.ts'

/** A registry that takes longer is named, not waited for. */
const AUDIT_TIMEOUT_MS = 20_000
/** For what npm answers by itself. */
const LOCAL_TIMEOUT_MS = 10_000

export type AuditVerdict =
  | { readonly asked: true; readonly grave: readonly string[] }
  | { readonly asked: false; readonly why: string }

const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})
const auditFailure = z.object({ message: z.string() })

/** Asks the registry for known holes of grade high or critical in what is run in production. */
export async function auditPackages(): Promise<AuditVerdict> {
  // Set to stay offline, npm reports that nothing was found, without having asked anybody.
  const { stdout: isOffline } = await askNpm(['config', 'get', 'offline'], LOCAL_TIMEOUT_MS)
  if (isOffline.trim() === 'true') return notAsked('npm is set to stay offline')
  const args = ['audit', '--json', '--omit=dev', '--audit-level=high', '--fetch-retries=0']
  const { stdout, exitCode } = await askNpm(args, AUDIT_TIMEOUT_MS)
  if (exitCode === undefined) return notAsked(`no answer within ${AUDIT_TIMEOUT_MS / 1000} seconds`)
  return readAudit(stdout)
}

/** npm ends with the same code for a finding and for a registry that does not know of audits. */
export function readAudit(stdout: string): AuditVerdict {
  const answer = parseJson(stdout)
  const report = auditReport.safeParse(answer)
  if (!report.success) {
    const failure = auditFailure.safeParse(answer)
    return notAsked(failure.data?.message ?? 'npm gave no report')
  }
  const holes = Object.entries(report.data.vulnerabilities)
  const grave = holes.filter(([, { severity }]) => severity === 'high' || severity === 'critical')
  return {
    asked: true,
    grave: grave.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
  }
}

function notAsked(why: string): AuditVerdict {
  return { asked: false, why }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
