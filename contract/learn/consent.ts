import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, nullable, Timestamp } from '../values.ts'

const wording = closed(
  {
    wording: Type.String({
      description: 'The name of this version of the text. Consents name the version that was agreed to.',
    }),
    title: Type.String(),
    text: Type.String({ description: 'The text that a guardian agrees to, as Markdown.' }),
  },
  { $id: 'LearnConsentWording' },
)
export interface LearnConsentWording extends Static<typeof wording> {}
export const LearnConsentWording = named<LearnConsentWording>(wording)

export const exampleWording = 'learning-2026-2'

const consentBases = ['guardian', 'organization'] as const

const consent = closed(
  {
    given: Type.Boolean({ description: 'Whether consent is currently given.' }),
    basis: Type.Enum(consentBases, {
      description:
        'On whose word the consent stands: a guardian’s own, or that of the organization whose key added the student. A guardian’s own word replaces the organization’s: see `learn.updateLearnConsent`.',
    }),
    wording: Type.String({
      description:
        'The version of the text: the one that the guardian agreed to, or the one that was current when the organization gave its word.',
    }),
    givenAt: Timestamp,
    withdrawnAt: nullable(Timestamp),
  },
  { $id: 'LearnConsent' },
)
export interface LearnConsent extends Static<typeof consent> {}
export const LearnConsent = named<LearnConsent>(consent)

export const exampleConsent: LearnConsent = {
  given: true,
  basis: 'guardian',
  wording: exampleWording,
  givenAt: '2026-01-31T09:30:00.000Z',
  withdrawnAt: null,
}

export const getLearnConsentWording = operation({
  id: 'learn.getLearnConsentWording',
  nounVerb: 'students consent-wording',
  method: 'GET',
  path: '/v1/learn/consent-wording',
  summary: 'Read what guardians agree to',
  description:
    'Returns the text that guardians agree to before a child practises. Show it to the guardian before you call `learn.completeLearnParentChildOnboarding` with their token, or `learn.updateLearnConsent`.',
  response: LearnConsentWording,
  status: 200,
  errors: [],
  role: 'any',
  scope: 'learn:read',
  effect: 'read',
  example: {
    request: {},
    response: {
      wording: exampleWording,
      title: 'What you agree to',
      text: 'Learn records how your child practises, to choose what helps them next.',
    },
  },
})
