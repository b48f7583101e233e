import { day, minute, second } from '../../domain/time/milliseconds.ts'
import { forgetful, talkative } from './planted-providers.ts'
import type { Plant } from './run-schedule.ts'
import { mailboxes } from './setup.ts'
import type { Rule } from './violation.ts'

export interface PlantedFault {
  readonly what: string
  readonly plant: Plant
  /** The rule that has to find the fault. */
  readonly rule: Rule
  /** Seeds that meet the fault. They are run until one finds the fault. The fastest seed that does comes first. */
  readonly seeds: readonly number[]
}

/** A fault that a trigger in the store makes. */
function trigger(sql: string): Plant {
  return { sql: `create trigger planted ${sql}` }
}

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
    seeds: [1272, 2139, 2442, 3034, 3441],
  },
  {
    what: 'a message is given up because its provider cannot be reached',
    plant: { wrap: forgetful },
    rule: 'when the faults are over, each open request is sent to reception',
    seeds: [25, 57, 58, 129, 26],
  },
  {
    what: 'a purge trusts a clock that is a year ahead',
    plant: trigger(`after update on clock begin
      delete from notice where visit_id in (${expired});
      delete from visit_phone where visit_id in (${expired});
      delete from event_text where event_id in
        (select id from event where visit_id in (${expired}));
      delete from request where visit_id in (${expired});
      delete from visit where id in (${expired});
    end`),
    rule: 'nothing is lost',
    seeds: [11, 37, 51, 53, 54],
  },
  {
    what: 'a notice waits for a due time that a wrong clock stored',
    plant: trigger(`before update of lease_owner on notice
      when old.due_at > (select wall_at from clock) + ${10 * minute}
      begin select raise(ignore); end`),
    rule: 'when the faults are over, each open request is sent to reception',
    seeds: [51, 58, 60, 64, 199],
  },
  {
    what: 'only the first tap of each kind counts, and at the time of its report',
    plant: trigger(`before insert on receipt
      when new.kind in ('called', 'no-answer') and exists (select 1 from receipt
        where kind = new.kind and correlation_id = new.correlation_id)
      begin select raise(ignore); end;
    create trigger planted_too after insert on receipt
      when new.kind in ('called', 'no-answer')
      begin update receipt set happened_at = received_at where id = new.id; end`),
    rule: 'each tap is recorded, with the time at which it was made',
    seeds: [3, 6, 15, 14, 16],
  },
  {
    what: 'a message is never sent again if the server died while sending it',
    plant: trigger(`after update of status on notice when new.status = 'sending'
      begin update notice set due_at = null where id = new.id; end`),
    rule: 'when the faults are over, each open request is sent to reception',
    seeds: [189, 87, 90, 105, 319],
  },
  {
    what: 'a commit is confirmed although it is rolled back',
    plant: { losesCommits: 0.1 },
    rule: 'nothing is lost',
    seeds: [6, 13, 15, 18, 16],
  },
  {
    what: 'a message to reception goes to the patient as well',
    plant: { wrap: talkative },
    rule: 'messages go only to recipients whom the settings name',
    seeds: [4, 1, 2, 3, 5],
  },
  {
    what: 'two receptionists call one patient',
    plant: trigger(`after update of claim_until on visit
      when new.claim_until is not null
      begin update visit set claim_until = 0 where id = new.id; end`),
    rule: 'only one device calls about a request',
    seeds: [2, 5, 8, 17, 20],
  },
  {
    what: 'a job looks again and again for notices that it cannot lease',
    plant: trigger(`before update of lease_owner on notice
      when new.lease_owner is not null begin select raise(ignore); end`),
    rule: 'nothing unexpected happens',
    seeds: [1, 2, 3, 4, 5],
  },
  {
    what: 'phone numbers that replace all earlier ones get no earlier request',
    plant: trigger(`before insert on notice
      when new.kind = 'request' and new.channel = 'whatsapp-cloud' and exists
        (select 1 from request where visit_id = new.visit_id and number = new.ask
          and received_at < new.created_at - ${second})
      begin select raise(ignore); end`),
    rule: 'when the faults are over, each open request is sent to reception',
    seeds: [31, 51, 127, 151, 83],
  },
  {
    what: 'a message that the provider gave up is not sent again',
    plant: trigger(`after update of status on notice
      when old.status = 'accepted' and new.status = 'due'
      begin update notice set status = 'failed', due_at = null where id = new.id; end`),
    rule: 'when the faults are over, each open request is sent to reception',
    seeds: [334, 180, 664, 211, 847],
  },
  {
    what: 'an act is answered OK but not recorded',
    plant: trigger(`before insert on event
      when new.actor = 'desk' and new.kind = 'no-answer' begin select raise(ignore); end`),
    rule: 'an act that was answered OK is recorded once',
    seeds: [2, 5, 8, 17, 20],
  },
  {
    what: 'a wish is answered OK but not stored',
    plant: trigger(`before insert on event
      when new.kind in ('wishes-to-cancel', 'wishes-to-move') begin select raise(ignore); end`),
    rule: 'nothing is lost',
    seeds: [3, 8, 13, 18, 23],
  },
  {
    what: 'the board forgets whom to call',
    plant: trigger(`after update of state on visit when new.state = 'to call'
      begin update visit set call_by = null where id = new.id; end`),
    rule: 'the board shows each open request and wish',
    seeds: [2, 5, 8, 17, 20],
  },
]
