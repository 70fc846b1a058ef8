import { UnexpectedAnswer } from './errors.ts'

/** Far longer than any event of this API, so that an endless one does not fill the memory. */
const longestEvent = 4 * 1024 * 1024

export interface Event {
  readonly event: string
  readonly data: string
}

/** The events of a stream as they arrive. Undefined for a comment, which only keeps the connection alive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Event | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split(/\r?\n\r?\n/)
    // The last block is incomplete until an empty line follows.
    text = blocks.pop() ?? ''
    if (text.length > longestEvent)
      throw new UnexpectedAnswer('The stream sent an event of more than 4 MiB.', 200)
    for (const block of blocks) yield readBlock(block)
  }
}

function readBlock(block: string): Event | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
