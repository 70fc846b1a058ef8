import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../world.ts'

interface Named {
  readonly studentId: string
}

/** What tests of erasing ask about a child. */
export function erasureIn(world: World) {
  const isThere = async ({ studentId }: Named): Promise<boolean> =>
    (await world.owner.query('select from students where id = $1', [studentId])).rows.length === 1
  return {
    isThere,
    /** The sweep erases in the background. */
    async waitUntilGone(child: Named): Promise<void> {
      for (let waited = 0; waited < 60_000; waited += 50) {
        if (!(await isThere(child))) return
        await sleep(50)
      }
      throw new Error('the student still exists')
    },
  }
}
