/**
 * Ends the process if Node is too old, with one sentence instead of a stack trace. Plain JavaScript without
 * imports, because an old Node must be able to read it.
 */

const needed = 26
const [major, minor] = process.versions.node.split('.')

if (Number(major) < needed) {
  // npm puts the project's Node first on the path if it was installed.
  const isByNpm = process.env.npm_lifecycle_event !== undefined
  const remedy = isByNpm
    ? "The project's own Node is missing: run npm ci again, with its install scripts."
    : 'Start it with npm start, or a command with npm run centre: both bring their own.'
  process.stderr.write(
    `This needs Node ${needed} or later; this is Node ${major}.${minor}. ${remedy}\n`,
  )
  process.exit(1)
}
