import type { Fault } from '../finding.ts'
import { newToken, noPermission } from '../meta/refusals.ts'

const optIn =
  'write "Hello" from that phone to the number that sends, so that a conversation is open and agreed to, and send again.'

const asDocumented =
  'run npm run centre -- check: it names what differs from docs/whatsapp-templates.md.'

/**
 * What a refused or undelivered message says, by the code of Meta's table. The same
 * codes come as the answer to a send and later in a receipt.
 */
const faults: ReadonlyMap<string, Fault> = new Map([
  ...same(['131030'], {
    says: 'the number is not on the list of recipients that a test number may write to.',
    remedy: 'add it in the app, WhatsApp, API Setup, "To", and enter the code that arrives there.',
  }),
  ...same(['131026'], {
    says: 'WhatsApp cannot deliver to this number: it is not on WhatsApp, has not agreed to its terms, or its app is too old.',
    remedy: `see that the number is right and that WhatsApp is open on that phone. Then ${optIn}`,
  }),
  ...same(['131050'], {
    says: 'the person at this number has stopped messages from the centre.',
    remedy: `let them resume messages in the chat, or ${optIn}`,
  }),
  ...same(['131049', '130472'], {
    says: 'Meta chose not to deliver it: too many messages of the category marketing.',
    remedy: `make the template Utility, then ${optIn}`,
  }),
  ...same(['133010'], {
    says: 'the sending number is not registered with the Cloud API.',
    remedy: 'register it in WhatsApp Manager, Phone numbers, with its two-step verification PIN.',
  }),
  ...same(['131042'], {
    says: 'Meta has no way to be paid for messages.',
    remedy: 'add a payment method in business.facebook.com, WhatsApp accounts, Payment settings.',
  }),
  ...same(['131037'], {
    says: 'the display name of the number is not approved yet.',
    remedy: 'enter or correct it in WhatsApp Manager, Phone numbers, and wait for its review.',
  }),
  ...same(['131058'], {
    says: 'the template is not approved, and Meta lets only its own test numbers send hello_world.',
    remedy:
      'wait for the approval of the template, or try with the test number of the API Setup page.',
  }),
  ...same(['132001'], {
    says: 'there is no approved template of this name and language.',
    remedy: asDocumented,
  }),
  ...same(['132000', '132012', '131008', '131009', '100'], {
    says: 'the template does not take what is sent: its parameters or buttons differ.',
    remedy: asDocumented,
  }),
  ...same(['132015', '132016'], {
    says: 'Meta has paused or disabled the template.',
    remedy: 'wait some hours, or create it under another name.',
  }),
  ...same(['131021'], {
    says: 'the number that sends cannot write to itself.',
    remedy: "put reception's own phones into WHATSAPP_STAFF_NUMBERS.",
  }),
  ...same(['131056'], {
    says: 'too many messages to this number in a short time.',
    remedy: 'wait two minutes and send again.',
  }),
  ...same(['0', '190'], {
    says: 'the access token is not valid or has expired.',
    remedy: newToken,
  }),
  ...same(['10', '200', '131005'], noPermission),
])

/** @param code the provider's, or the network's where no answer came */
export function sendFault(code: string): Fault {
  return (
    faults.get(code) ?? {
      says: `it was not sent or not delivered (${code}).`,
      remedy: 'docs/alarms.md says what the codes mean.',
    }
  )
}

function same(codes: readonly string[], fault: Fault) {
  return codes.map((code) => [code, fault] as const)
}
