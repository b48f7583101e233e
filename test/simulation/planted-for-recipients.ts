import type { Plant } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'
import type { Rule } from './violation.ts'

const minute = 60_000

export interface Fault {
  readonly what: string
  readonly plant: Plant
  readonly rule: Rule
  /** Whether a schedule is likely to meet it; the others are not run, nor counted. */
  readonly concerns: (schedule: Schedule) => boolean
  /** So many schedules find it, with room to spare. */
  readonly within: number
}

const losesNumbers = ({ setup, settings, whatsApp, arrivalsMs: [firstMs = 0] }: Schedule) =>
  setup.whatsApp !== 'none' &&
  settings.some(
    ({ atMs, setup: { staffNumbers } }) =>
      !setup.staffNumbers.some((each) => staffNumbers.includes(each)) &&
      whatsApp.some(({ fromMs, toMs }) => fromMs < firstMs && toMs > atMs && atMs > firstMs),
  )

/** Of settings that change, and of messages that a provider gives up. */
export const faultsOfRecipients: readonly Fault[] = [
  {
    what: 'nobody takes the place of somebody taken out of the settings',
    plant: {
      sql: `create trigger planted before insert on notice when new.dedupe_key like 'untold %'
        begin select raise(ignore); end`,
    },
    rule: 'told once all is calm',
    concerns: losesNumbers,
    within: 20,
  },
  {
    what: 'what the provider gives up is not sent again',
    plant: {
      sql: `create trigger planted after update of status on notice
        when old.status = 'accepted' and new.status = 'due'
        begin update notice set status = 'failed', due_at = null where id = new.id; end`,
    },
    rule: 'told once all is calm',
    concerns: ({ setup, whatsApp, clock, arrivalsMs: [firstMs = 0] }) =>
      setup.whatsApp === 'with-webhook' &&
      clock.length === 0 &&
      whatsApp.some(
        ({ kind, fromMs, toMs }) =>
          kind === 'undeliverable' && fromMs <= firstMs && toMs > firstMs + minute,
      ),
    within: 10,
  },
]
