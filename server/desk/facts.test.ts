import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk } from '../../test/support/test-desk.ts'
import { readFacts } from './facts.ts'

const plan = z.array(z.object({ detail: z.string() }))

it('the board is read by indexes alone, so that its cost does not grow with what is stored', async () => {
  const desk = await openTestDesk()
  const front = await desk.enter('Front')
  const first = await desk.book()
  desk.clock.nowMs += 60_000
  await desk.book({ time: '12:00 PM' }, true)
  await front.act({ act: 'cancelled', references: [first] })
  const { db } = desk.database
  const queries: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { rows, earlier } = await readFacts(db.withPlugin(noting), fridayTenAm + 60_000)
  expect([rows.length, earlier.length]).toEqual([2, 2])
  expect(queries.length).toBeGreaterThan(8)
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    for (const { detail } of plan.parse((await db.executeQuery(explained)).rows)) {
      expect(detail, sql).not.toMatch(/^SCAN (appointment|phone_number|audit|desk_act)\b/)
    }
  }
})
