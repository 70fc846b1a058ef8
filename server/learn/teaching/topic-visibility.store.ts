import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

/** The content that an organization lets its students see. */
export interface ContentSettings {
  readonly requirePublishedContent: boolean
  /** Topic ids. */
  readonly hidden: ReadonlySet<string>
  /** Ids of topics whose lesson is not published. Students see such a lesson only if publication is not required. */
  readonly withheld: ReadonlySet<string>
}

const contentSettingsFind = statement<{
  requirePublishedContent: boolean
  hidden: string[] | null
  withheld: string[] | null
}>(
  'learn_settings_find_content',
  `select coalesce(s.require_published_content, true) as "requirePublishedContent", t.hidden, t.withheld
  from (
    select array_agg(topic_id) filter (where hidden) as hidden,
      array_agg(topic_id) filter (where not lesson_published) as withheld
    from topic_settings where organization_id = $1
  ) t
  left join learn_settings s on s.organization_id = $1`,
)

/** One query, because every decision needs it. */
export async function settingsOf(db: Queries, organizationId: string): Promise<ContentSettings> {
  const [found] = await db.query(contentSettingsFind, [organizationId])
  return {
    requirePublishedContent: found?.requirePublishedContent ?? true,
    hidden: new Set(found?.hidden),
    withheld: new Set(found?.withheld),
  }
}
