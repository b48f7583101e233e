import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One `vite build` makes the island (dist/client) and the server (dist/server). */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'site/static',
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: { input: 'site/booking-form/hydrate.tsx' },
      },
    },
    ssr: {
      // Loaded module by module they cost 17 MiB of memory at rest (docs/decisions/002).
      resolve: { noExternal: ['kysely', 'hono', '@hono/node-server', 'zod'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'server/main.ts' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
    },
  },
})
