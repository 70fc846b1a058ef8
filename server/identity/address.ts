import { isIP } from 'node:net'

/** The eight numbers of an IPv6 address; undefined for anything else, and for an address bound to an interface. */
export function ipv6Groups(address: string): number[] | undefined {
  if (isIP(address) !== 6 || address.includes('%')) return undefined
  const { hostname } = new URL(`http://[${address}]`) // Also writes an embedded IPv4 address in hexadecimal.
  const [left = '', right] = hostname.slice(1, -1).split('::')
  const numbers = (text: string) => (text ? text.split(':').map(group => Number.parseInt(group, 16)) : [])
  if (right === undefined) return numbers(left)
  const head = numbers(left)
  const tail = numbers(right)
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

export const ipv4Of = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** What rate limits count as one client: an IPv4 address, or the /64 network that an IPv6 customer gets. */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address)
  if (!groups) return address
  const [a, b, c, d, e, f, high, low] = groups
  if (!a && !b && !c && !d && !e && f === 0xffff) return ipv4Of(high, low)
  return `${[a, b, c, d].map(group => (group ?? 0).toString(16)).join(':')}::/64`
}
