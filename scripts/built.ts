import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { builtContent } from './build.ts'

/** Loaded before the server by `npm start`: whoever imports the content gets the one file, or its sources where there is none. */
registerHooks({
  resolve: (name, context, next) => {
    const file = name === '@learn/content' ? builtContent() : undefined
    return file
      ? { url: pathToFileURL(file).href, format: 'module', shortCircuit: true }
      : next(name, context)
  },
})
