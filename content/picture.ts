import type { Said } from './facts.ts'

/** Where a photograph may stand: the doctor and the rooms on About, the building on Home. */
export type PicturePlace = 'doctor' | 'building' | 'inside'

export interface Picture {
  /** A file of content/pictures. */
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
  /** In pixels, as browsers show it. Phones store many pictures rotated. */
  readonly width: number
  readonly height: number
  /** Whether its metadata says where it was taken. The server does not start with such a picture. */
  readonly tellsPlace: boolean
}

/** The files by name. A file that browsers cannot show as a picture is null. */
export type PictureFiles = Readonly<Record<string, PictureFile | null>>
