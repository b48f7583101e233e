import type { Pictures } from '../picture.ts'

/**
 * Photographs of the centre. Put the files into this folder, and an entry for each here:
 *
 *   doctor: {
 *     file: 'doctor.webp',
 *     alt: { en: 'Dr. Meera Anand at her desk', hi: 'अपनी मेज़ पर डॉ. मीरा आनंद' },
 *   },
 *
 * `doctor` is the portrait on About. `building` is the house from the street. Home shows it under the map,
 * and search engines get it. `inside` is reception or a room, on About. Without an entry a drawing stands
 * for the doctor, and nothing for the others. A `caption` in both languages may be added.
 *
 * A file is a WebP, 600 to 1200 pixels wide, at most 1600 high and 150 KB, without metadata. An editor of pictures saves
 * a photograph from a phone so, for example https://squoosh.app. The server does not start with another file.
 */
export const pictures: Pictures = {}
