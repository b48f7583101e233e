import { pino } from 'pino'

/** A log at level trace, and the lines written to it so far, parsed. */
export function recordingLog() {
  const logged: Record<string, unknown>[] = []
  const write = (line: string) => logged.push(JSON.parse(line))
  return { log: pino({ level: 'trace' }, { write }), logged }
}
