import {
  examFamilies,
  lessonMarkdown,
  makeQuestion,
  type Option,
  type Picture,
  parseQuestionId,
  type Question,
  type QuestionReference,
  questionId as questionIdOf,
  questionVersionId,
  type Subject,
  subjectIds,
  subjects,
  type Topic,
  type TypedQuestion,
  topicById,
} from '@learn/content'
import { setOf } from '@learn/content/english/long-passages/sets'
import type * as contract from '@learn/contract/learn/content'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, organizationIdOf } from '../../context.ts'
import * as store from './content.store.ts'
import { settingsOf } from './topic-visibility.store.ts'

const onePage = <Item>(data: Item[]) => ({ data, total: data.length, nextCursor: null, prevCursor: null })

// The same for everybody, so built once, at startup.
const subjectPage = onePage(subjects.map(publicSubject))
const examFamilyPage = onePage(examFamilies.map(publicExamFamily))
// Each is built when it is first asked for.
const lessons = new Map<string, contract.LearnLesson>()

export async function listLearnSubjects(): Promise<Output<typeof contract.listLearnSubjects>> {
  return subjectPage
}

export async function listLearnExamFamilies(): Promise<Output<typeof contract.listLearnExamFamilies>> {
  return examFamilyPage
}

export async function getLearnLesson(
  ctx: Context<'NotFound'>,
  { topicId }: Input<typeof contract.getLearnLesson>,
): Promise<Output<typeof contract.getLearnLesson>> {
  const topic = readTopic(ctx, topicId)
  if (ctx.actor.kind !== 'student') return publicLesson(topic)
  const settings = await settingsOf(ctx.db, organizationIdOf(ctx))
  if (settings.hidden.has(topicId)) throw noTopicFault(ctx, topicId)
  if (settings.requirePublishedContent && settings.withheld.has(topicId))
    throw ctx.fault('NotFound', 'This lesson is not published yet. Ask your tutor.')
  return publicLesson(topic)
}

export async function getLearnQuestion(
  ctx: Context<'NotFound'>,
  { questionId }: Input<typeof contract.getLearnQuestion>,
): Promise<Output<typeof contract.getLearnQuestion>> {
  const reference = parseQuestionId(questionId)
  if (!reference) throw noQuestionFault(ctx)
  const question = makeQuestion(reference)
  if (!question) throw noTemplateFault(ctx, reference)
  if (ctx.actor.kind !== 'student') return publicQuestion(question, true)
  const { hidden, revealed } = await store.findStanding(ctx.db, {
    organizationId: organizationIdOf(ctx),
    studentId: ctx.actor.principalId,
    topicId: question.topicId,
    questionId,
  })
  if (hidden) throw noTemplateFault(ctx, reference)
  return publicQuestion(question, revealed)
}

export function readTopic(ctx: Context<'NotFound'>, id: string): Topic {
  const topic = topicById(id)
  if (!topic) throw noTopicFault(ctx, id)
  return topic
}

const noTopicFault = (ctx: Context<'NotFound'>, id: string) =>
  ctx.fault('NotFound', `Topic “${id}” does not exist. learn.listLearnTopics lists all topics.`)

const noQuestionFault = (ctx: Context<'NotFound'>) =>
  ctx.fault(
    'NotFound',
    'Question not found. A question id consists of a template id, a version, a step from 1 to 5 and a seed below 4294967296, for example maths.place-value.digit-worth@1:3:7.',
  )

/** The same error whether the template does not exist or its topic is hidden from the caller. */
const noTemplateFault = (ctx: Context<'NotFound'>, { templateId, version }: QuestionReference) =>
  ctx.fault(
    'NotFound',
    `Version ${version} of template ${templateId} does not exist. learn.listLearnTopics lists all templates.`,
  )

/** A question as it is shown. Unless it is revealed, nothing in it gives away the right answer. */
function formOf({ expected }: TypedQuestion): contract.LearnQuestion['answerForm'] {
  return { kind: expected.kind, unit: expected.kind === 'quantity' ? expected.unit : null }
}

export function publicQuestion(question: Question, revealed: boolean): contract.LearnQuestion {
  const { topicId, mode, stem, passage, picture, step, seconds } = question
  return {
    questionId: questionIdOf(question),
    questionVersionId: questionVersionId(question),
    topicId,
    mode,
    stem,
    passage: passage ? { title: passage.title, text: passage.text } : null,
    set: publicSet(question),
    picture: publicPicture(picture),
    options: mode === 'options' ? question.options.map(publicOption) : [],
    answerForm: mode === 'options' ? null : formOf(question),
    step,
    seconds,
    answer: revealed ? question.answer : null,
    explanation: revealed ? question.explanation : null,
  }
}

function publicSet(question: Question): contract.LearnQuestion['set'] {
  const set = setOf(question)
  return set ? { id: set.passage.id, position: set.at + 1, count: set.questions.length } : null
}

type ShownOption = contract.LearnQuestion['options'][number]

const publicOption = ({ letter, text, picture }: Option): ShownOption => ({
  letter,
  text,
  picture: publicPicture(picture),
})

const publicPicture = (picture: Picture | undefined) =>
  picture ? { svg: picture.svg, altText: picture.alt } : null

export function publicLesson({ id, name, lesson }: Topic): contract.LearnLesson {
  const known = lessons.get(id)
  if (known) return known
  const made = { topicId: id, name, version: lesson().version, markdown: lessonMarkdown(lesson()) }
  lessons.set(id, made)
  return made
}

function publicSubject({ id, name, subdomains, topics }: Subject): contract.LearnSubject {
  const parts = Object.entries(subdomains).map(([id, name]) => ({ id, name }))
  return { id, name, subdomains: parts, topicCount: topics.length }
}

function publicExamFamily(family: (typeof examFamilies)[number]): contract.LearnExamFamily {
  const { id, name, about, modes, pace } = family
  const mix = subjectIds.map(subjectId => ({ subjectId, share: family.mix[subjectId] }))
  return { id, name, about, modes: [...modes], pace, mix }
}
