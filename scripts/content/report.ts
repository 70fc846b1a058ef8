import { contentVersion, examFamilies, examShare, modesOf, subjects, topics } from '@learn/content'
import { readingGrade, wordsOf } from '@learn/content/reading'
import { lessonMarkdown, type Topic } from '@learn/content/topic'

/** Counts by subject, topic, template and mode, and each topic's share of each exam. */
export function reportText(): string {
  const templates = topics.flatMap(topic => topic.templates)
  const countInMode = (mode: string) => templates.filter(template => template.mode === mode).length
  const lines = [
    `Content ${contentVersion}: ${topics.length} topics, ${templates.length} templates (${countInMode('options')} with options, ${countInMode('typed')} typed)`,
  ]
  for (const subject of subjects) {
    const count = subject.topics.reduce((sum, topic) => sum + topic.templates.length, 0)
    lines.push('', `${subject.name}: ${subject.topics.length} topics, ${count} templates`)
    lines.push(
      row('  topic', 'year', 'templates', 'modes', 'words', 'grade', ...examFamilies.map(({ id }) => id)),
    )
    for (const [id, name] of Object.entries(subject.subdomains)) {
      lines.push(`  ${name}`)
      for (const topic of subject.topics.filter(({ subdomain }) => subdomain === id))
        lines.push(topicRow(topic))
    }
    lines.push(
      row('  all', '', String(count), '', '', '', ...examFamilies.map(({ mix }) => percent(mix[subject.id]))),
    )
  }
  lines.push('', 'Coverage: the share of each exam that can be practised in the way the exam asks it')
  for (const { id, name, modes } of examFamilies) {
    const covered = topics.filter(topic => modesOf(topic).some(mode => modes.includes(mode)))
    const share = covered.reduce((sum, topic) => sum + examShare(id, topic.id), 0)
    const asked = topics.filter(topic => examShare(id, topic.id) > 0).length
    lines.push(
      `  ${name}: ${percent(share)} of the exam, ${asked} topics, answer modes: ${modes.join(' and ')}`,
    )
  }
  return lines.join('\n')
}

function topicRow(topic: Topic): string {
  const { id, year, templates, lesson } = topic
  const text = lessonMarkdown(lesson())
  const kept = modesOf(topic).map(
    mode =>
      `${templates.filter(template => template.mode === mode).length} ${mode === 'options' ? 'with options' : mode}`,
  )
  return row(
    `    ${id}`,
    String(year),
    String(templates.length),
    kept.join(', '),
    String(wordsOf(text).length),
    readingGrade(text).toFixed(1),
    ...examFamilies.map(family => percent(examShare(family.id, id))),
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

const widths = [52, 5, 10, 24, 6, 6, 7, 7, 7]

const row = (...cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(' ')
    .trimEnd()
