import type { LearnConsent } from '@learn/contract/learn/consent'
import type { LearnPreferences } from '@learn/contract/learn/preferences'
import type { LearnStudent } from '@learn/contract/learn/students'
import type { Queries } from '../../storage/database.ts'
import { organizationList } from '../../storage/list.ts'
import { statement } from '../../storage/statement.ts'
import type { Span } from '../../times.ts'
import type { StateRow } from '../knowledge/state.ts'
import { basisOf } from './consents.store.ts'

/** A student as stored in columns. */
export interface StudentRow extends Omit<LearnStudent, 'credential' | 'consent' | 'preferences'> {
  readonly preferences: Partial<LearnPreferences>
  readonly username: string
  readonly pinSet: boolean
  readonly consentBasis: LearnConsent['basis']
  readonly consentWording: string
  readonly consentGivenAt: string
  readonly consentWithdrawnAt: string | null
}

const latestConsent = (column: string, student: string) =>
  `(select ${column} from consents where student_id = ${student}.id order by given_at desc, id desc limit 1)`

const columns = (student: string) => `id, organization_id as "organizationId", team_id as "teamId",
  learner_key as "learnerKey", display_name as "displayName", avatar_id as "avatarId", year_group as "yearGroup",
  target_school as "targetSchool", exam_family_id as "examFamilyId", exam_date::text as "examDate", subject_ids as "subjectIds",
  preferences, extra_time_percent as "extraTimePercent",
  (select username from student_credentials where student_id = ${student}.id) as username,
  (select pin_set from student_credentials where student_id = ${student}.id) as "pinSet",
  staff_pin_resets as "staffPinResets",
  ${latestConsent(basisOf('consents'), student)} as "consentBasis",
  ${latestConsent('wording', student)} as "consentWording",
  ${latestConsent('given_at', student)} as "consentGivenAt",
  ${latestConsent('withdrawn_at', student)} as "consentWithdrawnAt",
  exists (select from guardians g where g.student_id = ${student}.id and g.user_id = (select current_principal()))
    as "youAreGuardian", erasure_at as "erasureAt",
  created_at as "createdAt", updated_at as "updatedAt"`

const list = {
  table: 'students',
  columns: columns('page'),
  sorts: {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    displayName: { column: 'display_name collate "C"', type: 'text' },
  },
}

export const findStudents = organizationList<StudentRow>({ ...list, entity: 'students' })

/** $2 is the team: a family's, or a group's. Both have their own index. */
export const findStudentsOfTeam = organizationList<StudentRow>({
  ...list,
  entity: 'students_of_team',
  filters: ['(team_id = $2::uuid or id in (select student_id from team_students where team_id = $2::uuid))'],
})

const studentFind = statement<StudentRow>(
  'student_find',
  `select ${columns('students')} from students where id = $1`,
)

export async function findStudent(db: Queries, id: string): Promise<StudentRow | undefined> {
  const [found] = await db.query(studentFind, [id])
  return found
}

/** Null leaves a field unchanged. */
export interface StudentChange {
  readonly displayName: string | null
  readonly avatarId: string | null
  readonly yearGroup: string | null
  readonly targetSchool: string | null
  readonly examFamilyId: string | null
  /** Empty removes it. */
  readonly examDate: string | null
  readonly subjectIds: readonly string[] | null
  readonly extraTimePercent: number | null
  readonly staffPinResets: boolean | null
}

const studentSave = statement<never>(
  'student_save',
  `update students set display_name = coalesce($2, display_name), avatar_id = coalesce($3, avatar_id),
    year_group = coalesce($4, year_group), target_school = coalesce($5, target_school),
    exam_family_id = coalesce($6, exam_family_id), subject_ids = coalesce($7, subject_ids),
    extra_time_percent = coalesce($8, extra_time_percent), staff_pin_resets = coalesce($9, staff_pin_resets),
    exam_date = case when $10::text is null then exam_date else nullif($10::text, '')::date end,
    updated_at = greatest(updated_at, $11) where id = $1`,
)

export async function saveStudent(db: Queries, id: string, change: StudentChange, now: Date): Promise<void> {
  const { displayName, avatarId, yearGroup, targetSchool, examFamilyId, subjectIds } = change
  const values = [displayName, avatarId, yearGroup, targetSchool, examFamilyId, subjectIds]
  const rest = [change.extraTimePercent, change.staffPinResets, change.examDate]
  await db.query(studentSave, [id, ...values, ...rest, now])
}

const preferencesSave = statement<{ preferences: Partial<LearnPreferences> }>(
  'student_save_preferences',
  `update students set preferences = preferences || $2::jsonb, updated_at = greatest(updated_at, $3) where id = $1
  returning preferences`,
)

/** Returns them all, or undefined if there is no such student. */
export async function savePreferences(
  db: Queries,
  id: string,
  change: Partial<LearnPreferences>,
  now: Date,
): Promise<Partial<LearnPreferences> | undefined> {
  const [saved] = await db.query(preferencesSave, [id, JSON.stringify(change), now])
  return saved?.preferences
}

/** For one day or for one topic: the other is null. */
export interface ProgressRow {
  readonly day: string | null
  readonly topicId: string | null
  readonly attempts: number
  readonly rightAnswers: number
  readonly milliseconds: number
  readonly first: number
  readonly latest: number
}

const progressFind = statement<ProgressRow>(
  'student_find_progress',
  `select day::text as day, topic_id as "topicId", count(*) as attempts,
    count(*) filter (where is_right) as "rightAnswers", coalesce(sum(milliseconds), 0)::bigint as milliseconds,
    -- The lowest and highest number, each with its score: much less work than sorting all answers.
    (min(array[number, score_before]))[2] as first, (max(array[number, score_after]))[2] as latest
  from (
    select (answered_at at time zone 'UTC')::date as day, topic_id collate "C" as topic_id, number, is_right, milliseconds,
      score_before, score_after
    from learn_attempts
    where student_id = $1 and answered_at >= $2::timestamptz and answered_at < $3::timestamptz + interval '1 day'
  ) answered
  group by grouping sets ((day), (topic_id)) order by day, topic_id`,
)

/** Days and topics come from one read, so an answer that arrives meanwhile is in both or in neither. */
export async function findProgress(db: Queries, studentId: string, { from, to }: Span) {
  return await db.query(progressFind, [studentId, from, to])
}

const knownFind = statement<StateRow>(
  'student_find_known',
  `select s.learner_key as "learnerKey", s.exam_family_id as "examFamilyId", s.subject_ids as "subjectIds",
    s.created_at as "createdAt", c.attempts, p.attempts as "projectedAttempts", p.model_version as "projectionVersion",
    p.as_of as "asOf", p.state, p.changes,
    array(select topic_id from topic_settings where organization_id = s.organization_id and hidden) as "hiddenTopicIds",
    (select coalesce(jsonb_agg(jsonb_build_object('topicId', topic_id, 'name', name, 'times', times, 'madeAt', made_at)
        order by made_at desc), '[]')
      from (select * from open_misconceptions where student_id = s.id order by made_at desc limit 60) latest) as "openMistakes"
  from students s
  join student_counts c on c.student_id = s.id
  left join projections p on p.student_id = s.id
  where s.id = $1`,
)

export async function findKnown(db: Queries, studentId: string): Promise<StateRow | undefined> {
  const [found] = await db.query(knownFind, [studentId])
  return found
}
