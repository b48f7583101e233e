import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { report as words } from '../../content/en/report.ts'
import { english } from '../../content/words.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import type { NoticeFigures, RequestFigures } from '../store/report-figures.ts'
import { composeReport } from './compose-report.ts'
import { drawApart } from './draw-apart.ts'

const days = { first: '2026-11-16', last: '2026-11-22' } as const
const noSignal = new AbortController().signal
const minute = 60_000

function aRequestReceived(minutesAfterTen: number, changes: Partial<RequestFigures> = {}) {
  const receivedAtMs = delhiInstant('2026-11-20', 600 + minutesAfterTen)
  return {
    receivedAtMs,
    callByMs: receivedAtMs + 120 * minute,
    tests: ['ECG', "Women's Health Package"],
    heardAtMs: receivedAtMs + minute,
    calledAtMs: receivedAtMs + 30 * minute,
    ...changes,
  } satisfies RequestFigures
}

async function reportOn(
  requests: readonly RequestFigures[],
  notices: readonly NoticeFigures[] = [],
  drawPlots = drawApart,
) {
  const within = (fromMs: number, toMs: number) =>
    requests.filter(({ receivedAtMs }) => receivedAtMs >= fromMs && receivedAtMs < toMs)
  return await composeReport(days, {
    store: {
      requestFigures: async (fromMs, toMs) => within(fromMs, toMs),
      noticeFigures: async () => [...notices],
    },
    drawPlots,
    name: centre.name,
    hours: centre.hours,
    calendar: english.calendar,
    words,
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
        aRequestReceived(70, { heardAtMs: undefined, calledAtMs: undefined }),
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

  it('counts the time until a call in opening hours', async () => {
    const calledAtMs = delhiInstant('2026-11-21', 9 * 60)
    const report = await reportOn([aRequestReceived(10 * 60, { calledAtMs })])
    expect(report.inShort).toContain('Half of the calls came within 1 hour 1 minute.')
  })

  it('says that no call was noted, instead of showing that nobody called', async () => {
    const report = await reportOn([aRequestReceived(0, { calledAtMs: undefined })])
    expect(report.inShort).toContain(words.call.noneNoted)
    expect(await report.page(noSignal)).toContain('so how long patients wait is not known')
  })

  it('says when there was no request at all', async () => {
    const report = await reportOn([])
    expect(report.inShort).toEqual([words.requests.none])
    expect(await report.page(noSignal)).not.toContain('<svg')
  })
})

describe('the page', () => {
  it('has each plot for both widths, named, described, and as a table', async () => {
    const notices = [{ channel: 'email', status: 'accepted', count: 1 }] as const
    const report = await reportOn([aRequestReceived(0)], notices)
    const html = await report.page(noSignal)
    for (const id of ['by-hour', 'tests', 'notice', 'call', 'channels']) {
      for (const size of ['wide', 'narrow']) {
        expect(html).toContain(`aria-labelledby="${id}-${size}-title ${id}-${size}-desc"`)
        expect(html).toMatch(new RegExp(`<desc id="${id}-${size}-desc">[^<]+</desc>`))
      }
    }
    expect(html.match(/<svg/g)).toHaveLength(10)
    expect(html.match(/<table>/g)).toHaveLength(5)
    expect(html).toContain('<th scope="row">Women&#39;s Health Package</th><td>1</td>')
  })

  it('loads nothing, and takes its colours from the scheme', async () => {
    const html = await (await reportOn([aRequestReceived(0)])).page(noSignal)
    expect(html.replaceAll(/ xmlns(:xlink)?="[^"]*"/g, '')).not.toMatch(
      /https?:|src=|url\(|<script/,
    )
    expect(html).toContain('fill="var(--mark)"')
    expect(html).toContain('prefers-color-scheme: dark')
  })

  it('is not made when the plots cannot be drawn', async () => {
    const report = await reportOn([aRequestReceived(0)], [], async () => {
      throw new Error('no plots')
    })
    await expect(report.page(noSignal)).rejects.toThrow('no plots')
  })

  it('gives up drawing when told to', async () => {
    const report = await reportOn([aRequestReceived(0)])
    await expect(report.page(AbortSignal.abort())).rejects.toThrow()
  })
})
