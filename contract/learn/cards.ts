import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Secret } from '../secrets.ts'
import { closed, Id, named } from '../values.ts'
import { exampleIds } from './values.ts'

export const mostCards = 40

const card = closed({
  studentId: Id,
  displayName: Type.String(),
  username: Type.String(),
  pin: Secret(
    { place: 'PINs are shown only once, so they would be lost.', once: true },
    { description: 'The new PIN. Only this answer shows it.' },
  ),
})

const cards = closed(
  { cards: Type.Array(card, { description: 'In the order of `studentIds`.' }) },
  { $id: 'LearnSignInCards' },
)
export interface LearnSignInCards extends Static<typeof cards> {}
const LearnSignInCards = named<LearnSignInCards>(cards)

const { organizationId, studentId } = exampleIds

export const createLearnSignInCards = operation({
  id: 'learn.createLearnSignInCards',
  nounVerb: 'students sign-in-cards',
  method: 'POST',
  path: '/v1/learn/students/sign-in-cards',
  summary: 'Make sign-in cards with new PINs',
  description: `Gives each of up to ${mostCards} students a new PIN, and returns the text of their cards. The old PINs stop working, and the students are signed out everywhere. PINs are stored only as hashes, so no later call can show them: a request that is repeated with the same \`Idempotency-Key\` fails with \`Conflict\`. Guardians can make cards for their own children. People who teach a student can do so if the organization allows it with \`staffPinResets\` in \`learn.updateLearnSettings\`, if a guardian allows it with \`staffPinResets\` in \`learn.updateLearnStudent\`, or while the student has no guardian yet. If you may not do this for one of the students, nobody gets a new PIN, and the answer is \`Forbidden\`. After 30 calls in ten minutes, the answer is \`TooManyRequests\`.`,
  body: closed(
    {
      organizationId: Id,
      studentIds: Type.Array(Id, { minItems: 1, maxItems: mostCards }),
    },
    { $id: 'CreateLearnSignInCardsRequest' },
  ),
  response: LearnSignInCards,
  status: 200,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  callers: ['user'],
  about: 'organizationId',
  effect: 'mutate',
  destructive: true,
  answeredOnce: true,
  example: {
    request: { organizationId, studentIds: [studentId] },
    response: {
      cards: [{ studentId, displayName: 'Robin', username: 'robin-the-fox', pin: '8152' }],
    },
  },
})
