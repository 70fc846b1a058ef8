import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, nullable, Timestamp } from '../values.ts'

/** Where a family lives, until they say otherwise. */
export const usualTimeZone = 'Europe/London'

/** On Mondays, at this hour in the family’s time zone. */
export const weeklyHour = 7

const timeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The name of a time zone, such as Europe/London. Emails come in the morning there.',
})

const preferences = closed(
  {
    weekly: nullable(
      Type.Boolean({
        description: 'Whether you want the weekly email. Null until you have answered; nothing is sent then.',
      }),
    ),
    timeZone,
    nextWeeklyAt: nullable(
      Type.String({ ...Timestamp, description: 'When the next weekly email is due; null if you want none.' }),
    ),
  },
  { $id: 'LearnMailPreferences' },
)
export interface LearnMailPreferences extends Static<typeof preferences> {}
export const LearnMailPreferences = named<LearnMailPreferences>(preferences)

const own = { role: 'none', callers: ['user'], response: LearnMailPreferences, status: 200 } as const

export const getLearnMailPreferences = operation({
  id: 'learn.getLearnMailPreferences',
  method: 'GET',
  path: '/v1/learn/mail-preferences',
  summary: 'See which emails you get',
  description:
    'Returns which regular emails you want, and your time zone. Learn sends none that you have not asked for.',
  ...own,
  errors: [],
  scope: 'identity:read',
  effect: 'read',
  example: { request: {}, response: { weekly: null, timeZone: usualTimeZone, nextWeeklyAt: null } },
})

export const updateLearnMailPreferences = operation({
  id: 'learn.updateLearnMailPreferences',
  method: 'PATCH',
  path: '/v1/learn/mail-preferences',
  summary: 'Choose which emails you get',
  description: `Turns the weekly email about your children on or off, or changes your time zone. It comes on Mondays at ${weeklyHour} in the morning, and says in three sentences for each child of whom you are a guardian how the last week went, and what to do next. Turned off, an email that is still waiting is not sent. Fields you leave out stay unchanged.`,
  body: closed(
    { weekly: Type.Optional(Type.Boolean()), timeZone: Type.Optional(timeZone) },
    { $id: 'UpdateLearnMailPreferencesRequest' },
  ),
  ...own,
  errors: ['BadRequest', 'Conflict'],
  scope: 'identity:write',
  effect: 'mutate',
  example: {
    request: { weekly: true, timeZone: usualTimeZone },
    response: { weekly: true, timeZone: usualTimeZone, nextWeeklyAt: '2026-02-02T07:00:00.000Z' },
  },
})
