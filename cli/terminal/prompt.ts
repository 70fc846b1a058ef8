import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Terminal } from './terminal.ts'

/** Whether standard input is a keyboard, rather than a file or pipe. */
export const isKeyboard = ({ in: input }: Terminal): boolean => 'isTTY' in input && input.isTTY === true

/** Asks for a line. Undefined if the input ends or Ctrl-C is pressed. A hidden answer is not echoed. */
export async function ask(
  terminal: Terminal,
  question: string,
  { hidden = false } = {},
): Promise<string | undefined> {
  const lines = createInterface({
    input: terminal.in,
    output: hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : terminal.err,
    terminal: isKeyboard(terminal),
    historySize: 0,
  })
  if (hidden) await terminal.writeError(question)
  const answer = await new Promise<string | undefined>(resolve => {
    lines.question(hidden ? '' : question, resolve)
    lines.once('SIGINT', () => lines.close())
    lines.once('close', () => resolve(undefined))
  })
  lines.close()
  if (hidden || answer === undefined) await terminal.writeError('\n')
  return answer
}
