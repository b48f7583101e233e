import type { Message, MessageField } from '../../server/providers/provider.ts'

/** The notice of one request, as the outbox hands it to a channel. */
export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    kind: 'request',
    recipient: '+919876500001',
    correlationId: '0a1b2c3d-4e5f',
    headline: 'New request: #SID123456',
    fields: requestMessageFields(),
    ...changes,
  }
}

/** A message that lists several requests. */
export function aDigest(items: readonly string[]): Message {
  const summary = `${items.length} new requests`
  return aMessage({
    kind: 'summary',
    headline: summary,
    fields: [
      { name: 'summary', label: 'Summary', value: summary },
      { name: 'requests', label: 'Requests', value: items.join('; '), items },
    ],
  })
}

function requestMessageFields(): MessageField[] {
  const tests = ['MRI Scan', 'ECG']
  return [
    { name: 'occasion', label: 'Occasion', value: 'New request' },
    { name: 'reference', label: 'Reference', value: '#SID123456' },
    { name: 'patient', label: 'Patient', value: 'आशा वर्मा <b>&' },
    { name: 'phone', label: 'Phone', value: '+919876543210 (98765 43210)' },
    { name: 'call_by', label: 'Call by', value: '12:00 PM today' },
    { name: 'tests', label: 'Tests', value: 'CT/MRI: MRI Scan; Cardiac: ECG', items: tests },
    { name: 'date', label: 'Date', value: 'Saturday, 21 November 2026' },
    { name: 'time', label: 'Time', value: '11:00 AM' },
    { name: 'notes', label: 'Notes', value: 'Speaks English\nलिफ्ट नहीं' },
  ]
}
