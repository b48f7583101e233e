/**
 * Ends the process with a sentence if Node is too old, instead of a stack trace from the first file that it
 * cannot read. Plain JavaScript without imports, so that an old Node can read this file.
 */

const needed = 26
const [major, minor] = process.versions.node.split('.')

if (Number(major) < needed) {
  // npm puts the Node of the project first on the path, unless that was never installed.
  const isByNpm = process.env.npm_lifecycle_event !== undefined
  const remedy = isByNpm
    ? "The project's own Node is missing: run npm ci again, with its install scripts."
    : 'Start it with npm start, or a command with npm run centre: both bring their own.'
  process.stderr.write(
    `This needs Node ${needed} or later; this is Node ${major}.${minor}. ${remedy}\n`,
  )
  process.exit(1)
}
