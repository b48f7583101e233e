import '../server/require-node.js'

// Loaded only now: an old Node reads no TypeScript.
await import('./centre.ts')
