import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { minify } from '@swc/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { pictures } from './content/pictures/pictures.ts'
import { type Language, languages } from './domain/language.ts'
import { readPictureFiles } from './server/content/picture-files.ts'
import { filesNamed } from './server/content/pictures-schema.ts'
import { compressible, formManifest, formSource } from './server/web/assets.ts'
import { encode } from './server/web/encodings.ts'

/**
 * The server always has React's production build. Without this, a start without `NODE_ENV=production` would load
 * React's development build, which takes four times as long to draw a page.
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

/**
 * Vite wraps each `import()`, so that the styles of a chunk are loaded with it. No chunk of ours has styles, and
 * the wrapper is 640 bytes.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (load) => load()'
      : undefined,
}

const jsxRuntime = 'react/jsx-runtime'

/** Imports `jsx` and `jsxs` by name. Each call through React's CommonJS object is longer: 130 bytes in the whole desk. */
const namedJsx: Plugin = {
  name: 'named-jsx',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'desk',
  resolveId: (id, importer) =>
    id === jsxRuntime && importer !== namedJsx.name ? namedJsx.name : null,
  load: (id) =>
    id === namedJsx.name
      ? `import * as runtime from '${jsxRuntime}'; export const { Fragment, jsx, jsxs } = runtime`
      : undefined,
}

/**
 * A second minifier after Vite's own: the form loses 700 bytes of brotli and the desk 1,300. It comes after
 * names have their hashes, so a new version of this minifier changes no name. React's own file gains 150
 * bytes from it, so that one stays as it is.
 */
const minifiedTwice: Plugin = {
  name: 'minified-twice',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name === 'react') continue
      const options = {
        module: true,
        compress: { passes: 4, ecma: 2020, hoist_vars: true },
        mangle: true,
      }
      chunk.code = (await minify(chunk.code, options)).code
    }
  },
}

/**
 * The owner's photographs. The server gets the size and the hash of each file. Browsers get the files that an entry
 * names, at an address with that hash.
 *
 * @param entries The export of `pictures.ts` in the folder, not validated yet.
 */
export const photographs = (folder: string, entries: unknown): Plugin => ({
  name: 'photographs',
  apply: 'build',
  load: (id) =>
    id.endsWith('/server/content/own-pictures.ts')
      ? `export const pictureFiles = ${JSON.stringify(readPictureFiles(folder))}`
      : undefined,
  async generateBundle() {
    if (this.environment.name !== `form_${languages[0]}`) return
    const files = readPictureFiles(folder)
    for (const name of new Set(filesNamed(entries))) {
      const served = files[name]?.served
      if (served === undefined) continue
      const source = await readFile(join(folder, name))
      this.emitFile({ type: 'asset', fileName: served, source })
    }
  },
})

/** The scripts use the syntax of these browsers. `tsconfig.browser.json` allows the functions that these browsers have. */
const lowestBrowsers = ['chrome91', 'firefox90', 'safari15']

/** React's developer tools set this global. Defined as undefined, React's code for the tools is left out. */
const withoutDevelopersTools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }

/**
 * The form's script in one language: React in a file of its own, whose name changes only with React,
 * and the form with its words. Each language is built alone, because two entries of one build would
 * put what they share into a third file. React's file comes out the same each time.
 */
const formIn = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  define: withoutDevelopersTools,
  build: {
    target: lowestBrowsers,
    outDir: 'dist/client',
    emptyOutDir: language === languages[0],
    copyPublicDir: language === languages[0],
    manifest: formManifest(language),
    modulePreload: false,
    rolldownOptions: {
      input: formSource(language),
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] } },
    },
  },
})

/**
 * The number of `light-dark()` among the features that lightningcss can replace. No style uses the function, so
 * its replacement would be 100 bytes of each page that do nothing.
 */
const lightDark = 2 ** 20

/**
 * One `vite build` makes the booking form (dist/client), the desk (dist/desk) and the server
 * (dist/server). The desk has a folder of its own: the public app serves none of it. The content is the owner's.
 * e2e/support/build-site.ts adds the plugin that puts the centre of the tests in its place (test/swap-content.ts).
 */
export default defineConfig({
  plugins: [
    react(),
    productionReact,
    plainImports,
    namedJsx,
    minifiedTwice,
    photographs(join(import.meta.dirname, 'content/pictures'), pictures),
  ],
  publicDir: 'site/static',
  css: { lightningcss: { exclude: lightDark } },
  environments: {
    ...Object.fromEntries(languages.map((language) => [`form_${language}`, formIn(language)])),
    desk: {
      consumer: 'client',
      define: withoutDevelopersTools,
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
      // These packages are bundled. Loaded module by module they take 17 MiB more memory at rest (docs/decisions/016).
      resolve: { noExternal: ['kysely', 'hono', '@hono/node-server', 'zod'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'server/main.ts', 'copy-store': 'server/copy-store.ts' },
          // Beside main.js, because serve.ts looks for the files of browsers relative to its own place.
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      // Vite always has an environment named `client`: here it has nothing to build.
      const { client: _, ...built } = builder.environments
      for (const environment of Object.values(built)) await builder.build(environment)
      const folders = Object.values(built).flatMap(({ name, config }) =>
        name === 'ssr' ? [] : config.build.outDir,
      )
      for (const folder of new Set(folders)) await compress(folder)
    },
  },
})

/**
 * Writes the compressed forms of each file beside the file. This takes two seconds, which a server would otherwise
 * lose at each start.
 */
async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((file) => extname(file) in compressible)) {
    const path = join(folder, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await encode(bytes, 'br'))
    await writeFile(`${path}.gz`, await encode(bytes, 'gzip'))
  }
}
