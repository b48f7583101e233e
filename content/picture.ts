import type { Said } from './facts.ts'

/** Where a photograph may stand: the doctor and the rooms on About, the building on Home. */
export type PicturePlace = 'doctor' | 'building' | 'inside'

export interface Picture {
  readonly file: string
  /** What the photograph shows, for visitors who cannot see it. */
  readonly alt: Said
  readonly caption?: Said
}

export type Pictures = Readonly<Partial<Record<PicturePlace, Picture>>>

/** The facts of a file in content/pictures. */
export interface PictureFile {
  /** The name under which browsers get it, with the hash of its bytes. */
  readonly served: string
  readonly bytes: number
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Metadata may say where it was taken. The server does not start with such a picture. */
  readonly hasMetadata: boolean
}

/** The files by name. A file that is no WebP is null. */
export type PictureFiles = Readonly<Record<string, PictureFile | null>>
