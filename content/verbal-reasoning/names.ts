/** First names for stories, of girls and boys in turn. No two that are drawn together have the same first letter. */
import type { Random } from '../random.ts'

const names =
  'Amira Aidan Bella Ben Chloe Callum Daisy Dev Ella Ethan Freya Femi Grace George Hana Harry Isla Idris Jess Jacob Kezia Kofi Layla Leo Maya Milo Nadia Noah Olive Omar Priya Pavel Rosie Rohan Sofia Samir Tara Tom Una Umar Violet Viktor Willow Will Yasmin Yusuf Zara Zane'.split(
    ' ',
  )

export function drawNames(random: Random, count: number): string[] {
  const drawn: string[] = []
  for (const name of random.shuffle(names)) {
    if (drawn.length === count) break
    if (!drawn.some(other => other.charAt(0) === name.charAt(0))) drawn.push(name)
  }
  return drawn
}

export function drawGirlAndBoy(random: Random): { girl: string; boy: string } {
  const girl = random.pick(names.filter((_, at) => at % 2 === 0))
  const boy = random.pick(names.filter((name, at) => at % 2 === 1 && name.charAt(0) !== girl.charAt(0)))
  return { girl, boy }
}
