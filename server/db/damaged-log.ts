import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { flush, isFilled, storeFiles } from './store-files.ts'

/**
 * Keeps a copy of a log that SQLite would not read to its end. SQLite drops what stands behind the first damaged frame,
 * and says nothing, although requests in there may have been answered OK. If the log is gone, keeps its index, because
 * the index tells of its commits. Call it before SQLite opens the store.
 *
 * @param read Reads a file; empty if there is none.
 * @returns the path of the copy; undefined if no new copy was made
 */
export function keepDamagedLog(directory: string, read = readIfThere): string | undefined {
  const { database } = storeFiles(directory)
  const log = `${database}-wal`
  // A second look, because a running server may have been writing during the first.
  if (!isDamaged(log, read) || !isDamaged(log, read)) return undefined
  const found = isFilled(log) ? log : indexOf(log)
  const kept = `${log}${damagedMark}${statSync(found).mtime.toISOString().replaceAll(/[:.]/g, '-')}`
  if (existsSync(kept)) return undefined
  copyFileSync(found, `${kept}.partial`)
  flush(`${kept}.partial`)
  renameSync(`${kept}.partial`, kept)
  flush(directory)
  return kept
}

const damagedMark = '.damaged-'

/** The names of the damaged logs that were kept beside the store. A person deletes them. */
export function damagedLogs(directory: string): string[] {
  const { database } = storeFiles(directory)
  const start = `${basename(database)}-wal${damagedMark}`
  return readdirSync(directory).filter((name) => name.startsWith(start))
}

/** When the last damaged log was kept, epoch ms; undefined if none is there. */
export function lastDamageAt(directory: string): number | undefined {
  const times = damagedLogs(directory).map((name) => statSync(join(directory, name)).mtimeMs)
  return times.length === 0 ? undefined : Math.max(...times)
}

function isDamaged(log: string, read: typeof readIfThere): boolean {
  // The index is read first. A server that writes meanwhile makes the log longer than the index says, never shorter.
  const index = read(indexOf(log))
  const bytes = read(log)
  // A server wrote meanwhile, so `bytes` may hold parts of two logs. The start of that server has looked already.
  if (!headerOf(read(indexOf(log))).equals(headerOf(index))) return false
  if (bytes.length > headerBytes) return hasLostCommits(bytes, index)
  const frames = framesInIndex(index)
  return frames > 0 && frames > framesInFile(index)
}

/** The part of the index that changes with each commit. */
const headerOf = (index: Buffer) => index.subarray(0, 48)

const indexOf = (log: string) => log.replace(/-wal$/, '-shm')

export function readIfThere(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
}

/** A log has a header, and frames of a header and a page each (https://sqlite.org/fileformat2.html, 4.1). */
const headerBytes = 32
const frameHeaderBytes = 24

/** The page size of our stores. It is read from the header, unless the header is damaged. */
const usualPageBytes = 4096

/**
 * If this many commits are behind the damage, at least one was answered OK. A power cut may tear only the last commit,
 * and nobody was answered OK about that.
 */
const leastCommits = 2

/** Whether commits that were durable stand behind the frames that SQLite can read. */
function hasLostCommits(log: Buffer, index: Buffer): boolean {
  const { salts, readable, commitsBehind } = readFrames(log)
  const isOfLog = salts.equals(index.subarray(32, 40))
  return commitsBehind >= leastCommits || (isOfLog && framesInIndex(index) > readable)
}

/**
 * Counts the frames before the first damaged or older frame (`readable`), which SQLite reads, and the later frames that
 * end a commit. Two salts in its header tell an older frame, because SQLite changes the salts when it resets the log.
 */
function readFrames(log: Buffer) {
  const isBigEndian = log.readUInt32BE(0) % 2 === 1
  const sumAfter = (from: number, to: number, sum: Checksum) =>
    checksum(log.subarray(from, to), isBigEndian, sum)
  let sum = sumAfter(0, 24, [0, 0])
  let isReadable = isSumAt(24, sum, log)
  const pageBytes = isReadable ? log.readUInt32BE(8) : usualPageBytes
  const frameBytes = frameHeaderBytes + pageBytes
  const salts = isReadable ? log.subarray(16, 24) : log.subarray(40, 48)
  let readable = 0
  let commitsBehind = 0
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    if (!salts.equals(log.subarray(at + 8, at + 16))) {
      isReadable = false
      continue
    }
    if (isReadable) {
      sum = sumAfter(at + frameHeaderBytes, at + frameBytes, sumAfter(at, at + 8, sum))
      isReadable = isSumAt(at + 16, sum, log)
    }
    const isCommit = log.readUInt32BE(at + 4) > 0
    if (isReadable) readable++
    else if (isCommit) commitsBehind++
  }
  return { salts, readable, commitsBehind }
}

type Checksum = readonly [number, number]

/** SQLite's checksum of a log, continued from the frame before. */
function checksum(bytes: Buffer, isBigEndian: boolean, [first, second]: Checksum): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let [one, two] = [first, second]
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + view.getUint32(at, !isBigEndian) + two) >>> 0
    two = (two + view.getUint32(at + 4, !isBigEndian) + one) >>> 0
  }
  return [one, two]
}

function isSumAt(at: number, [one, two]: Checksum, log: Buffer): boolean {
  return log.readUInt32BE(at) === one && log.readUInt32BE(at + 4) === two
}

/**
 * How many frames the log had after the last commit, as its index says (https://sqlite.org/walformat.html, 2.1). After
 * a kill this shows that a log was cut short or is gone. 0 if the two copies of the index's header differ, because then
 * the index was not written whole.
 */
function framesInIndex(index: Buffer): number {
  const isWhole = index.length >= 100 && headerOf(index).equals(index.subarray(48, 96))
  // In the byte order of the machine. Each machine that the project's Node runs on is little-endian.
  return isWhole ? index.readUInt32LE(16) : 0
}

/** How many of these frames SQLite has written into the file. The index must be whole. */
function framesInFile(index: Buffer): number {
  return index.readUInt32LE(96)
}
