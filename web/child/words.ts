/** Sentences for a child, in words that a child of seven can read. */

/** Why a sign-in did not work. */
export function refusalWords(kind: string): string {
  switch (kind) {
    case 'Unauthorized':
      return 'That name and PIN do not fit. Try again.'
    case 'HttpApiDecodeError':
      return 'Type your name and your PIN.'
    case 'NetworkError':
      return 'No internet. Try again in a moment.'
    default:
      return 'That didn’t work. Try again, or ask your grown-up.'
  }
}

export function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export const restWords = (seconds: number) =>
  `That was a lot of tries. You can try again in ${waitWords(seconds)}.`

export const closedWords = {
  over: { title: 'This practice is over', text: 'You can start a new one whenever you like.' },
  plan: { title: 'Practice is closed', text: 'Ask your grown-up. They can open it again.' },
  consent: { title: 'Practice is closed', text: 'Your grown-up has to say yes first. Ask them about it.' },
  'signed out': { title: 'Please sign in again', text: 'Nothing is lost. Your question waits for you.' },
  trouble: { title: 'That didn’t work', text: 'Try again, or ask your grown-up.' },
} as const

/** Why practice or a test could not begin. */
export function refusedWords(kind: string): string {
  if (kind === 'PaymentRequired') return `${closedWords.plan.title}. ${closedWords.plan.text}`
  if (kind === 'Forbidden') return closedWords.consent.text
  return `${closedWords.trouble.title}. ${closedWords.trouble.text}`
}

/** A score as a child reads it. */
export function levelOf(score: number, enoughEvidence: boolean): 'new' | 'growing' | 'strong' {
  if (!enoughEvidence) return 'new'
  return score >= 0.85 ? 'strong' : 'growing'
}

export const questionWords = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export const subjectNames: Readonly<Record<string, string>> = {
  maths: 'Maths',
  english: 'English',
  'verbal-reasoning': 'Verbal reasoning',
  'non-verbal-reasoning': 'Non-verbal reasoning',
}

/** A day as people say it, such as “Friday 3 May”. */
export const dayWords = (time: string) =>
  new Date(time).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
