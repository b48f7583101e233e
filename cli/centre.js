import '../server/require-node.js'

// Loaded after the check of the version, because an old Node cannot read TypeScript.
await import('./centre.ts')
