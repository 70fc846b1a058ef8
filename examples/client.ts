import { Learn } from '@learn/sdk'

/** Where the server is and who calls, from the environment. `npm start` prints both. */
export const baseUrl = process.env.LEARN_URL ?? 'http://127.0.0.1:4000'
const token = process.env.LEARN_TOKEN
if (!token) throw new Error('Set LEARN_TOKEN to an API key or an access token.')

export const client = new Learn({ baseUrl, token })
