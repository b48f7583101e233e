import type { Pictures } from '../../../content/picture.ts'

export const pictures: Pictures = {}
