import { enableCompileCache } from 'node:module'

// What was compiled once is kept: half of the time of a short command would go into compiling it again. Node 20 has no such cache.
enableCompileCache?.()
const { run } = await import('./run.ts')
const { openTerminal } = await import('./terminal.ts')
process.exitCode = await run(process.argv.slice(2), openTerminal())
