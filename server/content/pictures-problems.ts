import type { PictureFile, PictureFiles, Pictures } from '../../content/picture.ts'
import { didYouMean } from '../nearest-name.ts'
import type { WrongValue } from './wrong-value.ts'

/** Within these limits a picture is sharp over the width of the text, and loads in a second at 1.6 Mbit/s. */
export const pictureLimits = {
  leastWidth: 600,
  mostWidth: 1200,
  mostHeight: 1600,
  mostBytes: 150_000,
}

/** What is wrong in content/pictures/pictures.ts, and in the files that it names. */
export function picturesProblems(pictures: Pictures, files: PictureFiles): WrongValue[] {
  return Object.entries(pictures).flatMap(([place, { file }]) => {
    const sentences = wrongWithFile(file, files, place !== 'doctor')
    return sentences.length === 0 ? [] : { place: [place, 'file'], sentence: sentences.join(' ') }
  })
}

function wrongWithFile(name: string, files: PictureFiles, isAcross: boolean): string[] {
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (file === undefined)
    return [`content/pictures has no file ${name}.${didYouMean(name, Object.keys(files))}`]
  if (file === null) return [`${name} is no WebP picture. ${howToMend}`]
  return [...tooMuchOf(name, file), ...wrongShapeOf(name, file, isAcross)]
}

/** The faults that `npm run pictures` removes in a small copy: too many bytes or pixels, or metadata. */
export function tooMuchOf(
  name: string,
  { bytes, width, height, hasMetadata }: PictureFile,
): string[] {
  const { mostWidth, mostHeight, mostBytes } = pictureLimits
  const faults = [
    ...(hasMetadata ? [`${name} has metadata, which may say where it was taken.`] : []),
    ...(bytes > mostBytes ? [`${name} has ${inKB(bytes)}: at most ${inKB(mostBytes)}.`] : []),
    ...(width > mostWidth ? [`${name} is ${width} pixels wide: at most ${mostWidth}.`] : []),
    ...(height > mostHeight ? [`${name} is ${height} pixels high: at most ${mostHeight}.`] : []),
  ]
  return faults.length === 0 ? [] : [...faults, howToMend]
}

const howToMend =
  'Run npm run pictures, and write the file name of its copy into content/pictures/pictures.ts.'

function inKB(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`
}

function wrongShapeOf(name: string, { width, height }: PictureFile, isAcross: boolean): string[] {
  const { leastWidth } = pictureLimits
  return [
    ...(width < leastWidth ? [`${name} is ${width} pixels wide: at least ${leastWidth}.`] : []),
    ...(isAcross && height > width
      ? [`${name} is higher than it is wide. This place needs a picture that is wider than high.`]
      : []),
  ]
}
