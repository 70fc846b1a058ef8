import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The harmless text that every scanner reports as a virus, in two pieces so that this file is not reported. */
export const eicar = `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`}${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`
/** The name clamd reports for a signature that is not ClamAV's own. */
export const eicarName = 'Eicar-Test-Signature.UNOFFICIAL'
/** The largest stream that this clamd accepts. */
export const streamMaxLength = 2 * 1024 * 1024

export interface Clamd {
  /** The value for LEARN_CLAMD. */
  readonly setting: string
  readonly path: string
  close(): Promise<void>
}

/** The real clamd, with the EICAR signature only. Undefined if clamd is not installed. */
export async function startClamd(): Promise<Clamd | undefined> {
  const program = await findClamd()
  if (!program) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'learn-clamd-'))
  const path = join(folder, 'clamd.ctl')
  await mkdir(join(folder, 'signatures'))
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`
  await writeFile(join(folder, 'signatures', 'eicar.ndb'), signature)
  const settings = {
    LocalSocket: path,
    DatabaseDirectory: join(folder, 'signatures'),
    TemporaryDirectory: folder,
    Foreground: 'yes',
    StreamMaxLength: streamMaxLength,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`)
  await writeFile(join(folder, 'clamd.conf'), lines.join(''))
  const child = spawn(program, ['-c', join(folder, 'clamd.conf')])
  const ended = once(child, 'exit')
  let output = ''
  child.stderr.on('data', part => (output += part))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', part => {
      output += part
      if (output.includes('Self checking')) resolve() // The last message before it waits for files.
    })
    ended.then(() => reject(new Error(`clamd ended: ${output}`)), reject)
  })
  const close = async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { setting: `unix:${path}`, path, close }
}

/** Debian installs clamd where only root's PATH looks. */
async function findClamd(): Promise<string | undefined> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']) {
    const path = join(folder, 'clamd')
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return path
  }
  return undefined
}

/** Speaks clamd's protocol, for machines without clamd. `unusual` handles a connection instead. */
export async function startFakeClamd(unusual?: (socket: Socket) => void): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-clamd-'))
  const path = join(folder, 'clamd.ctl')
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (unusual) unusual(socket)
    else void answer(socket)
  })
  server.listen(path)
  await once(server, 'listening')
  const close = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
    await rm(folder, { recursive: true, force: true })
  }
  return { setting: `unix:${path}`, path, close }
}

const command = 'zINSTREAM\0'

async function answer(socket: Socket): Promise<void> {
  let unread = Buffer.alloc(0)
  const say = (words: string) => void socket.end(`${words}\0`)
  let started = false
  const content: Buffer[] = []
  let bytes = 0
  for await (const part of socket) {
    unread = Buffer.concat([unread, part])
    if (!started) {
      if (unread.toString('latin1') === 'zPING\0') return say('PONG')
      if (unread.length < command.length) continue
      if (unread.toString('latin1', 0, command.length) !== command) return say('UNKNOWN COMMAND')
      unread = unread.subarray(command.length)
      started = true
    }
    while (unread.length >= 4) {
      const length = unread.readUInt32BE()
      if (length === 0) {
        const found = Buffer.concat(content).includes(eicar)
        return say(found ? `stream: ${eicarName} FOUND` : 'stream: OK')
      }
      if (bytes + length > streamMaxLength) return say('INSTREAM size limit exceeded. ERROR')
      if (unread.length < 4 + length) break
      content.push(unread.subarray(4, 4 + length))
      bytes += length
      unread = unread.subarray(4 + length)
    }
  }
}
