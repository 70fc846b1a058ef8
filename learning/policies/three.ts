import type { CandidateCode, RuleCode } from '@learn/contract/learn/words'
import type { PastStep, View } from '../view.ts'
import type { Option } from './drafts.ts'
import type { Policy } from './drawing.ts'
import { assignedOption, breakIfTired, breakOption } from './guardrails.ts'
import { isMastered, Overview } from './overview.ts'
import { isShown, Ruled } from './rules.ts'
import { enoughToMix, optionsFor, two } from './two.ts'

/** The third version is the second one with its rules kept in unusual sessions too. */
export const three: Policy = {
  version: '3',
  choosing: two.choosing,
  prepare(view) {
    const options = optionsOfThree(view)
    return {
      options,
      rule: breakIfTired(view) ?? assignedOption(view, options) ?? restFromTopic(options),
    }
  },
}

export const optionsOfThree = (view: View): readonly Option[] => correct(optionsFor(new Overview(view)), view)

function correct(options: readonly Option[], view: View): readonly Option[] {
  switch (view.session.type) {
    case 'diagnostic':
      return limitTopics(options, view)
    case 'practice':
    case 'lesson':
      return practiseLesson(limitLessons(onlyMixShown(options, view), view), view)
    default:
      return options
  }
}

/** In a first session too, one topic gets at most four questions in a row and eight of twenty. */
function limitTopics(options: readonly Option[], view: View): Option[] {
  const ruled = new Ruled(view)
  const topics = new Map(view.topics.map(topic => [topic.topicId, topic]))
  return options.map(option => {
    const topic = topics.get(option.targetId)
    const against = topic ? ruled.againstPractice(topic, easierThanAny).filter(isTopicLimit) : []
    return exclude(option, against)
  })
}

const easierThanAny = 0

const isTopicLimit = (code: RuleCode) => code === 'rule_topic_run' || code === 'rule_topic_share'

/** Hidden topics don't count towards a mixed mini-test, because it can't ask about them. */
function onlyMixShown(options: readonly Option[], view: View): Option[] {
  const isKnown = isShown(view)
  const known = Map.groupBy(
    view.topics.filter(topic => isKnown(topic) && isMastered(topic)),
    ({ subjectId }) => subjectId,
  )
  return options.filter(
    ({ actionType, targetId }) =>
      actionType !== 'mini-test' || (known.get(targetId)?.length ?? 0) >= enoughToMix,
  )
}

/** No lesson follows another without a question in between, and none comes twice in a session. */
function limitLessons(options: readonly Option[], { session }: View): Option[] {
  const { latest } = session
  const lessons = latest.filter(isLesson)
  if (lessons.length === 0) return [...options]
  const given = new Set(lessons.map(({ topicId }) => topicId))
  const question = latest.findIndex(({ step }) => step > 0)
  const isUnpractised = (question < 0 ? latest : latest.slice(0, question)).some(isLesson)
  return options.map(option => {
    if (option.actionType !== 'lesson') return option
    const against: RuleCode[] = []
    if (isUnpractised && !option.reasonCodes.includes('rule_after_lesson'))
      against.push('rule_lesson_spacing')
    if (given.has(option.targetId)) against.push('rule_lesson_this_week')
    return exclude(option, against)
  })
}

const isLesson = ({ actionType }: PastStep) => actionType === 'lesson'

/** A lesson that was set in spite of the limits gets its question in spite of them. */
function practiseLesson(options: readonly Option[], { session }: View): Option[] {
  const [newest] = session.latest
  const taught = newest?.actionType === 'lesson' ? `practice:${newest.topicId}` : ''
  return options.map(option => {
    if (option.candidateId !== taught) return option
    const reasonCodes = option.reasonCodes.filter(code => !isCountLimit(code))
    return { ...option, reasonCodes, eligible: !reasonCodes.some(isAgainst) }
  })
}

const isCountLimit = (code: CandidateCode) => /^rule_(topic|subject)_/.test(code)
const isAgainst = (code: CandidateCode) => /^(excluded|ineligible|rule)_/.test(code)

/** If nothing but more of the same topic is left, the child rests before it. What ends a session is not a rest. */
export function restFromTopic(options: readonly Option[]): Option | undefined {
  if (options.some(({ eligible }) => eligible)) return undefined
  const isNext = ({ reasonCodes }: Option) =>
    reasonCodes.filter(isAgainst).every(code => code === 'rule_topic_run')
  return options.some(isNext) ? breakOption : undefined
}

function exclude(option: Option, rules: readonly RuleCode[]): Option {
  const added = rules.filter(code => !option.reasonCodes.includes(code))
  if (added.length === 0) return option
  return { ...option, eligible: false, reasonCodes: [...option.reasonCodes, ...added] }
}
