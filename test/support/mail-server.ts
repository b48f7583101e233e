import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { listen } from './listen.ts'

/** For each step of SMTP, the code with which the server refuses it. A step without a code is accepted. */
export interface Refusals {
  readonly auth?: number
  readonly rcpt?: number
  /** A mailbox that is refused, while others are accepted. */
  readonly mailbox?: string
  /** The code with which that mailbox is refused, by default 550. */
  readonly mailboxCode?: number
  readonly data?: number
}

export interface MailServerOptions {
  readonly refuse?: Refusals
  /** Disconnects at this step: before it greets, before the mail's text is sent, or after all of it. */
  readonly hangUp?: 'at-connect' | 'at-rcpt' | 'after-data'
  /** Stops answering at this step. */
  readonly fallSilent?: 'at-rcpt' | 'after-data'
  readonly onSilence?: () => void
  /** How long a login takes. */
  readonly loginMs?: number
}

type MailReply = (error?: Error) => void

/**
 * Starts a real SMTP server on this machine. It accepts any login unless `refuse.auth` is set, and keeps
 * the mails that it accepts. Its options may be changed while it runs.
 */
export async function startMailServer(options: MailServerOptions = {}) {
  const sockets = new Set<Socket>()
  const state = { options, connections: 0, taken: [] as string[], recipients: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth(_login, _session, reply) {
      const answer = () => reply(refusal(state.options.refuse?.auth), { user: 'desk' })
      setTimeout(answer, state.options.loginMs ?? 0)
    },
    onRcptTo({ address }, _session, reply) {
      state.recipients.push(address)
      const { rcpt, mailbox, mailboxCode = 550 } = state.options.refuse ?? {}
      step('at-rcpt', address === mailbox ? mailboxCode : rcpt, reply)
    },
    onData(stream, _session, reply) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.options.refuse?.data === undefined) {
          state.taken.push(Buffer.concat(chunks).toString())
        }
        step('after-data', state.options.refuse?.data, reply)
      })
    },
  })
  function step(name: 'at-rcpt' | 'after-data', refused: number | undefined, reply: MailReply) {
    if (state.options.hangUp === name) for (const socket of sockets) socket.destroy()
    else if (state.options.fallSilent === name) state.options.onSilence?.()
    else reply(refusal(refused))
  }
  // Without this listener, the error for a client that is disconnected would end the process.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    state.connections++
    if (state.options.hangUp === 'at-connect') socket.destroy()
  })
  const url = `smtp://desk:secret@127.0.0.1:${await listen(server.server)}`
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return Object.assign(state, { url, stop })
}

function refusal(code: number | undefined): Error | undefined {
  const text = 'refused: asha@example.org'
  return code === undefined ? undefined : Object.assign(new Error(text), { responseCode: code })
}

type SmtpStage =
  | 'CONNECT'
  | 'EHLO'
  | 'HELO'
  | 'STARTTLS'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'TEXT'

/** Lines to send at a stage, the first for the first time. A piece without a line's end is sent slowly; null hangs up. */
export type SmtpScript = Readonly<Partial<Record<SmtpStage, string | null>>>

/** Starts a mail server that says these words at each stage, and says yes elsewhere. Returns its port, and what it hears. */
export async function startScriptedServer(script: SmtpScript) {
  const heard = { port: 0, mails: [] as string[], commands: [] as string[] }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    let text: string | undefined
    const say = (stage: SmtpStage, usual: string) => {
      const words = script[stage] === undefined ? `${usual}\r\n` : script[stage]
      if (words === null) socket.destroy()
      else socket.write(words)
    }
    say('CONNECT', '220 mail')
    socket.setEncoding('latin1').on('data', (data) => {
      for (const line of String(data).split(/(?<=\n)/)) {
        if (text !== undefined) {
          text += line
          if (script.TEXT === null && script.DATA === '354 go on\r\n') socket.destroy()
          if (!text.endsWith('\r\n.\r\n')) continue
          heard.mails.push(text)
          text = undefined
          say('TEXT', '250 taken')
          continue
        }
        const stage = smtpStages.find((each) => line.toUpperCase().startsWith(each)) ?? 'HELO'
        heard.commands.push(line.trim())
        if (stage === 'DATA' && /^3|undefined/.test(String(script.DATA))) text = ''
        say(
          stage,
          { EHLO: '250-mail\r\n250 AUTH PLAIN', AUTH: '235 in', DATA: '354 go on' }[
            String(stage)
          ] ?? '250 ok',
        )
      }
    })
  })
  heard.port = await listen(server)
  return Object.assign(heard, { stop: () => void server.close() })
}

const smtpStages = ['EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const
