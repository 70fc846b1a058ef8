import { eightOfTen } from '@learn/learning/model'
import type { OutlookModel } from '@learn/learning/outlook'
import { type Guess, guessesFor, type WatchedPupil } from './watched.ts'

/** The numbers that are fitted, each with its first step and its least value. */
const numbers: readonly {
  readonly name: string
  readonly step: number
  readonly least: number
  readonly get: (model: OutlookModel) => number
  readonly set: (model: OutlookModel, value: number) => OutlookModel
}[] = [
  {
    name: 'general.mean',
    step: 0.1,
    least: -5,
    get: model => model.general.mean,
    set: (model, mean) => ({ ...model, general: { ...model.general, mean } }),
  },
  {
    name: 'general.variance',
    step: 0.1,
    least: 0.05,
    get: model => model.general.variance,
    set: (model, variance) => ({ ...model, general: { ...model.general, variance } }),
  },
  {
    name: 'subject.variance',
    step: 0.02,
    least: 0.01,
    get: model => model.subject.variance,
    set: (model, variance) => ({ ...model, subject: { ...model.subject, variance } }),
  },
  {
    name: 'topic.variance',
    step: 0.05,
    least: 0.01,
    get: model => model.topic.variance,
    set: (model, variance) => ({ ...model, topic: { ...model.topic, variance } }),
  },
  {
    name: 'gain.mean',
    step: 0.02,
    least: 0,
    get: model => model.gain.mean,
    set: (model, mean) => ({ ...model, gain: { ...model.gain, mean } }),
  },
  {
    name: 'gain.variance',
    step: 0.05,
    least: 0,
    get: model => model.gain.variance,
    set: (model, variance) => ({ ...model, gain: { ...model.gain, variance } }),
  },
  {
    name: 'gainFromWrong',
    step: 0.05,
    least: 0,
    get: ({ gainFromWrong }) => gainFromWrong,
    set: (model, gainFromWrong) => ({ ...model, gainFromWrong }),
  },
  {
    name: 'slip',
    step: 0.02,
    least: 0,
    get: ({ slip }) => slip,
    set: (model, slip) => ({ ...model, slip }),
  },
  {
    name: 'generalDoubt',
    step: 0.01,
    least: 0,
    get: ({ generalDoubt }) => generalDoubt,
    set: (model, generalDoubt) => ({ ...model, generalDoubt }),
  },
  {
    name: 'subjectDoubt',
    step: 0.05,
    least: 0,
    get: ({ subjectDoubt }) => subjectDoubt,
    set: (model, subjectDoubt) => ({ ...model, subjectDoubt }),
  },
  {
    name: 'widening',
    step: 0.05,
    least: 0.5,
    get: ({ widening }) => widening,
    set: (model, widening) => ({ ...model, widening }),
  },
]

/** Changes one number at a time for as long as the forecasts get better, then tries smaller steps. */
export function fitOutlook(
  from: OutlookModel,
  pupils: readonly WatchedPupil[],
  rounds: number,
): OutlookModel {
  let best = from
  let loss = lossOf(best, pupils)
  let size = 1
  for (let round = 0; round < rounds; round++) {
    const before = loss
    for (const { step, least, get, set } of numbers)
      for (const change of [size * step, -size * step])
        for (;;) {
          const next = set(best, Math.max(least, get(best) + change))
          const reached = get(next) === get(best) ? loss : lossOf(next, pupils)
          if (reached >= loss - 1e-6) break
          best = next
          loss = reached
        }
    const text = numbers.map(({ name, get }) => `${name} ${get(best).toFixed(4)}`).join(', ')
    console.log(`round ${round + 1}, loss ${loss.toFixed(5)}: ${text}`)
    if (before - loss < 1e-4) size /= 2
  }
  return best
}

/** How badly the true shares fit normal distributions around the forecasts. The whole test counts as much as its subjects. */
function lossOf(model: OutlookModel, pupils: readonly WatchedPupil[]): number {
  const lossIn = ({ error, reach }: Guess) => {
    const deviation = reach / eightOfTen
    return Math.log(deviation) + (error / deviation) ** 2 / 2
  }
  const guesses = pupils.flatMap(pupil => guessesFor(model, pupil))
  const mean = (some: readonly Guess[]) => some.reduce((sum, guess) => sum + lossIn(guess), 0) / some.length
  return (
    mean(guesses.filter(({ isOverall }) => isOverall)) + mean(guesses.filter(({ isOverall }) => !isOverall))
  )
}
