import { type AsyncHook, createHook } from 'node:async_hooks'
import { after } from 'node:test'

/**
 * Node's test runner follows every promise, to find the test in which another is declared, or an uncaught error occurs.
 * That costs a file that sends many requests half of its processor time (`authorization.test.ts`: 101 s with it, 54 s
 * without), and there is no option for it. So `pause` disables its hook while tests run. An uncaught error still fails
 * the file, but no longer names a test.
 */
let hook: AsyncHook | undefined

if (process.env.NODE_TEST_CONTEXT !== undefined) {
  const prototype = Object.getPrototypeOf(createHook({}))
  const { enable } = prototype
  prototype.enable = function (this: AsyncHook) {
    hook ??= this
    return enable.call(this)
  }
  after(() => undefined) // The runner starts at the first call, and enables its hook.
  prototype.enable = enable
}

export const promiseTracking = {
  pause: () => hook?.disable(),
  resume: () => hook?.enable(),
}
