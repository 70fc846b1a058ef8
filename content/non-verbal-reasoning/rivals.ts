import type { Random } from '../random.ts'

const options = [0, 1, 2, 3, 4]

/**
 * For each of four wrong options, which things are other than in the right one. Of the five options two have one value
 * of each thing and three the other, so that no single thing gives the right one away, nor does its likeness to the
 * others.
 */
export function rivals(random: Random, things: number): boolean[][] {
  for (;;) {
    const rarer = Array.from({ length: things }, () => random.sample(options, 2))
    const [right = [], ...others] = options.map(option => rarer.map(two => two.includes(option)))
    const wrong = others.map(one => one.map((value, at) => value !== right[at]))
    if (new Set(wrong.map(one => one.join())).size === 4 && wrong.every(one => one.includes(true)))
      return wrong
  }
}
