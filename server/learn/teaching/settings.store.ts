import type { LearnSettings, LearnTopicSetting } from '@learn/contract/learn/settings'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const topicSettingSave = statement<LearnTopicSetting>(
  'topic_setting_save',
  `insert into topic_settings as kept (organization_id, topic_id, hidden, lesson_published, updated_at)
    values ($1, $2, coalesce($3, false), coalesce($4, true), $5)
  on conflict (organization_id, topic_id) do update set hidden = coalesce($3, kept.hidden),
    lesson_published = coalesce($4, kept.lesson_published), updated_at = greatest(kept.updated_at, $5)
  returning topic_id as "topicId", hidden, lesson_published as "lessonPublished"`,
)

/** Null leaves a setting unchanged. */
export async function saveTopicSetting(
  db: Queries,
  organizationId: string,
  topicId: string,
  { hidden, lessonPublished }: { hidden: boolean | null; lessonPublished: boolean | null },
  now: Date,
): Promise<LearnTopicSetting> {
  const [saved] = await db.query(topicSettingSave, [organizationId, topicId, hidden, lessonPublished, now])
  if (!saved) throw new Error('the topic setting was not saved')
  return saved
}

const columns = `organization_id as "organizationId", require_published_content as "requirePublishedContent",
  erase_inactive_days as "eraseInactiveDays", new_policy_percent as "newPolicyPercent",
  guardian_consent_required as "guardianConsentRequired", group_comparisons as "groupComparisons",
  staff_pin_resets as "staffPinResets"`

const settingsFind = statement<LearnSettings>(
  'learn_settings_find',
  `select ${columns} from learn_settings where organization_id = $1`,
)

export async function findSettings(db: Queries, organizationId: string): Promise<LearnSettings> {
  const [found] = await db.query(settingsFind, [organizationId])
  return (
    found ?? {
      organizationId,
      requirePublishedContent: true,
      eraseInactiveDays: null,
      newPolicyPercent: 100,
      guardianConsentRequired: false,
      groupComparisons: false,
      staffPinResets: false,
    }
  )
}

const settingsSave = statement<LearnSettings>(
  'learn_settings_save',
  `insert into learn_settings as kept (organization_id, require_published_content, erase_inactive_days, updated_at,
      new_policy_percent, guardian_consent_required, group_comparisons, staff_pin_resets)
    values ($1, coalesce($2, true), $3, $5, coalesce($6, 100), coalesce($7, false), coalesce($8, false), coalesce($9, false))
  on conflict (organization_id) do update set
    require_published_content = coalesce($2, kept.require_published_content),
    erase_inactive_days = case when $4::boolean then $3 else kept.erase_inactive_days end,
    new_policy_percent = coalesce($6, kept.new_policy_percent),
    guardian_consent_required = coalesce($7, kept.guardian_consent_required),
    group_comparisons = coalesce($8, kept.group_comparisons),
    staff_pin_resets = coalesce($9, kept.staff_pin_resets),
    updated_at = greatest(kept.updated_at, $5)
  returning ${columns}`,
)

/** Null leaves a setting unchanged, except for the days, where null is a value: `changesDays` says whether they change. */
export async function saveSettings(
  db: Queries,
  settings: {
    organizationId: string
    requirePublishedContent: boolean | null
    eraseInactiveDays: number | null
    changesDays: boolean
    newPolicyPercent: number | null
    guardianConsentRequired: boolean | null
    groupComparisons: boolean | null
    staffPinResets: boolean | null
    now: Date
  },
): Promise<LearnSettings> {
  const { organizationId, requirePublishedContent, eraseInactiveDays, changesDays, newPolicyPercent, now } =
    settings
  const values = [
    organizationId,
    requirePublishedContent,
    eraseInactiveDays,
    changesDays,
    now,
    newPolicyPercent,
    settings.guardianConsentRequired,
    settings.groupComparisons,
    settings.staffPinResets,
  ]
  const [saved] = await db.query(settingsSave, values)
  if (!saved) throw new Error('the settings were not saved')
  return saved
}
