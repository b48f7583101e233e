/** Which tests need a doctor's prescription, as About, Services and the search say it. */
export const prescriptions = {
  heading: 'Prescription',
  /** `tests` are the tests for which the centre wants a prescription. */
  answer: (tests: readonly string[]) =>
    [
      ...(tests.length > 0 ? [`Needed for ${tests.join(', ')}.`] : []),
      'For a scan in pregnancy the law asks for the original prescription. Other tests need none.',
    ].join(' '),
  /** On the confirmation: a link that opens WhatsApp, where the visitor attaches the photo. */
  photo: {
    link: 'Send a photo of the prescription',
    message: (reference: string) => `Hello, here is the prescription for my request ${reference}.`,
  },
}
