import { createBuilder, type Plugin } from 'vite'
import { languages } from '../../domain/language.ts'
import { swapContent } from '../../test/swap-content.ts'
import { builtSite } from './server-process.ts'

/** Builds the site that the browser tests open, with the content of the tests' centre. */
export default async function buildSite(): Promise<void> {
  await buildSiteInto(builtSite, [swapContent])
}

/** @param plugins Plugins that give the site the content of a test. */
export async function buildSiteInto(folder: string, plugins: Plugin[]): Promise<void> {
  const outDir = (part: string) => ({ build: { outDir: `${folder}/${part}` } })
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins,
    environments: {
      ...Object.fromEntries(languages.map((language) => [`form_${language}`, outDir('client')])),
      desk: outDir('desk'),
      ssr: outDir('server'),
    },
  })
  await builder.buildApp()
}
