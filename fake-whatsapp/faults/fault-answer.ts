import { graphError, graphErrorBody } from '../graph/graph-error.ts'
import { sampleAccount } from '../sample-account.ts'
import type { GraphFault, TwilioFault } from './fault.ts'

export function answerGraphFault(fault: GraphFault, fbtraceId: string): Response {
  const { code, status, subcode, message, details, isTransient } = fault
  const error = graphError(code, { status, subcode, message, details, isTransient })
  return Response.json(graphErrorBody(error, fbtraceId), {
    status: error.status,
    headers: { ...retryAfter(fault.retryAfterSeconds), ...usage(fault.regainAccessMinutes) },
  })
}

/** Twilio's error body: `{code, message, more_info, status}`. */
export function answerTwilioFault(
  fault: Pick<TwilioFault, 'code' | 'message' | 'status' | 'retryAfterSeconds'>,
): Response {
  const { code, message, status } = fault
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  return Response.json(
    { code, message, more_info, status },
    { status, headers: retryAfter(fault.retryAfterSeconds) },
  )
}

export function answerHtml(status: number): Response {
  const page = `<html><head><title>${status} Bad Gateway</title></head><body><h1>${status} Bad Gateway</h1></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html' } })
}

function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function usage(minutes: number | undefined): Record<string, string> {
  if (minutes === undefined) return {}
  const full = { type: 'whatsapp', call_count: 100, total_cputime: 100, total_time: 100 }
  const report = {
    [sampleAccount.businessAccountId]: [{ ...full, estimated_time_to_regain_access: minutes }],
  }
  return { 'x-business-use-case-usage': JSON.stringify(report) }
}
