import { Argument, InvalidArgumentError } from 'commander'
import { type Reference, typedReference } from '../domain/reference.ts'
import { findAppointment } from '../server/appointments/queries.ts'
import type { Appointment } from '../server/db/records.ts'
import type { Session } from './session.ts'

/**
 * `#` starts a comment in a shell, so the digits alone will do.
 * @param name in brackets, as commander writes an argument that is needed or may be left out
 */
export function referenceArgument(name: '<reference>' | '[reference]'): Argument {
  return new Argument(name, '#SID123456, or its six digits').argParser(readReference)
}

function readReference(given: string): Reference {
  const reference = typedReference(given)
  if (reference === undefined) throw new InvalidArgumentError('It looks like #SID123456.')
  return reference
}

/** The appointment of a reference; the command fails where nothing has it. */
export async function appointmentOf(
  reference: Reference,
  { database }: Pick<Session, 'database'>,
): Promise<Appointment> {
  const appointment = await findAppointment(database, reference)
  if (appointment === undefined) throw unknownReference(reference)
  return appointment
}

export function unknownReference(reference: string): Error {
  return new Error(`no appointment has the reference ${reference}`)
}
