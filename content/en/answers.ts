/** What the server answers when it refuses or cannot; each is a sentence for the patient. */
export const answers = {
  notJson: 'We could not read your request. Please reload the page and try again.',
  crossSite: 'This request did not come from our website. Please book on our own booking page.',
  methodNotAllowed: 'This address only takes booking requests sent from our booking page.',
  tooLarge: 'Your request is too long. Please shorten the additional information and try again.',
  wrongType: 'We could not read this kind of request. Please use our booking page.',
  badKey: 'We could not recognise this attempt. Please reload the page and try again.',
  keyReused:
    'This request was already sent with other details. Please reload the page and send it again.',
  tooMany: (phone: string) =>
    `We have received many requests in a short time. Please wait a little, or call us on ${phone}.`,
  unavailable: (phone: string) =>
    `This page cannot be shown just now. Please try again, or call us on ${phone}.`,
  /** The specification's own text (point 8): the request could not be stored. */
  notStored: 'Failed to send WhatsApp notification.',
}
