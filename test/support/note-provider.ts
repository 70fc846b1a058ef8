import { registerHooks } from 'node:module'

let noted = false

/** Preloaded into a server, this reports when the OAuth provider is loaded. */
registerHooks({
  load(url, context, next) {
    if (!noted && url.includes('/node_modules/oidc-provider/')) {
      noted = true
      process.stderr.write('the OAuth provider is loaded\n')
    }
    return next(url, context)
  },
})
