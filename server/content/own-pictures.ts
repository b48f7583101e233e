import { fileURLToPath } from 'node:url'
import { readPictureFiles } from './picture-files.ts'

/**
 * What is known of the owner's pictures. The folder is missing at run time, so `vite.config.ts` reads it
 * during the build and puts the result in place of this module.
 */
export const pictureFiles = readPictureFiles(
  fileURLToPath(new URL('../../content/pictures/', import.meta.url)),
)
