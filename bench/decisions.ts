import { measureChildPage } from './decisions/child-page.ts'
import { measureChoices } from './decisions/choices.ts'
import { measureFirstDecisions } from './decisions/first.ts'
import { measureLatest } from './decisions/latest.ts'
import { measureRebuilding } from './decisions/rebuilding.ts'
import { openSchool } from './decisions/school.ts'

/** Measures the policy alone, then decisions in a database with a million decisions and answers. */
export async function run(): Promise<void> {
  measureChoices()
  const school = await openSchool()
  try {
    await measureRebuilding(school)
    await measureLatest(school)
    await measureFirstDecisions(school)
    await measureChildPage(school)
  } finally {
    await school.close()
  }
}
