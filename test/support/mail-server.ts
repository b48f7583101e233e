import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from './listen.ts'

/** The code with which a server refuses each step. */
export interface Refusals {
  readonly auth?: number
  readonly from?: number
  readonly rcpt?: number
  /** A mailbox that does not exist (550); all others do. */
  readonly mailbox?: string
  readonly data?: number
}

interface MailServerOptions {
  readonly refuse?: Refusals
  /** Disconnects before the mail's text, or after all of it. */
  readonly hangUp?: 'at-rcpt' | 'after-data'
  /** Stops answering from there on. */
  readonly fallSilent?: 'at-rcpt' | 'after-data'
  readonly onSilence?: () => void
}

interface MailServer {
  /** With a login, accepted unless refused. */
  readonly url: string
  readonly port: number
  /** The accepted mails, as received. */
  readonly taken: string[]
  readonly recipients: string[]
  /** May be changed while it runs. */
  options: MailServerOptions
  stop(): Promise<void>
}

type Reply = (error?: Error) => void

/** A real SMTP server on this machine with these refusals, closed when the test ends. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const testApp = { options, taken: [] as string[], recipients: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth: (_login, _session, reply) =>
      reply(refusal(testApp.options.refuse?.auth), { user: 'desk' }),
    onMailFrom: (_address, _session, reply) => reply(refusal(testApp.options.refuse?.from)),
    onRcptTo({ address }, _session, reply) {
      testApp.recipients.push(address)
      const { rcpt, mailbox } = testApp.options.refuse ?? {}
      step('at-rcpt', address === mailbox ? 550 : rcpt, reply)
    },
    onData(stream, _session, reply) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (testApp.options.refuse?.data === undefined) {
          testApp.taken.push(Buffer.concat(chunks).toString())
        }
        step('after-data', testApp.options.refuse?.data, reply)
      })
    },
  })
  function step(name: 'at-rcpt' | 'after-data', refused: number | undefined, reply: Reply) {
    if (testApp.options.hangUp === name) for (const socket of sockets) socket.destroy()
    else if (testApp.options.fallSilent === name) testApp.options.onSilence?.()
    else reply(refusal(refused))
  }
  // The server reports clients that are disconnected as errors.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  const port = await listen(server.server)
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(stop)
  return Object.assign(testApp, { url: `smtp://desk:secret@127.0.0.1:${port}`, port, stop })
}

/** Accepts connections and never answers. */
export async function startSilentServer(): Promise<{ readonly url: string }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket))
  const port = await listen(server)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${port}` }
}

function refusal(code: number | undefined): Error | undefined {
  const text = 'refused: asha@example.org'
  return code === undefined ? undefined : Object.assign(new Error(text), { responseCode: code })
}
