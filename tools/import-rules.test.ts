import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const pattern = z.union([z.string(), z.array(z.string())]).optional()
const side = z.object({ path: pattern, pathNot: pattern })
const config = z.object({
  forbidden: z.array(z.object({ name: z.string(), from: side, to: side })),
})

const { default: rules } = await import(new URL('../.dependency-cruiser.mjs', import.meta.url).href)
const ours = '{bench,cli,content,desk,domain,e2e,fake-whatsapp,server,site,test,tools}'
const files = globSync([`${ours}/**/*.{ts,tsx,css}`, '*.ts'])

test.each(config.parse(rules).forbidden)(
  'the import rule $name names only files and folders that exist',
  ({ from, to }) => {
    const named = [from.path, from.pathNot, to.path, to.pathNot].flatMap((each) => each ?? [])
    const own = named.filter((each) => !each.startsWith('^node_modules') && !each.includes('$1'))
    expect(own.filter((each) => !files.some((file) => RegExp(each).test(file)))).toEqual([])
  },
)
