import { expect, it } from 'vitest'
import { readAudit } from './audit.ts'

/** As npm 11.19 prints it. */
function reportOf(severity: string) {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { hono: { name: 'hono', severity, isDirect: true, via: [], range: '<99' } },
  })
}

it.each(['high', 'critical'])('a finding of grade %s is grave', (severity) => {
  expect(readAudit(reportOf(severity))).toEqual({ asked: true, grave: [`${severity}: hono <99`] })
})

it.each(['info', 'low', 'moderate'])('a finding of grade %s is not', (severity) => {
  expect(readAudit(reportOf(severity))).toEqual({ asked: true, grave: [] })
})

it('a registry without audits was not asked, and npm says why', () => {
  const message = '405 Method Not Allowed - POST https://registry.npmjs.org/…'
  expect(readAudit(JSON.stringify({ message, statusCode: 405 }))).toEqual({
    asked: false,
    why: message,
  })
})

it.each(['', '{}', '<html>'])('an answer that is no report was not asked: %j', (stdout) => {
  expect(readAudit(stdout)).toEqual({ asked: false, why: 'npm gave no report' })
})
