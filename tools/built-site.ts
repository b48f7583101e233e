import { startServer, temporaryFolder } from '../bench/started.ts'
import { freePort } from './free-port.ts'

/** The built server, with an empty data folder and its own address as the public one. */
export async function startBuiltSite(
  started: AsyncDisposableStack,
  nodeArguments: readonly string[] = [],
) {
  const { path } = started.use(await temporaryFolder('centre-site'))
  // The public address stands in the pages.
  const port = String(await freePort())
  const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: path }
  return started.use(await startServer(settings, nodeArguments))
}
