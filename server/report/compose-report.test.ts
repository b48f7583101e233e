import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { report as strings } from '../../content/en/report.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { minute } from '../../domain/milliseconds.ts'
import { composeReport } from './compose-report.ts'
import type { NoticeFigures, RequestFigures } from './queries.ts'

const days = { first: '2026-11-16', last: '2026-11-22' } as const

function aRequestReceived(minutesAfterTen: number, changes: Partial<RequestFigures> = {}) {
  const receivedAtMs = delhiInstant('2026-11-20', 600 + minutesAfterTen)
  return {
    receivedAtMs,
    callByMs: receivedAtMs + 120 * minute,
    tests: ['ECG', "Women's Health Package"],
    notifiedAtMs: receivedAtMs + minute,
    hasCome: undefined,
    calledAtMs: receivedAtMs + 30 * minute,
    ...changes,
  } satisfies RequestFigures
}

async function reportOn(
  requests: readonly RequestFigures[],
  notices: readonly NoticeFigures[] = [],
) {
  const within = (fromMs: number, toMs: number) =>
    requests.filter(({ receivedAtMs }) => receivedAtMs >= fromMs && receivedAtMs < toMs)
  const queries = {
    requestFigures: async (fromMs: number, toMs: number) => within(fromMs, toMs),
    noticeFigures: async () => notices,
  }
  return await composeReport(days, {
    ...{ queries, hours: centre.hours },
    now: () => delhiInstant('2026-11-23', 8 * 60),
  })
}

describe('composeReport', () => {
  it('says in short what the week was like', async () => {
    const late = { calledAtMs: delhiInstant('2026-11-20', 15 * 60), tests: ['ECG'] } as const
    const report = await reportOn(
      [
        aRequestReceived(0),
        aRequestReceived(5, late),
        aRequestReceived(70, { notifiedAtMs: undefined, calledAtMs: undefined }),
      ],
      [
        { channel: 'whatsapp-cloud', status: 'read', count: 7 },
        { channel: 'whatsapp-cloud', status: 'abandoned', count: 1 },
        { channel: 'email', status: 'due', count: 2 },
      ],
    )
    expect(report.headline).toBe(
      'The appointment desk, Monday, 16 November 2026 to Sunday, 22 November 2026',
    )
    expect(report.inShort).toEqual([
      '3 requests were received.',
      'The busiest hour was Friday from 10 AM, with 2.',
      "Asked for most: ECG (3), Women's Health Package (2).",
      'Half of the requests were known within 2 minutes.',
      '1 has not provably been told to anybody.',
      'Half of the calls came within 31 minutes.',
      'In the promised time: 1 of 2 (50%).',
      'No call is noted for 1 request.',
      'Messages not delivered: 1 of 8 (12.5%).',
    ])
  })

  it('says how many expected patients did not come, once reception has noted whether they came', async () => {
    const [came, stayedAway] = [{ hasCome: true }, { hasCome: false }]
    const visits = [came, came, stayedAway, {}].map((visit) => aRequestReceived(0, visit))
    const line = 'Expected patients who did not come: 1 of 3 (33.3%).'
    expect((await reportOn(visits)).inShort).toContain(line)
    expect((await reportOn([aRequestReceived(0)])).inShort.join()).not.toContain('did not come')
  })

  it('counts only opening hours in the time until a call', async () => {
    const calledAtMs = delhiInstant('2026-11-21', 9 * 60)
    const report = await reportOn([aRequestReceived(10 * 60, { calledAtMs })])
    expect(report.inShort).toContain('Half of the calls came within 1 hour 1 minute.')
  })

  it('says that no call was recorded, instead of showing zero calls', async () => {
    const report = await reportOn([aRequestReceived(0, { calledAtMs: undefined })])
    expect(report.inShort).toContain(strings.call.noneNoted)
    expect(report.page).toContain('so how long patients wait is not known')
  })

  it('says if there was no request', async () => {
    const report = await reportOn([])
    expect(report.inShort).toEqual([strings.requests.none])
    expect(report.page).not.toContain('<table')
  })
})

describe('the page', () => {
  const notices = [{ channel: 'email', status: 'abandoned', count: 1 }] as const

  it('has a table for each figure, with a heading as its name and bars in proportion to the numbers', async () => {
    const { page } = await reportOn([aRequestReceived(0), aRequestReceived(5)], notices)
    for (const id of ['by-hour', 'tests', 'notice', 'call', 'channels']) {
      expect(page).toContain(`role="region" aria-labelledby="${id}"`)
    }
    expect(page.match(/<table/g)).toHaveLength(5)
    expect(page).toContain(
      '<th scope="row">Women&#39;s Health Package</th><td class="bar" style="--bar:1.000"><span>2</span></td>',
    )
    expect(page).toContain('<td class="bar bad" style="--bar:1.000"><span>1</span></td>')
  })

  it('tints an hour more strongly if it had more requests', async () => {
    const { page } = await reportOn(Array.from({ length: 6 }, (_, each) => aRequestReceived(each)))
    expect(page).toContain('<td class="tinted strong" style="--tint:1">6</td>')
    expect(page).toContain('<td class="tinted" style="--tint:0">0</td>')
  })

  it('loads nothing, and follows the light or dark colour scheme', async () => {
    const { page } = await reportOn([aRequestReceived(0)])
    expect(page).not.toMatch(/https?:|src=|url\(|<script/)
    expect(page).toContain('prefers-color-scheme: dark')
  })
})
