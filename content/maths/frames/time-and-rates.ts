import { commonDivisor } from '../../grade.ts'
import { grouped } from '../../wording.ts'
import { lengthOfTime, time24 } from '../clock.ts'
import { mixed } from '../fractions.ts'
import { drawUntil, frame, inUnits, inWords, isWhole, onClock } from './frame.ts'

const hour = 60

/**
 * The time that comes out if an hour is taken to have a hundred minutes: 1 hour 50 after 14:55 is 15:105, so 16:05.
 * Nothing if that is no time.
 */
const withHundredMinutes = (start: number, length: number) =>
  (start % hour) + (length % hour) < 100 ? 0 : start + length - 40

const filmWithABreak = frame({
  name: 'film-with-a-break',
  steps: [1, 2],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        what: random.pick(['film', 'play', 'concert', 'puppet show', 'musical']),
        start: 5 * random.int(150, 232),
        first: 5 * random.int(8, 15),
        pause: 5 * random.int(2, 5),
        second: 5 * random.int(7, 14),
      }),
      ({ start, first, pause, second }) =>
        first !== second &&
        (step === 1 ? start % 15 === 0 : start % 15 !== 0 && (first + pause + second) % hour > 20),
    ),
  tell: ({ what, start, first, pause, second }) => {
    const long = first + pause + second
    const end = start + long
    return {
      stem: `A ${what} starts at ${time24(start)}. The first part lasts ${first} minutes. Then there is a break of ${pause} minutes, and the second part lasts ${second} minutes. At what time does the ${what} end?`,
      right: end,
      say: onClock,
      limits: [start + 20, start + 480],
      working: [
        `${first} + ${pause} + ${second} = ${long} minutes in all.`,
        `${long} minutes is ${lengthOfTime(long)}.`,
        `${lengthOfTime(long)} after ${time24(start)} is ${time24(end)}.`,
      ],
      beware: 'An hour has 60 minutes, not 100.',
      wrong: [
        [end - pause, 'left-out-a-step'],
        [start + Math.floor(long / 100) * hour + (long % 100), 'took-an-hour-for-a-hundred-minutes'],
        [end + hour, 'one-hour-out'],
        [end - hour, 'one-hour-out'],
        [end - second, 'left-out-a-step'],
        [end - 2 * pause, 'took-away-not-added'],
        [withHundredMinutes(start, long), 'took-an-hour-for-a-hundred-minutes'],
      ],
    }
  },
})

const morningAtSchool = frame({
  name: 'morning-at-school',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        start: 5 * random.int(102, 114),
        lessons: random.int(3, 2 + step),
        lesson: 5 * random.int(8, 12),
        pause: 5 * random.int(3, 5),
        assembly: step === 1 ? 0 : 5 * random.int(3, 5),
      }),
      ({ lesson, pause, assembly }) => lesson !== 60 && pause !== assembly,
    ),
  tell: ({ start, lessons, lesson, pause, assembly }) => {
    const long = lessons * lesson + pause + assembly
    const end = start + long
    return {
      stem: `School starts at ${time24(start)}${assembly > 0 ? ` with an assembly of ${assembly} minutes` : ''}. ${assembly > 0 ? 'Then there' : 'In the morning there'} are ${inWords(lessons)} lessons of ${lesson} minutes each and one break of ${pause} minutes. At what time does lunch begin?`,
      right: end,
      say: onClock,
      limits: [start + 20, start + 480],
      working: [
        `The lessons take ${lessons} × ${lesson} = ${lessons * lesson} minutes.`,
        `With the break${assembly > 0 ? ' and the assembly' : ''} it is ${lessons * lesson} + ${pause}${assembly > 0 ? ` + ${assembly}` : ''} = ${long} minutes.`,
        `That is ${lengthOfTime(long)}.`,
        `${lengthOfTime(long)} after ${time24(start)} is ${time24(end)}.`,
      ],
      beware: 'Turn the minutes into hours and minutes before you add them to the time.',
      wrong: [
        [end - pause, 'left-out-a-step'],
        [start + Math.floor(long / 100) * hour + (long % 100), 'took-an-hour-for-a-hundred-minutes'],
        [end + pause * (lessons - 2), 'counted-something-twice'],
        [end - lesson, 'one-too-few'],
        [end + lesson, 'one-too-many'],
        [end - assembly - pause, 'left-out-a-step'],
        [end - hour, 'one-hour-out'],
        [end + hour, 'one-hour-out'],
      ],
    }
  },
})

const rates = [
  ['reads', 'pages', 'read'],
  ['writes', 'invitations', 'write'],
  ['folds', 'paper boats', 'fold'],
  ['picks', 'strawberries', 'pick'],
  ['threads', 'beads', 'thread'],
] as const

const steadyWork = frame({
  name: 'steady-work',
  steps: [1, 2],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        story: random.int(0, rates.length - 1),
        part: random.pick(step === 1 ? [10, 15, 20, 30] : [12, 15, 20, 25, 40]),
        count: random.int(4, 18),
        hours: random.int(1, 2),
        minutes: random.pick([0, 15, 20, 30, 40, 45]),
      }),
      ({ part, hours, minutes, count }) =>
        isWhole((hours * hour + minutes) / part) &&
        (step === 1 || minutes > 0) &&
        count !== part &&
        hours * hour + minutes > part * 2,
    ),
  tell: ({ story, part, count, hours, minutes }, [name]) => {
    const [does, things, verb] = rates[story] ?? rates[0]
    const all = hours * hour + minutes
    const times = all / part
    return {
      stem: `${name} ${does} ${count} ${things} in ${part} minutes. How many ${things} can ${name} ${verb} in ${lengthOfTime(all)} at the same speed?`,
      right: times * count,
      say: inUnits(things),
      working: [
        `${lengthOfTime(all)} ${all === hour ? 'is' : 'are'} ${all} minutes.`,
        `${part} minutes go into ${all} minutes ${all} ÷ ${part} = ${times} times.`,
        `${times} × ${count} = ${times * count} ${things}.`,
      ],
      wrong: [
        [Math.round(((hours * 100 + minutes) / part) * count), 'took-an-hour-for-a-hundred-minutes'],
        [hours * hour * (count / part), 'left-out-a-step'],
        [count + all - part, 'added-the-difference'],
        [times, 'stopped-one-step-early'],
        [(times - 1) * count, 'one-too-few'],
        [(times + 1) * count, 'one-too-many'],
        [hours * count, 'left-out-a-step'],
        [(hour / part) * count + minutes, 'mixed-up-the-units'],
      ],
    }
  },
})

const swimmingTraining = frame({
  name: 'swimming-training',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        pool: random.pick(step === 1 ? [20, 25, 50] : [20, 25, 50]),
        lengths: random.int(4, 9 + step * 2) * 4,
        days: random.int(2, 2 + step),
        weeks: random.int(2, 3 + step * 2),
      }),
      ({ pool, lengths, days, weeks }) => {
        const metres = pool * lengths * days * weeks
        return (
          metres % (step === 1 ? 1000 : 100) === 0 &&
          pool * lengths <= 2500 &&
          pool * lengths >= 400 &&
          days !== weeks
        )
      },
    ),
  tell: ({ pool, lengths, days, weeks }, [name]) => {
    const once = pool * lengths
    const all = once * days * weeks
    // In tenths of a kilometre.
    const say = (value: number) => (isWhole(value) && value > 0 ? `${grouped(value / 10)} km` : undefined)
    return {
      stem: `${name} swims ${lengths} lengths of a ${pool}-metre pool at each training session. There are ${inWords(days)} sessions a week. How many kilometres does ${name} swim in ${weeks} weeks?`,
      right: all / 100,
      say,
      working: [
        `One session is ${lengths} × ${pool} = ${grouped(once)} m.`,
        `One week is ${inWords(days)} sessions: ${days} × ${grouped(once)} = ${grouped(once * days)} m.`,
        `${weeks} weeks is ${weeks} × ${grouped(once * days)} = ${grouped(all)} m.`,
        `1 km is 1,000 m, so that is ${all / 1000} km.`,
      ],
      wrong: [
        [(once * days) / 100, 'left-out-a-step'],
        [(once * weeks) / 100, 'left-out-a-step'],
        [all / 10, 'mixed-up-the-units'],
        [all / 1000, 'mixed-up-the-units'],
        [(once * (days + weeks)) / 100, 'added-not-multiplied'],
        [(lengths * days * weeks) / 10, 'left-out-a-step'],
        [(once * 7 * weeks) / 100, 'counted-too-much'],
        [(2 * all) / 100, 'counted-something-twice'],
      ],
    }
  },
})

const paddlingPool = frame({
  name: 'paddling-pool',
  steps: [1, 3],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        what: random.pick(['paddling pool', 'garden pond', 'water tank', 'hot tub']),
        rate: random.int(4, 8 + step * 2),
        minutes: random.int(20, 40 + step * 20),
        start: 5 * random.int(114, 200),
        inside: step === 1 ? 0 : 10 * random.int(3, 9),
      }),
      ({ rate, minutes, start, inside }) =>
        (rate * minutes + inside) % 10 === 0 &&
        (step === 1 ? minutes < 60 : (start % hour) + (minutes % hour) > 60) &&
        (inside === 0 || isWhole(inside / rate)) &&
        minutes % 60 !== 0 &&
        inside < rate * minutes,
    ),
  tell: ({ what, rate, minutes, start, inside }) => {
    const all = rate * minutes + inside
    const end = start + minutes
    return {
      stem: `A ${what} holds ${grouped(all)} litres. ${inside > 0 ? `There are ${inside} litres of water in it. ` : ''}At ${time24(start)} a tap is turned on that fills it with ${rate} litres a minute. At what time is the ${what} full?`,
      right: end,
      say: onClock,
      limits: [start + 2, start + 600],
      working: [
        ...(inside > 0
          ? [`${grouped(all)} − ${inside} = ${grouped(all - inside)} litres are still needed.`]
          : []),
        `${grouped(all - inside)} ÷ ${rate} = ${minutes}, so it takes ${minutes} minutes${minutes > 60 ? `, which is ${lengthOfTime(minutes)}` : ''}.`,
        `${minutes} minutes after ${time24(start)} is ${time24(end)}.`,
      ],
      beware: 'When you count past the full hour, remember that an hour has 60 minutes.',
      wrong: [
        ...(inside > 0
          ? ([
              [start + all / rate, 'left-out-a-step'],
              [start + (all + inside) / rate, 'added-not-took-away'],
              [start + inside / rate, 'gave-the-other-amount'],
            ] as const)
          : []),
        [withHundredMinutes(start, minutes), 'took-an-hour-for-a-hundred-minutes'],
        [end + hour, 'one-hour-out'],
        [end - hour, 'one-hour-out'],
        [start + rate, 'left-out-a-step'],
        [start + Math.floor(minutes / 100) * hour + (minutes % 100), 'took-an-hour-for-a-hundred-minutes'],
      ],
    }
  },
})

const bottlingMachine = frame({
  name: 'bottling-machine',
  steps: [2, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        what: random.pick([
          ['bottles', 'crates'],
          ['tins', 'boxes'],
          ['pencils', 'packets'],
          ['candles', 'boxes'],
        ] as const),
        count: random.int(12, 60),
        minutes: random.int(2, 3 + step),
        hold: random.pick([6, 8, 10, 12, 15, 20, 24]),
        time: step === 2 ? 60 : random.pick([60, 90, 120, 150]),
      }),
      ({ count, minutes, hold, time }) =>
        isWhole(time / minutes, ((count / minutes) * time) / hold) &&
        count !== hold &&
        ((count / minutes) * time) / hold > 5,
    ),
  tell: ({ what: [things, holders], count, minutes, hold, time }) => {
    const all = (count / minutes) * time
    return {
      stem: `A machine makes ${count} ${things} every ${minutes} minutes. They are packed in ${holders} of ${hold}. How many ${holders} are filled in ${lengthOfTime(time)}?`,
      right: all / hold,
      say: inUnits(holders),
      working: [
        `${time > hour ? `${lengthOfTime(time)} is ${time} minutes. ` : ''}${minutes} minutes go into ${time} minutes ${time} ÷ ${minutes} = ${time / minutes} times.`,
        `The machine makes ${time / minutes} × ${count} = ${grouped(all)} ${things}.`,
        `${grouped(all)} ÷ ${hold} = ${all / hold} ${holders}.`,
      ],
      wrong: [
        [all, 'stopped-one-step-early'],
        [Math.floor((count * time) / hold), 'left-out-a-step'],
        [Math.floor((((count / minutes) * time) / hold / time) * 100), 'took-an-hour-for-a-hundred-minutes'],
        [Math.floor(all / hold / (time / hour)), 'left-out-a-step'],
        [all - hold, 'took-away-not-divided'],
        [time / minutes, 'left-out-a-step'],
        [Math.floor((count + time) / hold), 'added-not-multiplied'],
        [Math.floor(((time / minutes - 1) * count) / hold), 'one-too-few'],
        [Math.floor(((time / minutes + 1) * count) / hold), 'one-too-many'],
      ],
    }
  },
})

const towns = [
  'York',
  'Leeds',
  'Bath',
  'Exeter',
  'Cardiff',
  'Glasgow',
  'Durham',
  'Derby',
  'Norwich',
  'Chester',
] as const

const lateTrain = frame({
  name: 'late-train',
  steps: [2, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        town: random.pick(towns),
        leaves: random.int(420, 1100),
        long: random.int(75, 170),
        late: random.int(6, 15 + step * 4),
        saved: step === 2 ? 0 : random.int(3, 9),
      }),
      ({ leaves, long, late, saved }) =>
        saved < late - 2 &&
        (leaves % hour) + (long % hour) > 62 &&
        leaves % 5 !== 0 &&
        long % 60 > 9 &&
        (leaves + long) % hour > 2,
    ),
  tell: ({ town, leaves, long, late, saved }) => {
    const due = leaves + long
    const right = due + late - saved
    return {
      stem: `The ${time24(leaves)} train to ${town} should take ${lengthOfTime(long)}. Today it sets off ${late} minutes late${saved > 0 ? `, but it goes faster than usual and takes ${saved} minutes less` : ''}. At what time does it reach ${town}?`,
      right,
      say: onClock,
      limits: [leaves + late, leaves + 600],
      working: [
        `On time, it would arrive ${lengthOfTime(long)} after ${time24(leaves)}: at ${time24(due)}.`,
        `It sets off ${late} minutes late: ${time24(due + late)}.`,
        ...(saved > 0 ? [`It gains ${saved} minutes on the way: ${time24(right)}.`] : []),
      ],
      beware: 'Count on to the next full hour first. An hour has 60 minutes.',
      wrong: [
        [due, 'left-out-a-step'],
        ...(saved > 0
          ? ([
              [due + late, 'stopped-one-step-early'],
              [due + late + saved, 'added-not-took-away'],
              [due - late + saved, 'took-away-not-added'],
            ] as const)
          : ([[due - late, 'took-away-not-added']] as const)),
        [withHundredMinutes(leaves, long) + late - saved, 'took-an-hour-for-a-hundred-minutes'],
        [right + hour, 'one-hour-out'],
        [right - hour, 'one-hour-out'],
        [leaves + late - saved, 'left-out-a-step'],
      ],
    }
  },
})

const dayAtWork = frame({
  name: 'day-at-work',
  steps: [2, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        job: random.pick(['in a bakery', 'in a garden centre', 'at a library', 'in a café', 'at a stable']),
        start: 15 * random.int(28, 40),
        worked: 15 * random.int(16, 30),
        pause: random.pick([30, 45, 60]),
        pay: random.pick(step === 2 ? [16, 20] : [14, 16, 18, 20]),
      }),
      ({ worked, pay, pause }) =>
        isWhole((worked * pay) / hour) && worked % hour !== 0 && (worked + pause) % hour !== 0,
    ),
  tell: ({ job, start, worked, pause, pay }, [name]) => {
    const end = start + worked + pause
    const say = (value: number) => (isWhole(value) && value > 0 ? `£${grouped(value)}` : undefined)
    const hundred = (minutes: number) => Math.floor(minutes / hour) + (minutes % hour) / 100
    return {
      stem: `${name}’s aunt works ${job} from ${time24(start)} to ${time24(end)}. She has a lunch break of ${pause} minutes, for which she is not paid. She is paid £${pay} an hour. How much does she earn that day?`,
      right: (worked * pay) / hour,
      say,
      working: [
        `From ${time24(start)} to ${time24(end)} is ${lengthOfTime(worked + pause)}.`,
        `Without the break it is ${lengthOfTime(worked)}, or ${worked / hour} hours.`,
        `${worked / hour} × £${pay} = £${(worked * pay) / hour}.`,
      ],
      beware: '15 minutes is a quarter of an hour, so write 0.25 and not 0.15.',
      wrong: [
        [((worked + pause) * pay) / hour, 'left-out-a-step'],
        [Math.floor(worked / hour) * pay, 'rounded-the-wrong-way'],
        [Math.round(hundred(worked) * pay), 'took-an-hour-for-a-hundred-minutes'],
        [((worked + 2 * pause) * pay) / hour, 'added-not-took-away'],
        [Math.ceil(worked / hour) * pay, 'rounded-the-wrong-way'],
        [((worked - pause) * pay) / hour, 'counted-something-twice'],
        [((worked - hour) * pay) / hour, 'one-hour-out'],
        [((worked + hour) * pay) / hour, 'one-hour-out'],
      ],
    }
  },
})

const candle = frame({
  name: 'candle',
  steps: [2, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        tall: random.int(16, 30),
        burns: random.pick(step === 2 ? [2, 3, 4] : [1.5, 2, 2.5, 3, 4]),
        start: 15 * random.int(64, 76),
        minutes: 30 * random.int(3, 8),
        asksTime: step > 2,
      }),
      ({ tall, burns, minutes }) =>
        isWhole((burns * minutes) / hour) &&
        tall - (burns * minutes) / hour >= 4 &&
        minutes % 60 === (step === 2 ? 0 : minutes % 60),
    ),
  tell: ({ tall, burns, start, minutes, asksTime }) => {
    const gone = (burns * minutes) / hour
    const left = tall - gone
    const end = start + minutes
    const stem = `A candle is ${tall} cm tall. When it burns, it gets ${burns} cm shorter every hour. It is lit at ${time24(start)}.`
    return asksTime
      ? {
          stem: `${stem} At what time is it only ${left} cm tall?`,
          right: end,
          say: onClock,
          limits: [start + 5, 1439],
          working: [
            `It has to get ${tall} − ${left} = ${gone} cm shorter.`,
            `${gone} ÷ ${burns} = ${minutes / hour}, so this takes ${lengthOfTime(minutes)}.`,
            `${lengthOfTime(minutes)} after ${time24(start)} is ${time24(end)}.`,
          ],
          wrong: [
            [start + Math.round(((left / burns) * hour) / 15) * 15, 'gave-the-other-amount'],
            [start + Math.round(((tall / burns) * hour) / 15) * 15, 'left-out-a-step'],
            [end + hour, 'one-hour-out'],
            [end - hour, 'one-hour-out'],
            [
              start + Math.floor(minutes / hour) * hour + (minutes % hour ? 50 : 10),
              'took-an-hour-for-a-hundred-minutes',
            ],
            [start + gone * hour, 'left-out-a-step'],
          ],
        }
      : {
          stem: `${stem} How tall is it at ${time24(end)}?`,
          right: left,
          say: inUnits('cm'),
          working: [
            `From ${time24(start)} to ${time24(end)} is ${lengthOfTime(minutes)}.`,
            `In that time it gets ${minutes / hour} × ${burns} = ${gone} cm shorter.`,
            `${tall} − ${gone} = ${left} cm.`,
          ],
          wrong: [
            [gone, 'stopped-one-step-early'],
            [tall + gone, 'added-not-took-away'],
            [left - burns, 'one-hour-out'],
            [left + burns, 'one-hour-out'],
            [tall - burns, 'counted-only-once'],
            [tall - minutes / hour - burns, 'added-not-multiplied'],
            [tall - minutes / hour, 'left-out-a-step'],
          ],
        }
  },
})

const coachInTwoParts = frame({
  name: 'coach-in-two-parts',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: 30 * random.int(2, 7),
        speed: 10 * random.int(3, 6),
        second: 15 * random.int(3, 10),
        faster: 4 * random.int(10, 16),
        average: step === 4,
      }),
      ({ first, speed, second, faster, average }) => {
        const far = (first * speed + second * faster) / hour
        return (
          speed !== faster &&
          first !== second &&
          second % hour !== 0 &&
          isWhole((first * speed) / hour, (second * faster) / hour) &&
          (!average || isWhole((far * hour) / (first + second)))
        )
      },
    ),
  tell: ({ first, speed, second, faster, average }) => {
    const [one, two] = [(first * speed) / hour, (second * faster) / hour]
    const far = one + two
    const mean = (far * hour) / (first + second)
    const hundred = (minutes: number) => Math.floor(minutes / hour) + (minutes % hour) / 100
    const stem = `A coach drives for ${lengthOfTime(first)} at ${speed} miles per hour, and then for ${lengthOfTime(second)} at ${faster} miles per hour.`
    const working = [
      `First part: ${first / hour} × ${speed} = ${one} miles.`,
      `${second % hour === 0 ? 'Second part:' : `${lengthOfTime(second)} is ${second / hour} hours, so the second part is`} ${second / hour} × ${faster} = ${two} miles.`,
      `Together: ${one} + ${two} = ${far} miles.`,
    ]
    return average
      ? {
          stem: `${stem} What is its average speed for the whole journey?`,
          right: mean,
          say: inUnits('miles per hour'),
          working: [
            ...working,
            `The journey takes ${lengthOfTime(first + second)}, so the average speed is ${far} ÷ ${(first + second) / hour} = ${mean} miles per hour.`,
          ],
          beware: 'The two parts do not take the same time, so don’t just go halfway between the two speeds.',
          wrong: [
            [(speed + faster) / 2, 'averaged-the-averages'],
            [far, 'stopped-one-step-early'],
            [Math.round(far / 2), 'shared-by-the-wrong-number'],
            [Math.round((first * faster + second * speed) / (first + second)), 'swapped-two-numbers'],
            [Math.round(far / (hundred(first) + hundred(second))), 'took-an-hour-for-a-hundred-minutes'],
            [speed + faster, 'left-out-a-step'],
            [Math.abs(faster - speed), 'took-away-not-added'],
          ],
        }
      : {
          stem: `${stem} How far does it drive altogether?`,
          right: far,
          say: inUnits('miles'),
          working,
          beware: '15 minutes is 0.25 hours, not 0.15 hours.',
          wrong: [
            [
              Math.round(hundred(first) * speed + hundred(second) * faster),
              'took-an-hour-for-a-hundred-minutes',
            ],
            [one, 'left-out-a-step'],
            [two, 'left-out-a-step'],
            [Math.round(((first + second) * (speed + faster)) / 2 / hour), 'averaged-the-averages'],
            [Math.round((first * faster + second * speed) / hour), 'swapped-two-numbers'],
            [speed + faster, 'added-not-multiplied'],
            [one + Math.floor(second / hour) * faster, 'rounded-the-wrong-way'],
          ],
        }
  },
})

const slowClock = frame({
  name: 'slow-clock',
  steps: [3, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        gains: random.chance(0.5),
        each: random.int(2, 3 + step),
        from: hour * random.int(6, 12),
        hours: random.int(5, 7 + step),
        clock: random.pick(['A kitchen clock', 'An old clock', 'A grandfather clock', 'A station clock']),
      }),
      ({ each, hours }) => each * hours < 60 && each * hours > 11,
    ),
  tell: ({ gains, each, from, hours, clock }) => {
    const real = from + hours * hour
    const sign = gains ? 1 : -1
    const shown = real + sign * each * hours
    const does = gains ? 'gains' : 'loses'
    return {
      stem: `${clock} ${does} ${each} minutes every hour. It is set to the right time at ${time24(from)}. What time does it show when it is really ${time24(real)}?`,
      right: shown,
      say: onClock,
      working: [
        `From ${time24(from)} to ${time24(real)} is ${hours} hours.`,
        `In that time the clock ${does} ${hours} × ${each} = ${hours * each} minutes.`,
        `It is ${gains ? 'fast' : 'slow'}, so it shows ${hours * each} minutes ${gains ? 'more' : 'less'} than ${time24(real)}: ${time24(shown)}.`,
      ],
      beware: gains
        ? 'A clock that gains time is fast, so it shows a later time.'
        : 'A clock that loses time is slow, so it shows an earlier time.',
      wrong: [
        [real - sign * each * hours, gains ? 'took-away-not-added' : 'added-not-took-away'],
        [real + sign * each, 'counted-only-once'],
        [real, 'left-out-a-step'],
        [real + sign * each * (hours - 1), 'one-too-few'],
        [real + sign * each * (hours + 1), 'one-too-many'],
        [shown - sign * hour, 'one-hour-out'],
        [from + sign * each * hours, 'left-out-a-step'],
        [real - sign * each, 'counted-only-once'],
      ],
    }
  },
})

const tapAndLeak = frame({
  name: 'tap-and-leak',
  steps: [3, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        tap: random.int(6, 14 + step),
        leak: random.int(2, 5),
        minutes: random.int(8, 20 + step * 4),
        inside: step === 3 ? 0 : 10 * random.int(2, 8),
      }),
      ({ tap, leak, minutes, inside }) => tap > leak + 2 && ((tap - leak) * minutes + inside) % 10 === 0,
    ),
  tell: ({ tap, leak, minutes, inside }) => {
    const gain = tap - leak
    const all = gain * minutes + inside
    return {
      stem: `A tap pours ${tap} litres of water a minute into a tank, but ${leak} litres a minute run out through a leak. The tank holds ${all} litres. ${inside > 0 ? `There are already ${inside} litres in it` : 'It is empty at first'}. How long does it take to fill the tank?`,
      right: minutes,
      say: inUnits('minutes'),
      working: [
        `Each minute ${tap} litres come in and ${leak} litres go out, so there are ${tap} − ${leak} = ${gain} litres more.`,
        ...(inside > 0 ? [`${all} − ${inside} = ${all - inside} litres are still needed.`] : []),
        `${all - inside} ÷ ${gain} = ${minutes} minutes.`,
      ],
      wrong: [
        [Math.ceil((all - inside) / tap), 'left-out-a-step'],
        [Math.ceil((all - inside) / (tap + leak)), 'added-not-took-away'],
        [Math.ceil((all + inside) / gain), 'added-not-took-away'],
        [Math.ceil(all / gain), 'left-out-a-step'],
        [Math.ceil((all - inside) / leak), 'gave-the-other-amount'],
        [all - inside - gain, 'took-away-not-divided'],
        [Math.ceil(all / tap) - leak, 'did-the-steps-in-the-wrong-order'],
        [Math.ceil(all / tap) + leak, 'did-the-steps-in-the-wrong-order'],
      ],
    }
  },
})

const catchTheTrain = frame({
  name: 'catch-the-train',
  steps: [3, 4],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        train: random.int(450, 1080),
        walk: random.int(12, 30),
        speed: random.pick([70, 75, 80, 90, 100]),
        early: random.int(5, 12),
        errand: step === 3 ? 0 : random.int(4, 15),
        vehicle: random.pick(['train', 'coach', 'ferry', 'bus']),
      }),
      ({ train, walk, speed, early, errand }) =>
        (walk * speed) % 100 === 0 &&
        train % hour < (walk + early + errand) % 60 &&
        train % 5 !== 0 &&
        early !== walk,
    ),
  tell: ({ train, walk, speed, early, errand, vehicle }, [name]) => {
    const far = walk * speed
    const before = walk + early + errand
    const right = train - before
    const place = vehicle === 'ferry' ? 'harbour' : vehicle === 'bus' ? 'bus stop' : 'station'
    return {
      stem: `${name}’s family wants to catch the ${time24(train)} ${vehicle} and be at the ${place} ${early} minutes before it leaves. The ${place} is ${far / 1000} km away, and they walk ${speed} m every minute. ${errand > 0 ? `On the way they stop for ${errand} minutes to buy some sandwiches. ` : ''}What is the latest time at which they can leave home?`,
      right,
      say: onClock,
      limits: [train - 240, train - 1],
      working: [
        `${far / 1000} km is ${grouped(far)} m. Walking takes ${grouped(far)} ÷ ${speed} = ${walk} minutes.`,
        `They need ${walk} + ${early}${errand > 0 ? ` + ${errand}` : ''} = ${before} minutes before the ${vehicle} leaves.`,
        `${before} minutes before ${time24(train)} is ${time24(right)}.`,
      ],
      wrong: [
        [train - walk - errand, 'left-out-a-step'],
        [train - walk + early - errand, 'added-not-took-away'],
        [train - walk - 2 * early - errand, 'counted-something-twice'],
        ...(errand > 0 ? [[train - walk - early, 'left-out-a-step'] as const] : []),
        [right + 40, 'took-an-hour-for-a-hundred-minutes'],
        [right - hour, 'one-hour-out'],
        [right + hour, 'one-hour-out'],
        [train - early, 'left-out-a-step'],
      ],
    }
  },
})

const painters = frame({
  name: 'painters',
  steps: [3, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        work: random.pick([
          ['painters', 'paint a school'],
          ['gardeners', 'plant a park'],
          ['builders', 'build a wall'],
          ['cleaners', 'clean an office block'],
          ['farm workers', 'pick all the apples'],
        ] as const),
        before: random.int(2, 8),
        days: random.int(4, 16),
        done: step < 5 ? 0 : random.int(2, 6),
        after: random.int(3, 12),
      }),
      ({ before, days, done, after }) => {
        const left = before * (days - done)
        return (
          after !== before &&
          done < days - 1 &&
          isWhole(left / after) &&
          left / after > 1 &&
          left / after !== days &&
          (step < 5 || after > before + 1) &&
          (step < 4 || !isWhole(after / before)) &&
          (step > 3 || isWhole(Math.max(after, before) / Math.min(after, before)))
        )
      },
    ),
  tell: ({ work: [workers, job], before, days, done, after }) => {
    const all = before * days
    const right = (before * (days - done)) / after
    return {
      stem:
        done > 0
          ? `${before} ${workers} need ${days} days to ${job}. After ${done} days ${after - before} more ${workers} come to help. All of them work at the same speed. How many more days does the rest of the work take?`
          : `${before} ${workers} need ${days} days to ${job}. How many days would ${after} ${workers} need if all of them worked at the same speed?`,
      right,
      say: inUnits('days', 'day'),
      working: [
        `One worker alone would need ${before} × ${days} = ${all} days.`,
        ...(done > 0
          ? [
              `In ${done} days the first ${before} do ${before} × ${done} = ${before * done} of these days’ work, so ${all} − ${before * done} = ${all - before * done} are left.`,
              `Now there are ${before} + ${after - before} = ${after} ${workers}.`,
            ]
          : []),
        `Shared between ${after} ${workers} that is ${all - before * done} ÷ ${after} = ${right} ${right === 1 ? 'day' : 'days'}.`,
      ],
      beware: 'More workers need fewer days.',
      wrong:
        done > 0
          ? [
              [days - done, 'left-out-a-step'],
              [Math.round(all / after), 'left-out-a-step'],
              [Math.round(all / after - done), 'did-the-steps-in-the-wrong-order'],
              [Math.round((before * (days - done)) / (after - before)), 'shared-by-the-wrong-number'],
              [right + done, 'gave-the-other-amount'],
              [Math.round(((days - done) * after) / before), 'more-workers-take-longer'],
              [days, 'left-out-a-step'],
            ]
          : [
              [Math.round((days * after) / before), 'more-workers-take-longer'],
              [Math.abs(days - (after - before)), 'added-the-difference'],
              [days + (after - before), 'added-the-difference'],
              [Math.round(days / after), 'shared-by-the-wrong-number'],
              [all, 'stopped-one-step-early'],
              [days, 'left-out-a-step'],
              [Math.round(days / 2), 'just-doubled-or-halved-it'],
            ],
    }
  },
})

const busesTogether = frame({
  name: 'buses-together',
  steps: [3, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: random.pick([6, 8, 9, 10, 12, 15]),
        second: random.pick([8, 10, 12, 14, 15, 18, 20, 25]),
        start: 5 * random.int(84, 110),
        times: step === 3 ? 1 : random.int(2, 4),
      }),
      ({ first, second, times }) => {
        const both = (first * second) / commonDivisor(first, second)
        return (
          second % first !== 0 && commonDivisor(first, second) > 1 && both <= 90 && (times > 1 || both > 30)
        )
      },
    ),
  tell: ({ first, second, start, times }) => {
    const both = (first * second) / commonDivisor(first, second)
    const right = start + both * times
    const after = right - both + 5
    return {
      stem: `From the bus station the number 4 bus leaves every ${first} minutes and the number 9 bus every ${second} minutes. At ${time24(start)} they leave together. ${times === 1 ? 'When do they next leave together?' : `When do they first leave together after ${time24(after)}?`}`,
      right,
      say: onClock,
      limits: [start + 5, start + 900],
      working: [
        `They leave together whenever the minutes are a multiple of both ${first} and ${second}.`,
        `The smallest number in both tables is ${both}, so they leave together every ${both} minutes.`,
        times === 1
          ? `${both} minutes after ${time24(start)} is ${time24(right)}.`
          : `From ${time24(start)} count on in steps of ${lengthOfTime(both)}: ${Array.from({ length: times }, (_, at) => time24(start + (at + 1) * both)).join(', ')}. The first one after ${time24(after)} is ${time24(right)}.`,
      ],
      wrong: [
        [start + first * second, 'multiplied-not-lowest-multiple'],
        [start + first + second, 'added-not-multiplied'],
        ...(times > 1 ? [[right - both, 'one-too-few'] as const] : []),
        [right + both, 'one-too-many'],
        [right - second, 'found-it-for-one-only'],
        [right + first, 'found-it-for-one-only'],
        [right + hour, 'one-hour-out'],
        [right - first, 'found-it-for-one-only'],
      ],
    }
  },
})

const thereAndBack = frame({
  name: 'there-and-back',
  steps: [5, 5],
  moves: 5,
  indirect: true,
  draw: random => {
    const [how, there, back] = random.pick([
      ['cycles', 24, 12],
      ['cycles', 20, 12],
      ['cycles', 15, 10],
      ['cycles', 24, 8],
      ['cycles', 20, 5],
      ['runs', 12, 6],
      ['runs', 12, 4],
      ['skates', 15, 10],
      ['skates', 12, 6],
      ['rows', 6, 3],
      ['hikes', 6, 3],
      ['drives', 60, 40],
      ['drives', 60, 30],
      ['drives', 45, 30],
      ['drives', 40, 24],
      ['drives', 36, 18],
      ['drives', 48, 16],
    ] as const)
    return drawUntil(
      () => ({ far: random.int(back, back * 4), there, back, how }),
      ({ far }) => isWhole((far / there) * 4, (far / back) * 4) && far > there / 3,
    )
  },
  tell: ({ far, there, back, how }, [name]) => {
    const [one, two] = [(far / there) * hour, (far / back) * hour]
    const right = (2 * far * hour) / (one + two)
    const unit = how === 'drives' ? 'miles' : 'km'
    return {
      stem: `${name}’s cousin ${how} ${far} ${unit} at a speed of ${there} ${unit} per hour. On the way back, over the same distance, the speed is only ${back} ${unit} per hour. What is the average speed for the whole journey there and back?`,
      right,
      say: inUnits(`${unit} per hour`),
      working: [
        `The way there takes ${far} ÷ ${there} = ${one / hour} ${one === hour ? 'hour' : 'hours'}.`,
        `The way back takes ${far} ÷ ${back} = ${two / hour} ${two === hour ? 'hour' : 'hours'}.`,
        `Altogether that is ${2 * far} ${unit} in ${(one + two) / hour} hours.`,
        `The average speed is ${2 * far} ÷ ${(one + two) / hour} = ${right} ${unit} per hour.`,
      ],
      beware: 'More time is spent at the slower speed, so the average is nearer to it.',
      wrong: [
        [Math.round((there + back) / 2), 'averaged-the-averages'],
        [Math.round((far * hour) / (one + two)), 'left-out-a-step'],
        [there - back, 'took-away-not-added'],
        [there + back, 'left-out-a-step'],
        [far, 'shared-by-the-wrong-number'],
        [back, 'gave-the-other-amount'],
      ],
    }
  },
})

const towardsEachOther = frame({
  name: 'towards-each-other',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: random.int(9, 20),
        second: random.int(9, 20),
        minutes: 15 * random.int(step === 4 ? 4 : 5, 11),
        start: 15 * random.int(32, 50),
      }),
      ({ first, second, minutes }) =>
        first !== second &&
        isWhole(((first + second) * minutes) / hour) &&
        (step === 4 ? minutes % 30 === 0 : minutes % hour !== 0),
    ),
  tell: ({ first, second, minutes, start }, [name, friend]) => {
    const far = ((first + second) * minutes) / hour
    const end = start + minutes
    const after = (length: number) => start + Math.round(length / 5) * 5
    return {
      stem: `${name} and ${friend} live ${far} km apart on the same road. At ${time24(start)} they get on their bikes and ride towards each other. ${name} rides at ${first} km per hour and ${friend} at ${second} km per hour. At what time do they meet?`,
      right: end,
      say: onClock,
      limits: [start + 5, start + 600],
      working: [
        `In one hour ${name} rides ${first} km and ${friend} ${second} km, so they get ${first} + ${second} = ${first + second} km closer.`,
        `To ride ${far} km together takes ${far} ÷ ${first + second} = ${inHours(minutes)}.`,
        `${lengthOfTime(minutes)} after ${time24(start)} is ${time24(end)}.`,
      ],
      beware: 'Both of them ride, so add the two speeds.',
      wrong: [
        [after((far / first) * hour), 'used-only-one-speed'],
        [after((far / second) * hour), 'used-only-one-speed'],
        [after((far / 2 / Math.max(first, second)) * hour), 'met-in-the-middle'],
        [after((far / 2 / Math.min(first, second)) * hour), 'met-in-the-middle'],
        [after((far / ((first + second) / 2)) * hour), 'averaged-the-averages'],
        [
          start + Math.floor(minutes / hour) * hour + Math.round(((minutes % hour) / hour) * 100),
          'took-an-hour-for-a-hundred-minutes',
        ],
        [end + hour, 'one-hour-out'],
        [end - hour, 'one-hour-out'],
      ],
    }
  },
})

const catchingUp = frame({
  name: 'catching-up',
  steps: [5, 5],
  moves: 5,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        slow: random.int(4, 9),
        fast: random.int(10, 24),
        head: 15 * random.int(2, 8),
        start: 15 * random.int(32, 50),
      }),
      ({ slow, fast, head }) => {
        const lead = (slow * head) / hour
        return (
          isWhole((slow * head) / (5 * (fast - slow)), lead * 2) &&
          (lead / (fast - slow)) * hour >= 10 &&
          (lead / (fast - slow)) * hour <= 180
        )
      },
    ),
  tell: ({ slow, fast, head, start }, [name, friend]) => {
    const lead = (slow * head) / hour
    const gain = fast - slow
    const takes = Math.round((lead / gain) * hour)
    const begin = start + head
    const end = begin + takes
    const grid = (minutes: number) => Math.round(minutes / 5) * 5
    return {
      stem: `At ${time24(start)} ${name} starts to jog along a canal at ${slow} km per hour. At ${time24(begin)} ${friend} starts from the same place and cycles after ${name} at ${fast} km per hour. At what time does ${friend} catch up with ${name}?`,
      right: end,
      say: onClock,
      limits: [begin + 5, begin + 600],
      working: [
        `From ${time24(start)} to ${time24(begin)} is ${lengthOfTime(head)}. In that time ${name} jogs ${lead} km.`,
        `Each hour ${friend} gets ${fast} − ${slow} = ${gain} km closer.`,
        `To get ${lead} km closer takes ${lead} ÷ ${gain} = ${inHours(takes)}.`,
        `${lengthOfTime(takes)} after ${time24(begin)} is ${time24(end)}.`,
      ],
      beware: `${name} keeps jogging while ${friend} is cycling.`,
      wrong: [
        [begin + grid((lead / fast) * hour), 'left-out-a-step'],
        [begin + grid((lead / (fast + slow)) * hour), 'added-not-took-away'],
        [start + takes, 'counted-from-the-wrong-time'],
        [begin + head, 'left-out-a-step'],
        [end + hour, 'one-hour-out'],
        [begin + grid((lead / slow) * hour) + takes, 'counted-something-twice'],
      ],
    }
  },
})

/** `1 hour`, `2 hours`, `1/4 of an hour, which is 15 minutes`, `1 1/2 hours, which is 1 hour 30 minutes`. */
function inHours(minutes: number): string {
  if (minutes % hour === 0) return lengthOfTime(minutes)
  return `${mixed({ above: minutes, below: hour })} ${minutes < hour ? 'of an hour' : 'hours'}, which is ${lengthOfTime(minutes)}`
}

const twoTaps = frame({
  name: 'two-taps',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        first: random.int(4, 60),
        second: random.int(4, 60),
        story: random.int(0, 4),
      }),
      ({ first, second }) =>
        first > second && second > 5 && isWhole((first * second) / (first + second)) && first <= second * 6,
    ),
  tell: ({ first, second, story }, [name, friend]) => {
    const right = (first * second) / (first + second)
    const common = (first * second) / commonDivisor(first, second)
    const [a, b] = [common / first, common / second]
    const tales = [
      [
        `The hot tap alone fills a bath in ${first} minutes. The cold tap alone fills it in ${second} minutes.`,
        'How long does it take if both taps run together?',
      ],
      [
        `One pump empties a flooded cellar in ${first} minutes. Another pump empties it in ${second} minutes.`,
        'How long does it take if both pumps work together?',
      ],
      [
        `${name} alone needs ${first} minutes to wash the car. ${friend} alone needs ${second} minutes.`,
        'How long do they need if they wash it together?',
      ],
      [
        `${name} alone needs ${first} minutes to rake up all the leaves in a garden. ${friend} alone needs ${second} minutes.`,
        'How long do they need if they rake together?',
      ],
      [
        `An old printer prints the school newspaper in ${first} minutes. A new printer prints it in ${second} minutes.`,
        'How long does it take if both printers share the work?',
      ],
    ] as const
    const [tell, ask] = tales[story] ?? tales[0]
    return {
      stem: `${tell} ${ask}`,
      right,
      say: inUnits('minutes', 'minute'),
      working: [
        `Think of ${common} minutes. In that time the first would do the job ${common} ÷ ${first} = ${a} ${a === 1 ? 'time' : 'times'} and the second ${common} ÷ ${second} = ${b} times.`,
        `Together they would do it ${a} + ${b} = ${a + b} times in ${common} minutes.`,
        `So once takes ${common} ÷ ${a + b} = ${right} ${right === 1 ? 'minute' : 'minutes'}.`,
      ],
      beware: 'Two are faster than one, so the answer must be less than the shorter time.',
      wrong: [
        [(first + second) / 2, 'worked-with-the-times-alone'],
        [first + second, 'worked-with-the-times-alone'],
        [first - second, 'worked-with-the-times-alone'],
        [Math.round(second / 2), 'just-doubled-or-halved-it'],
        [Math.round((first + second) / 4), 'just-doubled-or-halved-it'],
        [Math.round(first / 2), 'just-doubled-or-halved-it'],
        [Math.round(first / second), 'worked-with-the-times-alone'],
      ],
    }
  },
})

export const timeFrames = [
  filmWithABreak,
  morningAtSchool,
  steadyWork,
  swimmingTraining,
  paddlingPool,
  bottlingMachine,
  lateTrain,
  dayAtWork,
  candle,
  coachInTwoParts,
  slowClock,
  tapAndLeak,
  catchTheTrain,
  painters,
  busesTogether,
  thereAndBack,
  towardsEachOther,
  catchingUp,
  twoTaps,
]
