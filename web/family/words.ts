/** Sentences for parents: plain, exact and calm. */

interface Failure {
  readonly _tag: string
  readonly message: string
  readonly requestId?: string | undefined
  readonly retryAfterSeconds?: number
}

/** What went wrong, and what to do next. */
export function failureWords(error: Failure): string {
  switch (error._tag) {
    case 'NetworkError':
    case 'TimeoutError':
      return 'We can’t reach Learn. Nothing is lost: check your connection, then try again.'
    case 'TooManyRequests':
      return `That was a lot of tries. Please wait ${minutes(error.retryAfterSeconds ?? 60)}, then try again.`
    case 'Unauthorized':
      return 'You are signed out. Sign in again in another tab, then try again here.'
    case 'Conflict':
    case 'Forbidden':
    case 'NotFound':
      return error.message
    default:
      return `That didn’t work. Try again. If it happens again, give this number to the people who run this server: ${error.requestId ?? 'none'}.`
  }
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

/** As in “Robin’s”; also for names that end in s, as people say it. */
export const ownerOf = (name: string): string => `${name}’s`

/** A day as people write it, such as “12 September 2027”. */
export const dayWords = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The same for a date without a time, which is the same everywhere. */
export const dateWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const day = 86_400_000

/** “43 weeks to the test”, or nothing if its day is not known or over. */
export function untilTest(examDate: string | null, now: Date): string {
  if (examDate === null) return ''
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((Date.parse(examDate) - today) / day)
  if (days < 0) return ''
  if (days === 0) return 'the test is today'
  if (days === 1) return 'the test is tomorrow'
  return days < 21 ? `${days} days to the test` : `${Math.round(days / 7)} weeks to the test`
}

/** “Maths, English and verbal reasoning”; “all four subjects” for all of them. */
export function listWords(names: readonly string[], all: number): string {
  if (names.length === all) return all === 4 ? 'all four subjects' : 'all subjects'
  const words = names.map((name, at) => (at === 0 || name === 'English' ? name : lowered(name)))
  const [last = ''] = words.slice(-1)
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

const lowered = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
