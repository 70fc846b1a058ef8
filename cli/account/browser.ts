import { spawn } from 'node:child_process'

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  // Not `start`, which belongs to the shell: an address must never be run as a command.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens a page in the user's browser. Without a browser nothing happens: the address is printed too. */
export function openBrowser(address: string): void {
  if (!/^https?:\/\//.test(address)) return
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}
