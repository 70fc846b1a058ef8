import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, named } from '../values.ts'
import { everyone, exampleIds } from './values.ts'

export const textSizes = ['normal', 'large', 'largest'] as const
export const spacings = ['normal', 'wide'] as const
export const contrasts = ['normal', 'more'] as const
export const themes = ['system', 'light', 'dark'] as const

const fields = {
  textSize: Type.Enum(textSizes),
  spacing: Type.Enum(spacings, { description: 'The space between letters, words and lines.' }),
  contrast: Type.Enum(contrasts),
  theme: Type.Enum(themes, { description: 'system: as the device is set.' }),
  reduceMotion: Type.Boolean({ description: 'Whether nothing moves, even if the device allows it.' }),
  readAloud: Type.Boolean({ description: 'Whether each question is read aloud when it appears.' }),
  hideClock: Type.Boolean({ description: 'Whether tests hide their clock until it is asked for.' }),
}

const preferences = closed(fields, { $id: 'LearnPreferences' })
export interface LearnPreferences extends Static<typeof preferences> {}
export const LearnPreferences = named<LearnPreferences>(preferences)

/** Until somebody chooses something else. */
export const usualPreferences: LearnPreferences = {
  textSize: 'normal',
  spacing: 'normal',
  contrast: 'normal',
  theme: 'system',
  reduceMotion: false,
  readAloud: false,
  hideClock: false,
}

export const updateLearnPreferences = operation({
  id: 'learn.updateLearnPreferences',
  nounVerb: 'students update-preferences',
  method: 'PATCH',
  path: '/v1/learn/students/{studentId}/preferences',
  summary: 'Change how pages look for a student',
  description:
    'Changes how a student’s pages look and sound, on every device. Fields you leave out stay unchanged. Students can change their own.',
  params: closed({ studentId: Id }),
  body: closed(
    {
      textSize: Type.Optional(fields.textSize),
      spacing: Type.Optional(fields.spacing),
      contrast: Type.Optional(fields.contrast),
      theme: Type.Optional(fields.theme),
      reduceMotion: Type.Optional(fields.reduceMotion),
      readAloud: Type.Optional(fields.readAloud),
      hideClock: Type.Optional(fields.hideClock),
    },
    { $id: 'UpdateLearnPreferencesRequest' },
  ),
  response: LearnPreferences,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  about: 'studentId',
  role: 'member',
  scope: 'learn:write',
  callers: everyone,
  effect: 'mutate',
  example: {
    request: { studentId: exampleIds.studentId, textSize: 'large' },
    response: { ...usualPreferences, textSize: 'large' },
  },
})
