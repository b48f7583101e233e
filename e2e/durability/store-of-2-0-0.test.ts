import { expect, test } from '@playwright/test'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { keptDatabase, keptFile } from '../../test/support/kept-stores.ts'
import { centreCommand } from '../support/centre-command.ts'
import { clockFrozenAt, launchSite } from '../support/server-process.ts'

const stores = [
  ['SQLite', () => keptFile('2.0.0')],
  ['PostgreSQL', () => keptDatabase('2.0.0')],
] as const

for (const [name, open] of stores) {
  test(`a server and a command open a store that 2.0.0 wrote on ${name}`, async () => {
    const store = await open()
    const centre = centreCommand(store.environment, clockFrozenAt(kept.endsAtMs))
    const states = kept.requests.map(({ reference, status }) => ({ reference, status }))
    try {
      const listed = JSON.parse(await centre.say('appointments', 'list', '--all', '--json'))
      expect(listed.toReversed()).toMatchObject(states)
      const site = launchSite({ PORT: '0', ...store.environment }, { frozenAtMs: kept.endsAtMs })
      await site.listening()
      site.kill('SIGTERM')
      await site.exited
      expect(site.lines.filter(({ failure }) => failure !== undefined)).toEqual([])
      expect(JSON.parse(await centre.say('export', '--format', 'json'))).toMatchObject(states)
      expect(await centre.say('audit', '--all')).toContain(states[0]?.reference)
    } finally {
      await store.close()
    }
  })
}
