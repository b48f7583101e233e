import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { listen } from '../../test/support/listen.ts'

/** Opens a stand-in for WhatsApp that accepts every message, and records the path and JSON of each in `taken`. */
export async function openRecorder() {
  const taken: string[] = []
  const app = new Hono()
  app.post('*', async (c) => {
    taken.push(`${c.req.path}\n${JSON.stringify(await c.req.json(), undefined, 2)}`)
    return c.json({ messages: [{ id: `wamid.${taken.length}` }] })
  })
  app.get('*', (c) => c.json({ status: 'active', health_status: { entities: [] } }))
  const server = createAdaptorServer(app)
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    taken,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
