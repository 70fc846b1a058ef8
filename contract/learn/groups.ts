import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, named, nullable, Timestamp } from '../values.ts'
import { exampleAssignment, LearnAssignment, workFields } from './assignments.ts'
import { exampleIds, subjectIds, yearGroups } from './values.ts'

export const mostInGroup = 500

const groupStudents = closed(
  {
    teamId: Id,
    students: Type.Number({ description: 'The number of students in the group now.' }),
  },
  { $id: 'LearnGroupStudents' },
)
export interface LearnGroupStudents extends Static<typeof groupStudents> {}
const LearnGroupStudents = named<LearnGroupStudents>(groupStudents)

const { organizationId, teamId, studentId } = exampleIds

const grouping = {
  status: 200,
  role: 'admin',
  scope: 'learn:write',
  about: 'teamId',
  effect: 'mutate',
} as const

export const addLearnGroupStudents = operation({
  id: 'learn.addLearnGroupStudents',
  method: 'POST',
  path: '/v1/learn/groups/{teamId}/students',
  summary: 'Put students into a group',
  description: `Puts students into a group, such as a class. A group is a team: create it with \`teams.createTeam\`, and add the people who teach it with \`teams.addTeamMember\`. Its \`client\` members then see these students, and guardians get an email about each of them. Students stay in their family’s team too, and can be in several groups. Those who are in the group already stay in it. All students are added, or none. Fails with \`Conflict\` if the team is a family’s own, or the group would have more than ${mostInGroup} students.`,
  params: closed({ teamId: Id }),
  body: closed(
    { studentIds: Type.Array(Id, { minItems: 1, maxItems: mostInGroup }) },
    { $id: 'AddLearnGroupStudentsRequest' },
  ),
  response: LearnGroupStudents,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  ...grouping,
  example: { request: { teamId, studentIds: [studentId] }, response: { teamId, students: 1 } },
})

export const removeLearnGroupStudent = operation({
  id: 'learn.removeLearnGroupStudent',
  method: 'DELETE',
  path: '/v1/learn/groups/{teamId}/students/{studentId}',
  summary: 'Take a student out of a group',
  description:
    'Takes a student out of a group. Nothing recorded about them changes. A student can’t be taken out of their family’s team.',
  params: closed({ teamId: Id, studentId: Id }),
  response: LearnGroupStudents,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  ...grouping,
  example: { request: { teamId, studentId }, response: { teamId, students: 0 } },
})

const Positions = (description: string) => Type.Array(Type.Integer(), { description })
const Percent = nullable(Type.Integer())

const groupStudent = closed({
  studentId: Id,
  displayName: Type.String(),
  avatarId: Type.String(),
  yearGroup: Type.Enum(yearGroups),
  lastPractisedAt: nullable(Timestamp),
  answersThisWeek: Type.Number({ description: 'Since Monday. Weeks begin at midnight UTC.' }),
  rightThisWeek: Type.Number(),
  answersLastWeek: Type.Number({ description: 'In the week before.' }),
  scores: Type.Array(Percent, {
    description:
      'One for each of `topics`, in their order: the chance of a right answer to an average question, in percent. Null if there are too few answers to know.',
  }),
  due: Positions('Topics that were secure and should be reviewed, as positions in `topics` from 0.'),
  falling: Positions('Topics where answers have become clearly worse than they were at their best.'),
  stuck: Positions(
    'Topics where at least the last three answers were wrong, or the student is below 50% after twelve answers.',
  ),
  quiet: Type.Boolean({ description: 'Whether the student has not practised for seven days.' }),
})

const groupOverview = closed(
  {
    organizationId: Id,
    teamId: nullable(Id),
    asOf: Timestamp,
    topics: Type.Array(closed({ topicId: Type.String(), name: Type.String(), subjectId: Type.String() })),
    students: Type.Array(groupStudent, {
      description: `In the order of their names, at most ${mostInGroup}.`,
    }),
    studentCount: Type.Number({
      description: 'The number of students in the group, including those left out.',
    }),
    middle: nullable(
      Type.Array(Percent, {
        description: 'The middle of the group in each topic, if at least five students have a score there.',
      }),
    ),
  },
  { $id: 'LearnGroupOverview' },
)
export interface LearnGroupOverview extends Static<typeof groupOverview> {}
const LearnGroupOverview = named<LearnGroupOverview>(groupOverview)

export const getLearnGroupOverview = operation({
  id: 'learn.getLearnGroupOverview',
  method: 'GET',
  path: '/v1/learn/groups/overview',
  summary: 'See where a group stands',
  description: `Returns where each student of a group stands in each topic, who has not practised, and who is stuck. Without \`teamId\`, the group is every student of the organization whom you can see. It shows at most ${mostInGroup} students. Students are compared only with their own past: \`middle\` is null, unless an administrator has turned on \`groupComparisons\` in \`learn.updateLearnSettings\`.`,
  query: closed({
    organizationId: Id,
    teamId: Type.Optional(Id),
    subjectId: Type.Optional(Type.Enum(subjectIds)),
  }),
  response: LearnGroupOverview,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  about: 'organizationId',
  effect: 'read',
  featured: true,
  fromStandby: true,
  example: {
    request: { organizationId, teamId, subjectId: 'maths' },
    response: {
      organizationId,
      teamId,
      asOf: '2026-02-02T16:05:12.480Z',
      topics: [
        { topicId: 'maths.place-value', name: 'Place value', subjectId: 'maths' },
        { topicId: 'maths.multiplication', name: 'Multiplication', subjectId: 'maths' },
      ],
      students: [
        {
          studentId,
          displayName: 'Robin',
          avatarId: 'fox',
          yearGroup: 'Year 5',
          lastPractisedAt: '2026-02-01T17:20:00.000Z',
          answersThisWeek: 41,
          rightThisWeek: 33,
          answersLastWeek: 36,
          scores: [84, null],
          due: [],
          falling: [],
          stuck: [1],
          quiet: false,
        },
      ],
      studentCount: 1,
      middle: null,
    },
  },
})

export const mostSetAtOnce = 200

const groupAssignments = closed(
  { assignments: Type.Array(LearnAssignment, { description: 'One for each student.' }) },
  { $id: 'LearnGroupAssignments' },
)
export interface LearnGroupAssignments extends Static<typeof groupAssignments> {}

export const createLearnGroupAssignments = operation({
  id: 'learn.createLearnGroupAssignments',
  nounVerb: 'groups set-work',
  method: 'POST',
  path: '/v1/learn/groups/assignments',
  summary: 'Set an assignment for many students',
  description: `Sets the same lesson or questions for several students at once, as \`learn.createLearnAssignment\` does for one. Name a group with \`teamId\`, or the students with \`studentIds\`, but not both. Each student gets an assignment of their own. At most ${mostSetAtOnce} students can be given work at once, and if it does not fit one of them, nothing is set for anybody.`,
  body: closed(
    {
      organizationId: Id,
      teamId: Type.Optional(Id),
      studentIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostSetAtOnce })),
      ...workFields,
    },
    { $id: 'CreateLearnGroupAssignmentsRequest' },
  ),
  response: named<LearnGroupAssignments>(groupAssignments),
  status: 201,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'organizationId',
  effect: 'mutate',
  featured: true,
  example: {
    request: {
      organizationId,
      studentIds: [studentId],
      actionType: 'practice',
      topicId: exampleAssignment.topicId,
      count: 5,
      note: 'Say each place aloud.',
      dueAt: '2026-02-07T18:00:00.000Z',
    },
    response: { assignments: [{ ...exampleAssignment, files: [] }] },
  },
})
