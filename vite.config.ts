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
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'server/main.ts', 'plot-process': 'server/report/plot-process.ts' },
        },
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
