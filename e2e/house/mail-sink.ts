import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that takes everything. */
interface MailSink {
  readonly url: string
  /** The mails taken, as they came. */
  readonly taken: readonly string[]
  close(): Promise<void>
}

export async function openMailSink(): Promise<MailSink> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
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
