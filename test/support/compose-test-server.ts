import { inEachLanguage } from '../../domain/language.ts'
import { composeServer, type ServerDeps } from '../../server/compose-server.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import { configOf } from './config-of.ts'

type Given = Pick<ServerDeps, 'database' | 'now' | 'uptimeMs' | 'log'> & Partial<ServerDeps>

/** The whole server with these settings, on a store, a clock and a log of the test. */
export async function composeTestServer(settings: Readonly<Record<string, string>>, given: Given) {
  const config = configOf(settings)
  return await composeServer({
    config,
    isShared: false,
    ...composeProviders(config),
    assets: { files: new Map(), bookingScripts: inEachLanguage(() => ['/assets/hydrate.js']) },
    newId: () => crypto.randomUUID(),
    bootId: 'one',
    random: () => 0,
    ...given,
  })
}

/** Bindings for a request that a test makes without a connection: the client address that the listener would add. */
export const fromPeer = {
  incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 50_000, remoteFamily: 'IPv4' } },
}
