import './require-node.js'

// In this order, because an old Node can read only the first file, and wrong content may break the last.
await import('./start.ts')
await import('./serve.ts')
