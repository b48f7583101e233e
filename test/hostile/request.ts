import type { Bytes } from './bytes.ts'

export interface HostileRequest {
  /** Where it is sent: the call, the plain form, a provider's callback or a page. */
  readonly to: 'call' | 'form' | 'whatsapp' | 'page'
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Bytes
}

export function post(
  to: HostileRequest['to'],
  path: string,
  body: Bytes,
  given: Readonly<Record<string, string>>,
): HostileRequest {
  return { to, path, method: 'POST', headers: given, body }
}
