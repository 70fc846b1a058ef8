import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bundle, findOrMakeBundle } from './bundle.ts'

const main = pathToFileURL(join(import.meta.dirname, '../server/main.ts')).href
const parts: Record<string, keyof Bundle> = { [main]: 'main', '@learn/content': 'content' }

/** `npm start` loads this before the server, to run the bundle instead of the sources. Without a bundle it runs the sources. */
registerHooks({
  resolve: (name, context, next) => {
    const part = parts[name]
    const file = part && findOrMakeBundle()?.[part]
    return file
      ? { url: pathToFileURL(file).href, format: 'module', shortCircuit: true }
      : next(name, context)
  },
})
