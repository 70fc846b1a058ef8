import type { Context } from '../context.ts'
import { lineOf, truncate } from './text.ts'

/** Progress from 0 to 1, with a message. Jobs report it in this form. */
export interface ProgressState {
  readonly state: string
  readonly progress: number
  readonly message: string | null
}

export interface Progress {
  show(now: ProgressState): Promise<void>
  clear(): Promise<void>
}

/** A bar on a terminal, lines in a log, and nothing with --quiet or for a program that reads JSON. */
export function createProgress({ terminal, flags }: Context): Progress {
  const nothing = async () => undefined
  if (flags.quiet || (flags.json && !terminal.isInteractive)) return { show: nothing, clear: nothing }
  return terminal.isInteractive ? showBar(terminal) : showLines(terminal)
}

const barWidth = 24

/** Nobody sees faster changes, and terminals are slow. */
const repaintMilliseconds = 100

function showBar({ columns, writeError }: Context['terminal']): Progress {
  let last = { state: '', at: 0 }
  return {
    async show(now) {
      const at = performance.now()
      if (last.state === now.state && at - last.at < repaintMilliseconds) return
      last = { state: now.state, at }
      const full = Math.round(now.progress * barWidth)
      const bar = '█'.repeat(full) + '░'.repeat(barWidth - full)
      await writeError(`\r\u001B[K${truncate(`${bar} ${wordsOf(now)}`, columns - 1)}`)
    },
    clear: () => writeError('\r\u001B[K'),
  }
}

const step = 0.1

/** A line for each change of state and each 10%. */
function showLines({ writeError }: Context['terminal']): Progress {
  let last: ProgressState | undefined
  return {
    async show(now) {
      if (last?.state === now.state && now.progress < last.progress + step) return
      last = now
      await writeError(`${wordsOf(now)}\n`)
    },
    clear: async () => undefined,
  }
}

const wordsOf = ({ state, progress, message }: ProgressState) =>
  `${String(Math.floor(progress * 100)).padStart(3)}% ${state}${message ? `: ${lineOf(message)}` : ''}`
