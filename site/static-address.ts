import { staticFiles } from './static-files.ts'

export type StaticName = keyof typeof staticFiles

/** The address under which the server serves `site/static/`. */
export const staticBase = '/static/'

/** The address of a static file. The name contains a hash, so browsers may cache it for ever. */
export function staticAddress(name: StaticName): string {
  return staticBase + staticFiles[name]
}
