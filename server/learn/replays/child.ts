import type { ReadChild } from './batches.store.ts'

/** The bytes of one answer: two big-endian numbers of eight bytes, and one byte. */
const answerBytes = 17

/** A child as a replay takes them, unpacked from what the database sends. */
export function childOf({ yearGroup, weighed, topicIds, answers, ...left }: ReadChild) {
  const { assigned, rested, withoutContent, fallback } = left
  return {
    yearGroup,
    weighed,
    attempts: attemptsOf(topicIds, answers),
    left: { assigned, rested, withoutContent, fallback },
  }
}

function attemptsOf(topicIds: string | null, answers: Buffer | null) {
  const count = (answers?.length ?? 0) / answerBytes
  const right = new Array<boolean>(count)
  const at = new Array<number>(count)
  const after = new Array<number>(count)
  for (let place = 0; place < count; place++) {
    const from = place * answerBytes
    at[place] = Math.round((answers?.readDoubleBE(from) ?? 0) * 1_000)
    after[place] = answers?.readDoubleBE(from + 8) ?? 0
    right[place] = answers?.[from + 16] === 1
  }
  return { topicIds: topicIds?.split(',') ?? [], right, at, after }
}
