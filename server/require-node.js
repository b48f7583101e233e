/**
 * Ends the process where Node is too old. Plain JavaScript without imports, because an old Node has to
 * read it; the sentence stands in for the stack trace of the first thing that it cannot read.
 */

const needed = 26
const [major, minor] = process.versions.node.split('.')

if (Number(major) < needed) {
  process.stderr.write(
    `This needs Node ${needed} or later; this is Node ${major}.${minor}. Start it with npm start, or a command with npm run centre: both bring their own.\n`,
  )
  process.exit(1)
}
