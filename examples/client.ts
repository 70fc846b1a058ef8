import { Learn } from '@learn/sdk'

/** The server's address and the token, from the environment. `npm start` prints both. */
export const baseUrl = process.env.LEARN_URL ?? 'http://127.0.0.1:4000'
const token = process.env.LEARN_TOKEN
if (!token) throw new Error('Set LEARN_TOKEN to an API key or access token.')

export const client = new Learn({ baseUrl, token })
