import type { Address } from '../../content/centre.ts'

export function addressLine(address: Address): string {
  return `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`
}
