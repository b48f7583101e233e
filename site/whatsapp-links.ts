/** A link that opens WhatsApp with this text for this number; for an empty one the visitor picks the chat, and sends. */
export function whatsAppTo(number: string, text: string): string {
  return `https://wa.me/${number}?text=${queryValue(text)}`
}

/**
 * Writes a text as a value of a query. Only ASCII is encoded here, because browsers encode other letters themselves.
 * This makes a Hindi ticket shorter.
 */
export function queryValue(text: string): string {
  return text.replaceAll(/[\0-\x7f]+/g, encodeURIComponent)
}
