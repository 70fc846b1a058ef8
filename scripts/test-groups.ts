/** More would save little, and leave processors idle at the end of a run. */
const mostFiles = 12

/** They take longest, so each has a process of its own, next to the others. */
const slow = [
  'content/english/subject.test.ts',
  'content/maths/subject.test.ts',
  'content/non-verbal-reasoning/subject.test.ts',
  'content/verbal-reasoning/subject.test.ts',
  'server/media/lost-picture.test.ts',
  'server/media/renditions.test.ts',
  'server/pictures/pictures.test.ts',
  'test/admin.test.ts',
  'test/authorization.test.ts',
  'test/build.test.ts',
  'test/concurrency.test.ts',
  'test/content/pictures.test.ts',
  'test/demo.test.ts',
  'test/guesses.test.ts',
  'test/guides.test.ts',
  'test/outcomes.test.ts',
  'test/oversized-input.test.ts',
  'test/parity.test.ts',
  'test/simulation.test.ts',
  'test/unfit-servers.test.ts',
]

/** They change something for their whole process, or measure its memory or its time. */
const particular = [
  'sdk/file-source.test.ts',
  'server/learn/teaching/earlier-questions.test.ts',
  'server/media/media-type.test.ts',
  'server/media/picture-fairness.test.ts',
  'server/recordings/recordings.test.ts',
  'server/sign-in/student.test.ts',
  'test/client-documents.test.ts',
  'test/faults-platform.test.ts',
  'test/lost-connection.test.ts',
  'test/migrations-under-load.test.ts',
  'test/move-organization.test.ts',
  'test/moved-database.test.ts',
  'test/poolers.test.ts',
  'test/standbys.test.ts',
]

export const alone: readonly string[] = [...slow, ...particular]

/**
 * Divides test files into groups that each run in one process, because loading the server takes longer than the tests of
 * most files. Neighbours stay together: they load the same modules.
 */
export function groupTests(files: readonly string[]): string[][] {
  const others = files.filter(file => !alone.includes(file)).sort()
  const count = Math.ceil(others.length / mostFiles)
  const start = (index: number) => Math.floor((index * others.length) / count)
  const groups = Array.from({ length: count }, (_, index) => others.slice(start(index), start(index + 1)))
  // The longest come first, so that none of them is left over at the end.
  return [...files.filter(file => alone.includes(file)).map(file => [file]), ...groups]
}
