import type { OAuth } from './provider.ts'

const longestName = 100

/** What people know a client by; nothing where there is no such client, or its document can't be had any more. */
export async function findClientName(
  { library, provider }: OAuth,
  clientId: string,
): Promise<string | undefined> {
  try {
    const client = await provider.Client.find(clientId)
    return client && (readName(client.clientName) || clientId)
  } catch (error) {
    if (error instanceof library.errors.OIDCProviderError) return undefined
    throw error
  }
}

/** One line of text that does not turn what stands beside it: what it says of itself is all that is known of a client. */
const readName = (name = '') =>
  name
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
