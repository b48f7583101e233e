import { desk } from '../../content/desk.ts'
import { keyOf } from '../../domain/random-key.ts'
import { isObject } from './from-server.ts'

interface Answer {
  /** Why the act was refused, as a sentence. Undefined where it was done. */
  readonly error: string | undefined
  readonly body: object
}

/** The id of an act, with which it counts once however often it is sent. */
export function newActId(): string {
  return keyOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** Sends an act as JSON. Undefined where the server did not answer. */
export async function postAct(address: string, act: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
    })
    const body: unknown = await response.json()
    if (!isObject(body)) return undefined
    if (response.ok) return { body, error: undefined }
    const isSaid = 'error' in body && typeof body.error === 'string'
    return { body, error: isSaid ? String(body.error) : desk.noAnswerFromServer }
  } catch {
    return undefined
  }
}
