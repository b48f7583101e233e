import type { DeskConfig } from '../config.ts'
import { toLoggableError } from '../db/errors.ts'
import type { Db } from '../db/schema.ts'
import type { Needs } from '../parts.ts'
import { loadFiles, readManifest, scriptsOf } from '../web/assets.ts'
import { explainListening, listen } from '../web/listen.ts'
import type { ComposeDesk } from './desk-app.ts'
import type { DeskFiles } from './desk-deps.ts'
import { deskUrl } from './hosts.ts'
import { newLink } from './links.ts'

export interface ServeDeskDeps extends Needs<'raiseAlarm' | 'now' | 'log'> {
  readonly config: DeskConfig
  readonly composeDesk: ComposeDesk
  readonly db: Db
  /** The directory in which the build left the desk's files. */
  readonly assetsDirectory: string
  readonly announce: (what: string, url: string, msg: string) => void
  /** Shows a link that lets a device in at the terminal; undefined if output goes to a log. */
  readonly offerLink: ((url: string) => void) | undefined
  /** How long to wait before another attempt to serve the desk. */
  readonly tryAgainMs?: number
}

export interface DeskServer {
  /** Ends the streams first, because they would hold the server open. */
  close(): Promise<void>
}

const usualTryAgainMs = 5000

/**
 * Serves the desk beside the public site. Never rejects, because the site has to run without a desk as well. If the
 * first attempt fails, an alarm is raised. Further attempts follow, because another program may use the port only for
 * a moment.
 */
export async function serveDesk(deps: ServeDeskDeps): Promise<DeskServer> {
  const { tryAgainMs = usualTryAgainMs } = deps
  let desk: DeskServer | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const attempt = async (isFirst: boolean) => {
    try {
      desk = await serve(deps)
      if (isClosed) await desk.close()
    } catch (error) {
      if (isFirst) await complain(error, deps)
      if (!isClosed) timer = setTimeout(() => void attempt(false), tryAgainMs)
    }
  }
  await attempt(true)
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await desk?.close()
    },
  }
}

async function complain(error: unknown, { config, raiseAlarm, log }: ServeDeskDeps): Promise<void> {
  const where = `${config.host}:${config.port}`
  const why = explainListening(error, 'DESK_PORT')
  log.error({ failure: toLoggableError(error) }, `no desk: it cannot be served on ${where}${why}`)
  try {
    await raiseAlarm({ subject: 'desk-not-served' })
  } catch (failure) {
    log.error({ failure: toLoggableError(failure) }, 'the alarm could not be stored')
  }
}

async function serve(deps: ServeDeskDeps): Promise<DeskServer> {
  const { config, now, log, announce } = deps
  const { app, feed } = deps.composeDesk(config, await loadDeskAssets(deps.assetsDirectory))
  const listener = await listen({ ...config, fetch: app.fetch, log })
  announce('The desk', deskUrl(config), 'the desk is listening')
  await offerLink(deps, now())
  return {
    async close() {
      feed.stop()
      await listener.close()
    },
  }
}

const howToEnter = 'to let a device in to the desk run: npm run centre -- desk'

/** Shows a link at the terminal. A log gets only the command that makes one, because others read logs. */
async function offerLink(
  { config, db, offerLink: offer, log }: ServeDeskDeps,
  nowMs: number,
): Promise<void> {
  if (offer === undefined) {
    log.info(howToEnter)
    return
  }
  try {
    offer((await newLink(db, config, nowMs)).url)
  } catch (error) {
    log.warn({ failure: toLoggableError(error) }, howToEnter)
  }
}

/** The source of the desk's script, as in `vite.config.ts`. */
const source = 'desk/hydrate.ts'

async function loadDeskAssets(directory: string): Promise<DeskFiles> {
  const built = await readManifest(directory, '.vite/manifest.json')
  const [script = '', ...preload] = scriptsOf(source, built)
  const styles = built[source]?.css.map((file) => `/${file}`) ?? []
  return { page: { script, preload, styles }, files: await loadFiles(directory) }
}
