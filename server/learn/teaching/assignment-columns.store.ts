export const ownColumns = `id, organization_id as "organizationId", student_id as "studentId",
  assigned_by_user_id as "assignedByUserId", action_type as "actionType", topic_id as "topicId", wanted as count, done, note,
  status, due_at as "dueAt", created_at as "createdAt", closed_at as "closedAt"`

export const columns = `${ownColumns}, coalesce(files, '[]') as files`

/** The files of the rows of `page` as they are now. Of a file deleted for good, only the id is left. */
export const files = `left join (
  select assignment_id, json_agg(json_build_object('mediaItemId', media_item_id, 'name', (item).name,
    'mediaType', (item).media_type, 'bytes', (item).bytes, 'available', available) order by position) as files
  from media_given(array(select id from page)) group by assignment_id
) given on assignment_id = page.id`

/** A statement that finds assignments together with their files. */
export const withFiles = (page: string) => `with page as (${page}) select ${columns} from page ${files}`
