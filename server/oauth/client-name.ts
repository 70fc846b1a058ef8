import type { OAuth } from './provider.ts'

const longestName = 100

/** The client's name for people. Undefined if the client is unknown or its document can't be fetched any more. */
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

/** One line without bidirectional controls. The name comes from the client itself, so it can't be trusted. */
const readName = (name = '') =>
  name
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
