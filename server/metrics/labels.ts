/** Limits the values of labels that come from outside, because each distinct value makes a new time series. */

/** A provider's number, an SMTP reply, or the status of an answer without a body. */
const numericCode = /^(?:\d{1,6}|(?:http|smtp)-\d{3})$/

/** Codes of networks, of mail servers and of this server, used if the provider gave no number. */
const wordCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EPIPE', 'ETIMEDOUT', 'ETIMEOUT', 'connect-timeout', 'answer-timeout'],
  ...[
    'answer-too-long',
    'TimeoutError',
    'AbortError',
    'EPROTO',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
  ],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_PROXY_TUNNEL'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_SSL_WRONG_VERSION_NUMBER'],
  ...['EDNS', 'ECONNECTION', 'ESOCKET', 'ETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE'],
  ...['ESTREAM', 'EPROTOCOL', 'EABORT'],
  ...[
    'network',
    'timeout',
    'lease-ran-out',
    'no-message-id',
    'held',
    'failed',
    'none-given',
    'mail',
  ],
])

/** The first word of an alarm's subject: `template-paused`, `whatsapp-cloud`. */
const alarmKind = /^[a-z][a-z-]{1,40}$/

/** `other` for a code that is neither a number nor a known word. */
export function codeLabel(code: string): string {
  return numericCode.test(code) || wordCodes.has(code) ? code : 'other'
}

export function alarmLabel(subject: string): string {
  const [kind = ''] = subject.split(' ', 1)
  return alarmKind.test(kind) ? kind : 'other'
}

/** Returns the first `limit` distinct values unchanged, and `other` for every later one. */
export function atMost(limit: number): (value: string) => string {
  const seen = new Set<string>()
  return (value) => {
    if (!seen.has(value) && seen.size >= limit) return 'other'
    seen.add(value)
    return value
  }
}
