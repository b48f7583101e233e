import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { report as strings } from '../../content/en/report.ts'
import { ReportPage } from '../../desk/pages/report-page.tsx'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { composeReport } from './compose-report.ts'
import type { RequestFigures } from './request-figures.ts'

const now = delhiInstant('2026-11-23', 8 * 60)
const days = { first: '2026-11-16', last: '2026-11-22' } as const

function aRequestReceived(minutesAfterTen: number, changes: Partial<RequestFigures> = {}) {
  const receivedAtMs = delhiInstant('2026-11-20', 600 + minutesAfterTen)
  return {
    receivedAtMs,
    callByMs: receivedAtMs + 120 * minute,
    tests: ['ECG', "Women's Health Package"],
    hasCome: undefined,
    calledAtMs: receivedAtMs + 30 * minute,
    ...changes,
  } satisfies RequestFigures
}

async function reportOn(requests: readonly RequestFigures[]) {
  const within = (fromMs: number, toMs: number) =>
    requests.filter(({ receivedAtMs }) => receivedAtMs >= fromMs && receivedAtMs < toMs)
  return await composeReport(days, {
    requestFigures: async (fromMs, toMs) => within(fromMs, toMs),
    hours: centre.hours,
    now: () => now,
  })
}

describe('composeReport', () => {
  it('says in short what the week was like', async () => {
    const late = { calledAtMs: delhiInstant('2026-11-20', 15 * 60), tests: ['ECG'] } as const
    const report = await reportOn([
      aRequestReceived(0),
      aRequestReceived(5, late),
      aRequestReceived(70, { calledAtMs: undefined }),
      aRequestReceived(75, { calledAtMs: undefined, callByMs: now }),
    ])
    expect(report.headline).toBe(
      'The appointment desk, Monday, 16 November 2026 to Sunday, 22 November 2026',
    )
    expect(report.inShort).toEqual([
      '4 requests were received.',
      'The busiest hour was Friday from 10 AM, with 2.',
      "Asked for most: ECG (4), Women's Health Package (3).",
      'Half of the calls came within 31 minutes.',
      'Of the noted calls, in the promised time: 1 of 2 (50%).',
      'No call is noted for 2 requests.',
      'Overdue, with no call noted: 1 request.',
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

  it('counts by hour from 8 AM to 8 PM, and in any other hour with a request', async () => {
    const { figures } = await reportOn([-4, 13].map((hours) => aRequestReceived(hours * 60)))
    const [, ...hours] = figures[0]?.head ?? []
    expect([hours[0], hours.at(-1)]).toEqual([strings.hour(6), strings.hour(23)])
  })

  it('says that no call was recorded, instead of showing zero calls', async () => {
    const report = await reportOn([aRequestReceived(0, { calledAtMs: undefined })])
    expect(report.inShort.slice(-2)).toEqual([strings.call.noneNoted, strings.call.overdue(1)])
  })

  it('says if there was no request', async () => {
    const report = await reportOn([])
    expect(report.inShort).toEqual([strings.requests.none])
    expect(report.figures).toEqual([])
  })
})

describe('the page', () => {
  const draw = async (requests: readonly RequestFigures[]) =>
    renderToStaticMarkup(createElement(ReportPage, await reportOn(requests)))

  it('has a table for each figure, with a heading as its name and bars in proportion to the numbers', async () => {
    const drawn = await draw([
      aRequestReceived(0),
      aRequestReceived(5, { tests: ["Women's Health Package"] }),
    ])
    for (const id of ['by-hour', 'tests', 'call']) {
      expect(drawn).toContain(`<h2 id="${id}">`)
      expect(drawn).toContain(`<section tabindex="0" aria-labelledby="${id}"><table`)
    }
    const row = (test: string, count: number, width: string) =>
      expect.stringMatching(
        new RegExp(`<th scope="row">${test}</th><td>${count}<svg[^>]*><rect width="${width}"`),
      )
    expect(drawn).toEqual(row('Women&#x27;s Health Package', 2, '100%'))
    expect(drawn).toEqual(row('ECG', 1, '50%'))
  })
})
