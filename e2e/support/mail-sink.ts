import { SMTPServer } from 'smtp-server'
import { listen } from '../../test/support/listen.ts'

/** A mail server on this machine that accepts all mail. */
export interface MailSink {
  readonly url: string
  /** But for this mailbox, which does not exist. */
  refused: string | undefined
  /** The accepted mails, as received. */
  readonly taken: readonly string[]
  close(): Promise<void>
}

export async function openMailSink(): Promise<MailSink> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    onRcptTo: ({ address }, _session, done) =>
      done(address === sink.refused ? unknownMailbox() : undefined),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    refused: undefined,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return sink
}

function unknownMailbox(): Error {
  return Object.assign(new Error('no such mailbox'), { responseCode: 550 })
}
