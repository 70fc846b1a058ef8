import type { ClientMetadata } from 'oidc-provider'

/** Defaults for what clients leave out, and the values of everything that they can't choose. */
export const clientDefaults: Partial<ClientMetadata> = {
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  response_modes: ['query'],
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: 'EdDSA', // The provider refuses a client whose algorithm has no key.
}

export const commandLine: ClientMetadata = {
  client_id: 'learn-cli',
  client_name: 'Learn command line',
  grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
  redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'],
}

/** What a client can say about itself. Everything else is ignored: keys, logos, addresses of pages. */
export const chosenByClient: readonly string[] = [
  'client_id',
  'client_id_issued_at',
  'client_name',
  'redirect_uris',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
  'scope',
]

/**
 * Runs for every client before the provider checks it, whether it has a document or has registered. As `native`, whatever
 * it says about itself, a loopback redirect may use any port, and http is refused for every other host.
 */
export function limitMetadata(_ctx: unknown, _key: string, _value: unknown, metadata: ClientMetadata): void {
  for (const name of Object.keys(metadata)) if (!chosenByClient.includes(name)) delete metadata[name]
  metadata.application_type = 'native'
  if (typeof metadata.client_name !== 'string') return // The provider refuses anything that is not text.
  const name = readName(metadata.client_name)
  if (name) metadata.client_name = name
  else delete metadata.client_name
}

const longestName = 100

/** One line of visible characters, without direction changes. The client chose the name itself, so it can't be trusted. */
const readName = (name: string) => [...oneLine(name)].slice(0, longestName).join('').trimEnd()

const oneLine = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\u2800]+/gu, ' ') // U+2800 is an empty Braille pattern.
    .replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
