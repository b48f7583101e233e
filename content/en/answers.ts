/** The server's answers to a patient when it refuses or fails, by reason. */
export const answers = {
  refusals: {
    'not-json': 'We could not read your request. Please reload the page and try again.',
    'bad-key': 'We could not recognise this attempt. Please reload the page and try again.',
    'cross-site':
      'This request did not come from our website. Please book on our own booking page.',
    'wrong-method': 'This address only takes booking requests sent from our booking page.',
    'too-large':
      'Your request is too long. Please shorten the additional information and try again.',
    'wrong-type': 'We could not read this kind of request. Please use our booking page.',
    'key-reused':
      'This request was already sent with other details. Please reload the page and send it again.',
    /** The specification's own text (point 8): the request could not be stored. */
    'not-stored': 'Failed to send WhatsApp notification.',
  },
  notOffered: (tests: string) =>
    `This is not done here at present: ${tests}. Take it out of your request, and send it again.`,
  tooMany: (phone: string) =>
    `We have received many requests in a short time. Please wait a little, or call us on ${phone}.`,
  overloaded: (phone: string) =>
    `Too many requests at once. Please try again in a few seconds, or call us on ${phone}.`,
  unavailable: (phone: string) =>
    `This page cannot be shown just now. Please try again, or call us on ${phone}.`,
}
