/** The facts in a prepared message. Texts are in the patient's language. */
export interface MessageFacts {
  readonly name: string
  readonly centre: string
  /** Reception's number, as printed. */
  readonly phone: string
  /** The day and time of the visit in words. */
  readonly when: string
  /** When the doors open, for a visit so near opening that nobody can come early; else undefined. */
  readonly doors: string | undefined
  readonly tests: readonly string[]
  readonly reference: string
  /** The preparation plan, one line for each step; empty if nothing has to be prepared. */
  readonly preparation: string
  /** How many minutes later than agreed the visit begins, if reception has said so. */
  readonly laterMinutes?: number
  /** Why nobody can receive the patient at the agreed time; undefined if the centre is not open at that time. */
  readonly why?: string
}

const arrive = (doors: string | undefined) =>
  doors === undefined
    ? 'Please arrive 15 minutes early with a photo ID.'
    : `The doors open at ${doors}: please come then, with a photo ID.`

/** A patient who waits longer than planned may be fasting, with medicine that lowers the sugar. */
const hungry =
  'With insulin or diabetes tablets, do not go on waiting hungry: call us at once. If your sugar falls, eat sugar and tell us.'

/**
 * What reception writes to a patient on WhatsApp. The desk prepares the text, and a person opens and sends
 * it. Others may see the patient's phone, so a message says no more than the visit needs. Each message is a
 * list of paragraphs, and empty paragraphs are left out.
 */
export const deskMessages = {
  confirmation: ({
    name,
    centre,
    when,
    doors,
    tests,
    reference,
    preparation,
    phone,
  }: MessageFacts) => [
    `Hello ${name}, your appointment at ${centre} is agreed: ${when}.`,
    `Tests: ${tests.join(', ')}. Reference ${reference}.`,
    preparation,
    `${arrive(doors)} Questions: ${phone}`,
  ],
  unreachable: ({ name, centre, phone, reference }: MessageFacts) => [
    `Hello ${name}, we called you about your request at ${centre} and could not reach you.`,
    `Please call us on ${phone}, or write here when we may call. Reference ${reference}.`,
  ],
  late: ({ name, centre, when, phone, laterMinutes }: MessageFacts) => [
    `Hello ${name}, we are sorry: ${centre} is running late today, and your appointment (${when}) will begin ${laterMinutes === undefined ? 'later' : `about ${laterMinutes} minutes later`} than agreed.`,
    `If you are fasting or the wait does not suit you, call us on ${phone}.`,
    hungry,
  ],
  move: ({
    name,
    centre,
    when,
    phone,
    why = 'the centre is closed then',
    reference,
  }: MessageFacts) => [
    `Hello ${name}, we are sorry: ${centre} cannot see you at the time we agreed (${when}), because ${why}.`,
    `Please call us on ${phone}, or write here which other time suits you. Reference ${reference}.`,
    `Do not go on fasting for it. ${hungry}`,
    'If you have stopped a medicine for it, ask the doctor who prescribed it when to take it again.',
  ],
  reminder: ({ name, centre, when, doors, preparation, phone }: MessageFacts) => [
    `Hello ${name}, a reminder of your appointment at ${centre}: ${when}.`,
    preparation,
    `${arrive(doors)} If you cannot come, tell us: ${phone}`,
  ],
}

export type DeskMessages = typeof deskMessages
export type MessageKind = keyof DeskMessages
