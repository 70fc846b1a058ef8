import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { ipv4Of, ipv6Groups } from '../identity/address.ts'

export interface DocumentFetchOptions {
  /** Allows documents on this machine and in private networks, for an intranet. */
  readonly allowPrivate: boolean
  /** The system's resolver, except in tests. */
  readonly resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>
}

/** Limits that the draft on client ID metadata documents recommends. */
const maximumBytes = 5 * 1024
const maximumMilliseconds = 5_000

/**
 * A fetch for URLs from strangers: https only, no redirects, limited in size and time, and never into private networks.
 * The name is resolved once, so the address that was checked is the one that is connected to.
 */
export function createDocumentFetch({ allowPrivate, resolve = resolveAll }: DocumentFetchOptions) {
  const refuse = (address: string) => !allowPrivate && !isPublicAddress(address)

  // The provider asks twice for a document that it could not get.
  const failures = new LRUCache<string, Error>({ max: 1_000, ttl: 10_000 })

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      found => {
        const [first] = found
        if (!first || found.some(({ address }) => refuse(address))) {
          callback(new Error(`${hostname} is not a public host`), '')
        } else if (options.all) callback(null, found)
        else callback(null, first.address, first.family)
      },
      error => callback(error, ''),
    )
  }

  return async (target: string | URL | Request): Promise<Response> => {
    const url = new URL(target instanceof Request ? target.url : target)
    if (url.protocol !== 'https:') throw new Error('only https URLs are fetched')
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) && refuse(literal)) throw new Error(`${literal} is not a public address`) // A literal address skips the lookup.
    const known = failures.get(url.href)
    if (known) throw known
    try {
      const { document, headers } = await get(url, lookup)
      return new Response(document, { headers })
    } catch (error) {
      failures.set(url.href, error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }
}

interface Fetched {
  readonly document: string
  readonly headers: Record<string, string>
}

const resolveAll = (hostname: string) => systemLookup(hostname, { all: true })

function get(url: URL, lookup: LookupFunction): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(maximumMilliseconds)
    const headers = { accept: 'application/json' }
    const outgoing = request(url, { lookup, headers, signal, agent: false }, incoming => {
      const fail = (reason: string) => {
        reject(new Error(reason))
        outgoing.destroy()
      }
      if (incoming.statusCode !== 200)
        return fail(`the document request returned status ${incoming.statusCode}`)
      const chunks: Buffer[] = []
      let size = 0
      incoming.on('error', reject)
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > maximumBytes) fail('the document is too large')
      })
      incoming.on('end', () =>
        resolve({ document: Buffer.concat(chunks).toString('utf8'), headers: freshness(incoming.headers) }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** How long the provider may keep the document. */
function freshness(headers: IncomingHttpHeaders): Record<string, string> {
  const { 'cache-control': cacheControl, expires } = headers
  return { ...(cacheControl ? { 'cache-control': cacheControl } : {}), ...(expires ? { expires } : {}) }
}

const blocked = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, including cloud metadata
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved and broadcast
] as const) {
  blocked.addSubnet(network, bits, 'ipv4')
}

/** For IPv6, only global unicast (2000::/3) and addresses that translate to a public IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked.check(address)
  const groups = ipv6Groups(address)
  if (!groups) return false
  const [a = 0, b = 0, c = 0] = groups
  const startsWith = (...prefix: number[]) => prefix.every((group, index) => group === groups[index])
  if (startsWith(0, 0, 0, 0, 0, 0xffff)) return isPublicAddress(ipv4Of(groups[6], groups[7])) // mapped
  if (startsWith(0x64, 0xff9b, 0, 0, 0, 0)) return isPublicAddress(ipv4Of(groups[6], groups[7])) // NAT64
  if (a === 0x2002) return isPublicAddress(ipv4Of(b, c)) // 6to4
  if (a < 0x2000 || a > 0x3fff) return false
  if (a === 0x2001 && b < 0x200) return false // Teredo, benchmarks, ORCHID and other protocols
  if (a === 0x2001 && b === 0xdb8) return false // documentation
  return !(a === 0x3fff && b < 0x1000) // documentation
}
