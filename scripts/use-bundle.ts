import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { findBundled } from './bundle.ts'

/** npm's scripts load this before a program, to run the bundle instead of the sources. Without a bundle they run the sources. */
registerHooks({
  resolve: (name, context, next) => {
    const file = findBundled(name)
    return file
      ? { url: pathToFileURL(file).href, format: 'module', shortCircuit: true }
      : next(name, context)
  },
})
