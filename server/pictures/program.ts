import { writeSync } from 'node:fs'
import { open as openFile, readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { toNoRoom } from '../objects/full-disk.ts'
import { NoRoom } from '../objects/objects.ts'
import { canBeDrawn, drawThumbnails, measure, opener, render } from './draw.ts'
import { fileOf } from './file.ts'
import {
  inputName,
  type PictureAnswer,
  type PictureFile,
  type PictureRequest,
  strippedName,
} from './request.ts'
import { strip } from './strip.ts'
import { Unreadable } from './unreadable.ts'

/**
 * A process for one picture: uploaded files are opened here, without the server's memory, secrets or time. It runs in the
 * folder of its picture, gets its task as one line on standard input, and ends together with its parent.
 */
const answer = (part: PictureAnswer) => writeSync(1, `${JSON.stringify(part)}\n`)

/** Ends immediately, whatever the other threads are doing. */
const end = () => process.kill(process.pid, 'SIGKILL')

const watchMilliseconds = 10

if (getPriority() < 10) setPriority(10) // Serving requests is more important.
let asked = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', part => {
  asked += part
  if (asked.endsWith('\n')) void processRequest(JSON.parse(asked) as PictureRequest) // From pictures.ts, which writes exactly this.
})
process.stdin.on('end', end)

async function processRequest(request: PictureRequest): Promise<void> {
  const begun = process.cpuUsage()
  setInterval(() => {
    const over = findOver(request, begun)
    if (!over) return
    answer({ over })
    end()
  }, watchMilliseconds)
  try {
    await (request.rendition ? makeRendition(request) : makeReady(request))
    answer({ milliseconds: millisecondsSince(begun) })
    process.exit(0)
  } catch (error) {
    if (toNoRoom(error) instanceof NoRoom) {
      answer({ full: true })
      process.exit(0)
    }
    if (error instanceof Error && 'code' in error) throw error // The machine's fault, not the picture's.
    const damaged = 'The image is damaged and can’t be opened.'
    answer({ refused: error instanceof Unreadable ? error.message : damaged })
    process.exit(0)
  }
}

/** Starting the process does not count: no picture can make that slower. */
function findOver({ limits }: PictureRequest, begun: NodeJS.CpuUsage): PictureAnswer['over'] {
  if (process.memoryUsage.rss() > limits.memoryBytes) return 'memory'
  return millisecondsSince(begun) > limits.milliseconds ? 'time' : undefined
}

function millisecondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

async function makeReady(request: PictureRequest): Promise<void> {
  const stripped = await writeStripped(request)
  answer({ stripped })
  globalThis.gc?.() // Frees what was read before the picture is opened.
  const open = await opener(request, strippedName).catch(reportMissing)
  const measured = await measure(request, open)
  answer({ measured })
  if (canBeDrawn(request.type)) answer(await drawThumbnails(request, measured, open))
}

async function makeRendition(request: PictureRequest): Promise<void> {
  const open = await opener(request, inputName).catch(reportMissing)
  const measured = await measure(request, open)
  if (request.rendition) answer({ rendered: await render(request, measured, open, request.rendition) })
}

async function writeStripped({ type }: PictureRequest): Promise<PictureFile> {
  const parts = strip(type, await readFile(inputName))
  const file = await openFile(strippedName, 'wx', 0o600)
  for (const part of parts) await file.writeFile(part)
  await file.close()
  return fileOf(parts)
}

function reportMissing(error: unknown): never {
  answer({ missing: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
  process.exit(0)
}
