import type { Inputs } from '@learn/sdk'

type Onboarding = Inputs['learn.completeLearnParentChildOnboarding']

/** Everything that a parent says before the one call at the end. It is kept in this page's memory only. */
export interface Answers {
  readonly parentName: string
  readonly childName: string
  readonly yearGroup: Onboarding['yearGroup'] | ''
  readonly examFamilyId: string
  readonly subjectIds: readonly Onboarding['subjectIds'][number][]
  readonly targetSchool: string
  readonly tutorEmail: string
  readonly avatarId: string
  /** Null until the parent chooses one: until then, the suggestion counts. */
  readonly username: string | null
  readonly pin: string
  readonly isRemembered: boolean
  readonly isAgreed: boolean
}

export type Field = keyof Answers
export type Troubles = Partial<Record<Field, string>>

export const allSubjects = ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'] as const
export const yearGroups = ['Year 4', 'Year 5', 'Year 6'] as const
export const avatarIds = [
  'fox',
  'owl',
  'hedgehog',
  'bear',
  'hare',
  'robin',
  'badger',
  'otter',
  'squirrel',
  'frog',
  'deer',
  'puffin',
] as const

export const noAnswers: Answers = {
  parentName: '',
  childName: '',
  yearGroup: '',
  examFamilyId: '',
  subjectIds: allSubjects,
  targetSchool: '',
  tutorEmail: '',
  avatarId: 'fox',
  username: null,
  pin: '',
  isRemembered: false,
  isAgreed: false,
}

/** The steps, each with an address of its own, so that the browser's own back and forward work. */
export const steps = [
  { id: 'you', path: '/family/add', name: 'You' },
  { id: 'child', path: '/family/add/child', name: 'Your child' },
  { id: 'test', path: '/family/add/test', name: 'The test' },
  { id: 'sign-in', path: '/family/add/sign-in', name: 'Signing in' },
  { id: 'agree', path: '/family/add/agree', name: 'Check and agree' },
] as const

export type StepId = (typeof steps)[number]['id']

export const pathOf = (id: StepId): string => steps.find(step => step.id === id)?.path ?? steps[0].path

/** What is missing or wrong in one step. An empty object means that the parent can continue. */
export function troublesIn(step: StepId, answers: Answers, parentEmail: string): Troubles {
  const troubles = checks[step](answers, parentEmail)
  return Object.fromEntries(Object.entries(troubles).filter(([, text]) => text))
}

const checks: Readonly<Record<StepId, (answers: Answers, parentEmail: string) => Record<string, string>>> = {
  you: ({ parentName }) => ({ parentName: nameTrouble(parentName, 'Type your name.') }),
  child: ({ childName, yearGroup }) => ({
    childName: nameTrouble(childName, 'Type a first name or a nickname.'),
    yearGroup: yearGroup ? '' : 'Choose a year. In the summer, choose the year that starts in September.',
  }),
  test: ({ examFamilyId, subjectIds, targetSchool, tutorEmail }, parentEmail) => ({
    examFamilyId: examFamilyId ? '' : 'Choose a test. If you aren’t sure, choose GL Assessment for now.',
    subjectIds: subjectIds.length > 0 ? '' : 'Choose at least one subject.',
    targetSchool: targetSchool.length > 160 ? 'Use at most 160 characters.' : '',
    tutorEmail: tutorTrouble(tutorEmail.trim(), parentEmail),
  }),
  'sign-in': answers => ({
    username: usernameOf(answers) ? '' : 'Type a username.',
    pin: pinTrouble(answers.pin),
  }),
  agree: ({ isAgreed }) => ({
    isAgreed: isAgreed
      ? ''
      : 'Without your agreement we can’t create the account. Tick the box if you agree.',
  }),
}

function nameTrouble(name: string, missing: string): string {
  if (!name.trim()) return missing
  return [...name.trim()].length > 160 ? 'Use at most 160 characters.' : ''
}

function tutorTrouble(email: string, parentEmail: string): string {
  if (!email) return ''
  if (email.toLowerCase() === parentEmail.toLowerCase())
    return 'This is your own address. Leave the field empty, or type the tutor’s.'
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? ''
    : 'This is not an email address. Check it, or leave the field empty.'
}

export const easyPin = 'This PIN is easy to guess. Avoid years, repeats and counting, such as 1234.'

function pinTrouble(pin: string): string {
  const characters = [...pin]
  if (characters.length !== 4) return 'Type four numbers or letters.'
  const steps = characters.slice(1).map((one, at) => one.charCodeAt(0) - (characters[at] ?? '').charCodeAt(0))
  const isEasy =
    new Set(characters).size < 3 || new Set(steps).size === 1 || /^(19|20)\d\d$/.test(characters.join(''))
  return isEasy ? easyPin : ''
}

/** The first step that can't be left yet; the last one if all can. */
export function firstOpenStep(answers: Answers, parentEmail: string): StepId {
  const open = steps.find(({ id }) => Object.keys(troublesIn(id, answers, parentEmail)).length > 0)
  return open?.id ?? 'agree'
}

/** Whether a step may be shown: all before it are answered. */
export function canShow(step: StepId, answers: Answers, parentEmail: string): boolean {
  const order = steps.map(({ id }) => id)
  return order.indexOf(step) <= order.indexOf(firstOpenStep(answers, parentEmail))
}

/** A username without a surname, school or birthday in it, such as robin-the-fox. */
export function suggestUsername(childName: string, avatarId: string, number?: number): string {
  const name = childName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
  return [name || 'star', 'the', avatarId, ...(number === undefined ? [] : [number])].join('-')
}

export const usernameOf = ({ username, childName, avatarId }: Answers): string =>
  username === null ? suggestUsername(childName, avatarId) : username.trim()

export const requestOf = (answers: Answers, parentEmail: string): Onboarding => ({
  parentDisplayName: answers.parentName.trim(),
  parentEmail,
  childDisplayName: answers.childName.trim(),
  childUsername: usernameOf(answers),
  childPin: answers.pin,
  // A step can only be left with a year, so it is not empty here.
  yearGroup: answers.yearGroup as Onboarding['yearGroup'],
  targetSchool: answers.targetSchool.trim() || null,
  examFamilyId: answers.examFamilyId,
  subjectIds: [...answers.subjectIds],
  avatarId: answers.avatarId,
  ...(answers.tutorEmail.trim() && { tutorInviteEmail: answers.tutorEmail.trim() }),
})

/** Where a refusal of the call belongs: the step to open and the field it is about. */
export interface Refusal {
  readonly step: StepId
  readonly troubles: Troubles
}

/** Undefined if the refusal is about no single field. The server's sentences begin with the field's name. */
export function refusalOf(
  error: { readonly _tag: string; readonly message: string },
  answers: Answers,
  number: number,
): Refusal | undefined {
  const { _tag: kind, message } = error
  const another = suggestUsername(answers.childName, answers.avatarId, number)
  if (kind === 'Conflict' && message.startsWith('childUsername is taken'))
    return {
      step: 'sign-in',
      troubles: { username: `“${usernameOf(answers)}” is taken. Choose another, such as “${another}”.` },
    }
  if (kind === 'Conflict' && message.startsWith('tutorInviteEmail'))
    return {
      step: 'test',
      troubles: {
        tutorEmail: 'This tutor can’t be invited now. Leave the field empty, and invite them later.',
      },
    }
  if (kind !== 'BadRequest' && kind !== 'HttpApiDecodeError') return undefined
  return refusedFields.find(({ name }) => message.includes(name))?.refusal
}

const notAccepted = 'This can’t be used here. Try other characters.'

const refusedFields: readonly { readonly name: string; readonly refusal: Refusal }[] = [
  { name: 'childPin', refusal: { step: 'sign-in', troubles: { pin: easyPin } } },
  { name: 'childUsername', refusal: { step: 'sign-in', troubles: { username: notAccepted } } },
  { name: 'parentDisplayName', refusal: { step: 'you', troubles: { parentName: notAccepted } } },
  { name: 'childDisplayName', refusal: { step: 'child', troubles: { childName: notAccepted } } },
  { name: 'targetSchool', refusal: { step: 'test', troubles: { targetSchool: notAccepted } } },
  {
    name: 'tutorInviteEmail',
    refusal: { step: 'test', troubles: { tutorEmail: 'This email address can’t be used. Check it.' } },
  },
]
