import type { Command } from 'commander'
import { delhiIso } from '../domain/time/delhi-time.ts'
import { listDevices, revokeDevice } from '../server/desk/devices.ts'
import { newLink } from '../server/desk/links.ts'
import { formatRows } from './print-rows.ts'
import { type Session, withSession } from './session.ts'

interface DeskOptions {
  readonly json: boolean
}

export function deskCommand(program: Command): void {
  const desk = program
    .command('desk')
    .description("a one-time link to reception's screen; the devices that are let in")
    .option('--json', 'print JSON', false)
    .helpCommand(true)
    .action((options: DeskOptions) => withSession((session) => printLink(session, options)))
  desk
    .command('devices')
    .description('the devices that are let in, the last used first')
    .option('--json', 'print JSON', false)
    .action((_options: DeskOptions, command: Command) =>
      withSession((session) => printDevices(session, command.optsWithGlobals())),
    )
  desk
    .command('revoke')
    .description('end a device at once')
    .argument('<name>', 'its name, as "desk devices" shows it')
    .action((name: string) => withSession((session) => revoke(session, name)))
}

export async function printLink(
  { config, database, now, print }: Session,
  { json }: DeskOptions,
): Promise<void> {
  if (config.desk === undefined) throw new Error('DESK_PORT is 0: this server has no desk')
  const { url, expiresAtMs } = await newLink(database.db, config.desk, now())
  const expires = delhiIso(expiresAtMs)
  if (json) print(`${JSON.stringify({ url, expires })}\n`)
  else print(`${url}\nIt lets one device in, until ${expires}.\n`)
}

export async function printDevices(
  { database, print }: Session,
  { json }: DeskOptions,
): Promise<void> {
  const rows = (await listDevices(database.db)).map(({ name, createdAtMs, lastUsedAtMs }) => ({
    name,
    created: delhiIso(createdAtMs),
    lastUsed: delhiIso(lastUsedAtMs),
  }))
  print(formatRows(rows, json))
}

export async function revoke({ database, now, print }: Session, name: string): Promise<void> {
  const revoked = await revokeDevice(database.transact, name, now())
  if (revoked !== 'revoked') throw new Error(`no device at the desk is called ${name}`)
  print(`${name} is no longer let in\n`)
}
