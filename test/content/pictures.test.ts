import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeQuestion, type Picture, steps, topics } from '@learn/content'
import { label, picture, rectangle } from '@learn/content/svg'
import { lessonMarkdown } from '@learn/content/topic'
import type { Page } from 'playwright-core'
import { openBrowser, openPage, withoutBrowser } from '../support/browser.ts'

const seedsEach = 4
const least = { pixels: 24, tone: 48 }

interface Drawn {
  readonly name: string
  readonly pictures: readonly Picture[]
}

/** All pictures: those of lessons, of questions, and of the options of a question together. */
function drawings(): { single: Drawn[]; options: Drawn[] } {
  const single: Drawn[] = []
  const options: Drawn[] = []
  for (const { id, lesson, templates } of topics) {
    const inLesson = [...lessonMarkdown(lesson()).matchAll(/<svg[\s\S]*?<\/svg>/g)].map(([svg]) => ({
      svg,
      alt: '',
    }))
    if (inLesson.length > 0) single.push({ name: id, pictures: inLesson })
    for (const { id: templateId, version } of templates) {
      for (const step of steps) {
        for (let seed = 0; seed < seedsEach; seed++) {
          const question = makeQuestion({ templateId, version, seed, step })
          const name = `${templateId}, step ${step}, seed ${seed}`
          if (question?.picture) single.push({ name, pictures: [question.picture] })
          if (question?.mode !== 'options') continue
          const pictures = question.options.flatMap(({ picture }) => picture ?? [])
          if (pictures.length > 0) options.push({ name, pictures })
        }
      }
    }
  }
  return { single, options }
}

const { single, options } = drawings()

test('pictures stay inside their frame, and labels don’t overlap', {
  skip: withoutBrowser,
}, async () => {
  assert(single.length > 100)
  await inBrowser(async page => {
    for (const { name, pictures } of [...single, ...options]) {
      const svgs = pictures.map(({ svg }) => svg)
      assert.deepEqual(await page.evaluate(`${JSON.stringify(svgs)}.flatMap(flawsOfPicture)`), [], name)
    }
  })
})

test('no two options of a question look the same', {
  skip: withoutBrowser,
}, async () => {
  assert(options.length > 100)
  await inBrowser(async page => {
    for (const { name, pictures } of options) {
      assert.equal(pictures.length, 5, name)
      const svgs = JSON.stringify(pictures.map(({ svg }) => svg))
      const difference = Number(await page.evaluate(`leastDifference(${svgs}, ${least.tone})`))
      assert(difference >= least.pixels, `${name}: only ${difference} points differ`)
    }
  })
})

test('a bad picture is noticed', { skip: withoutBrowser }, async () => {
  const frame = (body: string) => picture(100, 100, 'a trial', body).svg
  const outside = frame(rectangle(70, 10, 50, 20))
  const crowded = frame(label([50, 50], 'some words') + label([52, 52], 'other words'))
  const fine = frame(rectangle(10, 10, 50, 20))
  const nearly = frame(rectangle(10, 10, 50, 20.05))
  await inBrowser(async page => {
    const found = await page.evaluate(
      `${JSON.stringify([outside, crowded, fine])}.map(svg => flawsOfPicture(svg).length)`,
    )
    assert.deepEqual(found, [1, 1, 0])
    assert(
      (await page.evaluate<number>(`leastDifference(${JSON.stringify([fine, nearly])}, ${least.tone})`)) <
        least.pixels,
    )
  })
})

async function inBrowser(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
    await page.setContent('<!doctype html><body style="margin:0"><main></main>')
    await page.addScriptTag({ path: 'test/content/in-page.js' })
    await work(page)
  } finally {
    await browser.close()
  }
}
