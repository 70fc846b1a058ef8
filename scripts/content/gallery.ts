import {
  contentVersion,
  makeQuestion,
  type Picture,
  type Question,
  steps,
  subjects,
  type Topic,
} from '@learn/content'
import { picture, rectangle } from '@learn/content/svg'
import { lessonMarkdown } from '@learn/content/topic'
import { escapeHtml, inline, markdownHtml } from './markdown.ts'

const questionsEach = 10

/** One self-contained page for people to browse. */
export function galleryPage(topics: readonly Topic[], progress: (topic: Topic, at: number) => void): string {
  const sections = topics.map((topic, at) => {
    progress(topic, at)
    return topicSection(topic)
  })
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Learn: content ${contentVersion}</title>
<style>${style}</style>
</head>
<body>
${patterns()}
<nav>${contents(topics)}</nav>
<main>
<h1>Content ${contentVersion}</h1>
<p class="tools"><button onclick="all(true)">Open all</button> <button onclick="all(false)">Close all</button></p>
${sections.join('\n')}
</main>
<script>function all(open) { for (const one of document.querySelectorAll('details')) one.open = open }</script>
</body>
</html>
`
}

function contents(topics: readonly Topic[]): string {
  return subjects
    .map(({ name, topics: all }) => {
      const shown = all.filter(topic => topics.includes(topic))
      if (shown.length === 0) return ''
      return `<h2>${name}</h2><ol>${shown.map(({ id, name }) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`).join('')}</ol>`
    })
    .join('')
}

function topicSection(topic: Topic): string {
  const { id, name, year, about, prerequisites, weights, lesson, templates } = topic
  const before = prerequisites.map(other => `<a href="#${other}">${other}</a>`).join(', ') || 'nothing'
  const shares = Object.entries(weights).map(([family, weight]) => `${family} ${weight}`)
  const made = templates.map(({ id, mode, measure, version }) => {
    const rows = steps.map(step => {
      const questions = Array.from({ length: questionsEach }, (_, seed) =>
        makeQuestion({ templateId: id, version, seed, step }),
      )
      const shown = questions.map(question => (question ? questionCard(question) : '')).join('')
      return `<details><summary>Step ${step}</summary><div class="cards">${shown}</div></details>`
    })
    return `<section class="template"><h3 id="${id}">${id}@${version}</h3><p class="small">${mode}; difficulty measure: ${escapeHtml(measure)}</p>${rows.join('')}</section>`
  })
  return `<article id="${id}">
<h2>${escapeHtml(name)}</h2>
<p class="small">${id}, Year ${year}, after ${before}; ${shares.join(', ')}</p>
<p><em>${escapeHtml(about)}</em></p>
<div class="lesson">${markdownHtml(lessonMarkdown(lesson()))}</div>
${mistakesTable(topic)}
${made.join('\n')}
</article>`
}

function mistakesTable({ misconceptions }: Topic): string {
  const rows = Object.entries(misconceptions()).map(
    ([name, { child, parent }]) =>
      `<tr><td>${name}</td><td>${escapeHtml(child)}</td><td>${escapeHtml(parent)}</td></tr>`,
  )
  return `<details><summary>Mistakes</summary><table><tr><th>mistake</th><th>to the child</th><th>to a parent</th></tr>${rows.join('')}</table></details>`
}

function questionCard(question: Question): string {
  const { stem, passage, picture, explanation, seed, seconds, difficulty } = question
  const text = passage
    ? `<details class="passage"><summary>${escapeHtml(passage.title)}</summary>${markdownHtml(passage.text)}</details>`
    : ''
  return `<div class="card"><p class="small">seed ${seed}, ${seconds} s, difficulty ${difficulty}</p>
${text}<div class="stem">${markdownHtml(stem)}</div>${picture ? pictureHtml(picture) : ''}${answers(question)}
<div class="explanation">${markdownHtml(explanation)}</div></div>`
}

const pictureHtml = ({ svg, alt }: Picture) =>
  `<figure>${svg}<figcaption>${escapeHtml(alt)}</figcaption></figure>`

function answers(question: Question): string {
  if (question.mode === 'typed') {
    const mistakes = question.mistakes.map(({ text, misconception }) => `${inline(text)}: ${misconception}`)
    return `<p class="right">✓ ${inline(question.answer)}</p><p class="small">${mistakes.join('; ')}</p>`
  }
  const items = question.options.map(({ letter, text, picture, misconception }) => {
    const shown = picture ? `${picture.svg}<br><span class="small">${escapeHtml(text)}</span>` : inline(text)
    const note = misconception ? `<br><span class="small">${misconception}</span>` : ''
    return `<li class="${letter === question.answer ? 'right' : ''}"><b>${letter}</b> ${shown}${note}</li>`
  })
  return `<ul class="options">${items.join('')}</ul>`
}

/** Defines the fill patterns where they are always rendered: browsers ignore patterns defined in a collapsed element. */
function patterns(): string {
  const all = (['stripes', 'bars', 'dots', 'hatch'] as const)
    .map(fill => rectangle(0, 0, 1, 1, fill))
    .join('')
  return `<div style="position:absolute;width:0;height:0;overflow:hidden" aria-hidden="true">${picture(1, 1, 'fills', all).svg}</div>`
}

const style = `
body { margin: 0; font: 16px/1.5 Verdana, sans-serif; color: #111; background: #fff; display: flex }
nav { width: 15em; flex: none; position: sticky; top: 0; height: 100vh; overflow: auto; background: #f2f2f2; padding: 0 1em; font-size: 14px; box-sizing: border-box }
nav ol { padding-left: 1.5em }
main { flex: 1; min-width: 0; padding: 0 1.5em 4em }
article { border-top: 3px solid #111; margin-top: 2em }
.lesson { max-width: 42em; background: #fbf7e9; padding: .5em 1.2em; border-radius: 8px }
.small { font-size: 12px; color: #555; margin: .2em 0; font-weight: 400 }
.cards { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start }
.card { width: 320px; border: 1px solid #bbb; border-radius: 8px; padding: .4em .8em; overflow-wrap: anywhere }
.options { list-style: none; padding: 0; display: grid; gap: .3em }
.options:has(svg) { grid-template-columns: repeat(3, 1fr) }
.options li { padding: .2em .4em; border-radius: 4px }
.right { background: #d9f2d9; font-weight: 700 }
.explanation { border-left: 3px solid #999; padding-left: .6em; font-size: 14px }
table { border-collapse: collapse } td, th { border: 1px solid #999; padding: .15em .5em; text-align: center }
figure { margin: .5em 0 } figcaption { font-size: 12px; color: #555 }
summary { cursor: pointer; padding: .2em 0 }
svg { max-width: 100% }
.fraction { display: inline-flex; align-items: center; gap: .15em; vertical-align: middle }
.fraction span { display: inline-grid; text-align: center; line-height: 1.15; font-size: .85em }
.fraction span span { display: block; font-size: 1em } .fraction span span:first-child { border-bottom: 1px solid }
@media (max-width: 700px) { body { display: block } nav { position: static; width: auto; height: auto } main { padding: 0 .5em } .card { width: auto } }
`
