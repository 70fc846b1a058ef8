import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, named, onePage } from '../values.ts'
import { markdownWords, reading } from './content.ts'

export const writingKinds = [
  'first-line',
  'continue-story',
  'description',
  'letter',
  'diary',
  'persuasion',
  'picture',
] as const

const summaryFields = {
  id: Type.String(),
  kind: Type.Enum(writingKinds),
  kindName: Type.String({ description: 'The kind in words, such as “Continue the story”.' }),
  title: Type.String(),
  minutes: Type.Number({ description: 'The time to plan and write, as in an exam.' }),
}

const summary = closed(summaryFields, { $id: 'LearnWritingTaskSummary' })
export interface LearnWritingTaskSummary extends Static<typeof summary> {}
const LearnWritingTaskSummary = named<LearnWritingTaskSummary>(summary)

const task = closed(
  {
    ...summaryFields,
    prompt: Type.String({ description: `What to write, as ${markdownWords}` }),
    planning: Type.Array(Type.String(), { description: 'Questions to answer before writing.' }),
    criteria: Type.Array(Type.String(), { description: 'What a good piece does, for the child to tick.' }),
    modelAnswer: closed({
      text: Type.String({
        description: 'A very good answer of 250 to 350 words, in Markdown as in `prompt`.',
      }),
      notes: Type.Array(
        closed({
          quote: Type.String({ description: 'Words that occur once in `text`.' }),
          note: Type.String({ description: 'What these words do well.' }),
        }),
        { description: 'In the order of `text`.' },
      ),
    }),
  },
  { $id: 'LearnWritingTask' },
)
export interface LearnWritingTask extends Static<typeof task> {}
const LearnWritingTask = named<LearnWritingTask>(task)

const exampleSummary: LearnWritingTaskSummary = {
  id: 'the-quietest-morning',
  kind: 'first-line',
  kindName: 'Story from a first line',
  title: 'The Quietest Morning',
  minutes: 30,
}

const summaryPage = closed(onePage(LearnWritingTaskSummary), { $id: 'LearnWritingTaskPage' })
interface LearnWritingTaskPage extends Static<typeof summaryPage> {}

export const listLearnWritingTasks = operation({
  id: 'learn.listLearnWritingTasks',
  path: '/v1/learn/writing-tasks',
  summary: 'List writing tasks',
  description:
    'Lists the creative writing tasks, kind by kind. Nobody marks them: a child compares their piece with the criteria and the model answer.',
  ...reading,
  query: closed({
    kind: Type.Optional(Type.Enum(writingKinds, { description: 'Return only the tasks of this kind.' })),
  }),
  response: named<LearnWritingTaskPage>(summaryPage),
  errors: [],
  example: {
    request: { kind: 'first-line' },
    response: { data: [exampleSummary], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const getLearnWritingTask = operation({
  id: 'learn.getLearnWritingTask',
  path: '/v1/learn/writing-tasks/{writingTaskId}',
  summary: 'Get a writing task',
  description:
    'Returns a creative writing task with its planning questions, criteria and model answer. Show the model answer only when the child has written, or asks for it.',
  ...reading,
  params: closed({
    writingTaskId: Type.String({
      minLength: 1,
      maxLength: 128,
      description: 'The ID of a writing task. See `learn.listLearnWritingTasks`.',
    }),
  }),
  response: LearnWritingTask,
  errors: ['NotFound'],
  example: {
    request: { writingTaskId: exampleSummary.id },
    response: {
      ...exampleSummary,
      prompt:
        'Write a story that begins with this line:\n\n*It was the quietest morning there had ever been on Mill Street, and that was how I knew.*',
      planning: ['Which sound is missing? Think of one that is always there.'],
      criteria: ['I use sounds all through the story, loud and soft.'],
      modelAnswer: {
        text: 'It was the quietest morning there had ever been on Mill Street, and that was how I knew. The beck had stopped.',
        notes: [
          {
            quote: 'The beck had stopped.',
            note: 'The answer to the first riddle comes at once, and opens a bigger one: why?',
          },
        ],
      },
    },
  },
})
