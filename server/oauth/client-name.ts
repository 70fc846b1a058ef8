import type { OAuth } from './provider.ts'

/** The client's name for people. Undefined if the client is unknown or its document can't be fetched any more. */
export async function findClientName(
  { library, provider }: OAuth,
  clientId: string,
): Promise<string | undefined> {
  try {
    const client = await provider.Client.find(clientId)
    return client && (client.clientName ?? clientId)
  } catch (error) {
    if (error instanceof library.errors.OIDCProviderError) return undefined
    throw error
  }
}
