import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Attempt } from '@learn/learning'

export type RecordedAttempt = Attempt & { readonly itemId: string }
/** One student's attempts, in order. */
export type History = readonly RecordedAttempt[]

/** Reads CSV, gzipped or not. A timestamp of 0 means unknown; small timestamps are in seconds. */
export async function readHistories(file: string): Promise<{ histories: History[]; bytes: Buffer }> {
  const bytes = await readFile(file)
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
  const [header = '', ...lines] = text.split(/\r?\n/)
  if (header.trim() !== 'student,item,topic,correct,timestamp')
    throw new Error(`${file} must start with the line student,item,topic,correct,timestamp`)
  const histories = new Map<string, RecordedAttempt[]>()
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const [student = '', item = '', topic = '', correct, time = '0'] = line.split(',')
    if (correct !== '0' && correct !== '1')
      throw new Error(`${file}, line ${index + 2}: correct must be 0 or 1, not ${correct}`)
    const history = histories.get(student) ?? []
    if (history.length === 0) histories.set(student, history)
    const at = milliseconds(Number(time))
    history.push({
      itemId: `item-${item}`,
      topicId: `topic-${topic}`,
      right: correct === '1',
      ...(at > 0 && { at }),
    })
  }
  return { histories: [...histories.values()], bytes }
}

const firstInMilliseconds = 1e11
const milliseconds = (time: number) => (time < firstInMilliseconds ? time * 1000 : time)
