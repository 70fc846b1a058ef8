import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Built, built } from './build.ts'

const main = pathToFileURL(join(import.meta.dirname, '../server/main.ts')).href
const parts: Record<string, keyof Built> = { [main]: 'main', '@learn/content': 'content' }

/** Loaded before the server by `npm start`: the program comes from few files, or from its sources where there are none. */
registerHooks({
  resolve: (name, context, next) => {
    const part = parts[name]
    const file = part && built()?.[part]
    return file
      ? { url: pathToFileURL(file).href, format: 'module', shortCircuit: true }
      : next(name, context)
  },
})
