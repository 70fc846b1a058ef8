import type { Context } from '../context.ts'
import { lineOf, truncate } from './text.ts'

/** Progress from 0 to 1, with a message. Jobs report it in this form. */
export interface ProgressState {
  readonly status: string
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
  let last = { status: '', at: 0 }
  return {
    async show(now) {
      const at = performance.now()
      if (last.status === now.status && at - last.at < repaintMilliseconds) return
      last = { status: now.status, at }
      const full = Math.round(now.progress * barWidth)
      const bar = '█'.repeat(full) + '░'.repeat(barWidth - full)
      await writeError(`\r\u001B[K${truncate(`${bar} ${wordsOf(now)}`, columns - 1)}`)
    },
    clear: () => writeError('\r\u001B[K'),
  }
}

const step = 0.1

/** A line for each change of status and each 10%. */
function showLines({ writeError }: Context['terminal']): Progress {
  let last: ProgressState | undefined
  return {
    async show(now) {
      if (last?.status === now.status && now.progress < last.progress + step) return
      last = now
      await writeError(`${wordsOf(now)}\n`)
    },
    clear: async () => undefined,
  }
}

const wordsOf = ({ status, progress, message }: ProgressState) =>
  `${String(Math.floor(progress * 100)).padStart(3)}% ${status}${message ? `: ${lineOf(message)}` : ''}`
