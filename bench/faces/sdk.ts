import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { listOrganizations } from '@learn/contract/organizations'
import { build } from 'esbuild'
import { bar } from '../bars.ts'
import type { Measured } from './sdk-client.ts'

/** The CPU that the SDK adds to a call, and its size in a browser. */
export async function run(): Promise<void> {
  await overhead()
  const whole = await bundleSize(`export { Learn } from '@learn/sdk'`)
  const single = await bundleSize(
    `export { call, connect } from '@learn/sdk'\nexport { listOrganizations } from '@learn/sdk/operations'`,
  )
  const error = await bundleSize(`export { NotFound } from '@learn/sdk'`)
  const kilobytes = (bytes: number) => bytes / 1024
  bar('size of the SDK with all operations, gzipped', kilobytes(whole), { most: 20 }, ' KB')
  bar('size of the SDK with one operation, against all', single / whole, { most: 0.75 })
  bar('size of one error class, against the whole SDK', error / whole, { most: 0.1 })
}

/** Calls a server that always sends the same page of 25. */
async function overhead(): Promise<void> {
  const [item] = listOrganizations.example.response.data
  const page = { data: Array(25).fill(item), total: 1_000, nextCursor: null, prevCursor: null }
  const body = JSON.stringify(page)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  }
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  // The client runs in its own process, so that only its CPU is measured.
  const client = fork(`${import.meta.dirname}/sdk-client.ts`, [`http://127.0.0.1:${port}`])
  const [measured] = (await once(client, 'message')) as [Measured]
  server.closeAllConnections()
  server.close()
  console.log(
    `CPU for each call: bare fetch ${measured.bare.toFixed(0)} µs, SDK ${measured.sdk.toFixed(0)} µs`,
  )
  bar('SDK against bare fetch, CPU for each call', measured.ratio, { most: 1.08 })
}

async function bundleSize(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild produced no output')
  return gzipSync(file.contents, { level: 9 }).length
}
