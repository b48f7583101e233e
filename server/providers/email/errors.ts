import { z } from 'zod'
import type { FailureClass } from '../../db/schema.ts'
import type { SendFailure } from '../provider.ts'

/**
 * The fields of nodemailer's errors that decisions depend on. The texts of these errors quote addresses and are never
 * read. `permanent` is set on every server reply of 5xx except 503.
 */
const smtpError = z.object({
  code: z.string().optional(),
  originalCode: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  permanent: z.boolean().optional(),
})

type SmtpError = z.output<typeof smtpError>

/**
 * Classifies a failed mail. `isBegun` tells whether any of the message was handed to the connection. If so, a mail
 * without an answer may have been accepted. Such a mail is sent again at most twice (retry-policy.ts).
 */
export function classifySmtpError(error: unknown, isBegun: boolean): SendFailure {
  const known = smtpError.safeParse(error).data ?? {}
  const failure = { kind: 'failed', class: classOf(known, isBegun), code: codeOf(known) } as const
  return { ...failure, ...(isOfRecipient(known) && { isOfRecipient: true }) }
}

/**
 * Whether the server refused one recipient: an unknown or full mailbox, or a domain that is not found. Such replies have
 * the second digit 5 (RFC 5321, 4.2.1), and 501 is an address that the server cannot read.
 */
function isOfRecipient({ command, responseCode = 0 }: SmtpError): boolean {
  return command === 'RCPT TO' && /^[45]5|^501/.test(String(responseCode))
}

function classOf(error: SmtpError, isBegun: boolean): FailureClass {
  const isRefused = (error.responseCode ?? 0) >= 400
  if (isRefused) return error.permanent ? classOfRefusal(error) : 'transient'
  return isBegun ? 'unknown' : classOfUnsent(error.code)
}

/** Permanent refusals by stage. At any stage but RCPT and DATA the server refuses the sender, not the message. */
function classOfRefusal({ command, responseCode }: SmtpError): FailureClass {
  if (responseCode === loginRequired) return 'auth'
  if (command === 'RCPT TO') return 'recipient'
  return command === 'DATA' ? 'template' : 'auth'
}

/** RFC 4954: the server requires a login. It may say so in reply to any command. */
const loginRequired = 530

/** Classifies a failure before anything was sent. It is worth a retry unless it cannot pass by itself. */
function classOfUnsent(code = ''): FailureClass {
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return 'auth'
    case 'EENVELOPE':
      return 'recipient'
    case 'EMESSAGE':
      return 'template'
    default:
      return 'transient'
  }
}

/** `smtp-550` if the server replied, else the code of the network or of nodemailer. */
function codeOf({ responseCode, originalCode, code }: SmtpError): string {
  if (responseCode !== undefined) return `smtp-${responseCode}`
  return originalCode ?? code ?? 'mail'
}
