import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

const NAME_WIDTH = 12

/**
 * Runs one program of the project, the step's name before each line it says, and answers its exit
 * code. The name keeps steps that run side by side apart, and their summaries from passing for the
 * closing line.
 */
export function runStep(
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: pathToPrograms(), ...environment },
    })
    sayLines(name, child.stdout)
    sayLines(name, child.stderr)
    child.on('error', (error) => {
      say(name, `could not start: ${error.message}`)
      done(1)
    })
    child.on('close', (exitCode) => done(exitCode ?? 1))
  })
}

/** The project's own programs first, its Node among them. */
function pathToPrograms(): string {
  return [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
}

function sayLines(name: string, output: Readable) {
  createInterface({ input: output }).on('line', (line) => say(name, stripVTControlCharacters(line)))
}

/** One line of a step, its name before it. */
export function say(name: string, line: string) {
  process.stdout.write(`${name.padEnd(NAME_WIDTH)}| ${line}\n`)
}
