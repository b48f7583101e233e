/**
 * Draws the favicon, the icons and the picture for link previews from site/illustrations, in a Chromium. Also
 * gives a drawing of site/static that was edited the name of its new content. Run it by `npm run pictures`.
 */
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { centre } from '../content/centre.ts'
import { english } from '../content/strings.ts'
import { type StaticName, staticAddress } from '../site/static-address.ts'
import { browserLaunchOptions } from './browser.ts'
import { writeStatic } from './write-static.ts'

const ink = '#0c272b'
const night = '#0a1c20'
const film = '#efe8d9'
const marigold = '#f4a916'

const markPaths = (await shapesOf('mark'))
  .replace('class="glow"', `fill="${marigold}" stroke="none"`)
  .replace('class="lit"', `stroke="${marigold}"`)

/** The favicon follows the reader's colour scheme. */
const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -43 64 64" fill="none" stroke-width="4.5"><title>${escapeHtml(centre.name)}</title><style>svg{stroke:${ink}}@media(prefers-color-scheme:dark){svg{stroke:${film}}}</style>${markPaths}</svg>`

await writeStatic('favicon', 'svg', faviconSvg)
for (const name of ['doctor', 'echoes', 'kidney', 'ring'] as const)
  await writeStatic(name, 'svg', await readFile(served(`${name}.svg`)))
const browser = await chromium.launch(browserLaunchOptions())
await icon('touch-icon', 180, 0.74)
await icon('icon-192', 192, 0.86)
await share()
await browser.close()

/** What a drawing has between its title and its last line. */
async function shapesOf(name: string): Promise<string> {
  const drawing = new URL(`../site/illustrations/${name}.svg`, import.meta.url)
  const lines = (await readFile(drawing, 'utf8')).trim().split('\n')
  return lines.slice(2, -1).join('')
}

function served(name: StaticName): URL {
  return new URL(`../site${staticAddress(name)}`, import.meta.url)
}

/** A square icon. `part` is the share of the width that the mark takes. */
async function icon(name: string, side: number, part: number) {
  const picture = await shoot(iconPage(part), { width: side, height: side }, 'png')
  return writeStatic(name, 'png', picture)
}

async function share() {
  const font = await readFile(served('anek-latin.woff2'))
  const size = { width: 1200, height: 630 }
  const picture = await shoot(await sharePage(font.toString('base64')), size, 'jpeg')
  await writeStatic('share', 'jpg', picture)
}

async function shoot(
  html: string,
  viewport: { width: number; height: number },
  type: 'png' | 'jpeg',
) {
  const page = await browser.newPage({ viewport })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot(type === 'png' ? { type } : { type, quality: 85 })
  await page.close()
  return picture
}

function iconPage(part: number): string {
  return `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${night}}svg{width:${part * 100}%}</style><svg viewBox="-32 -31 64 40" fill="none" stroke="${film}" stroke-width="3">${markPaths}</svg>`
}

/** The 1200 by 630 picture of a link preview: the name, what it is, and the fan. */
async function sharePage(fontBase64: string): Promise<string> {
  const [first = '', ...rest] = centre.name.split(' ')
  return `<style>
@font-face{font-family:Anek;font-weight:400 700;src:url(data:font/woff2;base64,${fontBase64})}
body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:${night};color:${film};font:400 40px/1.2 Anek}
b{display:block;font-size:148px;line-height:1;letter-spacing:-.03em}
main{position:absolute;left:72px;top:64px}
footer{position:absolute;left:0;right:0;bottom:0;height:106px;font-size:32px;border-top:4px solid ${marigold};padding:26px 72px 0;box-sizing:border-box;display:flex;justify-content:space-between}
svg{position:absolute;right:-190px;bottom:106px;width:900px;overflow:visible;fill:none;stroke:${film};stroke-opacity:.7;stroke-width:2}
stop{stop-color:${marigold}}
.far{stop-opacity:0}
.light{fill:url(#light);stroke:none;opacity:.8}
.rays{stroke-opacity:.25}
.sweep{display:none}
.glow{fill:${marigold};stroke:none}
</style><svg viewBox="-500 -500 1000 500">${await shapesOf('hero-fan')}</svg><main><b>${escapeHtml(first)}</b>${escapeHtml(rest.join(' '))}</main><footer><span>${escapeHtml(english.home.heading)}</span><span>${escapeHtml(`${centre.address.locality}, ${centre.address.city}`)}</span></footer>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
