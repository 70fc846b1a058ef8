import { parseArgs } from 'node:util'
import { type Counts, full, quick } from './web/counts.ts'
import { openSite, type Site } from './web/site.ts'

/**
 * The child's pages, from a real server in a real browser. `npm run bench -- web loading` runs one part only, and
 * `--quick` measures less of everything.
 */
const parts: Record<string, () => Promise<{ measure(site: Site, counts: Counts): Promise<void> }>> = {
  sizes: () => import('./web/sizes.ts'),
  loading: () => import('./web/loading.ts'),
  tapping: () => import('./web/tapping.ts'),
  shifting: () => import('./web/shifting.ts'),
  looking: () => import('./web/looking.ts'),
  remembering: () => import('./web/remembering.ts'),
  killing: () => import('./web/killing.ts'),
}

export async function run(): Promise<void> {
  const { values, positionals: named } = parseArgs({
    args: process.argv.slice(3),
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const site = await openSite()
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (named.length > 0 && !named.includes(name)) continue
      console.log(`${name}:`)
      await (await part()).measure(site, values.quick ? quick : full)
    }
  } finally {
    await site.close()
  }
  console.log('The server’s own figures: npm run bench -- start, and npm run bench -- memory')
}
