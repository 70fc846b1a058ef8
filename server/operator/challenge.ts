import { type Secrets, sign } from '../secrets.ts'

export const isChallenge = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)

/** Proves that a server has the installation's secret, so that the admin tool can tell it from any other server. */
export const answerChallenge = ({ installation }: Pick<Secrets, 'installation'>, challenge: string): string =>
  sign(installation, `challenge ${challenge}`).toString('hex')
