/** The time that is left of a test. */
export function clockWords(seconds: number): string {
  if (!Number.isFinite(seconds)) return ''
  if (seconds <= 0) return 'Time is up'
  if (seconds <= 60) return 'The last minute'
  return `${Math.ceil(seconds / 60)} minutes left`
}
