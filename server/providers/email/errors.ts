import { z } from 'zod'
import type { FailureClass } from '../../db/schema.ts'
import type { SendFailure } from '../provider.ts'

/**
 * What decisions are made on of an error of nodemailer's; its texts quote addresses and are never
 * read. `permanent` comes with every reply of the server: 5xx, but not 503.
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
 * What a mail that was not accepted means. `isBegun` tells whether any of the message itself was
 * handed to the connection: from there on, silence leaves open whether it was taken.
 */
export function classifySmtpError(error: unknown, isBegun: boolean): SendFailure {
  const parsed = smtpError.safeParse(error)
  const known = parsed.success ? parsed.data : {}
  return { kind: 'failed', class: classOf(known, isBegun), code: codeOf(known) }
}

function classOf(error: SmtpError, isBegun: boolean): FailureClass {
  const isRefused = (error.responseCode ?? 0) >= 400
  if (isRefused) return error.permanent ? classOfRefusal(error) : 'transient'
  return isBegun ? 'unknown' : classOfUnsent(error.code)
}

/** Where the server said no for good; before RCPT it is us it refuses, not the message. */
function classOfRefusal({ command, responseCode }: SmtpError): FailureClass {
  if (responseCode === loginRequired) return 'auth'
  if (command === 'RCPT TO') return 'recipient'
  return command === 'DATA' ? 'template' : 'auth'
}

/** RFC 4954: the server wants a login first, whatever command it says so to. */
const loginRequired = 530

/** Nothing left the house; only what cannot get better by itself is no matter of trying again. */
function classOfUnsent(code: string | undefined): FailureClass {
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

/** `smtp-550` where the server replied, else the network's or nodemailer's own word. */
function codeOf({ responseCode, originalCode, code }: SmtpError): string {
  if (responseCode !== undefined) return `smtp-${responseCode}`
  return originalCode ?? code ?? 'mail'
}
