/** Waits, but not longer than until the network or the child is back. */
export const pause = (milliseconds: number) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    addEventListener('online', done)
    document.addEventListener('visibilitychange', done)
  })
