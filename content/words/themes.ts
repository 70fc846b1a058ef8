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

/** The same for the second edition, which is closer to the sense of each theme. */
const nearInSecond: Readonly<Record<string, readonly string[]>> = {
  adjective: [
    ...(near.adjective ?? []),
    'surprise, mood, worry, fear',
    'surprise, interest, certainty',
    'skill, cleverness, effort',
    'skill, speed, care',
    'skill, beauty, quality',
    'skill, strength',
    'age, time',
    'age, strength',
    'age, cleverness, manners',
    'shape, size',
    'shape, touch, strength',
    'shape, truth',
    'place, amount, size',
    'place, friendliness, strangeness',
    'place, nature, beauty',
    'nature, calm, kindness, anger, danger',
    'nature, quality, taste, time',
    'nature, strength, strangeness',
    'kindness, truth, quality',
    'kindness, patience, manners, fairness',
    'kindness, pride',
    'friendliness, pride, worry, sound',
    'care, patience',
    'care, certainty, courage, worry',
    'danger, anger, strength',
    'wealth, beauty',
    'wealth, amount',
    'heat, nature, calm',
    'certainty, manners',
  ],
  verb: [
    ...(near.verb ?? []),
    'eating, keeping, getting',
    'eating, feeling, body',
    'living, keeping, coming',
    'living, contest',
    'body, moving, feeling',
    'pushing, moving, getting, coming',
    'pushing, agreeing, feeling',
    'making, freeing',
    'making, contest, keeping',
    'praise, thinking',
    'helping, praise, contest',
    'helping, feeling',
    'hiding, contest, getting',
    'speaking, feeling',
    'speaking, contest',
    'coming, seeing, moving',
    'giving, helping, keeping',
    'starting, contest',
    'starting, making',
    'freeing, coming, keeping',
  ],
  noun: [
    'conflict, success',
    'conflict, law',
    'conflict, feelings',
    'success, law',
    'success, feelings',
    'success, mind',
    'words, mind',
    'words, law',
    'words, time',
    'mind, feelings',
    'amounts, animals',
  ],
  adverb: [...(near.adverb ?? []), 'linking, when, likely', 'linking, how much'],
}

/** Themes of things so distinct that two words of one theme can't be mistaken for one another unless they are linked. */
const distinct: ReadonlySet<string> = new Set(
  'friends, people, jobs, journeys, land, weather, time, buildings, home, animals, plants, body'
    .split(', ')
    .map(theme => `noun ${theme}`),
)

/** Themes whose words make a believable choice side by side. */
const fields: Readonly<Record<string, readonly string[]>> = {
  adjective: [
    'mood, surprise, anger, calm, worry, courage, fear, kindness, friendliness, manners, pride, truth, certainty, cleverness, effort, skill, care, patience, age, fairness, interest',
    'size, shape, amount, place, nature, need, speed, time, strangeness, beauty, quality, cleanliness, strength, touch, heat, light, sound, difficulty, danger, wealth, fairness, taste, interest, likeness, truth, certainty',
  ],
  verb: [
    'starting, giving, getting, eating, keeping, living, body, moving, pushing, coming, helping, freeing, making, changing, hiding, contest, light and water',
    'speaking, praise, agreeing, helping, hiding, seeing, thinking, feeling, starting, contest, body',
  ],
  noun: [
    'friends, people, jobs',
    'journeys, land, weather, buildings, time',
    'home, animals, plants, body, amounts',
    'conflict, success, words, mind, law, feelings, time',
  ],
}

const fieldsByTheme = new Map<string, ReadonlySet<string>>()

/** The themes that share a field with this one. */
function fieldOf(wordClass: string, theme: string): ReadonlySet<string> {
  const key = `${wordClass} ${theme}`
  let found = fieldsByTheme.get(key)
  if (!found) {
    const lists = (fields[wordClass] ?? []).map(line => line.split(', '))
    found = new Set(lists.filter(list => list.includes(theme)).flat())
    fieldsByTheme.set(key, found)
  }
  return found
}

/** Whether one of these themes is in a field of the first theme. Adverbs have one field. */
export const inOneField = (wordClass: string, theme: string, others: readonly string[]): boolean =>
  !fields[wordClass] || others.some(other => fieldOf(wordClass, theme).has(other))

const pairs = new Map<string, Set<string>>()

const groupsOf = (wordClass: string, edition: 1 | 2) => (edition === 1 ? near : nearInSecond)[wordClass] ?? []

/** A theme and all that are close to it. */
export function nearTo(wordClass: string, theme: string, edition: 1 | 2): Set<string> {
  const key = `${edition} ${wordClass} ${theme}`
  let found = pairs.get(key)
  if (!found) {
    const groups = groupsOf(wordClass, edition).map(line => line.split(', '))
    found = new Set([theme, ...groups.filter(group => group.includes(theme)).flat()])
    if (edition === 2 && distinct.has(`${wordClass} ${theme}`))
      found = new Set([...found].filter(other => !distinct.has(`${wordClass} ${other}`)))
    pairs.set(key, found)
  }
  return found
}

/** The themes in these groups and fields, so that a test can check that each exists. */
export const namedThemes = (wordClass: string) =>
  new Set(
    [...groupsOf(wordClass, 1), ...groupsOf(wordClass, 2), ...(fields[wordClass] ?? [])].flatMap(line =>
      line.split(', '),
    ),
  )
