import { staticFiles } from './static-files.ts'

export type StaticName = keyof typeof staticFiles

/** Where the server hands out `site/static/`. */
export const staticBase = '/static/'

/** The address of a static file; its name carries a hash, so it may be cached for ever. */
export function staticAddress(name: StaticName): string {
  return staticBase + staticFiles[name]
}
