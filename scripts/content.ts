import { writeFile } from 'node:fs/promises'
import { topics } from '@learn/content'
import { galleryPage } from './content/gallery.ts'
import { reportText } from './content/report.ts'

const help = `npm run content -- <command>

  gallery <file.html> [<id>]   one page with every topic, its lesson, and ten questions of each template at each step;
                               with an id (maths, maths.time) only what begins with it
  report                       how many topics, templates and words there are, and how the exams' blueprints are covered`

const [command, file, prefix = ''] = process.argv.slice(2)

if (command === 'gallery' && file) {
  const shown = topics.filter(({ id }) => id.startsWith(prefix))
  if (shown.length === 0) fail(`No topic begins with ${prefix}. npm run content -- report lists them.`)
  const page = galleryPage(shown, ({ id }, at) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${at + 1} of ${shown.length}: ${id}`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  await writeFile(file, page)
  console.log(`${file}: ${shown.length} topics, ${(page.length / 1e6).toFixed(1)} MB. Open it in a browser.`)
} else if (command === 'report') {
  console.log(reportText())
} else if (command === '--help' || command === 'help') {
  console.log(help)
} else {
  fail(help)
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
