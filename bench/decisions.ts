import { measureChoices } from './decisions/choices.ts'
import { measureFirstDecisions } from './decisions/first.ts'
import { measureLatest } from './decisions/latest.ts'
import { measureRebuilding } from './decisions/rebuilding.ts'
import { openSchool } from './decisions/school.ts'

/** The policy by itself, and then what a decision costs where there are a million of them and as many answers. */
export async function run(): Promise<void> {
  measureChoices()
  const school = await openSchool()
  try {
    await measureRebuilding(school)
    await measureLatest(school)
    await measureFirstDecisions(school)
  } finally {
    await school.close()
  }
}
