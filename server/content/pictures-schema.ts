import { z } from 'zod'
import type { Picture, PictureFile, PictureFiles, PicturePlace } from '../../content/picture.ts'
import { checked, fields, mustBe, said } from './field-forms.ts'

/** Within these limits a picture is sharp over the width of the text, and loads in a second at 1.6 Mbit/s. */
const leastWidth = 600
const mostWidth = 1200
const mostHeight = 1600
const mostBytes = 150_000

/** content/pictures/pictures.ts, and the files that it names. */
export function picturesSchema(files: PictureFiles) {
  const picture = (isAcross: boolean) =>
    fields({
      file: checked<string>((name) => wrongWithFile(name, files, isAcross)),
      alt: said(),
      caption: said().optional(),
    } satisfies Record<keyof Picture, unknown>).optional()
  return fields({
    doctor: picture(false),
    building: picture(true),
    inside: picture(true),
  } satisfies Record<PicturePlace, unknown>)
}

function wrongWithFile(name: unknown, files: PictureFiles, isAcross: boolean): string | undefined {
  if (typeof name !== 'string') return mustBe('the name of a file', name)
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (file === undefined) return `content/pictures has no file ${name}.`
  if (file === null) return `${name} is no WebP picture. ${howToMend}`
  const sentences = [...tooMuchOf(name, file), ...wrongShapeOf(name, file, isAcross)]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

/** Too many bytes or pixels, or metadata. Any editor of pictures removes these faults. */
function tooMuchOf(name: string, { bytes, width, height, hasMetadata }: PictureFile): string[] {
  const faults = [
    ...(hasMetadata ? [`${name} has metadata, which may say where it was taken.`] : []),
    ...(bytes > mostBytes ? [`${name} has ${inKB(bytes)}: at most ${inKB(mostBytes)}.`] : []),
    ...(width > mostWidth ? [`${name} is ${width} pixels wide: at most ${mostWidth}.`] : []),
    ...(height > mostHeight ? [`${name} is ${height} pixels high: at most ${mostHeight}.`] : []),
  ]
  return faults.length === 0 ? [] : [...faults, howToMend]
}

const howToMend =
  'Save it as WebP in a smaller size and without metadata, for example with https://squoosh.app.'

function inKB(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`
}

function wrongShapeOf(name: string, { width, height }: PictureFile, isAcross: boolean): string[] {
  return [
    ...(width < leastWidth ? [`${name} is ${width} pixels wide: at least ${leastWidth}.`] : []),
    ...(isAcross && height > width
      ? [
          `${name} is higher than it is wide. This place needs a picture that is at least as wide as high.`,
        ]
      : []),
  ]
}

const entriesWithFile = z.record(
  z.string(),
  z.object({ file: z.string() }).optional().catch(undefined),
)

/** The files that the entries name, even if an entry is invalid otherwise. */
export function filesNamed(pictures: unknown): string[] {
  const entries = Object.values(entriesWithFile.safeParse(pictures).data ?? {})
  return entries.flatMap((entry) => entry?.file ?? [])
}
