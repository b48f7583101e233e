import './require-node.js'

// Loaded in this order, because an old Node cannot read the rest and wrong content may break later files.
await import('./start.ts')
await import('./serve.ts')
