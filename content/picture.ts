import type { Said } from './facts.ts'

/** Where a photograph may stand: the doctor and the rooms on About, the building on Home. */
export type PicturePlace = 'doctor' | 'building' | 'inside'

export interface Picture {
  /** A file of content/pictures. */
  readonly file: string
  /** What somebody sees in it, for those who cannot see it. */
  readonly alt: Said
  /** A line under it. */
  readonly caption?: Said
}

export type Pictures = Readonly<Partial<Record<PicturePlace, Picture>>>

/** What is known of a file in content/pictures. */
export interface PictureFile {
  /** The name under which browsers get it, with the hash of its bytes. */
  readonly served: string
  readonly bytes: number
  /** In pixels, as it is shown: a phone stores many pictures lying on their side. */
  readonly width: number
  readonly height: number
  /** Whether its metadata says where it was taken. */
  readonly tellsPlace: boolean
}

/** By name. A file that no browser shows as a picture is null. */
export type PictureFiles = Readonly<Record<string, PictureFile | null>>
