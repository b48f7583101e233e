import { readFile } from 'node:fs/promises'
import { isObject } from './json.ts'

/** One of the public bodies in `samples/`. */
export async function readSample(name: string): Promise<unknown> {
  const text = await readFile(new URL(`samples/${name}.json`, import.meta.url), 'utf8')
  return JSON.parse(text)
}

/** Where `made` lacks a member of `sample` or holds another type; empty when the shape is matched. */
export function shapeGaps(sample: unknown, made: unknown, path = '$'): string[] {
  if (Array.isArray(sample)) {
    if (!Array.isArray(made) || made.length === 0) return [path]
    return sample.flatMap((item, index) =>
      shapeGaps(item, made[Math.min(index, made.length - 1)], `${path}[${index}]`),
    )
  }
  if (isObject(sample)) {
    if (!isObject(made)) return [path]
    return Object.keys(sample).flatMap((key) => shapeGaps(sample[key], made[key], `${path}.${key}`))
  }
  return typeof sample === typeof made ? [] : [path]
}
