/** A DATABASE_URL that can't be used. The message completes "DATABASE_URL must be …". */
export class AddressError extends Error {}

interface Parts {
  readonly scheme: string
  readonly user: string
  /** As in the URL, each with its port if it has one. */
  readonly hosts: readonly string[]
  readonly path: string
  readonly parameters: URLSearchParams
}

const example = 'postgres://learn:password@db1,db2:5433/learn?target_session_attrs=read-write'

/** What an address may ask of its hosts, as PostgreSQL's own programs write it. */
const attributes: Readonly<Record<'write' | 'read', { fitting: readonly string[]; reason: string }>> = {
  write: { fitting: ['read-write', 'primary'], reason: 'writes' },
  read: { fitting: ['standby', 'prefer-standby', 'read-only', 'any'], reason: 'only reads from standbys' },
}

/**
 * Splits a URL that may name several hosts, as PostgreSQL's own programs allow, into one URL for each. `pg` and Node
 * understand only single hosts.
 */
export function readAddresses(url: string, use: keyof typeof attributes = 'write'): string[] {
  const parts = split(url)
  const wanted = parts.parameters.get('target_session_attrs')
  const { fitting, reason } = attributes[use]
  if (wanted !== null && !fitting.includes(wanted))
    throw new AddressError(
      `a URL with target_session_attrs=${fitting[0]} or without this parameter, because the server ${reason}`,
    )
  parts.parameters.delete('target_session_attrs')
  const named = parts.parameters.get('host')?.split(',') ?? []
  const ports = parts.parameters.get('port')?.split(',') ?? []
  const addresses = named.length > 0 ? eachNamed(parts, named, ports) : eachOf(parts, ports)
  if (addresses.some(address => !URL.canParse(address)))
    throw new AddressError(
      `a URL with one host or several, each with a port from 1 to 65535 or none, such as ${example}`,
    )
  return addresses
}

/** The same addresses with another user, as parameters, because a URL without a host can't have a user before it. */
export function withUser(url: string, user: string, password: string): string {
  const parts = split(url)
  parts.parameters.set('user', user)
  parts.parameters.set('password', password)
  return join({ ...parts, user: '' }, parts.hosts.join(','))
}

/** The hosts in a URL, without user and password. */
export function hostsOf(url: string): string {
  const { hosts, parameters } = split(url)
  return [hosts.join(','), parameters.get('host') ?? '', parameters.get('port') ?? ''].join(' ')
}

function split(url: string): Parts {
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^(postgres(?:ql)?:)\/\/([^/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/.exec(url) ?? []
  if (scheme === '')
    throw new AddressError(`a URL that starts with postgres:// or postgresql://, such as ${example}`)
  const at = authority.lastIndexOf('@') + 1
  const hosts = authority.slice(at).split(',')
  if (hosts.length > 1 && hosts.includes(''))
    throw new AddressError(`a URL with a host before and after each comma, such as ${example}`)
  return { scheme, user: authority.slice(0, at), hosts, path, parameters: new URLSearchParams(query) }
}

const join = ({ scheme, user, path, parameters }: Parts, hosts: string) =>
  `${scheme}//${user}${hosts}${path}${parameters.size > 0 ? `?${parameters}` : ''}`

/** Hosts before the path. A single `port` parameter is for all of them. */
function eachOf(parts: Parts, ports: readonly string[]): string[] {
  return parts.hosts.map((host, at) => join(withPort(parts, ports, parts.hosts.length, at), host))
}

/** Hosts as a parameter, such as the folders of sockets. They replace those before the path. */
function eachNamed(parts: Parts, named: readonly string[], ports: readonly string[]): string[] {
  return named.map((host, at) => {
    const own = withPort(parts, ports, named.length, at)
    own.parameters.set('host', host)
    return join(own, parts.hosts[0] ?? '')
  })
}

function withPort(parts: Parts, ports: readonly string[], hosts: number, at: number): Parts {
  const parameters = new URLSearchParams(parts.parameters)
  if (ports.length > 1 && ports.length !== hosts)
    throw new AddressError(
      `a URL with as many ports as hosts, or one port for all; this one has ${ports.length} for ${hosts}`,
    )
  const port = ports.length > 1 ? ports[at] : ports[0]
  if (port) parameters.set('port', port)
  return { ...parts, parameters }
}

/** Which address of each group of hosts was the last good one. */
const lastGood = new Map<string, string>()

/** The addresses, the last good one first. */
export function addressesInOrder(url: string): string[] {
  const addresses = readAddresses(url)
  const host = lastGood.get(hostsOf(url))
  const first = addresses.findIndex(address => hostsOf(address) === host)
  return first > 0 ? [...addresses.slice(first), ...addresses.slice(0, first)] : addresses
}

/** Remembers this address as the one to try first, for everything that uses the same hosts. */
export const noteGood = (url: string, address: string): void => {
  lastGood.set(hostsOf(url), hostsOf(address))
}
