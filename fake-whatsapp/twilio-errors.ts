export interface TwilioError {
  readonly status: number
  readonly code: number
  readonly message?: string
  readonly retryAfterSeconds?: number | undefined
}

/** Twilio's error body: `{code, message, more_info, status}`. */
export function answerTwilioError(error: TwilioError): Response {
  const { code, status, message = 'Set on the fake', retryAfterSeconds } = error
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  const retryAfter =
    retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` }
  return Response.json({ code, message, more_info, status }, { status, headers: { ...retryAfter } })
}
