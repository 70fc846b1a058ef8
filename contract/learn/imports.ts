import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, named, nullable } from '../values.ts'
import { exampleIds } from './values.ts'

export const mostImported = 500
/** More than so many lines need, so that a file that is far too long is read, and refused with the reason. */
const bodyLimit = 1024 * 1024
const longestFile = 1_000_000

export const requiredColumns = ['child', 'year', 'parent', 'email', 'exam'] as const
export const importColumns = [...requiredColumns, 'username', 'subjects', 'school', 'group'] as const

const problem = closed({
  line: Type.Integer({ description: 'The line of the file, from 1.' }),
  column: nullable(Type.String({ description: 'The name of the column. Null if the whole line is meant.' })),
  message: Type.String(),
})

const imported = closed(
  {
    children: Type.Number({ description: 'The number of children in the lines that can be read.' }),
    emails: Type.Number({
      description: 'The largest number of emails that will be sent.',
    }),
    problems: Type.Array(problem, {
      description:
        'The problems found, in the order of the lines. If the first line or a quotation mark is wrong, only that is listed. Empty unless the file was only checked.',
    }),
    newGroups: Type.Array(Type.String(), { description: 'The groups that are created for it, by name.' }),
    students: Type.Array(
      closed({
        line: Type.Integer(),
        studentId: Id,
        displayName: Type.String(),
        username: Type.String({
          description: 'As in the file, or with a number if that username is taken.',
        }),
      }),
      { description: 'The students added, in the order of the file. None if the file was only checked.' },
    ),
  },
  { $id: 'LearnStudentImport' },
)
export interface LearnStudentImport extends Static<typeof imported> {}
export const LearnStudentImport = named<LearnStudentImport>(imported)

const { organizationId, studentId } = exampleIds

export const importLearnStudents = operation({
  id: 'learn.importLearnStudents',
  method: 'POST',
  path: '/v1/learn/students/import',
  summary: 'Add many students from a CSV file',
  description: `Adds up to ${mostImported} students from a CSV file, all of them or none. The first line names the columns, in any order: \`child\`, \`year\`, \`parent\`, \`email\` and \`exam\` are required; \`username\`, \`subjects\`, \`school\` and \`group\` can be left out. Columns are separated by commas, semicolons or tabs. Each parent is invited by email, and becomes the guardian by accepting. Your organization states that the parents agree, as with \`learn.completeLearnParentChildOnboarding\`. Students have no PIN yet: make sign-in cards with \`learn.createLearnSignInCards\`. With \`checkOnly\`, nothing is added, and the answer lists every problem with its line. Otherwise a file with a problem fails with \`BadRequest\`, which names the first.`,
  body: closed(
    {
      organizationId: Id,
      lines: Type.String({ minLength: 1, maxLength: longestFile, description: 'The contents of the file.' }),
      checkOnly: Type.Optional(Type.Boolean({ description: 'Default false.' })),
    },
    { $id: 'ImportLearnStudentsRequest' },
  ),
  bodyLimit,
  response: LearnStudentImport,
  status: 200,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'learn:write',
  about: 'organizationId',
  effect: 'mutate',
  closedToClients: true,
  example: {
    request: {
      organizationId,
      lines:
        'child,year,parent,email,exam,group\nRobin,Year 5,Alex Reed,alex@reed.example,gl,Tuesday group\n',
    },
    response: {
      children: 1,
      emails: 1,
      problems: [],
      newGroups: ['Tuesday group'],
      students: [{ line: 2, studentId, displayName: 'Robin', username: 'robin-482' }],
    },
  },
})
