import { readAddresses } from '../storage/reaching/addresses.ts'

/** Where a database is, without its user and password. */
export const addressOf = (url: string): string =>
  readAddresses(url)
    .map(address => {
      const { hostname, port, pathname, searchParams } = new URL(address)
      return `${searchParams.get('host') ?? hostname}:${searchParams.get('port') ?? (port || 5432)}${pathname}`
    })
    .join(' or ')
