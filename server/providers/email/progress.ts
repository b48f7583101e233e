import type { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'

/**
 * Tracks the progress of each mail of a transport. Answers, by the signal a mail was sent with,
 * whether any of its text was handed to the connection: nodemailer reads the text once the server
 * has accepted DATA, and its errors do not say whether it did.
 */
export function watchProgress(transport: Transporter): (signal: AbortSignal) => boolean {
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
