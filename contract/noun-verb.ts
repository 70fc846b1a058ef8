interface NounDeclaration {
  /** One line for help. */
  readonly about: string
  /** What operation ids call it, in the singular. Without this, an id names it by its area: `teams.createTeam`. */
  readonly ids?: readonly `${string}.${string}`[]
}

/** The nouns people use for operations, in the order a newcomer should meet them: `learn teams list`, `client.teams.list()`. */
export const nouns = {
  caller: { about: 'Who you are signed in as, and what you may do', ids: ['identity.Caller'] },
  account: { about: 'Your account', ids: ['identity.Account'] },
  organizations: { about: 'Schools, tutoring businesses and families' },
  members: { about: 'The people and API keys in an organization' },
  teams: { about: 'Groups of members in an organization' },
  invitations: { about: 'Invitations to join an organization', ids: ['organizations.Invitation'] },
  keys: { about: 'API keys for programs', ids: ['identity.ApiKey'] },
  grants: { about: 'Apps that can act for you', ids: ['identity.Grant'] },
  'sign-ins': { about: 'Browsers where you are signed in', ids: ['identity.Session'] },
  families: {
    about: 'A parent and a child, signed up together',
    ids: ['learn.LearnParentChildOnboarding'],
  },
  students: { about: 'Children who practise: their progress and their data', ids: ['learn.LearnStudent'] },
  'mail-preferences': { about: 'Which emails you get', ids: ['learn.LearnMailPreferences'] },
  entitlements: { about: 'The plan that lets a student practise', ids: ['learn.LearnEntitlement'] },
  sessions: { about: 'Practice sessions', ids: ['learn.LearnSession'] },
  decisions: { about: 'What a student does next, and why', ids: ['learn.LearnDecision'] },
  attempts: { about: 'Answers to questions', ids: ['learn.LearnAttempt'] },
  papers: { about: 'Mini-tests under exam conditions', ids: ['learn.LearnPaper'] },
  assignments: { about: 'Work set for students', ids: ['learn.LearnAssignment'] },
  notes: { about: 'What teachers write about students', ids: ['learn.LearnNote'] },
  groups: { about: 'Classes and other groups of students', ids: ['learn.LearnGroup'] },
  subjects: { about: 'The subjects taught, such as maths', ids: ['learn.LearnSubject'] },
  topics: { about: 'The topics of each subject, such as fractions', ids: ['learn.LearnTopic'] },
  lessons: { about: 'The lesson on each topic', ids: ['learn.LearnLesson'] },
  questions: { about: 'Practice questions', ids: ['learn.LearnQuestion'] },
  'writing-tasks': { about: 'Creative writing tasks with model answers', ids: ['learn.LearnWritingTask'] },
  'exam-families': { about: 'The kinds of 11+ exam', ids: ['learn.LearnExamFamily'] },
  settings: { about: 'Learning settings of an organization', ids: ['learn.LearnSetting'] },
  'topic-settings': {
    about: 'The topics and lessons that an organization shows',
    ids: ['learn.LearnTopicSetting'],
  },
  replays: { about: 'Estimates of how another policy would have done', ids: ['learn.LearnPolicyReplay'] },
  media: { about: 'Files in the media library', ids: ['media.MediaItem', 'media.Media'] },
  uploads: { about: 'Uploads of large files, piece by piece', ids: ['media.MediaUpload'] },
  renditions: { about: 'Images in other sizes and formats', ids: ['media.MediaRendition'] },
  billing: { about: 'Credits, prices, payments and the ledger' },
  jobs: { about: 'Long-running work' },
  audit: { about: 'Who changed what, and when', ids: ['audit.AuditEvent'] },
} as const satisfies Readonly<Record<string, NounDeclaration>>

export type Noun = keyof typeof nouns

/** An operation as people say it. Both words are in kebab-case. */
export interface NounVerb {
  readonly noun: string
  readonly verb: string
}

interface Named {
  readonly id: string
  readonly nounVerb?: string
}

/**
 * The noun is the one that the id names, and the verb is the id's, with whatever follows the noun:
 * `teams.addTeamMember` is `teams add-member`. To read a part, its name is enough: `students progress`.
 */
export function nounVerbOf({ id, nounVerb }: Named): NounVerb {
  if (nounVerb) {
    const [noun = '', verb = ''] = nounVerb.split(' ')
    return { noun, verb }
  }
  const [area = '', name = ''] = id.split('.')
  const [verb, part, noun = area] = splitAtNoun(area, name) ?? splitBehindVerb(name)
  return { noun, verb: kebab(part && (verb === 'get' || verb === 'list') ? part : verb + part) }
}

const kebab = (text: string): string => text.replaceAll(/(?<!^)[A-Z]/g, letter => `-${letter}`).toLowerCase()

function splitAtNoun(area: string, name: string): [verb: string, part: string, noun: string] | undefined {
  for (const { noun, word } of wordsOf(area)) {
    const start = name.indexOf(word)
    const part = name.slice(start + word.length)
    if (start > 0 && !/^[a-z]/.test(part)) return [name.slice(0, start), part, noun]
  }
  return undefined
}

function splitBehindVerb(name: string): [verb: string, part: string] {
  const end = name.search(/[A-Z]/)
  return end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end)]
}

interface NounWord {
  readonly noun: string
  readonly word: string
}
const wordsByArea = new Map<string, readonly NounWord[]>()

/** How the ids of an area name its nouns. The longest come first: `LearnTopicSetting` is not a `LearnTopic`. */
function wordsOf(area: string): readonly NounWord[] {
  const known = wordsByArea.get(area)
  if (known) return known
  const declared = Object.entries<NounDeclaration>(nouns).flatMap(([noun, { ids = [] }]) =>
    ids.filter(id => id.startsWith(`${area}.`)).map(id => ({ noun, word: id.slice(area.length + 1) })),
  )
  const own = { noun: area, word: area.slice(0, 1).toUpperCase() + area.slice(1).replace(/s$/, '') }
  const words = [...declared, own]
    .flatMap(({ noun, word }) =>
      [word, `${word}s`, word.replace(/y$/, 'ies')].map(form => ({ noun, word: form })),
    )
    .sort((a, b) => b.word.length - a.word.length)
  wordsByArea.set(area, words)
  return words
}
