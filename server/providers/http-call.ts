import { once } from 'node:events'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type Socket, setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { parseJson } from '../../domain/parse-json.ts'
import { readWhole } from '../web/limit-large-bodies.ts'
import type { SendFailure } from './provider.ts'

export interface CallTimeouts {
  /** Until the request can be written: DNS, connection and handshake. */
  readonly connectMs: number
  /** From the first byte written to the last byte read. */
  readonly answerMs: number
}

/** Enough for a resolver whose first server is down, which takes 5 s, and for the slowest measured answer, 10 s. */
const defaultTimeouts: CallTimeouts = { connectMs: 10_000, answerMs: 10_000 }

/**
 * How long each connection of this process, a mail's too, tries one address of several. Node's half a second is too
 * short for a slow line, where each call would fail if the other addresses have no route. A lost packet is sent again
 * after a second. If IPv6 is broken, each connection waits this long.
 */
const addressMs = 2500

setDefaultAutoSelectFamilyAttemptTimeout(addressMs)

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  /** Undefined unless the body was JSON. */
  readonly body: unknown
}

/** Like {@link callProvider}, but an answer other than OK becomes the failure that `classify` returns. */
export async function callForOk(
  classify: (status: number, body: unknown, headers: Headers) => SendFailure,
  call: Call,
  signal: AbortSignal,
  timeouts?: CallTimeouts,
): Promise<HttpAnswer | SendFailure> {
  const answer = await callProvider(call, signal, timeouts)
  if ('kind' in answer || isOk(answer.status)) return answer
  return classify(answer.status, answer.body, answer.headers)
}

export function isOk(status: number): boolean {
  return status >= 200 && status <= 299
}

/**
 * Makes one call over its own connection, and writes only once that is open. So a failure before that (DNS,
 * connection, handshake, an untrusted certificate) certainly sent nothing. After a later failure the request may
 * have been sent. A kept connection would not show which of the two happened.
 */
export async function callProvider(
  call: Call,
  signal: AbortSignal,
  timeouts = defaultTimeouts,
): Promise<HttpAnswer | SendFailure> {
  const stop = new AbortController()
  const stopAfter = (ms: number, code: string) => setTimeout(() => stop.abort(withCode(code)), ms)
  let timer = stopAfter(timeouts.connectMs, 'connect-timeout')
  let mayHaveLeft = false
  const onOpen = () => {
    mayHaveLeft = true
    clearTimeout(timer)
    timer = stopAfter(timeouts.answerMs, 'answer-timeout')
  }
  try {
    return await exchange(call, AbortSignal.any([signal, stop.signal]), onOpen)
  } catch (error) {
    return { kind: 'failed', class: mayHaveLeft ? 'unknown' : 'transient', code: codeOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

async function exchange(call: Call, signal: AbortSignal, onOpen: () => void): Promise<HttpAnswer> {
  const request = requestFor(call, signal)
  request.once('socket', (socket) =>
    onceOpen(socket, () => {
      onOpen()
      request.end(call.body)
    }),
  )
  return await Promise.race([answerOf(request), aborted(signal)])
}

/** Some firewalls reject requests without a User-Agent. Nothing here decompresses an answer. */
const identity = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'node',
}

/** Uses the global agent, so that Node can use the proxy of the environment. */
function requestFor({ method, address, headers }: Call, signal: AbortSignal): ClientRequest {
  const url = new URL(address)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return request(url, { method, headers: { ...identity, ...headers, connection: 'close' }, signal })
}

/** Writes once the socket is open. If the socket has failed, the request reports why. */
function onceOpen(socket: Socket, write: () => void): void {
  const isSecure = socket instanceof TLSSocket
  const isOpen = socket.readyState === 'open' && (!isSecure || socket.authorized)
  if (isOpen) write()
  else socket.once(isSecure ? 'secureConnect' : 'connect', write)
}

async function answerOf(request: ClientRequest): Promise<HttpAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
  return { status: response.statusCode ?? 0, headers, body: parseJson(await textOf(response)) }
}

/** The longest answer, a page of Meta's templates, has less. */
const maxAnswerBytes = 1024 * 1024

/** Throws if the answer is too long, because a broken proxy may send enough in ten seconds to fill the memory. */
async function textOf(response: IncomingMessage): Promise<string> {
  const bytes = await readWhole(response, maxAnswerBytes)
  if (bytes === 'too-large') throw withCode('answer-too-long')
  return new TextDecoder().decode(bytes)
}

/**
 * Rejects when the signal is aborted, because an abort does not end a request that waits for a proxy's tunnel.
 *
 * @param error in place of the signal's own reason
 */
export async function aborted(signal: AbortSignal, error?: object): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw error ?? signal.reason
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** Node's error codes; the texts of its errors name hosts and are never read. */
const networkError = z.union([
  z.object({ code: z.string().regex(/^[\w-]{1,60}$/) }).transform(({ code }) => code),
  z.object({ name: z.enum(['TimeoutError', 'AbortError']) }).transform(({ name }) => name),
])

function codeOf(error: unknown): string {
  return networkError.safeParse(error).data ?? 'network'
}
