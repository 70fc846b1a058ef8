/** First names for stories. `drawNames` never uses two with the same first letter. */
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
