import { type Context, Hono } from 'hono'
import { encodeQR } from 'qr'
import { z } from 'zod'
import { deskAnswers } from '../../content/desk-answers.ts'
import { addresses } from '../../desk/addresses.ts'
import type { DevicesPageProps } from '../../desk/desk-page.ts'
import { isLetIn } from '../visits/let-in.ts'
import { listEvents } from '../visits/list-events.ts'
import { pageAnswer } from './answers.ts'
import type { DeskDeps, DeskEnv } from './desk-deps.ts'
import { letInBy, listDevices, revokeDevice } from './devices.ts'
import { newLink } from './links.ts'

const maxActs = 50

/** The page of devices and recent acts, and the posts that let a device in or revoke it. */
export function deviceRoutes(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.get(addresses.devices, async (c) => pageAnswer(c, await devicesPage(c, deps), deps))
  app.post(addresses.newLink, (c) => showLink(c, deps))
  app.post(addresses.revoke, (c) => revoke(c, deps))
  return app
}

async function devicesPage(c: Context<DeskEnv>, deps: DeskDeps): Promise<DevicesPageProps> {
  const { db, backups, now } = deps
  const makers = await letInBy(db)
  const acts = await listEvents(db, { visit: undefined, limit: maxActs, isOfPeople: true })
  return {
    kind: 'devices',
    nowMs: now(),
    device: c.var.device.name,
    devices: (await listDevices(db)).map((device) => ({
      ...device,
      isThis: device.id === c.var.device.id,
      letInBy: makers.get(device.id),
    })),
    acts,
    backup: backups?.(),
  }
}

/** Shows the new link in the answer to a POST, so that no address in the browser's history has its key. */
async function showLink(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const { address, transact, now } = deps
  const { id } = c.var.device
  const made = await transact(async (db) =>
    (await isLetIn(db, id)) ? await newLink(db, address, now(), id) : undefined,
  )
  if (made === undefined) return c.text(deskAnswers['no-device'], 403)
  // No QR code without DESK_URL: a link to localhost would lead the other device to itself.
  const code = address.url === undefined ? undefined : encodeQR(made.url, 'raw')
  const link = { ...made, ...(code && { code }) }
  return pageAnswer(c, { ...(await devicesPage(c, deps)), link }, deps)
}

const posted = z.object({ device: z.string().regex(/^\d{1,9}$/) })

/** Revokes another device. A device cannot revoke itself, because the receptionist could not undo a mistake. */
async function revoke(c: Context<DeskEnv>, deps: DeskDeps): Promise<Response> {
  const fields = posted.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
  const device = Number(fields.data?.device)
  const { id: by } = c.var.device
  if (!fields.success || device === by) return c.text(deskAnswers.malformed, 400)
  const revoked = await revokeDevice(deps.transact, device, deps.now(), by)
  if (revoked === 'not let in') return c.text(deskAnswers['no-device'], 403)
  if (revoked === 'revoked') deps.log.info({ device, by }, 'a device was shut out of the desk')
  return c.redirect(addresses.devices, 303)
}
