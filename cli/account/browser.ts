import { spawn } from 'node:child_process'

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  // Not `start`, which is a word of the shell's: an address must not be read as commands.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens a page in the person's browser. Where there is none, they open it by themselves. */
export function openBrowser(address: string): void {
  if (!/^https?:\/\//.test(address)) return
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}
