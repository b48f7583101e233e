import type { Bytes } from './bytes.ts'

export interface HostileRequest {
  /** Where the request goes: the form's call, the form without script, WhatsApp's webhook or any page. */
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
