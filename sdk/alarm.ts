/** Something that is rung when its time is over, unless it is put off before. */
export interface Alarm {
  /** By `performance.now()`. */
  due: number
  ring(): void
}

const set = new Set<Alarm>()
let timer: ReturnType<typeof setTimeout> | undefined
let timerDue = Number.POSITIVE_INFINITY

/**
 * All share one timer. A call mostly ends long before its time is over, and to set and clear a timer for each would cost
 * as much as all else that is done for it here.
 */
export function setAlarm(alarm: Alarm): void {
  set.add(alarm)
  if (alarm.due < timerDue) setTimer(alarm.due)
}

export const clearAlarm = (alarm: Alarm): boolean => set.delete(alarm)

function setTimer(due: number): void {
  clearTimeout(timer)
  timerDue = due
  // No timer waits longer than 24 days: it would ring at once.
  timer = setTimeout(ringDue, Math.min(2 ** 31 - 1, Math.max(0, due - performance.now())))
  // It keeps no program alive: what is waited for does, as long as it is. A browser's timer is a mere number.
  timer.unref?.()
}

function ringDue(): void {
  timerDue = Number.POSITIVE_INFINITY
  const now = performance.now()
  let next = timerDue
  for (const alarm of [...set]) {
    if (alarm.due > now) next = Math.min(next, alarm.due)
    else if (clearAlarm(alarm)) alarm.ring()
  }
  if (next < timerDue) setTimer(next)
}
