import { fileURLToPath } from 'node:url'
import { readPictureFiles } from './picture-files.ts'

/**
 * The owner's files. A build has no folder beside it: `vite.config.ts` puts what is read here into the place
 * of this module.
 */
export const pictureFiles = readPictureFiles(
  fileURLToPath(new URL('../../content/pictures/', import.meta.url)),
)
