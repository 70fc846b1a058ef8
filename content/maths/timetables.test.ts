import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { journey, latest, nextService, timetables } from './timetables.ts'

const minutesOf = (text: string) => {
  const [hours, minutes] = text.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** The timetable in the stem: the times of each place. */
function read(stem: string) {
  const rows = new Map<string, string[]>()
  for (const line of stem.split('\n').filter(text => /^\|.*:\d\d/.test(text))) {
    const [name = '', ...times] = line
      .split('|')
      .map(cell => cell.trim())
      .filter(Boolean)
    rows.set(name, times)
  }
  const question = stem.slice(stem.lastIndexOf('\n'))
  const stops = [...question.matchAll(/\*\*(.*?)\*\*/g)].map(([, stop = '']) => rows.get(stop) ?? [])
  const [clock = ''] = /\d\d:\d\d/.exec(question) ?? []
  return { rows, question, stops, clock }
}

prove(timetables, [
  // Of all services that have not left, the one that arrives first.
  proof(nextService, (_, answer, { draft }) => {
    const {
      stops: [from = [], to = []],
      clock,
    } = read(draft.stem)
    return to.filter((_, at) => (from[at] ?? '') >= clock).sort()[0] === answer
  }),
  // Of all services that arrive in time, the one that leaves last.
  proof(latest, (_, answer, { draft }) => {
    const {
      stops: [to = [], from = []],
      clock,
    } = read(draft.stem)
    return (
      from
        .filter((_, at) => (to[at] ?? '99') <= clock)
        .sort()
        .at(-1) === answer
    )
  }),
  proof(journey, (_, answer, { draft }) => {
    const {
      stops: [from = [], to = []],
      clock,
      question,
    } = read(draft.stem)
    if (clock)
      assert(question.includes(`minutes after getting to ${question.split('**')[1]} does`), 'from when?')
    const [, number] = /(?:bus|train|tram|coach) (\d)/.exec(question) ?? []
    const begin = number ? (from[Number(number) - 1] ?? '') : clock
    const end = number
      ? (to[Number(number) - 1] ?? '')
      : (to.filter((_, at) => (from[at] ?? '') >= clock).sort()[0] ?? '')
    return minutesOf(begin) + Number(answer) === minutesOf(end)
  }),
])
