import { chown, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { SystemUser } from '../../system-user.ts'

/** Where PostgreSQL listens: on a Unix socket in a folder, or on a port of this machine if there is no folder. */
export interface Address {
  readonly port: number
  readonly socketFolder: string | undefined
}

const usualPort = 5432
/** The limit on macOS, the lowest of our platforms. Linux allows 107. */
const longestSocketPath = 103
const temporary = '/tmp/learn-'

/**
 * The socket is in PostgreSQL's own folder, which only its user can enter. If that path is too long for a socket, it is
 * in a temporary folder that is closed in the same way. Windows has a port instead.
 */
export async function chooseAddress(data: string, user: SystemUser | undefined): Promise<Address> {
  if (process.platform === 'win32') return { port: await freePort(), socketFolder: undefined }
  const own = ownAddress(data)
  if (own) return own
  const socketFolder = await mkdtemp(temporary)
  if (user) await chown(socketFolder, user.uid, user.gid)
  return { port: usualPort, socketFolder }
}

/** The address of the socket in the data directory's folder. Undefined if the path is too long for a socket. */
export function ownAddress(data: string): Address | undefined {
  const path = join(data, `.s.PGSQL.${usualPort}`)
  const fits = process.platform !== 'win32' && Buffer.byteLength(path) <= longestSocketPath
  return fits ? { port: usualPort, socketFolder: data } : undefined
}

export function settingsOf({ port, socketFolder }: Address, data: string): string[] {
  if (socketFolder === undefined)
    return [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  // PostgreSQL's working directory is its own folder, whose name may have characters that would need quotes.
  const folder = socketFolder === data ? '.' : socketFolder
  return [`port=${port}`, 'listen_addresses=', `unix_socket_directories=${folder}`]
}

/** Removes the folder only if it is empty, because a data directory may have a name like that of a socket's folder. */
export async function removeSocketFolder({ socketFolder }: Address): Promise<void> {
  if (socketFolder?.startsWith(temporary)) await rmdir(socketFolder).catch(() => undefined)
}

/** Removes the socket of a dead PostgreSQL. PostgreSQL itself respects its lock if a zombie has the process id. */
export async function removeStaleSocket(address: Address): Promise<void> {
  const { port, socketFolder } = address
  if (socketFolder === undefined) return
  const socket = join(socketFolder, `.s.PGSQL.${port}`)
  await Promise.all([socket, `${socket}.lock`].map(path => rm(path, { force: true })))
  await removeSocketFolder(address)
}

/** A URL that PostgreSQL's own tools understand too. */
export function urlOf({ port, socketFolder }: Address, user: string, password: string): string {
  const socket = socketFolder === undefined ? '' : `?host=${encodeURIComponent(socketFolder)}`
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres${socket}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}
