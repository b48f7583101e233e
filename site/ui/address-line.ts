import type { Address } from '../../content/centre.ts'

export function addressLine(address: Address): string {
  return `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`
}

/** The address on a page, where no line ends inside a name: `New Delhi`. */
export function shownAddress(address: Address): string {
  return `${streetAndLocality(address)}, ${onOneLine(`${address.city} ${address.postalCode}`)}`
}

/** The address in the header, which has no room for the whole. */
export function streetAndLocality({ street, locality }: Address): string {
  return `${street}, ${onOneLine(locality)}`
}

export function onOneLine(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
