import { type Command, InvalidArgumentError } from 'commander'
import { parseReference, type Reference } from '../domain/reference.ts'

export interface ListingOptions {
  readonly json: boolean
  readonly all: boolean
  readonly reveal: boolean
}

/** A listing shows this many unless asked for all. */
const newest = 50

export function addListingOptions(command: Command): Command {
  return command
    .option('--json', 'print JSON', false)
    .option('--all', `print everything, not just the newest ${newest}`, false)
    .option('--reveal', 'show personal fields', false)
}

export function limitOf({ all }: ListingOptions): number | undefined {
  return all ? undefined : newest
}

/** `#` starts a comment in a shell, so the digits alone will do. */
export function readReference(given: string): Reference {
  const reference = parseReference(`#SID${given.replace(/^#?SID/i, '')}`)
  if (reference === undefined) throw new InvalidArgumentError('It looks like #SID123456.')
  return reference
}
