import type { Command } from 'commander'

export interface PlainListingOptions {
  readonly json: boolean
  readonly all: boolean
}

export interface ListingOptions extends PlainListingOptions {
  readonly reveal: boolean
}

const newest = 50

export function addListingOptions(command: Command): Command {
  return addPlainListingOptions(command).option('--reveal', 'show personal fields', false)
}

export function addPlainListingOptions(command: Command): Command {
  return command
    .option('--json', 'print JSON', false)
    .option('--all', `print everything, not just the newest ${newest}`, false)
}

export function limitOf({ all }: PlainListingOptions): number | undefined {
  return all ? undefined : newest
}
