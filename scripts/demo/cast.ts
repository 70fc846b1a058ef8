import type { ExamFamilyId } from '@learn/content/topic'
import type { YearGroup } from '@learn/contract/learn/values'

/** On which days somebody practises. Monday is 0. */
export type Habit =
  | 'daily'
  | 'school days'
  | 'four days'
  | 'twice a week'
  | 'weekends'
  | 'now and then'
  | 'new'

export interface Family {
  readonly parent: string
  readonly email: string
  /** Their network at home. If all signed in from one, the server would take them for somebody who guesses PINs. */
  readonly address: string
}

export interface DemoChild {
  readonly name: string
  readonly username: string
  readonly yearGroup: YearGroup
  readonly examFamilyId: ExamFamilyId
  readonly targetSchool: string | null
  readonly avatarId: string
  readonly family: Family
  /** Which simulated pupil answers: `bench/pupils/weeks/pupil.ts` derives the child's abilities from it. */
  readonly pupil: number
  readonly habit: Habit
  /** Practises only in these weeks, counted from 0. */
  readonly firstWeek?: number
  readonly lastWeek?: number
  /** Why somebody would look at this child first. */
  readonly known?: string
}

export const officeAddress = '198.51.100.7'
export const tutor = { name: 'Priya Nair', email: 'priya@hedgerow.example' }
export const organizationName = 'Hedgerow Tuition'
export const colleagues = [
  { email: 'gareth@hedgerow.example', role: 'member' },
  { email: 'office@hedgerow.example', role: 'viewer' },
] as const
export const invited = { email: 'funmi@hedgerow.example', role: 'member' } as const

let families = 0
const family = (parent: string, email: string): Family => ({
  parent,
  email: `${email}@families.example`,
  address: `203.0.113.${++families}`,
})

const okafor = family('Ngozi Okafor', 'ngozi.okafor')
const hughes = family('Siân Hughes', 'sian.hughes')
const rahman = family('Tariq Rahman', 'tariq.rahman')
const kowalski = family('Magda Kowalska', 'magda.kowalska')
const campbell = family('Isla Campbell', 'isla.campbell')
const begum = family('Shahida Begum', 'shahida.begum')

type Row = [
  name: string,
  family: Family,
  year: YearGroup,
  exam: ExamFamilyId,
  pupil: number,
  habit: Habit,
  rest?: Partial<DemoChild>,
]

/** The three whose PINs the demo prints come first: they differ most. */
const rows: readonly Row[] = [
  ['Amara', okafor, 'Year 5', 'gl', 14, 'daily', { known: 'practises every day, and is strong' }],
  ['Alfie', hughes, 'Year 5', 'gl', 40, 'four days', { known: 'is far behind, and keeps going' }],
  ['Zara', rahman, 'Year 4', 'cem', 31, 'new', { known: 'is new, and has not answered a question yet' }],
  ['Chidi', okafor, 'Year 4', 'gl', 52, 'four days'],
  ['Ffion', hughes, 'Year 6', 'iseb', 33, 'twice a week'],
  ['Yusuf', rahman, 'Year 6', 'cem', 25, 'school days'],
  ['Zofia', kowalski, 'Year 5', 'gl', 20, 'four days'],
  ['Jakub', kowalski, 'Year 4', 'gl', 21, 'weekends'],
  ['Hamish', campbell, 'Year 5', 'iseb', 44, 'twice a week', { lastWeek: 3 }],
  ['Aisha', begum, 'Year 5', 'cem', 54, 'four days'],
  ['Ibrahim', begum, 'Year 4', 'cem', 11, 'twice a week'],
  ['Oliver', family('Tom Bennett', 'tom.bennett'), 'Year 5', 'gl', 10, 'four days'],
  ['Grace', family('Joanne Clarke', 'joanne.clarke'), 'Year 6', 'gl', 51, 'school days'],
  ['Kwame', family('Abena Mensah', 'abena.mensah'), 'Year 5', 'gl', 28, 'twice a week'],
  ['Mei', family('Lin Chen', 'lin.chen'), 'Year 5', 'iseb', 22, 'daily'],
  ['Arjun', family('Deepa Patel', 'deepa.patel'), 'Year 6', 'gl', 9, 'four days'],
  ['Saoirse', family('Niamh Doyle', 'niamh.doyle'), 'Year 4', 'gl', 5, 'weekends'],
  ['Leo', family('Rosa Marino', 'rosa.marino'), 'Year 5', 'cem', 8, 'now and then'],
  ['Tiana', family('Marcia Campbell', 'marcia.campbell'), 'Year 6', 'iseb', 15, 'daily', { lastWeek: 4 }],
  ['Harpreet', family('Gurdeep Singh', 'gurdeep.singh'), 'Year 5', 'gl', 26, 'four days', { firstWeek: 3 }],
]

const schools = ['Northgate Grammar School', null, 'St Aldhelm’s School', 'Kingsbourne High School', null]
const avatars = [
  'fox',
  'hedgehog',
  'owl',
  'bear',
  'hare',
  'robin',
  'badger',
  'otter',
  'squirrel',
  'frog',
  'deer',
  'puffin',
]

/** The same children in every demo. */
export const cast: readonly DemoChild[] = rows.map(
  ([name, of, yearGroup, examFamilyId, pupil, habit, rest = {}], place) => {
    const avatarId = avatars[place % avatars.length] ?? 'fox'
    return {
      name,
      username: `${name.toLowerCase()}-the-${avatarId}`,
      yearGroup,
      examFamilyId,
      targetSchool: schools[place % schools.length] ?? null,
      avatarId,
      family: of,
      pupil,
      habit,
      ...rest,
    }
  },
)
