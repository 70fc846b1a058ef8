import { Blanks } from './blanks.ts'
import type { FileWindow } from './file-window.ts'
import { incompleteError } from './unplayable.ts'

const head = 10
const oldTag = 128
const noGenre = '\xff'

/**
 * MP3 and AAC have their metadata before and after the sound, in ID3 tags. The content of a tag becomes padding; the tag
 * itself stays, because some programs recognize the file by it.
 */
export async function findId3Notes(file: FileWindow): Promise<Blanks> {
  const found = new Blanks()
  for (let begin = 0; begin + head <= file.bytes; ) {
    const bytes = await file.take(begin, head)
    if (bytes.toString('latin1', 0, 3) !== 'ID3') break
    // Seven bits in each of four bytes; a footer repeats the header.
    const length = bytes.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    const end = begin + head + length + ((bytes[5] ?? 0) & 0x10 ? head : 0)
    if (end > file.bytes) throw incompleteError()
    found.clear(begin + 5, begin + 6) // The flags describe content that is no longer there.
    found.clear(begin + head, end)
    begin = end
  }
  const behind = file.bytes - oldTag
  if (behind > 0 && (await file.take(behind, 3)).toString('latin1') === 'TAG') {
    found.clear(behind + 3, file.bytes)
    found.write(file.bytes - 1, noGenre)
  }
  return found
}
