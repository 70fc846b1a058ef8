import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { clockFace, lengthOfTime, time12, time24, timeOnFace } from './clock.ts'
import { spread } from './spread.ts'

export const readClock = template({
  id: 'maths.time.read-clock',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const fives = step === 1 || step === 3
    const past = fives ? random.int(1, 11) * 5 : random.int(1, 11) * 5 + random.int(1, 4)
    const shift = step === 5 ? random.int(6, 19) * random.pick([1, -1]) : 0
    return { shown: (step < 3 ? random.int(1, 11) : random.int(13, 22)) * 60 + past, shift }
  },
  measure: 'minutes off the numbers, the 24-hour clock, and a clock that is fast or slow',
  hardness: ({ shown, shift }) => (shown % 5 ? 2 : 1) + (shown >= 720 ? 2 : 0) + (shift ? 3 : 0),
  write: ({ shown, shift }, random) => {
    const day = shown >= 720
    const say = day ? time24 : timeOnFace
    const right = shown - shift
    const past = shown % 60
    const hour = Math.floor(shown / 60)
    const swapped = (Math.floor(past / 5) || 12) * 60 + (hour % 12) * 5
    const wrong = (minutes: number, misconception: string) => ({ text: say(minutes), misconception })
    const face = timeOnFace(shown)
    const fast = shift > 0 ? 'fast' : 'slow'
    return {
      stem: shift
        ? `It is after midday, and this clock is ${Math.abs(shift)} minutes **${fast}**. What is the right time on the 24-hour clock?`
        : day
          ? 'It is after midday. What time does this clock show, on the 24-hour clock?'
          : 'What time does this clock show?',
      picture: clockFace(shown),
      right: { text: say(right) },
      wrong: spread(random, say(right), [
        ...(shift
          ? [wrong(shown + shift, 'mixed-up-fast-and-slow'), wrong(shown, 'left-the-clock-wrong')]
          : []),
        ...(day
          ? [
              wrong(right - 720, 'did-not-add-twelve-hours'),
              wrong(right - 120, 'added-ten-instead-of-twelve'),
            ]
          : []),
        wrong(right + 60, 'read-the-next-hour'),
        wrong(swapped + (day ? 720 : 0), 'swapped-the-two-hands'),
        wrong(right - past + Math.floor(past / 5), 'read-the-number-as-minutes'),
        wrong(hour * 60 + 60 - past, 'counted-minutes-the-wrong-way-round'),
        wrong(right - 60, 'read-the-hour-before'),
        wrong(right + 5, 'miscounted-five-minutes'),
        wrong(right - 5, 'miscounted-five-minutes'),
        wrong(right + 120, 'miscounted-the-hours'),
      ]),
      explanation: `The short hand has gone past ${hour % 12 || 12}. The long hand shows ${past} minutes.${day ? ` So the clock says ${face}.` : ''}${
        day
          ? ` After midday add 12 to the hour: ${hour - 12 || 12} + 12 = ${hour}, which is ${time24(shown)}.`
          : ''
      }${
        shift
          ? ` A ${fast} clock shows a time that is too ${shift > 0 ? 'late' : 'early'}, so go ${shift > 0 ? 'back' : 'on'} ${Math.abs(shift)} minutes.`
          : ''
      } It is **${say(right)}**.`,
    }
  },
})

const long = ['A train journey', 'A coach trip', 'A car journey', 'A ferry trip', 'A flight'] as const
const short = [
  'A film',
  'A show',
  'A party',
  'A school trip',
  'A concert',
  'A swimming gala',
  ...long,
] as const

const am = (minutes: number) => minutes % 1440 < 720

export const interval = template({
  id: 'maths.time.how-long',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const round = step === 1 ? 5 : step === 2 ? 5 : 1
    const night = step === 5
    const length =
      Math.ceil(
        random.int([25, 50, 75, 130, 160][step - 1] ?? 25, [55, 115, 170, 250, 290][step - 1] ?? 55) / round,
      ) * round
    const earliest = night ? 1440 - length + 15 : step > 3 ? 660 : 540
    const start = Math.ceil(random.int(earliest, night ? 1425 : step > 3 ? 1000 : 900) / round) * round
    return { what: random.pick(night ? long : short), start, length, on24: step !== 4 && random.chance(0.7) }
  },
  measure: 'hours and odd minutes of the time, and whether midday or midnight is passed',
  hardness: ({ start, length }) =>
    1 +
    length / 60 +
    (length % 5 ? 1 : 0) +
    (am(start) !== am(start + length) ? 1 : 0) +
    (start + length > 1440 ? 1 : 0) +
    (start % 60 > (start + length) % 60 ? 1 : 0),
  write: ({ what, start, length, on24 }) => {
    const say = on24 ? time24 : time12
    const end = start + length
    const clock = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60)
    const firstHour = Math.ceil(start / 60) * 60
    const toHour = firstHour - start
    const overnight = end > 1440 ? ' the next day' : ''
    const walk = [
      toHour > 0 && `From ${say(start)} to ${say(firstHour)} is ${lengthOfTime(toHour)}.`,
      length > toHour &&
        `From ${say(firstHour)} to ${say(end)} is ${lengthOfTime(end - firstHour)}${end - firstHour > 60 ? `, which is ${end - firstHour} minutes` : ''}.`,
    ]
    return {
      stem: `${what} starts at ${say(start)} and ends at ${say(end)}${overnight}. How long is it? Give your answer in minutes.`,
      expected: { kind: 'quantity', value: String(length), unit: 'minutes', fixed: true },
      mistakes: [
        { text: `${clock(end) - clock(start)} minutes`, misconception: 'took-a-hundred-minutes-in-an-hour' },
        {
          text: `${Math.floor(length / 60) * 100 + (length % 60)} minutes`,
          misconception: 'took-a-hundred-minutes-in-an-hour',
        },
        { text: `${length + 60} minutes`, misconception: 'one-hour-off' },
        { text: `${length - 60} minutes`, misconception: 'one-hour-off' },
      ].filter(({ text }) => !text.startsWith('-')),
      explanation:
        end <= firstHour
          ? `Both times are in the same hour. Count from ${start % 60} minutes to ${end % 60 || 60} minutes: **${length} minutes**.`
          : `Count on in jumps. ${walk.filter(Boolean).join(' ')} Altogether: ${toHour > 0 ? `${toHour} + ${end - firstHour} = ` : ''}**${length} minutes**.`,
    }
  },
})

/** What happens, as it starts and as it must finish. */
const doings = [
  ['A train leaves', 'takes', 'reach the last station', 'does it get there', 'A train journey must be over'],
  ['A coach sets off', 'needs', 'reach the coast', 'does it get there', 'A coach trip must be over'],
  ['A walk starts', 'takes', 'finish', 'does it end', 'A long walk must be over'],
  ['A ferry leaves', 'takes', 'cross the water', 'does it arrive', 'A ferry crossing must be over'],
  ['A baker starts work', 'needs', 'make all the loaves', 'are the loaves made', 'The loaves must be ready'],
  ['A class begins a project', 'takes', 'finish it', 'is it finished', 'A class project must be finished'],
] as const

export const later = template({
  id: 'maths.time.what-time-later',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const round = step < 3 ? 5 : 1
    const hours = random.int([0, 1, 1, 2, 3][step - 1] ?? 0, [1, 2, 3, 4, 6][step - 1] ?? 1)
    const minutes = random.int(step < 3 ? 2 : 12, step < 3 ? 10 : 57)
    const start = random.int([480, 480, 470, 420, 400][step - 1] ?? 480, step > 3 ? 700 : 900)
    const back = step > 3 && random.chance(step === 5 ? 0.6 : 0.3)
    const length = hours * 60 + (step < 3 ? minutes * 5 : minutes)
    const from = Math.ceil(start / round) * round
    return { doing: random.int(0, doings.length - 1), start: from, length, back, on24: random.chance(0.4) }
  },
  measure:
    'hours of the time that passes, whether the minutes carry over an hour, odd minutes, and working back',
  hardness: ({ start, length, back }) =>
    1 + length / 60 + ((start % 60) + (length % 60) >= 60 ? 1 : 0) + (length % 5 ? 1 : 0) + (back ? 2 : 0),
  write: ({ doing, start, length, back, on24 }, random) => {
    const [begins, needs, aim, asked, over] = doings[doing] ?? doings[0]
    const say = on24 ? time24 : time12
    const end = start + length
    const [given, right, sign] = back ? [end, start, -1] : [start, end, 1]
    const hours = Math.floor(length / 60) * 60
    const carries = (start % 60) + (length % 60) >= 60
    const wrong = (minutes: number, misconception: string) => ({ text: say(minutes), misconception })
    const middle = given + sign * hours
    return {
      stem: back
        ? `${over} by ${say(end)}. It all takes ${lengthOfTime(length)} from start to finish. What is the latest time at which to start?`
        : `${begins} at ${say(start)} and ${needs} ${lengthOfTime(length)} to ${aim}. At what time ${asked}?`,
      right: { text: say(right) },
      wrong: spread(random, say(right), [
        wrong(right - sign * 60, carries ? 'forgot-to-carry-the-hour' : 'one-hour-off'),
        ...(on24 ? [] : [wrong(right + 720, 'swapped-am-and-pm')]),
        ...(carries ? [wrong(right - sign * 40, 'took-a-hundred-minutes-in-an-hour')] : []),
        wrong(given - sign * length, back ? 'went-on-instead-of-back' : 'went-back-instead-of-on'),
        wrong(middle, 'left-out-the-minutes'),
        wrong(right + sign * 60, 'one-hour-off'),
        wrong(right + sign * 10, 'slipped-by-ten-minutes'),
        wrong(right - sign * 10, 'slipped-by-ten-minutes'),
      ]),
      explanation: `${
        hours > 0
          ? `${back ? 'Go back' : 'Go on'} in jumps. ${lengthOfTime(hours)} ${back ? 'before' : 'after'} ${say(given)} is ${say(middle)}. `
          : ''
      }${length % 60 ? `${hours > 0 ? 'Then go' : 'Go'} ${back ? 'back' : 'on'} ${length % 60} minutes: ` : 'That is '}**${say(right)}**.`,
    }
  },
})

export const time: Topic = {
  id: 'maths.time',
  name: 'Time',
  subdomain: 'measures',
  year: 4,
  prerequisites: ['maths.addition-and-subtraction'],
  about: 'Reading clocks, the 12-hour and the 24-hour clock, and working out how long things take.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
A clock has two hands. The **short hand** shows the hour. The **long hand** shows the minutes. When the long hand moves from one number to the next, five minutes go by.

${clockFace(4 * 60 + 35).svg}

The short hand has gone past 4 but it has not yet reached 5. So it is 4 and some minutes. The long hand is at 7. Count in fives: 35. It is 4:35.

The 24-hour clock does not start again at midday. After 12:00 comes 13:00. So add 12 to the hours after midday. 4:35 pm is 16:35.

There are **60** minutes in an hour. To find how long something takes, count on in jumps. Jump to the next hour first.`,
    example: `
A film starts at 10:45 and ends at 13:20. How long is it?

1. From 10:45 to 11:00 is 15 minutes.
2. From 11:00 to 13:00 is 2 hours.
3. From 13:00 to 13:20 is 20 minutes.
4. Add them up: 2 hours and 35 minutes. That is 120 + 35 = **155 minutes**.`,
    harder: `
${clockFace(6 * 60 + 52).svg}

It is after midday, and this clock is **13 minutes slow**. What is the right time on the 24-hour clock?

1. The short hand is between 6 and 7. The long hand is two small marks past 10, so it shows 52 minutes. The clock says 6:52.
2. After midday, add 12 to the hour: 18:52.
3. A slow clock is **behind**. The right time is later, so go on. From 18:52 to 19:00 is 8 minutes. There are 5 more: **19:05**.

A fast clock has run ahead, so there you go back.

**A train leaves at 21:47 and arrives at 01:20 the next day. How long does it take?** Count on in jumps, and stop at midnight.

1. From 21:47 to 22:00 is 13 minutes.
2. From 22:00 to midnight is 2 hours.
3. From midnight to 01:20 is 1 hour 20 minutes.
4. In all: 3 hours 33 minutes, or 180 + 33 = **213 minutes**.

Now you try: a clock shows 15:04, but it is 9 minutes fast. What is the right time? (It is 14:55.)`,
    mistake: `
Do not subtract times like plain numbers. 1320 − 1045 gives 275, and that is wrong. It acts as if an hour had 100 minutes. You can spot it: 275 minutes is more than four hours. But from 10:45 to 13:20 is less than three hours. Count on in jumps instead.`,
    tryThis: `
Look at a clock now. What time is it? Work out how many minutes are left until your next meal or your bedtime. Say the time on the 24-hour clock too.`,
  })),
  misconceptions: once(() => ({
    'read-the-next-hour': {
      child: 'The short hand has not reached the next number yet. Take the hour it has passed.',
      parent:
        'Reads the hour the short hand is moving towards. Turn the hands of a real clock from 3:00 to 3:55.',
    },
    'swapped-the-two-hands': {
      child: 'The short hand shows the hour. The long hand shows the minutes.',
      parent: 'Mixes up the two hands. Name them “hour hand” and “minute hand” whenever they read a clock.',
    },
    'miscounted-five-minutes': {
      child: 'You were five minutes out. Count round in fives from the 12.',
      parent: 'Is five minutes out. Touch each number on the clock and count 5, 10, 15.',
    },
    'read-the-number-as-minutes': {
      child: 'Each number on the clock stands for five minutes. Count in fives to the long hand.',
      parent:
        'Reads the number at the long hand as minutes, so 4 becomes 4 minutes. Write 5, 10, 15 around a paper clock.',
    },
    'read-the-hour-before': {
      child: 'Look at the short hand again. Take the hour it has just passed.',
      parent:
        'Reads the hour one too early. Follow the short hand for a while and see which number it has passed.',
    },
    'counted-minutes-the-wrong-way-round': {
      child: 'Count the minutes the way the hands go: from the 12 to the right.',
      parent: 'Counts the minutes backwards from 12. Trace the way the hands move with a finger.',
    },
    'miscounted-the-hours': {
      child: 'Check the hour again. Find the short hand and the number it has passed.',
      parent: 'Is two hours out. Read the short hand first and say the hour before looking at the minutes.',
    },
    'added-ten-instead-of-twelve': {
      child: 'In the afternoon add 12 to the hour: 3 pm is 15:00.',
      parent: 'Adds 10 instead of 12 for the afternoon. Learn that 1 pm is 13:00 and count on from there.',
    },
    'did-not-add-twelve-hours': {
      child: 'It is after midday. On the 24-hour clock, add 12 to the hour.',
      parent: 'Forgets to add 12 for times after midday. Set a phone at home to the 24-hour clock.',
    },
    'left-the-clock-wrong': {
      child: 'The clock is wrong. Use the minutes it is fast or slow to find the right time.',
      parent: 'Reads the clock but does not correct it. Ask if the real time is earlier or later.',
    },
    'mixed-up-fast-and-slow': {
      child: 'A fast clock shows a time that is too late, so go back. A slow one needs more.',
      parent:
        'Corrects a fast or slow clock the wrong way. Set a clock ten minutes fast and compare it with a phone.',
    },
    'took-a-hundred-minutes-in-an-hour': {
      child: 'An hour has 60 minutes, not 100. Count on to the next full hour first.',
      parent:
        'Works with times as if an hour had 100 minutes. Use a time line and jump to the next full hour.',
    },
    'one-hour-off': {
      child: 'You were one hour out. Count the full hours again.',
      parent: 'Is out by exactly one hour. Jump along a time line and write the length of each jump.',
    },
    'slipped-by-ten-minutes': {
      child: 'You were ten minutes out. Check the minutes once more.',
      parent: 'Is ten minutes out. Have them go to the full hour first and then add the rest.',
    },
    'went-back-instead-of-on': {
      child: 'Something ends after it starts. Go on, not back.',
      parent: 'Goes back in time where the end is wanted. Draw an arrow on a time line before counting.',
    },
    'forgot-to-carry-the-hour': {
      child: 'When you pass a full hour, the hour changes too.',
      parent: 'Crosses a full hour without changing the hour. Stop at the full hour and say the time aloud.',
    },
    'swapped-am-and-pm': {
      child: 'Morning is am, afternoon is pm. Check if you passed midday.',
      parent: 'Mixes up am and pm. Ask whether it is before or after lunch.',
    },
    'left-out-the-minutes': {
      child: 'You moved by the hours. Now move by the minutes as well.',
      parent:
        'Moves by the full hours but forgets the minutes. Draw two jumps: one for hours, one for minutes.',
    },
    'went-on-instead-of-back': {
      child: 'You know the end and need the start, so go back.',
      parent:
        'Goes on in time where the start is wanted. Ask if the answer comes before or after the time given.',
    },
  })),
  templates: [readClock, interval, later],
}
