/** Loads Node's own modules without an import, which would break bundlers for browsers. */
export const builtIn = (): typeof process.getBuiltinModule | undefined =>
  // A browser has no process, although Node's types say that there always is one.
  (globalThis as { process?: Partial<typeof process> }).process?.getBuiltinModule
