import { writeFile } from 'node:fs/promises'
import { topics } from '@learn/content'
import { galleryPage } from './content/gallery.ts'
import { reportText } from './content/report.ts'
import { secondAnswersText } from './content/second-answers.ts'

const help = `Usage: npm run content -- <command>

  gallery <file.html> [<id>]   Write one page with every topic, its lesson, and ten questions from each template at each
                               step. Give the start of an id (maths, maths.time) to include only those topics.
  report                       Count topics, templates and words, and show how much of each exam they cover.
  second-answers [<count>]     Look for second answers in this many verbal questions, 10,000 unless given, with Debian's
                               list of British words (apt-get install wbritish). Exits with 1 if it finds any.`

const [command, file, prefix = ''] = process.argv.slice(2)

if (command === 'gallery' && file) {
  const shown = topics.filter(({ id }) => id.startsWith(prefix))
  if (shown.length === 0)
    fail(`No topic id starts with "${prefix}". To list the topics: npm run content -- report`)
  const page = galleryPage(shown, ({ id }, at) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${at + 1} of ${shown.length}: ${id}`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  await writeFile(file, page)
  const count = `${shown.length} topic${shown.length === 1 ? '' : 's'}`
  console.log(`Wrote ${count} to ${file} (${(page.length / 1e6).toFixed(1)} MB). Open it in a browser.`)
} else if (command === 'report') {
  console.log(reportText())
} else if (command === 'second-answers') {
  const { text, count } = secondAnswersText(Number(file ?? 10_000))
  console.log(text)
  process.exitCode = count > 0 ? 1 : 0
} else if (command === '--help' || command === 'help') {
  console.log(help)
} else {
  fail(help)
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
