import type { Step } from '../question.ts'
import { circle, label, path, picture } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { spread } from './spread.ts'
import { surveys } from './surveys.ts'

const keys: Record<Step, readonly number[]> = {
  1: [2],
  2: [2, 10],
  3: [4, 10, 20],
  4: [4, 8, 12, 20],
  5: [8, 12, 20, 24, 40],
}

export const pictogram = template({
  id: 'maths.tables-and-bar-charts.pictogram',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const [what, names] = random.pick(surveys)
    const key = random.pick(keys[step])
    const grain = step === 1 ? 4 : step < 4 ? 2 : 1
    const counts = Array.from({ length: 16 / grain + 1 }, (_, at) => 4 + at * grain)
    const quarters = random.sample(counts, 4)
    const [a = 0, b = 1] = random.shuffle([0, 1, 2, 3])
    const high = (quarters[a] ?? 0) >= (quarters[b] ?? 0)
    return {
      what,
      names: names.slice(0, 4),
      key,
      quarters,
      ask: step > 1 && random.chance(step === 5 ? 0.85 : 0.6) ? ('more' as const) : ('read' as const),
      picked: high ? [a, b] : [b, a],
    }
  },
  measure: 'how much one symbol stands for, parts of symbols, and a second row to read',
  hardness: ({ key, quarters, ask, picked }) =>
    1 +
    key / 10 +
    (ask === 'more' ? 1 : 0) +
    sum(picked.map(at => ((quarters[at] ?? 0) % 4 ? ((quarters[at] ?? 0) % 2 ? 2 : 1) : 0))) / 2,
  write: ({ what, names, key, quarters, ask, picked }, random) => {
    const [a, b] = picked.map(at => quarters[at] ?? 0) as [number, number]
    const worth = (count: number) => (count * key) / 4
    const right = worth(ask === 'more' ? a - b : a)
    const wrong = (value: number, misconception: string) => ({ text: grouped(value), misconception })
    const [first, second] = picked.map(at => names[at])
    const row = (count: number, at: number) => {
      const y = 30 + at * 36
      const whole = Array.from({ length: Math.floor(count / 4) }, (_, index) =>
        circle([104 + index * 34, y], 14, 'grey', 1.5),
      )
      const x = 104 + Math.floor(count / 4) * 34
      const rest = count % 4
      const up = `M${x} ${y}L${x} ${y - 14}A14 14 0 `
      const piece =
        [
          '',
          `${up}0 0 ${x - 14} ${y}Z`,
          `M${x} ${y - 14}A14 14 0 0 0 ${x} ${y + 14}Z`,
          `${up}1 0 ${x + 14} ${y}Z`,
        ][rest] ?? ''
      return (
        label([78, y + 5], names[at] ?? '', { anchor: 'end' }) +
        whole.join('') +
        (piece && path(piece, 'grey', 1.5))
      )
    }
    const inWords = (count: number) =>
      [
        Math.floor(count / 4) > 0 && `${Math.floor(count / 4)} whole`,
        ['', 'a quarter', 'a half', 'three quarters'][count % 4],
      ]
        .filter(Boolean)
        .join(' and ')
    return {
      stem: `The pictogram shows the number of ${what}. One whole circle stands for ${key}. ${ask === 'more' ? `How many more are there for **${first}** than for **${second}**?` : `What number is shown for **${first}**?`}`,
      picture: picture(
        320,
        164,
        `A pictogram of circles. ${quarters.map((count, at) => `${names[at]}: ${inWords(count)}.`).join(' ')}`,
        quarters.map(row).join(''),
      ),
      right: { text: grouped(right) },
      wrong: spread(
        random,
        grouped(right),
        [
          wrong(Math.ceil(a / 4 - (ask === 'more' ? b / 4 : 0)), 'counted-symbols-not-their-worth'),
          ...(a % 4
            ? [
                wrong(worth(Math.ceil((ask === 'more' ? a - b : a) / 4) * 4), 'took-a-part-as-a-whole'),
                wrong(worth(Math.floor((ask === 'more' ? a - b : a) / 4) * 4), 'left-out-the-part'),
              ]
            : []),
          wrong(
            ask === 'more' ? worth(a) : worth(a) + key,
            ask === 'more' ? 'read-only-one-row' : 'one-symbol-too-many',
          ),
          wrong(right + key / 2, 'misread-a-part'),
          wrong(right + key, 'one-symbol-too-many'),
          wrong(worth(b), 'read-the-wrong-row'),
          wrong(right - key / 2, 'misread-a-part'),
          wrong(right - key, 'one-symbol-too-few'),
          wrong(right + 2 * key, 'miscounted-the-symbols'),
          wrong(right - 2 * key, 'miscounted-the-symbols'),
        ].filter(({ text }) => text !== '0' && !text.includes('.') && !text.startsWith('−')),
        1,
      ),
      explanation: `One circle stands for ${key}, so half a circle is ${key / 2}${key % 4 === 0 ? ` and a quarter is ${key / 4}` : ''}. ${first}: ${inWords(a)}, which is ${grouped(worth(a))}.${ask === 'more' ? ` ${second}: ${inWords(b)}, which is ${grouped(worth(b))}. ${grouped(worth(a))} − ${grouped(worth(b))} = **${grouped(right)}**.` : ` The answer is **${grouped(right)}**.`}`,
    }
  },
})

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
