import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deskAnswers } from '../../content/desk-answers.ts'
import { longestDeviceName } from '../../desk/pages/plain-pages.tsx'
import { cleanLine } from '../../domain/request/clean-lines.ts'
import { isVisible } from '../../domain/text/visible-text.ts'
import { pageAnswer } from './answers.ts'
import type { DeskDeps } from './desk-deps.ts'
import { enterDevice } from './devices.ts'
import type { DeskHosts } from './hosts.ts'
import { stateOfLink } from './links.ts'
import { newKey } from './secret-keys.ts'

/** Lets a device in by a link. Only a POST uses up a link, because programs that preview links send GET. */
export function enterRoutes(deps: DeskDeps): Hono {
  const app = new Hono()
  app.get('/enter/:key', async (c) => {
    const key = c.req.param('key')
    const state = await stateOfLink(deps.db, key, deps.now())
    return state === 'good'
      ? pageAnswer(c, { kind: 'enter' }, deps)
      : pageAnswer(c, { kind: 'shut', why: state }, deps, 403)
  })
  app.post('/enter/:key', (c) => enter(c, c.req.param('key'), deps))
  return app
}

async function enter(c: Context, key: string, deps: DeskDeps): Promise<Response> {
  const typed = new URLSearchParams(await c.req.text()).get('name') ?? ''
  const name = cleanLine(typed).normalize('NFC')
  const askAgain = (error: string) =>
    pageAnswer(c, { kind: 'enter', error, deviceName: name }, deps, 422)
  const isGood = isVisible(name) && Array.from(name).length <= longestDeviceName
  const state = await stateOfLink(deps.db, key, deps.now())
  if (state !== 'good') return pageAnswer(c, { kind: 'shut', why: state }, deps, 403)
  if (!isGood) return askAgain(deskAnswers.deviceName)
  const deviceKey = newKey()
  const entered = await enterDevice(deps.transact, { linkKey: key, name, deviceKey }, deps.now())
  switch (entered.kind) {
    case 'entered':
      // The log has no name, because the device's name may be a person's.
      deps.log.info({ device: entered.device }, 'a device was let in to the desk')
      setDeviceKey(c, deviceKey, deps.hosts)
      return c.redirect('/', 303)
    case 'name-taken':
      return askAgain(deskAnswers.deviceNameTaken)
    case 'shut':
      return pageAnswer(c, { kind: 'shut', why: entered.why }, deps, 403)
  }
}

/** The longest time that browsers keep a cookie. The purge locks out unused devices sooner (privacy/purge-batch.ts). */
const maxAgeSeconds = 400 * 24 * 60 * 60

/** With `__Host-` a browser accepts the cookie only from this very host over HTTPS. */
const secureCookie = '__Host-desk'

/** The name at localhost, which has no HTTPS. */
const plainCookie = 'desk'

/**
 * The key in a device's cookie. A computer that was let in at localhost stays let in there when the desk also has an
 * HTTPS address. The secure cookie is read at localhost too, because 2.x set it there.
 */
export function deviceKeyOf(c: Context, hosts: DeskHosts): string | undefined {
  const key = getCookie(c, secureCookie)
  return key ?? (isByHttps(c, hosts) ? undefined : getCookie(c, plainCookie))
}

function setDeviceKey(c: Context, key: string, hosts: DeskHosts): void {
  const secure = isByHttps(c, hosts)
  setCookie(c, secure ? secureCookie : plainCookie, key, {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/',
    maxAge: maxAgeSeconds,
  })
}

function isByHttps(c: Context, hosts: DeskHosts): boolean {
  return hosts.get(c.req.header('host') ?? '')?.startsWith('https:') ?? false
}
