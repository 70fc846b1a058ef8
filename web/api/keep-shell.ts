const address = '/learn/worker.js'

/** Under Trusted Types, only a policy may name a script. This one names a single one. */
interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Lets the app open without a network. Browsers without service workers, and pages without https, do without. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const rules = { createScriptURL: () => address }
  const url = trustedTypes ? trustedTypes.createPolicy('learn', rules).createScriptURL(address) : address
  navigator.serviceWorker.register(url, { scope: '/learn' }).catch(() => undefined)
}
