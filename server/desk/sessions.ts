import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** As long as browsers keep any cookie; a device unused for long ends sooner (desk/purge.ts). */
const maxAgeSeconds = 400 * 24 * 60 * 60

const cookieName = 'desk'

/** With `__Host-` a browser takes it from this very host over HTTPS only. */
function prefixOf(isSecure: boolean): 'host' | undefined {
  return isSecure ? 'host' : undefined
}

export function deviceKeyOf(c: Context, isSecure: boolean): string | undefined {
  const prefix = prefixOf(isSecure)
  return prefix === undefined ? getCookie(c, cookieName) : getCookie(c, cookieName, prefix)
}

export function setDeviceKey(c: Context, key: string, isSecure: boolean): void {
  const prefix = prefixOf(isSecure)
  setCookie(c, cookieName, key, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    path: '/',
    maxAge: maxAgeSeconds,
    ...(prefix && { prefix }),
  })
}
