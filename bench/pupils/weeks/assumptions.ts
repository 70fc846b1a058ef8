/**
 * The assumptions about pupils who grow tired, forget and mix things up. All sizes were chosen before any policy ran, and
 * none has changed since. Decision 66 lists them with their sources. "Ours" marks a size that no study gives.
 */

/** Pupils differ far more in what they know than in how fast they learn (Koedinger et al. 2023). */
export const differences = {
  /** Half the range of pupils, in logits: 3½ school years. Cockcroft (1982) found seven years between children of 11. */
  range: 1.75,
  /** Standard deviations by subject and by topic, and the logits of a school year, as in the first world. Ours. */
  bySubject: 0.4,
  byTopic: 0.6,
  byYear: 0.5,
  /** The advantage over an average question in a Year 4 topic, before all differences. Ours, as in the first world. */
  start: -0.4,
  /** The deviation of the logarithm of learning rates. */
  learning: 0.3,
  /** The deviation of the logarithm of the time that pupils need, and how much less a logit of ability makes it. Ours. */
  pace: 0.25,
  paceByAbility: 0.15,
}

/** Most pupils take care, two in ten are careless (Clements 1982), one in ten often guesses quickly (Wise & Kong 2005). */
export const kinds = [
  { name: 'steady', of10: 7, slips: 0.03, guesses: 0 },
  { name: 'careless', of10: 2, slips: 0.15, guesses: 0 },
  { name: 'random', of10: 1, slips: 0.03, guesses: 0.4 },
] as const

export const learning = {
  /** Logits from one question of the best difficulty, as in the first world. Ours. */
  rate: 0.22,
  /** Of that, the least that any question teaches, however hard or easy: its feedback. Ours. */
  least: 0.15,
  /** The share that a pupil learns from a question answered by a quick guess. Gaming goes with less learning (Baker 2004). */
  guessed: 0.2,
}

/** Forgetting by a power law (Wickelgren 1974; Wixted & Ebbesen 1991): what is kept after t days is 1 / (1 + t / stability). */
export const memory = {
  /** Days, after massed practice. 45% of what is left after one week is left after four; Rohrer & Taylor (2006) saw 43%. */
  stability: 10,
  /** Growth of stability by a right answer, times the forgotten share (Cepeda 2006; Pavlik & Anderson 2005). Size ours. */
  spacing: 8,
  /** Days of stability that a right answer adds if another topic came before it (Rohrer & Taylor 2007). Size ours. */
  mixing: 2,
  /** The share of what was forgotten that one question brings back: relearning saves time (Ebbinghaus 1885). Size ours. */
  relearned: 0.3,
  /** Logits by which an answer is easier in a block: pupils know which method to use (Rohrer & Taylor 2007). Size ours. */
  blockHelp: 0.5,
}

/** Boredom costs learning and leads to guessing (Baker et al. 2010). All sizes are ours. */
export const boredom = {
  /** Questions of one topic among the last ten that bore nobody. */
  free: 3,
  /** The attention lost with each more, and the least that remains. */
  loss: 0.06,
  least: 0.5,
  /** For each unit of lost attention: chances of a slip, of a quick guess, and of leaving. */
  slips: 0.2,
  guesses: 0.3,
  leaves: 0.02,
}

/** Pupils who fail again and again begin to guess (Rodrigo & Beck 2014; not found by Baker et al. 2010). Sizes ours. */
export const frustration = {
  /** Wrong answers in a row that change nothing. */
  free: 2,
  /** With each more: the chances of a quick guess and of leaving the session. */
  guesses: 0.15,
  leaves: 0.03,
  /** The most that boredom and errors together make a pupil guess. */
  mostGuesses: 0.8,
  /** The chance of leaving after any question. */
  leavesAnyway: 0.002,
}

/** Errors can be systematic (Brown & Burton 1978; Brown & VanLehn 1980). Sizes ours. */
export const misconceptions = {
  /** The chance of one in a topic that the pupil has not mastered. */
  held: 0.3,
  /** The share of the topic's questions that it makes wrong. */
  applies: 0.6,
  /** The chance that it goes when met again right after feedback or a lesson; halved by each day (Butler et al. 2011). */
  goes: 0.6,
}

/** Worked examples help beginners (Sweller & Cooper 1985), not those who know (Kalyuga et al. 2003). Sizes ours. */
export const lessons = {
  /** For a pupil of average pace. A lesson has 264 words on average, to read and then to think about. */
  minutes: 4,
  /** In questions of the best difficulty, for a pupil who knows nothing; in proportion to what is unknown. */
  worth: 3,
  /** The next questions on the topic teach this much more; halved by each day in between. */
  boost: 0.5,
  boosted: 5,
}

/** Minutes and shares of a question's usual time. Ours. */
export const times = {
  wrong: 1.4,
  guessed: 0.33,
  feedbackRight: 5 / 60,
  feedbackWrong: 20 / 60,
  rest: 5,
}

/** Four sessions of twenty questions a week. Days count from a Monday. */
export const course = {
  weeks: 8,
  days: [0, 1, 3, 5],
  questions: 20,
  /** A session ends after this long, even if questions are left. */
  minutes: 40,
  /** When the pupil's knowledge is measured. */
  daysLater: 30,
  /** Known means: right without a guess in this share of average exam questions. */
  known: 0.8,
}

const changes: Record<string, () => void> = {
  boredom: () => {
    boredom.loss = 0
  },
  frustration: () => {
    frustration.guesses = 0
    frustration.leaves = 0
  },
  mixing: () => {
    memory.mixing = 0
    memory.blockHelp = 0
  },
  spacing: () => {
    memory.spacing = 0
  },
  misconceptions: () => {
    misconceptions.held = 0
  },
  lessons: () => {
    lessons.worth = 0
    lessons.boost = 0
  },
}

/** Takes one assumption away, to see how much of a result depends on it. */
export function takeAway(name: string): void {
  const change = changes[name]
  if (!change)
    throw new Error(`"${name}" is not an assumption. Use one of ${Object.keys(changes).join(', ')}.`)
  change()
}
