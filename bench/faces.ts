/** What people, programs and agents use the API through, a part for each. */
const parts = [() => import('./faces/sdk.ts')]

export async function run(): Promise<void> {
  for (const part of parts) await (await part()).run()
}
