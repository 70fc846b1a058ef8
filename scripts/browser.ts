import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of a Chromium. Where there is none it is installed if that is possible, else the caller says what to do. */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser()
  if (found || process.getuid?.() !== 0 || !onPath('apt-get')) return found
  console.log('No Chromium was found for the browser tests; installing Debian’s package chromium …')
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  return findBrowser()
}

const findBrowser = () => names.map(onPath).find(Boolean) ?? elsewhere.find(existsSync)

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map(directory => join(directory, name))
    .find(existsSync)
}
