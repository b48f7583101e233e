import { pino } from 'pino'
import { inEachLanguage } from '../../domain/language.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { steadyClock } from '../../server/clock/steady-clock.ts'
import { composeServer } from '../../server/compose-server.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import type { Provider, SendOutcome } from '../../server/providers/provider.ts'
import { classifyGraphError } from '../../server/providers/whatsapp-cloud/errors.ts'
import { templateMessage } from '../../server/providers/whatsapp-cloud/send.ts'
import { type Refusing, refusals } from './fault-kinds.ts'
import { breach, unexpected } from './ledger.ts'
import { currentMachine } from './machine.ts'
import type { TakeIn } from './phones.ts'
import type { Process } from './process.ts'
import { type ProviderScript, simulatedProvider } from './provider.ts'
import type { Started } from './servers.ts'
import { setupAt } from './settings.ts'
import { configFor, namedIn, receptionMailbox } from './setup.ts'
import type { Store } from './store.ts'
import { kindAt } from './waiting.ts'
import type { ConfiguredWorld, World } from './world.ts'

/**
 * How often a server looks for work without being woken. The product looks every two seconds, but here each
 * commit and each change of the clock wakes the servers. With a longer interval, a server could miss that the
 * clock was set back.
 */
const pollMs = 5 * hour

const assets = { files: new Map(), bookingScripts: inEachLanguage(() => ['/assets/hydrate.js']) }

const deskConfig = { port: 3001, host: '127.0.0.1', url: undefined }

const deskAssets = {
  page: { script: '/assets/desk.js', preload: [], styles: [] },
  files: new Map(),
}

/** Puts a fault into a channel. */
export type Wrap = (provider: Provider) => Provider

interface Start {
  readonly world: World
  readonly process: Process
  readonly store: Store
  readonly takeIn: TakeIn
  readonly wrap: Wrap | undefined
}

/** Starts a server as server/serve.ts does, but without listeners and with simulated providers. */
export async function startServer(start: Start): Promise<Started> {
  const { store } = start
  const setup = setupAt(start.world.schedule, start.world.time.elapsedMs())
  const world = { ...start.world, setup, config: configFor(setup) }
  const { config, time, newId, random, schedule } = world
  const machine = machineOf(world)
  const now = steadyClock({ wallMs: time.clockMs, uptimeMs: machine.uptimeMs })
  const { database, isShared } = await store.open()
  await database.proveWritable(time.clockMs())
  const { channels, recipients } = composeProviders(config)
  const simulated = Array.from(channels.values(), (channel) => simulate(channel, world, start))
  const server = await composeServer({
    config,
    database,
    isShared: isShared || schedule.setup.servers > 1,
    channels: new Map(simulated.map((channel) => [channel.name, channel])),
    recipients,
    assets,
    now,
    newId,
    random: random.next,
    ...machine,
    pollMs,
    log: listeningLog(world),
  })
  // If the settings name nobody, the earlier recipients stay in force.
  const named = namedIn(setup)
  if (named.length > 0) world.ledger.inForce.push({ named, atMs: time.elapsedMs() })
  return {
    ...server,
    desk: server.composeDesk(deskConfig, deskAssets).app,
    async stop() {
      await server.worker.stop()
      await database.close()
    },
  }
}

function simulate(
  channel: Provider,
  world: ConfiguredWorld,
  { process, takeIn, wrap = (same) => same }: Start,
): Provider {
  return wrap(simulatedProvider(channel, scriptOf(channel, world, takeIn), process, world))
}

/** The boot id and the uptime, by which a server judges its clock. The machine starts again after each power cut. */
function machineOf({ schedule, time }: World) {
  const cuts = schedule.powerCuts.filter(({ toMs }) => toMs <= time.elapsedMs())
  const bootedAtMs = Math.max(0, ...cuts.map(({ toMs }) => toMs))
  return { bootId: `boot ${cuts.length}`, uptimeMs: () => time.elapsedMs() - bootedAtMs }
}

/** As pino counts. */
const errorLevel = 50

/** What is in the details of each patient, and in the addresses of staff. */
const personal = /Verma|Note \d|Pacemaker|98\d{3} 4\d{4}|\+91\d|\w@\w/

/**
 * A log that notes alarms and failures in the ledger. A line with personal data is a violation. A failure is one, unless
 * `isExcused`.
 */
function listeningLog(world: World) {
  const { ledger, time, schedule } = world
  const write = (line: string) => {
    if (personal.test(line)) breach(ledger, 'no log has personal data', undefined, line)
    if (currentMachine()?.isAlive() !== true) return
    const { level, msg, subject, failure, at } = JSON.parse(line)
    if (level < errorLevel) return
    if (msg === 'alarm') {
      ledger.note(`alarm: ${subject}`)
      if (kindAt(schedule.mail, time.elapsedMs()) !== undefined) {
        ledger.rare.add('an alarm is raised while mail does not work')
      }
      if (subject === 'overall-limit reached') {
        ledger.rare.add('a request comes beyond the limit')
      }
    } else if (failure !== undefined) {
      ledger.note(`${msg}: ${JSON.stringify(failure)}`)
      // A notice that was given up is excused here, because the judge sees what becomes of its request.
      const isExcused = msg.startsWith('notice') || isStoreBroken()
      if (!isExcused) unexpected(ledger, `${msg}: ${JSON.stringify({ failure, at })}`)
    }
  }
  const isStoreBroken = () => kindAt(schedule.store, time.elapsedMs()) !== undefined
  return pino({ level: 'trace' }, { write })
}

/** The simulated provider behind a channel of the product. */
function scriptOf({ reaches }: Provider, world: ConfiguredWorld, takeIn: TakeIn): ProviderScript {
  switch (reaches) {
    case 'phones':
      return toPhones(world, takeIn)
    case 'mailboxes':
      return toMailboxes(world)
  }
}

function toPhones({ schedule, config }: ConfiguredWorld, takeIn: TakeIn): ProviderScript {
  return {
    faults: schedule.whatsApp,
    take(message, attempt, isUndeliverable) {
      const body = config.whatsApp && JSON.stringify(templateMessage(message, config.whatsApp))
      const buttons = body?.match(/(?:called|no-answer):[\w-]+/g) ?? []
      return takeIn({ correlationId: message.correlationId, buttons, attempt, isUndeliverable })
    },
    refuse: refuseAsMeta,
  }
}

function refuseAsMeta(fault: Refusing): SendOutcome {
  const { status, code, wait }: { status: number; code?: number; wait?: string } = refusals[fault]
  const headers = new Headers(wait ? { 'retry-after': wait } : {})
  return classifyGraphError(status, code === undefined ? undefined : { error: { code } }, headers)
}

/** Mail to reception tells a person of its requests. Mail to the owner does not, because the owner does not call. */
function toMailboxes({
  schedule,
  ledger,
  time,
  setup: { whatsApp },
}: ConfiguredWorld): ProviderScript {
  return {
    faults: schedule.mail,
    take({ correlationId }, { recipient, setup, about }) {
      if (recipient === receptionMailbox(setup) && about.named.length > 0) {
        ledger.tellings.push({ references: about.references, atMs: time.elapsedMs() })
        if (whatsApp === 'none')
          ledger.rare.add('reception without WhatsApp is told of a request by mail')
      }
      return `<${correlationId}@example.org>`
    },
    /** Gives each fault the class that server/providers/email/errors.ts gives it. */
    refuse: (fault) =>
      fault === 'token-expired'
        ? { kind: 'failed', class: 'auth', code: 'EAUTH' }
        : { kind: 'failed', class: 'recipient', code: 'smtp-550' },
  }
}
