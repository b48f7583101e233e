import './require-node.js'

// Loaded only now: an old Node cannot read the rest, and wrong content may break what is made of it.
await import('./start.ts')
await import('./serve.ts')
