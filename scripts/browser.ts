import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const otherPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Returns the path of Chromium, installing it if it is missing and this is root on Debian. */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser()
  if (found || process.getuid?.() !== 0 || !findOnPath('apt-get')) return found
  console.log(
    'Chromium, which the browser tests need, is not installed. Installing Debian’s chromium package …',
  )
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  return findBrowser()
}

const findBrowser = () => names.map(findOnPath).find(Boolean) ?? otherPaths.find(existsSync)

function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map(directory => join(directory, name))
    .find(existsSync)
}
