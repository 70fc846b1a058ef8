import type pg from 'pg'

/** Each query finds rows that must not exist at rest. */
const rules: Record<string, string> = {
  'the kept number of audit events is wrong': `
    select organization_id, sum(count) from audit_event_counts group by organization_id
    except select organization_id, count(*) from audit_events group by organization_id`,
  'audit events are not counted': `
    select organization_id, count(*) from audit_events where organization_id is not null group by organization_id
    except select organization_id, sum(count) from audit_event_counts group by organization_id`,
  'the kept number of invitations is wrong': `
    select organization_id, status, role, count from invitation_counts where count <> 0
    except select organization_id, status, role, count(*) from invitations group by organization_id, status, role`,
  'invitations are not counted': `
    select organization_id, status, role, count(*) from invitations group by organization_id, status, role
    except select organization_id, status, role, count from invitation_counts`,
  'the kept number or size of files is wrong': `
    select organization_id, team_id, kind, in_bin, items, bytes from media_counts where items <> 0
    except select organization_id, team_id, kind, deleted_at is not null, count(*), sum(media_used(i))
      from media_items i group by organization_id, team_id, kind, deleted_at is not null`,
  'files are not counted': `
    select organization_id, team_id, kind, deleted_at is not null, count(*), sum(media_used(i))
      from media_items i group by organization_id, team_id, kind, deleted_at is not null
    except select organization_id, team_id, kind, in_bin, items, bytes from media_counts`,
  'the sums of a child’s days do not follow from the answers': `
    with days as (
      select a.student_id, (a.answered_at at time zone 'UTC')::date as day, count(*) as attempts,
          count(*) filter (where a.is_right) as right_answers
        from learn_attempts a join outlooks o on o.student_id = a.student_id and a.number <= o.attempts group by 1, 2
    )
    select * from days full join student_days d using (student_id, day)
      where (days.attempts, days.right_answers) is distinct from (d.attempts, d.right_answers)`,
  'an accepted invitation and a membership do not belong together': `
    select i.email, i.status, count(m.id) from invitations i left join users u on u.email = i.email
      left join memberships m on m.principal_id = u.id and m.organization_id = i.organization_id
      group by i.id having count(m.id) <> case i.status when 'accepted' then 1 else 0 end`,
  'there are several people with one address': `select email from users group by email having count(*) > 1`,
  'a payment has several grants': `
    select payment_id from credit_entries where kind = 'grant' and payment_id is not null
      group by payment_id having count(*) > 1`,
  'a session of a browser has no audit event': `
    select s.id from web_sessions s where (select count(*) from audit_events e where e.subject_id = s.id) <> 1`,
}

export async function ruleViolations(owner: pg.Client): Promise<string[]> {
  const found: string[] = []
  for (const [rule, text] of Object.entries(rules)) {
    const { rows } = await owner.query(text)
    if (rows.length > 0) found.push(`${rule}: ${rows.length} rows, for example ${JSON.stringify(rows[0])}`)
  }
  return found
}
