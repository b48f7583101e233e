/** Builds the site and starts its server in this process; `npm run dev` runs it at every change. */
import { createBuilder } from 'vite'

const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
await import(new URL('../dist/server/main.js', import.meta.url).href)
