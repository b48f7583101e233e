import { fileURLToPath } from 'node:url'
import { readPictureFiles } from './picture-files.ts'

/**
 * The owner's pictures. A build has no such folder, so `vite.config.ts` puts what is read here in place of this
 * module.
 */
export const pictureFiles = readPictureFiles(
  fileURLToPath(new URL('../../content/pictures/', import.meta.url)),
)
