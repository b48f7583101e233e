import type { Address } from '../../content/centre.ts'

/** The address in one line. */
export function addressLine(address: Address): string {
  return `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`
}
