import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { languages } from './domain/language.ts'
import { compressible } from './server/web/assets.ts'
import { encode } from './server/web/encodings.ts'

/**
 * Left to Node, the server would load React's development build, unless it was started with
 * `NODE_ENV=production`: that one takes four times as long to draw a page.
 */
const productionReact: Plugin = {
  name: 'production-react-on-the-server',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr'
      ? {
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: ['react', 'react-dom'] },
        }
      : null,
}

const preactNames = new Map([
  ['react', 'preact/compat'],
  ['react/jsx-runtime', 'preact/compat/jsx-runtime'],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
])

/**
 * In the booking form's script, Preact stands in for React: a third of the bytes that a phone waits
 * for (docs/decisions/025-preact-in-the-form.md).
 */
const preactInTheForm: Plugin = {
  name: 'preact-in-the-form',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    const preact = preactNames.get(source)
    if (preact === undefined) return null
    return (await this.resolve(preact, importer)) ?? this.error(`${preact} is missing: run npm ci`)
  },
}

/** Whose syntax the scripts keep to; `tsconfig.browser.json` holds the built-ins they call. */
const lowestBrowsers = ['chrome91', 'firefox90', 'safari15']

/**
 * One `vite build` makes the booking form (dist/client), the desk (dist/desk) and the server
 * (dist/server). The desk has a folder of its own: the public app serves none of it.
 */
export default defineConfig({
  plugins: [react(), productionReact, preactInTheForm],
  publicDir: 'site/static',
  environments: {
    client: {
      build: {
        target: lowestBrowsers,
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: languages.map((language) => `site/booking-form/hydrate-${language}.ts`),
        },
      },
    },
    desk: {
      consumer: 'client',
      build: {
        target: lowestBrowsers,
        outDir: 'dist/desk',
        manifest: true,
        modulePreload: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'desk/hydrate.ts',
        },
      },
    },
    ssr: {
      // Loaded module by module they cost 17 MiB of memory at rest (docs/decisions/016).
      resolve: { noExternal: ['kysely', 'hono', '@hono/node-server', 'zod'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'server/main.ts',
          // Beside main.js, from where serve.ts finds what browsers load.
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
      for (const { name, config } of Object.values(builder.environments))
        if (name !== 'ssr') await compress(config.build.outDir)
    },
  },
})

/**
 * Lays the compressed forms of each file beside it: two seconds of processor time, for which a server
 * would wait at each start.
 */
async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((file) => extname(file) in compressible)) {
    const path = join(folder, file)
    const { br, gzip } = await encode(await readFile(path))
    await writeFile(`${path}.br`, br)
    await writeFile(`${path}.gz`, gzip)
  }
}
