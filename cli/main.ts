import module from 'node:module'
import { cacheDirectory, wantsColour } from './config.ts'

// Compiling takes most of a short command's time. Node 20 has no such cache.
module.enableCompileCache?.(cacheDirectory())
const { run } = await import('./run.ts')
const { openTerminal } = await import('./terminal/terminal.ts')
process.exitCode = await run(process.argv.slice(2), openTerminal(wantsColour()))
