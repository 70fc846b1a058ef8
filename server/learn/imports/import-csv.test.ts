import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImport } from './import-csv.ts'

const header = 'child,year,parent,email,exam,username,subjects,school,group'
const good = 'Robin,Year 5,Alex Reed,alex@reed.example,gl,robin,Maths/English,Ashgrove,Tuesday group'
const robin = {
  line: 2,
  child: 'Robin',
  yearGroup: 'Year 5',
  parent: 'Alex Reed',
  email: 'alex@reed.example',
  examFamilyId: 'gl',
  username: 'robin',
  subjectIds: ['maths', 'english'],
  school: 'Ashgrove',
  group: 'Tuesday group',
}
const file = (...lines: string[]) => [header, ...lines].join('\n')
const short = 'child,year,parent,email,exam'

/** Line, column and message of every problem. */
const problemsOf = (csv: string) =>
  readImport(csv).problems.map(({ line, column, message }) => [line, column, message] as const)

test('every column is read', () => {
  assert.deepEqual(readImport(file(good)), { children: [robin], problems: [] })
})

test('what can be left out may be missing, empty or in another order', () => {
  const { children, problems } = readImport(
    'email,exam,CHILD, Year ,parent,group\na@b.example,CEM Select,Ada,y6,Ann,\n',
  )
  assert.deepEqual(problems, [])
  const [ada] = children
  assert.deepEqual([ada?.child, ada?.yearGroup, ada?.examFamilyId], ['Ada', 'Year 6', 'cem'])
  assert.deepEqual([ada?.username, ada?.group, ada?.school, ada?.subjectIds], [null, null, '', []])
})

for (const [what, csv] of Object.entries({
  'a byte order mark': `\uFEFF${file(good)}`,
  'Windows line ends': file(good, '').replaceAll('\n', '\r\n'),
  'old Mac line ends': file(good, '').replaceAll('\n', '\r'),
  semicolons: file(good).replaceAll(',', ';'),
  tabs: file(good).replaceAll(',', '\t'),
  'quoted cells': file(good).replaceAll(/[^,\n]+/g, '"$&"'),
  'lines of empty cells, as spreadsheets write them': file(good, ...Array(600).fill(',,,,,,,,')),
  'spaces around cells': file(good.replaceAll(',', ' , ')),
}))
  test(`a file with ${what} says the same`, () => {
    assert.deepEqual(readImport(csv), { children: [robin], problems: [] })
  })

test('commas, quotation marks and markup in a name stay as they are', () => {
  const names = ['Reed, Robin', 'Robin "Bob" Reed', '<b>Robin</b>', "Robin O'Neill", '李雷', 'Zoë']
  const quoted = names.map(name => `"${name.replaceAll('"', '""')}",5,Alex,alex@reed.example,gl`)
  const { children, problems } = readImport([short, ...quoted].join('\n'))
  assert.deepEqual(problems, [])
  assert.deepEqual(
    children.map(({ child }) => child),
    names,
  )
  const bare = readImport(`${short}\nRobin "Bob" Reed,5,Alex,alex@reed.example,gl`)
  assert.equal(bare.children[0]?.child, 'Robin "Bob" Reed')
})

test('every problem is listed with its line and column', () => {
  const bad = 'Robin,Year 9,,not-an-address,eleven plus,,Cookery,,T'
  assert.deepEqual(
    problemsOf(file(good, '', bad, good.replaceAll(/Robin|robin/g, 'Ada'), `${good},more`)).map(
      ([line, column]) => [line, column],
    ),
    [
      [4, 'parent'],
      [4, 'year'],
      [4, 'exam'],
      [4, 'email'],
      [4, 'subjects'],
      [4, 'group'],
      [6, null],
      [6, 'username'],
      [6, 'child'],
    ],
  )
})

test('a username, and a child of one parent, may be there once', () => {
  const other = good.replace('alex@', 'sam@')
  assert.deepEqual(problemsOf(file(good, other.replace(',robin,', ',ＲＯＢＩＮ,'))), [
    [3, 'username', 'Line 2 has the same username.'],
  ])
  assert.deepEqual(problemsOf(file(good, good.replace(',robin,', ',other,'))), [
    [3, 'child', 'The same child with the same parent is on line 2 too.'],
  ])
})

for (const formula of ['=HYPERLINK("https://a.example","x")', '+1', '@SUM(A1)', '-2+3'])
  test(`a name that a spreadsheet would run, such as ${formula}, is refused`, () => {
    const cell = `"${formula.replaceAll('"', '""')}"`
    const [problem] = problemsOf(`${short}\n${cell},5,Alex,alex@reed.example,gl`)
    assert.deepEqual(problem?.slice(0, 2), [2, 'child'])
    assert.match(problem?.[2] ?? '', /starts with “[=+@-]”, like a formula/)
  })

test('characters that can’t be shown, and line breaks in a name, are refused', () => {
  for (const name of ['Ro\u0000bin', 'Ro\u202Ebin', '"Ro\nbin"'])
    assert.deepEqual(problemsOf(`${short}\n${name},5,Alex,alex@reed.example,gl`)[0]?.[1], 'child')
})

test('names that are too long are refused, and emoji count as one character', () => {
  const row = (name: string) => `${short}\n${name},5,Alex,alex@reed.example,gl`
  assert.deepEqual(problemsOf(row('🦊'.repeat(160))), [])
  assert.match(problemsOf(row('x'.repeat(161)))[0]?.[2] ?? '', /more than 160 characters/)
})

test('columns that are missing, unknown, nameless or there twice are named', () => {
  assert.deepEqual(
    problemsOf('child,child,year,,parent,shoe size\nRobin').map(([line, column]) => [line, column]),
    [
      [1, null],
      [1, 'shoe size'],
      [1, 'email'],
      [1, 'exam'],
      [1, 'child'],
    ],
  )
})

test('a first line without any required column is one problem', () => {
  for (const csv of [good, `name,group\n${good}`, `username\nrobin`])
    assert.deepEqual(problemsOf(csv), [
      [1, null, 'The first line must name the columns: child, year, parent, email and exam.'],
    ])
})

test('a spreadsheet that was not saved as CSV is one problem', () => {
  const bytes = ['PK\u0003\u0004\u0014\u0000', '\n'.repeat(20_000), good].join('\n')
  assert.deepEqual(problemsOf(bytes), [[1, null, 'This is a spreadsheet file. Save it as CSV first.']])
})

test('years are read as people write them', () => {
  for (const year of ['Year 5', 'year 5', 'Y5', 'Yr 5', 'yr5', '5'])
    assert.equal(readImport(file(good.replace('Year 5', year))).children[0]?.yearGroup, 'Year 5', year)
})

test('a problem says what to write instead', () => {
  const bad = 'Robin,Year 9,Alex,alex@reed.example,eleven plus,,Cookery,,T,more'
  assert.deepEqual(
    problemsOf(file(bad)).map(([, , message]) => message),
    [
      'This line has 10 cells, and the first line has 9. If a cell contains a comma, put it in quotation marks.',
      'The year must be Year 4, Year 5 or Year 6.',
      'The exam must be gl, cem or iseb.',
      'Use only Maths, English, Verbal reasoning and Non-verbal reasoning, with / between them.',
      'A group’s name must have at least two characters.',
    ],
  )
})

test('a file without children says so', () => {
  for (const csv of ['', '\n\n', header, `${header}\n,,,,\n`])
    assert.match(problemsOf(csv)[0]?.[2] ?? '', /has no children/, JSON.stringify(csv))
})

test('a quotation mark that is never closed is found on its line, even in a long file', () => {
  const [problem] = problemsOf(
    `${short}\nAda,5,Ann,ann@b.example,gl\n"Robin,5,Alex,a@b.example,gl\nEve,5,Ann,a@b.example,gl`,
  )
  assert.deepEqual(problem, [3, null, 'This line can’t be read. A quotation mark is never closed.'])
  const rows = Array.from({ length: 400 }, (_, at) => `Child ${at},5,Parent,p${at}@b.example,gl`)
  assert.equal(problemsOf([short, ...rows.slice(0, 50), '"Robin,5', ...rows].join('\n'))[0]?.[0], 52)
})

test('500 children can be in a file, and no more', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `Child ${at},5,Parent,p${at}@b.example,gl`)
  assert.equal(readImport([short, ...rows(500)].join('\n')).children.length, 500)
  for (const count of [501, 10_001])
    assert.deepEqual(problemsOf([short, ...rows(count)].join('\r\n')), [
      [
        1,
        null,
        `The file has ${count.toLocaleString('en')} children, and at most 500 can be added at once. Split it into smaller files.`,
      ],
    ])
})

test('a million characters are refused without much work', () => {
  const files = ['x', '"', ',', '\n', 'x\n', '"\n', ';,\t'].map(part => part.repeat(1_000_000 / part.length))
  for (const csv of [
    ...files,
    `${header}\n"${'x'.repeat(900_000)}"`,
    `${header}\n${'"a",'.repeat(200_000)}`,
  ]) {
    const { user } = process.cpuUsage()
    assert(readImport(csv).problems.length > 0)
    assert((process.cpuUsage().user - user) / 1_000 < 500, JSON.stringify(csv.slice(0, 10)))
  }
})

test('no problem repeats what a cell says', () => {
  const secret = 'Winterbottom'
  const csv = `${secret},child,year,parent,email,exam\n`
  const rows = `${secret},=${secret},${secret},${secret},${secret},${secret}\n`
  for (const { message } of [...readImport(csv).problems, ...readImport(`x,${short}\n${rows}`).problems])
    assert(!message.includes(secret), message)
  const { problems } = readImport(file(good.replace('gl', secret).replace('Year 5', secret)))
  assert(problems.length > 0 && !JSON.stringify(problems).includes(secret))
})
