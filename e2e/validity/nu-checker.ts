import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const jar = String(require('vnu-jar'))

/** One run checks all files, because starting Java takes longer than checking a dozen pages. */
const javaArguments = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-jar', jar]

const report = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info', 'non-document-error']),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

export function isJavaThere(): boolean {
  return spawnSync('java', ['-version']).status === 0
}

/** Returns a text for each thing that the Nu HTML checker finds wrong in these files. */
export async function findingsOfNu(files: readonly string[]): Promise<string[]> {
  const child = spawn('java', [...javaArguments, '--format', 'json', '--stdout', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([json(child.stdout), once(child, 'close')])
  return report
    .parse(said)
    .messages.filter(({ message }) => !isKnown(message))
    .map(({ url, message, extract }) => `${url}: ${message}\n${extract}`)
}

const knownMessages = [
  // Cross-document view transitions are newer than the checker's CSS (CSS View Transitions 2).
  'CSS: Unrecognized at-rule “@view-transition”',
  // Scroll-driven animations (Level 1) are newer too. A browser without them keeps the bar in view.
  'CSS: “animation-timeline”: Property “animation-timeline” doesn',
  'CSS: “animation-range”: Property “animation-range” doesn',
  'CSS: “timeline-scope”: Property “timeline-scope” doesn',
  'CSS: “view-timeline”: Property “view-timeline” doesn',
  'CSS: “view-timeline-inset”: Property “view-timeline-inset” doesn',
  // Container queries (CSS Conditional Rules 5) too. A browser without them shows the floor plan as a list.
  'CSS: Unrecognized at-rule “@container”',
  'CSS: “container-type”: Property “container-type” doesn',
  // A link may also block the paint until an element has come (`rel="expect"`).
  'A “link” element with a “blocking” attribute must have a “rel” attribute',
  // React writes the slash. It is allowed, and only harmful after a value without quotes.
  'Trailing slash on void elements has no effect',
]

function isKnown(message: string): boolean {
  return knownMessages.some((beginning) => message.startsWith(beginning))
}
