import {
  contentVersion,
  type ExamFamilyId,
  examFamilyIds,
  examShare,
  modesOf,
  type Subject,
  subjectIds,
  subjects,
  type Topic,
  topics,
} from '@learn/content'
import { once } from '@learn/content/once'
import * as contract from '@learn/contract/learn/topics'
import type { Input, Output } from '@learn/contract/operation'
import { defaultPageSize } from '@learn/contract/values'
import { type Context, organizationIdOf } from '../../context.ts'
import { encodeCursor } from '../../storage/cursor.ts'
import { readCursor, readLimit } from '../../storage/page.ts'
import { readExamFamily } from '../knowledge/profile.ts'
import { settingsOf } from './topic-visibility.store.ts'

type Form = NonNullable<Input<typeof contract.listLearnTopics>['form']>

// The same for everybody, so built once.
const lists = once(makeLists)
const places = new Map(topics.map(({ id }, place) => [id, place]))
const size = { usual: defaultPageSize, most: contract.largestTopicPage }

export async function listLearnTopics(
  ctx: Context<'BadRequest'>,
  { subjectId, examFamilyId, form = 'whole', ...asked }: Input<typeof contract.listLearnTopics>,
): Promise<Output<typeof contract.listLearnTopics>> {
  const family = examFamilyId === undefined ? undefined : readExamFamily(ctx, examFamilyId)
  const name = listName(form, subjectId, family)
  const binding = [ctx.operationId, ctx.actor.principalId, name].join('\n')
  const limit = readLimit(ctx, asked.limit, size)
  const last = readCursor(ctx, binding, asked.cursor)?.id
  const all = await shownTo(ctx, lists().get(name) ?? [])
  const left = last === undefined ? all : all.filter(({ id }) => placeOf(id) > placeOf(last))
  const data = left.slice(0, limit)
  const next = { direction: 'forwards', key: '', id: data.at(-1)?.id ?? '' } as const
  const nextCursor = left.length > limit ? encodeCursor(ctx.secrets.cursor.current, binding, next) : null
  return { data, total: all.length, nextCursor, prevCursor: null, contentVersion }
}

/** In teaching order. */
const placeOf = (id: string) => places.get(id) ?? -1

/** Students do not see hidden topics, even as prerequisites of others. */
async function shownTo(
  ctx: Context,
  listed: readonly contract.LearnTopic[],
): Promise<readonly contract.LearnTopic[]> {
  if (ctx.actor.kind !== 'student') return listed
  const { hidden } = await settingsOf(ctx.db, organizationIdOf(ctx))
  if (hidden.size === 0) return listed
  return listed
    .filter(({ id }) => !hidden.has(id))
    .map(({ prerequisites, ...topic }) =>
      prerequisites ? { ...topic, prerequisites: prerequisites.filter(id => !hidden.has(id)) } : topic,
    )
}

function listName(form: Form, subject: string | undefined, family: ExamFamilyId | undefined): string {
  return `${form} ${subject ?? 'all'} ${family ?? 'all'}`
}

/** A list for each form and each combination of a subject or none with an exam family or none. */
function makeLists(): ReadonlyMap<string, readonly contract.LearnTopic[]> {
  const made = new Map<string, readonly contract.LearnTopic[]>()
  for (const [form, write] of [
    ['whole', wholeTopic],
    ['short', shortTopic],
  ] as const) {
    const all = subjects.flatMap(subject => subject.topics.map(topic => write(subject, topic)))
    for (const subject of [undefined, ...subjectIds])
      for (const family of [undefined, ...examFamilyIds]) {
        const isListed = ({ id, subjectId }: contract.LearnTopic) =>
          (subject === undefined || subjectId === subject) &&
          (family === undefined || examShare(family, id) > 0)
        made.set(listName(form, subject, family), all.filter(isListed))
      }
  }
  return made
}

function shortTopic({ id: subjectId }: Subject, { id, subdomain, name, year }: Topic): contract.LearnTopic {
  return { id, subjectId, subdomainId: subdomain, name, yearGroup: `Year ${year}` }
}

function wholeTopic(subject: Subject, topic: Topic): contract.LearnTopic {
  const { id, prerequisites, about, templates, lesson } = topic
  return {
    ...shortTopic(subject, topic),
    prerequisites: [...prerequisites],
    about,
    modes: modesOf(topic),
    templates: templates.map(({ id, version, mode }) => ({ templateId: id, version, mode })),
    blueprint: examFamilyIds.map(family => ({ examFamilyId: family, share: examShare(family, id) })),
    lessonVersion: lesson().version,
  }
}
