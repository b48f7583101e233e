import type { Command } from 'commander'
import { centre } from '../content/centre.ts'
import { deskAnswers } from '../content/desk-answers.ts'
import { english } from '../content/strings.ts'
import { placeOf } from '../server/db/open-configured.ts'
import type { ChannelName } from '../server/db/schema.ts'
import { ownName } from '../server/desk/hosts.ts'
import { composeProviders } from '../server/providers/compose-providers.ts'
import { configurationGaps } from '../server/providers/configuration-gaps.ts'
import type { Unclear } from '../server/providers/provider.ts'
import { type Session, withSession } from './session.ts'

/** Timeout of a channel's check: a slower channel would not deliver a message either. */
const checkTimeoutMs = 10_000

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('configuration, store, channels (without sending), and sample data still in place')
    .action(async () => {
      await withSession(async (session) => {
        session.print('ok       configuration\n')
        const isUsable = [
          await checkStore(session),
          await checkDesk(session),
          await checkChannels(session),
        ].every(Boolean)
        listSamples(session)
        if (!isUsable) process.exitCode = 1
      })
    })
}

async function checkStore({ database, config, now, print }: Session): Promise<boolean> {
  await database.proveWritable(now())
  print(`ok       store ${placeOf(config)}\n`)
  return true
}

/** Asks what listens there, as a device that was not let in. */
async function checkDesk({ config: { desk }, print }: Session): Promise<boolean> {
  if (desk === undefined) {
    print('note     the desk is off: DESK_PORT is 0\n')
    return true
  }
  const answer = await fetch(`http://${ownName(desk)}:${desk.port}/board.json`, {
    signal: AbortSignal.timeout(checkTimeoutMs),
  }).then(
    (response) => response.text(),
    () => undefined,
  )
  if (answer === undefined) {
    print(`note     desk: nothing answers on port ${desk.port}; is the server running?\n`)
    return true
  }
  const isOurs = answer.includes(deskAnswers['no-device'].slice(0, 20))
  print(
    isOurs
      ? `ok       desk on port ${desk.port}\n`
      : `PROBLEM  desk: another program answers on port ${desk.port}: set DESK_PORT\n`,
  )
  return isOurs
}

async function checkChannels({ config, print }: Session): Promise<boolean> {
  const { channels, recipients } = composeProviders({ config, strings: english, print })
  const results = await Promise.all(
    Array.from(channels.values(), async (channel) => {
      const wrong = await channel.check(AbortSignal.timeout(checkTimeoutMs))
      print(`${resultOf(wrong, channel.name)}\n`)
      return typeof wrong !== 'string'
    }),
  )
  for (const gap of configurationGaps(recipients, config)) print(`note     ${gap}\n`)
  return results.every(Boolean)
}

function resultOf(wrong: string | Unclear | undefined, name: ChannelName): string {
  if (wrong === undefined) return `ok       channel ${name}`
  return typeof wrong === 'string'
    ? `PROBLEM  channel ${name}: ${wrong}`
    : `note     channel ${name}: only a message can tell whether it works: ${wrong.unclear}`
}

function listSamples({ print }: Session): void {
  for (const sample of centre.samples) print(`sample   content/centre.ts: ${sample}\n`)
  for (const [claim, { value, source }] of Object.entries(centre.claims)) {
    if (source === '') print(`claim    ${claim} (${value}) names no source\n`)
  }
}
