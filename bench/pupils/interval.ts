import { Random } from '@learn/content/random'

/** The 95% interval of a figure over pupils, given by their places: resamples the pupils a thousand times. */
export function interval(
  pupils: number,
  figure: (places: readonly number[]) => number,
): [low: number, high: number] {
  const random = new Random('interval')
  const figures = Array.from({ length: 1_000 }, () =>
    figure(Array.from({ length: pupils }, () => random.int(0, pupils - 1))),
  ).sort((a, b) => a - b)
  return [figures[24] ?? 0, figures[974] ?? 0]
}
