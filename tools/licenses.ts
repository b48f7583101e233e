import type { Component } from './bill-of-materials.ts'

/** Licences that ask for no more than to be named (https://spdx.org/licenses). */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

/** What may not be passed on without a look at its licence: `name version: licence`. */
export function withOtherLicenses(components: readonly Component[]): string[] {
  return components
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'no licence stated'}`)
}

/** One choice of an SPDX expression in which every part is permissive. */
function isPermissive(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((id) => PERMISSIVE.has(id)))
}
