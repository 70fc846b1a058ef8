import { UnexpectedAnswer } from './errors.ts'

/** Far longer than any event of this API: what never ends must not fill the memory. */
const longestEvent = 4 * 1024 * 1024

export interface Event {
  readonly event: string
  readonly data: string
}

/** The events of a stream as they come; undefined for what says only that the server is still there. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Event | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split(/\r?\n\r?\n/)
    // What has no empty line after it is not whole yet.
    text = blocks.pop() ?? ''
    if (text.length > longestEvent) throw new UnexpectedAnswer('An event of the stream has no end.', 200)
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
