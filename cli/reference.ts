import { Argument, InvalidArgumentError } from 'commander'
import { type Reference, typedReference } from '../domain/request/reference.ts'
import { type ListedRequest, requestOfReference } from '../server/visits/list-requests.ts'
import type { Session } from './session.ts'

/**
 * An argument that takes a reference, or its digits alone, because `#` starts a comment in a shell.
 *
 * @param name in commander's brackets: `<>` means required, `[]` means optional
 */
export function referenceArgument(name: '<reference>' | '[reference]'): Argument {
  return new Argument(name, '#SID123456, or its six digits').argParser(readReference)
}

function readReference(given: string): Reference {
  const reference = typedReference(given)
  if (reference === undefined) throw new InvalidArgumentError('It looks like #SID123456.')
  return reference
}

/** The request of a reference. Throws if there is none. */
export async function requestOf(
  reference: Reference,
  { database }: Pick<Session, 'database'>,
): Promise<ListedRequest> {
  const request = await requestOfReference(database.db, reference)
  if (request === undefined) throw new Error(`no appointment has the reference ${reference}`)
  return request
}
