import type { Readable } from 'node:stream'
import nodemailer, { type Transporter } from 'nodemailer'
import { aborted } from '../http-call.ts'
import type { Message, Provider } from '../provider.ts'
import { templateValue } from '../template-value.ts'
import { emailBody } from './body.ts'
import { classifySmtpError } from './errors.ts'
import type { MailConfig } from './settings.ts'

export interface MailTimeouts {
  /** How long each of three steps may take: finding the server by its name, connecting, and its greeting. */
  readonly connectMs: number
  /** How long the server may send nothing. */
  readonly silenceMs: number
  /** The whole send, and the whole check. It must be shorter than the lease of a notice. */
  readonly sendMs: number
}

const defaultTimeouts: MailTimeouts = {
  connectMs: 10_000,
  silenceMs: 30_000,
  sendMs: 45_000,
}

/** Idle time of a connection: long enough for a burst to share it, too short for a server to close it first. */
const idleMs = 15_000

/** How long a server may take to close the connection after we have closed it. */
const farewellMs = 1_000

const maxSubjectLength = 150

/** The submission port; RFC 8314 requires encryption on it. */
const submissionPort = '587'

interface EmailDeps {
  readonly config: MailConfig
  readonly timeouts?: MailTimeouts
}

/** E-mail by SMTP. `accepted` means that the server accepted the mail. The pool never sends a mail twice. */
export function emailProvider(deps: EmailDeps): Provider & { close(): void } {
  const { config, timeouts = defaultTimeouts } = deps
  const transport = openTransport(config, timeouts)
  const isBegun = watchProgress(transport)
  // None of the other timeouts ends a wait for a server that sends a line now and then.
  const withinSend = (signal: AbortSignal) =>
    AbortSignal.any([signal, AbortSignal.timeout(timeouts.sendMs)])
  return {
    name: 'email',
    reaches: 'mailboxes',
    reportsDelivery: false,
    isRateLimited: false,
    async send(message, stop) {
      const signal = withinSend(stop)
      try {
        const mail = mailOf(message, config.from)
        const { messageId } = await transport.sendMail({ ...mail, signal })
        return { kind: 'accepted', providerMessageId: messageId }
      } catch (error) {
        return classifySmtpError(error, isBegun(signal))
      }
    },
    async check(stop) {
      try {
        await Promise.race([transport.verify(), aborted(withinSend(stop), { code: 'EABORT' })])
        return undefined
      } catch (error) {
        const failure = classifySmtpError(error, false)
        return `${failure.class} (${failure.code})`
      }
    },
    close: () => transport.close(),
  }
}

function openTransport({ smtpUrl }: MailConfig, timeouts: MailTimeouts) {
  return nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    // Only the outbox retries, because it knows how often it may.
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    socketCloseTimeout: farewellMs,
    requireTLS: mustStartTls(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Whether to require STARTTLS before a login or a mail, so that nobody on the way can take the password. A server on
 * this machine needs no encryption, and seldom has a certificate; `smtps` is encrypted from the first byte.
 */
export function mustStartTls({ protocol, port, hostname, username }: URL): boolean {
  const isLoopback = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  const isSubmission = (port || submissionPort) === submissionPort
  return protocol === 'smtp:' && !isLoopback && (isSubmission || username !== '')
}

function mailOf(message: Message, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    from,
    // An object, because nodemailer would read a string as a list and a patient may have typed it.
    to: { name: '', address: message.recipient },
    subject: templateValue(message.headline, maxSubjectLength),
    // The same for every copy of a notice, so that a mailbox shows it once.
    messageId: `<${message.correlationId}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...emailBody(message),
    attachments: message.attachment === undefined ? [] : [message.attachment],
  }
}

/**
 * Tells, by the signal of a mail, whether any of its text was handed to the connection. Nodemailer's errors do
 * not say so, but it reads the text only once the server has accepted DATA.
 */
function watchProgress(transport: Transporter): (signal: AbortSignal) => boolean {
  const texts = new WeakMap<AbortSignal, Readable>()
  transport.use('stream', ({ data: { signal }, message }, done) => {
    message.processFunc((text) => {
      if (signal !== undefined) texts.set(signal, text)
      return text
    })
    done()
  })
  return (signal) => texts.get(signal)?.readableDidRead ?? false
}
