import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that accepts all mail, except for one mailbox if told to. */
interface MailSink {
  readonly url: string
  /** The accepted mails, as received. */
  readonly taken: readonly string[]
  close(): Promise<void>
}

/** @param refused The address of a mailbox that does not exist. */
export async function openMailSink(refused?: string): Promise<MailSink> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address === refused ? unknownMailbox() : undefined),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function unknownMailbox(): Error {
  return Object.assign(new Error('no such mailbox'), { responseCode: 550 })
}
