/** What Node has and a browser has not, without an import that a bundler would stumble over. */
export const builtIn = (): typeof process.getBuiltinModule | undefined =>
  // A browser has no process, whatever the types of Node say.
  (globalThis as { process?: Partial<typeof process> }).process?.getBuiltinModule
