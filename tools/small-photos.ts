import { readFile, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { readPictureFiles } from '../server/content/picture-files.ts'
import { pictureLimits, tooMuchOf } from '../server/content/pictures-schema.ts'

/** Qualities of WebP to try, from hardly worse than the original to just good enough. The first that fits is used. */
const qualities = [0.85, 0.75, 0.65, 0.5, 0.35, 0.2]

/**
 * Writes `name-small.webp` beside each photograph that a start would refuse. Returns a line for each file. The
 * browser draws the pixels again, upright, so the copy has no metadata.
 */
export async function writeSmallPhotos(browser: Browser, folder: string): Promise<string[]> {
  const page = await browser.newPage()
  const lines: string[] = []
  const written = new Set<string>()
  for (const [name, file] of Object.entries(readPictureFiles(folder))) {
    if (file !== null && tooMuchOf(name, file).length === 0) continue
    const small = `${parse(name).name}-small.webp`
    if (written.has(small)) {
      lines.push(`${name} and another photograph would get the same small copy: rename it`)
      continue
    }
    const original = await readFile(join(folder, name))
    const bytes = await smallPhoto(page, original).catch(() => undefined)
    if (bytes === undefined) {
      lines.push(`${name} cannot be read: export it as JPEG or PNG`)
      continue
    }
    await writeFile(join(folder, small), bytes)
    written.add(small)
    lines.push(
      `${small} (${bytes.length} bytes) is the small copy of ${name}: name it in pictures.ts`,
    )
  }
  await page.close()
  return lines
}

async function smallPhoto(page: Page, bytes: Buffer): Promise<Buffer> {
  const asked = { base64: bytes.toString('base64'), qualities, ...pictureLimits }
  return Buffer.from(await page.evaluate(drawSmall, asked), 'base64')
}

interface PhotoJob {
  readonly base64: string
  readonly qualities: readonly number[]
  readonly mostWidth: number
  readonly mostHeight: number
  readonly mostBytes: number
}

/** Runs in the browser. Returns a WebP as base64. */
async function drawSmall({ base64, qualities, mostWidth, mostHeight, mostBytes }: PhotoJob) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const photo = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, mostWidth / photo.width, mostHeight / photo.height)
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (pen !== null) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(photo, 0, 0, width, height)
  const encoded = (quality: number) => canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
  // Four letters of base64 stand for three bytes.
  const fits = (text: string) => (text.length * 3) / 4 <= mostBytes
  return qualities.map(encoded).find(fits) ?? encoded(Math.min(...qualities))
}
