/** What reception reads. The WhatsApp template around the values: docs/whatsapp-template.md. */
export const notices = {
  heading: (reference: string) => `New appointment request ${reference}`,
  labels: {
    reference: 'Reference',
    patient: 'Patient',
    phone: 'Phone',
    call_by: 'Call by',
    tests: 'Tests',
    date: 'Date',
    time: 'Time',
    notes: 'Notes',
  },
  email: (address: string) => `Email: ${address}`,
  more: (count: number) => `(+${count} more)`,
}
