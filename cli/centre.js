import '../server/require-node.js'

// Loaded after the check of the version, because an old Node cannot read TypeScript. What fails to load is mostly
// content that the owner has edited: the error says file and line, and the stack would only hide them.
await import('./centre.ts').catch((error) => {
  process.stderr.write(`${String(error?.stack).split('\n    at ', 1)}\n`)
  process.exitCode = 1
})
