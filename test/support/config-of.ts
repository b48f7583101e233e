import { type Config, readConfig } from '../../server/config.ts'

/** The configuration that a server with these settings starts with. */
export function configOf(settings: Readonly<Record<string, string>>): Config {
  const read = readConfig(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config
}
