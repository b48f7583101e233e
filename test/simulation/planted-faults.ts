import { day, hour, minute, second } from '../../domain/time/milliseconds.ts'
import { forgetful, repetitive, talkative } from './planted-providers.ts'
import type { Plant } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'
import { mailboxes } from './setup.ts'
import type { Rule } from './violation.ts'

export interface PlantedFault {
  readonly what: string
  readonly plant: Plant
  /** The rule that has to find the fault. */
  readonly rule: Rule
  /** Whether a schedule is likely to meet the fault. Other schedules are neither run nor counted. */
  readonly concerns: (schedule: Schedule) => boolean
  /** The most schedules that are run until one finds the fault. */
  readonly within: number
}

/** A fault that a trigger in the store makes. */
function trigger(sql: string): Plant {
  return { sql: `create trigger planted ${sql}` }
}

const hasTaps = ({ setup }: Schedule) => setup.whatsApp === 'with-webhook' && setup.servers === 1

/** WhatsApp fails for longer than the owner's alarm waits. */
const hasLongBlackout = ({ setup, whatsApp, arrivalsMs }: Schedule) =>
  setup.whatsApp !== 'none' &&
  whatsApp.some(
    ({ kind, fromMs, toMs }) =>
      kind === 'blackout' && arrivalsMs.some((atMs) => atMs > fromMs && atMs < toMs - hour),
  )

const comesBeyondLimit = ({ setup, clock, settings, arrivalsMs }: Schedule) =>
  setup.hasLowLimits && clock.length + settings.length === 0 && arrivalsMs.length > 4

const losesNumbers = ({ setup, settings, whatsApp, arrivalsMs: [firstMs = 0] }: Schedule) =>
  setup.whatsApp !== 'none' &&
  settings.some(
    ({ atMs, setup: { staffNumbers } }) =>
      !setup.staffNumbers.some((each) => staffNumbers.includes(each)) &&
      whatsApp.some(({ fromMs, toMs }) => fromMs < firstMs && toMs > atMs && atMs > firstMs),
  )

const expired = `select id from visit where last_recorded_at < new.wall_at - ${365 * day}`

/** Most faults are triggers in the store, so that the product's code needs no hook for them. */
export const faults: readonly PlantedFault[] = [
  {
    what: 'a mail to the owner counts as noticed by a person at reception',
    plant: trigger(`after update on visit
      when exists (select 1 from notice
        where visit_id = new.id and recipient = '${mailboxes.owner}' and status = 'accepted')
      and not exists (select 1 from event where visit_id = new.id and kind = 'notified') begin
      insert into event (visit_id, number, kind, happened_at, recorded_at, actor, detail)
        values (new.id, new.last_number + 1, 'notified', new.last_recorded_at,
          new.last_recorded_at, 'server', '{"asks":[1]}');
      update visit set last_number = new.last_number + 1 where id = new.id;
    end`),
    rule: 'an ask counts as notified only if a person could notice the message',
    concerns: (schedule) =>
      schedule.setup.hasOwnerMail && schedule.mail.length === 0 && hasLongBlackout(schedule),
    within: 15,
  },
  {
    what: 'a message is given up because its provider cannot be reached',
    plant: { wrap: forgetful },
    rule: 'when the faults are over, each open request is sent to reception',
    concerns: hasLongBlackout,
    within: 15,
  },
  {
    what: 'a purge trusts a clock that is a year ahead',
    plant: trigger(`after update on clock begin
      delete from digest;
      delete from notice where visit_id in (${expired});
      delete from visit_phone where visit_id in (${expired});
      delete from event_text where event_id in
        (select id from event where visit_id in (${expired}));
      delete from request where visit_id in (${expired});
      delete from visit where id in (${expired});
    end`),
    rule: 'nothing is lost',
    concerns: ({ clock }) => clock.some(({ byMs, atMs }) => byMs > 300 * day && atMs > 0),
    within: 10,
  },
  {
    what: 'a notice waits for a due time that a wrong clock stored',
    plant: trigger(`before update of lease_owner on notice
      when old.due_at > (select wall_at from clock) + ${10 * minute}
      begin select raise(ignore); end`),
    rule: 'when the faults are over, each open request is sent to reception',
    // Schedules in which a clock is ahead while notices get due times, and is set right while WhatsApp fails.
    concerns: ({ setup, clock: [ahead, right], whatsApp }) =>
      setup.whatsApp !== 'none' &&
      ahead !== undefined &&
      right !== undefined &&
      ahead.byMs > day &&
      whatsApp.some(({ fromMs, toMs }) => fromMs < right.atMs && toMs > right.atMs),
    within: 10,
  },
  {
    what: 'only the first tap of each kind counts, from its report and not from when it was made',
    plant: trigger(`before insert on receipt
      when new.kind in ('called', 'no-answer') and exists (select 1 from receipt
        where kind = new.kind and correlation_id = new.correlation_id)
      begin select raise(ignore); end;
    create trigger planted_too after insert on receipt
      when new.kind in ('called', 'no-answer')
      begin update receipt set happened_at = received_at where id = new.id; end`),
    rule: 'each tap is recorded, with the time at which it was made',
    concerns: hasTaps,
    within: 20,
  },
  {
    what: 'a message is never sent again if the server died while sending it',
    plant: trigger(`after update of status on notice when new.status = 'sending'
      begin update notice set due_at = null where id = new.id; end`),
    rule: 'when the faults are over, each open request is sent to reception',
    // Short schedules in which WhatsApp mostly works. If it fails, reception is told in another way, which hides
    // the fault. Schedules that set the clock find the fault soonest.
    concerns: ({ crashChance, setup, whatsApp, hasDesks, clock, endMs }) =>
      crashChance.send > 0.1 &&
      setup.whatsApp !== 'none' &&
      whatsApp.length < 2 &&
      !hasDesks &&
      clock.length > 0 &&
      endMs < 5 * hour,
    within: 10,
  },
  {
    what: 'a commit is confirmed although it is rolled back',
    plant: { losesCommits: 0.1 },
    rule: 'nothing is lost',
    // Schedules without desks, because a lost act of a desk would break another rule first and end the run.
    concerns: ({ setup, hasDesks, arrivalsMs }) =>
      setup.servers === 1 && !hasDesks && arrivalsMs.length > 4,
    within: 5,
  },
  {
    what: 'a message to reception goes to the patient as well',
    plant: { wrap: talkative },
    rule: 'messages go only to recipients whom the settings name',
    concerns: ({ setup }) => setup.whatsApp !== 'none',
    within: 5,
  },
  {
    what: 'two receptionists call one patient',
    plant: trigger(`after update of claim_until on visit
      when new.claim_until is not null
      begin update visit set claim_until = 0 where id = new.id; end`),
    rule: 'only one device calls about a request',
    concerns: ({ hasDesks, arrivalsMs }) => hasDesks && arrivalsMs.length > 4,
    within: 10,
  },
  {
    what: 'a job looks again and again for notices that it cannot lease',
    plant: trigger(`before update of lease_owner on notice
      when new.lease_owner is not null begin select raise(ignore); end`),
    rule: 'nothing unexpected happens',
    concerns: ({ setup }) => setup.whatsApp !== 'none',
    within: 2,
  },
  {
    what: 'new numbers that replace all earlier ones get no earlier request',
    plant: trigger(`before insert on notice
      when new.kind = 'request' and new.channel = 'whatsapp-cloud' and exists
        (select 1 from request where visit_id = new.visit_id and number = new.ask
          and received_at < new.created_at - ${second})
      begin select raise(ignore); end`),
    rule: 'when the faults are over, each open request is sent to reception',
    concerns: losesNumbers,
    within: 20,
  },
  {
    what: 'a message that the provider gave up is not sent again',
    plant: trigger(`after update of status on notice
      when old.status = 'accepted' and new.status = 'due'
      begin update notice set status = 'failed', due_at = null where id = new.id; end`),
    rule: 'when the faults are over, each open request is sent to reception',
    concerns: ({ setup, hasDesks, whatsApp, clock, arrivalsMs: [firstMs = 0] }) =>
      setup.whatsApp === 'with-webhook' &&
      !hasDesks &&
      clock.length === 0 &&
      whatsApp.some(
        ({ kind, fromMs, toMs }) =>
          kind === 'undeliverable' && fromMs <= firstMs && toMs > firstMs + minute,
      ),
    within: 10,
  },
  {
    what: 'the summary of requests beyond the limit is never sent',
    plant: trigger(`before insert on notice when new.kind = 'summary'
      begin select raise(ignore); end`),
    rule: 'reception is told of a request beyond the limit by summaries only',
    concerns: (schedule) => comesBeyondLimit(schedule) && !schedule.hasDesks,
    within: 10,
  },
  {
    what: 'a request beyond the limit is sent on its own as well',
    plant: { wrap: repetitive },
    rule: 'reception is told of a request beyond the limit by summaries only',
    concerns: (schedule) => comesBeyondLimit(schedule) && schedule.endMs < 5 * hour,
    within: 10,
  },
  {
    what: 'an alarm is raised but makes no notice',
    plant: trigger(`before insert on notice
      when new.kind = 'alarm' and new.visit_id is null begin select raise(ignore); end`),
    rule: 'each alarm is mailed if there is a mailbox for it',
    concerns: ({ setup, clock, endMs }) =>
      setup.hasOwnerMail && endMs < day / 2 && clock.some(({ byMs }) => Math.abs(byMs) > hour),
    within: 10,
  },
  {
    what: 'an act is answered OK but not recorded',
    plant: trigger(`before insert on event
      when new.actor = 'desk' and new.kind = 'no-answer' begin select raise(ignore); end`),
    rule: 'an act that was answered OK is recorded once',
    concerns: ({ hasDesks, arrivalsMs }) => hasDesks && arrivalsMs.length > 4,
    within: 10,
  },
  {
    what: 'a wish is answered OK but not stored',
    plant: trigger(`before insert on event
      when new.kind in ('wishes-to-cancel', 'wishes-to-move') begin select raise(ignore); end`),
    rule: 'nothing is lost',
    concerns: ({ hasWishes, arrivalsMs }) => hasWishes && arrivalsMs.length > 1,
    within: 5,
  },
  {
    what: 'the board forgets whom to call',
    plant: trigger(`after update of state on visit when new.state = 'to call'
      begin update visit set call_by = null where id = new.id; end`),
    rule: 'the board shows each open request and wish',
    concerns: ({ hasDesks, arrivalsMs }) => hasDesks && arrivalsMs.length > 4,
    within: 10,
  },
]
