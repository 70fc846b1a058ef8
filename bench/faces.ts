/** The ways people, programs and agents use the API. */
const parts = [
  () => import('./faces/cli.ts'),
  () => import('./faces/sdk.ts'),
  () => import('./faces/mcp.ts'),
  () => import('./faces/conformance.ts'),
]

export async function run(): Promise<void> {
  for (const part of parts) await (await part()).run()
}
