/** The media library. `npm run bench -- media list` runs one part only. */
const parts: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  upload: () => import('./media/upload.ts'),
  thumbnails: () => import('./media/thumbnails.ts'),
  many: () => import('./media/many.ts'),
  list: () => import('./media/list.ts'),
}

export async function run(): Promise<void> {
  const named = process.argv.slice(3)
  for (const [name, part] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) await (await part()).run()
  }
}
