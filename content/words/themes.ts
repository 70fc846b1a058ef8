/** Themes so close that their words could be mistaken for one another, one group per line. */
const near: Readonly<Record<string, readonly string[]>> = {
  adjective: [
    'mood, calm, worry, anger, interest, friendliness',
    'kindness, friendliness, manners, fairness, patience, pride',
    'anger, friendliness, kindness, manners',
    'worry, fear, courage, care, danger',
    'courage, manners, effort, strength, fear',
    'calm, patience, effort, worry, sound',
    'effort, speed, strength, care',
    'truth, certainty, quality, fairness, manners, strangeness',
    'certainty, light, time, cleverness',
    'cleverness, truth, care, strangeness, interest, speed',
    'cleverness, light',
    'size, amount, strength, wealth, time',
    'need, quality, difficulty, wealth, amount',
    'speed, time, care',
    'strangeness, amount, quality, likeness, interest, fear',
    'beauty, quality, light, cleanliness, wealth, strength, taste, mood',
    'fear, beauty, quality',
    'touch, taste, heat, cleanliness, strength, interest',
    'touch, size, light, sound, beauty, difficulty',
    'heat, friendliness, light',
    'difficulty, strength, danger, effort, truth',
    'interest, light, need',
    'wealth, kindness',
    'taste, cleverness, anger',
    'mood, light, strength, cleverness',
    'fairness, certainty, strength, likeness',
    'sound, size, manners',
    'likeness, certainty, beauty',
    'cleanliness, truth',
  ],
  verb: [
    'starting, agreeing, coming, helping',
    'keeping, starting, changing',
    'giving, getting, keeping',
    'getting, contest, freeing',
    'moving, coming, changing',
    'speaking, praise, agreeing',
    'speaking, thinking, hiding',
    'praise, feeling, helping',
    'helping, freeing, keeping, contest',
    'making, changing, helping',
    'making, thinking',
    'making, keeping, giving',
    'getting, making',
    'hiding, seeing, thinking',
    'hiding, coming',
    'changing, light and water',
    'changing, contest',
    'agreeing, contest',
    'agreeing, feeling, helping',
    'seeing, helping, keeping',
    'moving, light and water, seeing',
    'thinking, feeling, speaking',
  ],
  noun: [
    'friends, people, jobs, conflict, animals, law, words',
    'conflict, success, words, law',
    'success, law, feelings, amounts, body, weather, buildings',
    'journeys, land, time, buildings, success',
    'land, weather, buildings, animals',
    'animals, plants, land',
    'home, buildings, plants, words',
    'words, feelings, time, law',
    'amounts, words, home, buildings, time, body, success',
    'weather, body',
  ],
  adverb: [
    'how often, when, how fast',
    'how much, likely, with care, how often, with force, with will, with grace',
    'with sound, with force, with feeling, with care, with grace, with will',
    'with feeling, with force, with will, how much, with care, with grace',
    'how fast, with care, with force, with will, with feeling',
    'where, when',
  ],
}

const pairs = new Map<string, Set<string>>()

/** A theme and all that are close to it. */
export function nearTo(wordClass: string, theme: string): Set<string> {
  const key = `${wordClass} ${theme}`
  let found = pairs.get(key)
  if (!found) {
    const groups = (near[wordClass] ?? []).map(line => line.split(', '))
    found = new Set([theme, ...groups.filter(group => group.includes(theme)).flat()])
    pairs.set(key, found)
  }
  return found
}

/** The themes in `near`, so that a test can check that each exists. */
export const namedThemes = (wordClass: string) =>
  new Set((near[wordClass] ?? []).flatMap(line => line.split(', ')))
