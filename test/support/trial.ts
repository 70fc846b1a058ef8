import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorBody } from '@learn/contract/errors'
import { exampleJob, type Job, Job as JobSchema } from '@learn/contract/jobs'
import { type Input, type Operation, type Output, operation } from '@learn/contract/operation'
import { closed, Id, named } from '@learn/contract/values'
import Type, { type Static } from 'typebox'
import type { MutationContext } from '../../server/context.ts'
import { organizationIdOf } from '../../server/context.ts'
import { product } from '../../server/handlers.ts'
import type { Queries } from '../../server/storage/database.ts'
import { statement } from '../../server/storage/statement.ts'
import type { Handler, Surface, Units, Work, WorkContext } from '../../server/surface.ts'
import { type Answer, request, requestOf } from './client.ts'
import type { World } from './world.ts'

/** Paid operations for tests: a short one, a long one that starts a job, and one whose input doesn't name the payer. */
const organizationId = exampleJob.organizationId

const word = closed({ id: Id, word: Type.String() }, { $id: 'TrialWord' })
interface Word extends Static<typeof word> {}

export const createWord = operation({
  id: 'trial.createWord',
  method: 'POST',
  path: '/v1/trial/words',
  summary: 'Write a word',
  description: 'Writes a word, for 5 credits. The word "no" is refused, and "crash" fails.',
  body: closed({ organizationId: Id, word: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: named<Word>(word),
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict', 'PaymentRequired'],
  role: 'member',
  scope: 'teams:write',
  about: 'organizationId',
  effect: 'paid',
  cost: { credits: 5, per: 'call' },
  example: { request: { organizationId, word: 'yes' }, response: { id: organizationId, word: 'yes' } },
})

export const createBook = operation({
  id: 'trial.createBook',
  method: 'POST',
  path: '/v1/trial/books',
  summary: 'Write a book',
  description: 'Writes a book, for 2 credits a page. It takes as long as its pages take.',
  body: closed({
    organizationId: Id,
    pages: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    /** The pages that are really written, if fewer. */
    written: Type.Optional(Type.Integer({ minimum: 0 })),
    pageMilliseconds: Type.Optional(Type.Integer({ minimum: 0 })),
    fails: Type.Optional(Type.Enum(['declared', 'once', 'always', 'in commit'])),
  }),
  response: JobSchema,
  result: 'trial.getBook',
  status: 202,
  errors: ['BadRequest', 'NotFound', 'Conflict', 'PaymentRequired'],
  role: 'member',
  scope: 'teams:write',
  about: 'organizationId',
  effect: 'paid',
  cost: { credits: 2, per: 'page' },
  example: { request: { organizationId, pages: 10 }, response: exampleJob },
})

export const getBook = operation({
  id: 'trial.getBook',
  method: 'GET',
  path: '/v1/trial/books/{id}',
  summary: 'Read a book',
  description: 'Reads a book, also as a page.',
  params: closed({ id: Id }),
  query: closed({ format: Type.Optional(Type.Enum(['json', 'html'])) }),
  response: named<Word>(word),
  status: 200,
  formats: ['html'],
  errors: ['NotFound'],
  role: 'any',
  scope: 'teams:read',
  effect: 'read',
  example: { request: { id: organizationId }, response: { id: organizationId, word: 'a book' } },
})

export const createBadge = operation({
  id: 'trial.createBadge',
  method: 'POST',
  path: '/v1/trial/teams/{teamId}/badges',
  summary: 'Make a badge',
  description: 'Makes a badge for a team, for 3 credits from its organization.',
  params: closed({ teamId: Id }),
  response: named<Word>(word),
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict', 'PaymentRequired'],
  role: 'member',
  scope: 'teams:write',
  about: 'teamId',
  effect: 'paid',
  cost: { credits: 3, per: 'call' },
  example: { request: { teamId: organizationId }, response: { id: organizationId, word: 'badge' } },
})

export const wordInsert = statement<Word>(
  'trial_word_insert',
  'insert into trial_words (id, organization_id, word) values ($1, $2, $3) returning id, word',
)

async function writeWord(ctx: MutationContext, db: Queries, text: string): Promise<Word> {
  const [written] = await db.query(wordInsert, [ctx.newId(), organizationIdOf(ctx), text])
  if (!written) throw new Error('nothing was written')
  return written
}

const handleCreateWord: Handler<typeof createWord> = async (ctx, input) => {
  if (input.word === 'no') throw ctx.fault('Conflict', 'This word is refused.')
  const written = await writeWord(ctx, ctx.db, input.word)
  ctx.audit(organizationIdOf(ctx), written.id)
  if (input.word === 'crash') throw new Error('on purpose')
  return written
}

const handleCreateBadge: Handler<typeof createBadge> = async ctx => {
  const written = await writeWord(ctx, ctx.db, 'badge')
  ctx.audit(organizationIdOf(ctx), written.id)
  return written
}

const bookFind = statement<Word>(
  'trial_word_find',
  'select id, word from trial_words where id = $1 and organization_id = any($2)',
)

const handleGetBook: Handler<typeof getBook> = async (ctx, { id }) => {
  const [found] = await ctx.db.query(bookFind, [id, ctx.organizations])
  if (!found) throw ctx.fault('NotFound', 'Book not found.')
  return found
}

const handleCreateBook: Handler<typeof createBook> = async (ctx, { organizationId: _, ...data }) =>
  await ctx.startJob(data)

const pages: Units<typeof createBook> = async (ctx, input) => {
  if (input.pages === 13) throw ctx.fault('BadRequest', 'Nobody writes thirteen pages.')
  return input.pages
}

type Book = Omit<Input<typeof createBook>, 'organizationId'>

const writeBookJob: Work = async (ctx: WorkContext, data: object) => {
  // The handler above gave the job this data.
  const book = data as Book
  const written = book.written ?? book.pages
  for (let page = 1; page <= written; page++) {
    if (book.pageMilliseconds) await sleep(book.pageMilliseconds, undefined, { signal: ctx.signal })
    ctx.progress(page / written, `Page ${page} of ${written}`)
    if (book.fails === 'declared') throw ctx.fault('Conflict', 'The pen is dry.')
    if (book.fails === 'always' || (book.fails === 'once' && ctx.job.attempts === 1))
      throw new Error('on purpose')
  }
  return {
    units: written,
    commit: async commit => {
      const { id } = await writeWord(commit, commit.db, `a book of ${written} pages`)
      if (book.fails === 'in commit') throw commit.fault('BadRequest', 'The book does not close.')
      return { id, pages: written }
    },
  }
}

/** The product's operations with these added. */
export const trialSurface: Surface = {
  ...product,
  operations: [...product.operations, createWord, createBadge, createBook, getBook],
  handlers: {
    ...product.handlers,
    // Each takes its own operation's input; the union of all can't say so.
    [createWord.id]: handleCreateWord as unknown as Handler<Operation>,
    [createBadge.id]: handleCreateBadge as unknown as Handler<Operation>,
    [createBook.id]: handleCreateBook as unknown as Handler<Operation>,
    [getBook.id]: handleGetBook as unknown as Handler<Operation>,
  },
  units: { ...product.units, [createBook.id]: pages as unknown as Units<Operation> },
  works: { ...product.works, [createBook.id]: writeBookJob },
  renderers: {
    ...product.renderers,
    [getBook.id]: { html: async book => `<!doctype html><p>${(book as Word).word}</p>` },
  },
}

/** The table that they write to. */
export const trialTable = `
  create table if not exists trial_words (id uuid primary key, organization_id uuid not null, word text not null);
  grant select, insert on trial_words to learn_app;`

/** Short intervals for jobs. */
export const jobTimes = { beatMilliseconds: 100, superviseMilliseconds: 200, pollSeconds: 0.5 }

export const trialUnusual = { surface: trialSurface, jobTimes }

type TrialAnswer<Op extends Operation> = Answer<Output<Op> & Partial<ErrorBody>>

/** Calls a trial operation, or any other, over HTTP. */
export async function callTrial<Op extends Operation>(
  url: string,
  op: Op,
  token: string,
  input: Input<Op>,
  headers: Record<string, string> = {},
): Promise<TrialAnswer<Op>> {
  const { path, init } = requestOf(op, token, input as object, headers)
  return await request(url, path, init, op)
}

/** The words written for an organization. */
export async function wordsOf(world: World, id: string): Promise<string[]> {
  const { rows } = await world.owner.query<{ word: string }>(
    'select word from trial_words where organization_id = $1 order by id',
    [id],
  )
  return rows.map(row => row.word)
}

/** Waits until the job has ended. */
export async function waitUntilEnded(world: World, token: string, { id }: Pick<Job, 'id'>): Promise<Job> {
  for (let waited = 0; waited < 120_000; waited += 20) {
    const { body } = await world.call('jobs.getJob', token, { jobId: id })
    if (body.finishedAt !== null) return body
    await sleep(20)
  }
  throw new Error('the job did not end')
}
