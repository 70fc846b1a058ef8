/** The part that was checked, what was found, and what to do about it. */
export interface Finding {
  readonly part: string
  readonly state: 'ok' | 'attention' | 'broken'
  /** Names the kind of finding. Unlike `found`, it never contains a name, an address or a value. */
  readonly code: string
  readonly found: string
  readonly advice?: string
}

export const ok = (part: string, found: string): Finding => ({ part, state: 'ok', code: 'ok', found })

export const attention = (part: string, code: string, found: string, advice: string): Finding => ({
  part,
  state: 'attention',
  code,
  found,
  advice,
})

export const broken = (part: string, code: string, found: string, advice: string): Finding => ({
  part,
  state: 'broken',
  code,
  found,
  advice,
})

/** This command reads the terminal's settings, which may not be those of the server. */
export const notSetHere = (name: string, found: string) =>
  `${name} is not set here. If the server has none either, ${found}`
export const useServersSettings = "Run this with the server's settings."

/** One check may have several findings. */
export interface Check {
  readonly part: string
  run(signal: AbortSignal): Promise<readonly Finding[]>
}

/** Runs a check for a limited time. An error or a timeout is a finding too. */
export async function runCheck({ part, run }: Check, milliseconds: number): Promise<readonly Finding[]> {
  const ended = new AbortController()
  const late = new Promise<readonly Finding[]>(resolve => {
    const found = `There was no answer within ${milliseconds / 1000} seconds.`
    const advice = 'Check whether the service is overloaded, or a firewall drops the connection.'
    const timer = setTimeout(() => resolve([broken(part, 'no-answer', found, advice)]), milliseconds)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([run(ended.signal), late])
  } catch (error) {
    const found = `The check itself failed: ${error instanceof Error ? error.message : String(error)}.`
    return [broken(part, 'check-failed', found, 'Report this to the people who make Learn.')]
  } finally {
    ended.abort()
  }
}
