import type { EventKind, StoreEventKind } from '../domain/visit/history.ts'
import { desk } from './desk.ts'

/** The words of the page on which reception lets devices in and shuts them out. */
export const deskDevices = {
  title: 'Devices',
  let: {
    heading: 'Let in another device',
    lead: 'A link opens the desk on one device, within 15 minutes. Give it only to people who may see every patient.',
    button: 'Make a link',
    made: (until: string) => `This link lets in one device, until ${until}.`,
    scan: 'Open the camera of the other device on this picture, or type the link there.',
    scanned: 'The link as a QR code',
    /** Shown if DESK_URL is not set. */
    isForThisComputer:
      'The link works on this computer, and at the other end of a tunnel. For other devices of the house, the person who runs the server has to set DESK_URL.',
  },
  list: {
    heading: 'Who is let in',
    columns: { used: 'Last used', letIn: 'Let in' },
    isThis: 'this device',
    by: (when: string, by: string) => `${when}, by ${by}`,
    unknown: 'a command on the server',
    shutOut: 'Shut out',
    shutOutOf: (name: string) => `Shut out ${name}`,
    sure: (name: string) =>
      `${name} is shut out within seconds, and its links stop working. Devices that it let in stay. The list shows who let each device in.`,
    confirm: (name: string) => `Yes, shut out ${name}`,
  },
  backup: {
    heading: 'Backup',
    last: (when: string) => `The last copy was made ${when}.`,
    none: 'No copy has been made yet.',
    failing: (why: string) => `There is no newer copy. Tell whoever runs the server: ${why}.`,
    off: 'This server makes no backups by itself. Whoever runs it can ask “npm run centre -- check”.',
  },
  lately: {
    heading: 'What was done lately',
    columns: ['When', 'Who', 'What', 'About'],
    nothing: 'Nothing yet.',
    others: {
      patient: 'The patient',
      tap: 'A tap on WhatsApp',
      command: 'The command line',
      server: 'The server',
    },
    unknownDevice: 'A device of an earlier version',
  },
  /** An act on a visit has the same name as on its card. */
  events: {
    ...desk.outcomes,
    entered: 'Entered an appointment',
    notified: 'Notified',
    reopened: 'Opened again',
    undone: 'Undid the last act',
    ...desk.wishes,
    'plan-mailed': 'Plan mailed',
    'plan-refused': 'Plan not mailed',
    erased: 'Erased the personal data',
    'device let in': 'Let in a device',
    'device revoked': 'Shut out a device',
    purged: 'Deleted old visits',
    exported: 'Exported',
    restored: 'Went back to an earlier state',
    blocked: 'Closed a room or the centre',
    unblocked: 'Opened a room or the centre again',
    late: 'Said that a room is late',
    published: 'Published a fact',
    'publication taken back': 'Took back a published fact',
  } satisfies Record<EventKind | StoreEventKind, string>,
}
