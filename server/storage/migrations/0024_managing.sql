-- Guardians decide who else sees their children, children are erased after days in which it can be stopped, and people
-- change their own address.

-- Sent by a guardian, for the family's team. With `guardian`, accepting it makes the person a guardian of the children of
-- the team whose guardian the sender is.
alter table invitations add column family boolean not null default false check (not family or membership_type = 'client');
-- The pending invitations of an organization say nothing about those of its families, and the other way round.
drop index invitations_one_pending;
create unique index invitations_one_pending on invitations (organization_id, email) where status = 'pending' and not family;
create unique index invitations_one_pending_of_family on invitations (team_id, email) where status = 'pending' and family;

drop function look_up_invitation(uuid);
create function look_up_invitation(seed uuid)
returns table (
  id uuid, organization_id uuid, organization_name text, suspended_reason text, team_id uuid, team_name text,
  invited_by_email text, email text, role text, membership_type text, children integer, family boolean, status text,
  expires_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, o.id, o.name, o.suspended_reason, t.id, t.name, u.email, i.email, i.role, i.membership_type,
    case when i.guardian and i.family then (
      select count(*)::integer from students s
      join guardians g on g.student_id = s.id and g.user_id = i.invited_by_user_id
      where s.team_id = i.team_id
    ) when i.guardian then (
      select count(*)::integer from guardians g
      join students s on s.id = g.student_id
      join families f on f.team_id = s.team_id
      where g.user_id is null and f.organization_id = i.organization_id and f.parent_email = i.email
    ) else 0 end,
    i.family, i.status, i.expires_at
  from invitations i
  join organizations o on o.id = i.organization_id
  left join users u on u.id = i.invited_by_user_id
  left join teams t on t.id = i.team_id
  where i.token_seed = seed
$$;

-- Makes the caller, who has just accepted this invitation of a guardian, another guardian of the same children, and returns
-- the children.
create function share_guardianship(invitation uuid, at timestamptz) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization_id) from invitations where id = invitation;
  return query insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
    select gen_random_uuid(), s.organization_id, s.id, u.id, left(split_part(u.email, '@', 1), 160), at
    from invitations i
    join users u on u.id = current_principal() and u.id = i.accepted_by_user_id
    join students s on s.team_id = i.team_id
    join guardians g on g.student_id = s.id and g.user_id = i.invited_by_user_id
    where i.id = invitation and i.family and i.guardian
  on conflict (student_id, user_id) do nothing returning student_id;
end $$;

-- Who sees this child, and who is invited to. Guardians need not be members, so policies would hide people from them.
create function student_viewers(student uuid, at timestamptz)
returns table (
  id uuid, kind text, name text, email text, since timestamptz, expires_at timestamptz, is_you boolean, can_remove boolean
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  child students;
  own guardians;
begin
  select * into child from students s where s.id = student;
  perform refuse_other_tenant(child.organization_id);
  select * into own from guardians g where g.student_id = student and g.user_id = current_principal();
  if not found then return; end if;
  return query
    select v.id, v.kind, v.name, v.email, v.since, v.expires_at, v.is_you, v.can_remove from (
      select 1 as place, g.id, 'guardian' as kind, g.display_name as name, u.email, g.created_at as since,
        null::timestamptz as expires_at, g.id = own.id as is_you,
        (g.created_at, g.id) > (own.created_at, own.id) as can_remove
      from guardians g join users u on u.id = g.user_id where g.student_id = student
      union all
      select 2, m.id, 'tutor', null, u.email, t.created_at, null, false, true
      from team_members t join memberships m on m.id = t.membership_id join users u on u.id = m.principal_id
      where t.team_id = child.team_id and m.membership_type = 'client'
        and not exists (select from guardians g where g.student_id = student and g.user_id = u.id)
      union all
      -- Through a group. Only the organization takes a child out of it.
      select 2, m.id, 'tutor', null, u.email, min(greatest(g.created_at, tm.created_at)), null, false, false
      from team_students g join team_members tm on tm.team_id = g.team_id
      join memberships m on m.id = tm.membership_id join users u on u.id = m.principal_id
      where g.student_id = student and m.membership_type = 'client'
        and not exists (select from team_members f where f.team_id = child.team_id and f.membership_id = m.id)
        and not exists (select from guardians own where own.student_id = student and own.user_id = u.id)
      group by m.id, u.email
      union all
      select 3, o.id, 'organization', o.name, null, child.created_at, null, false, false
      from organizations o where o.id = child.organization_id and exists (
        select from memberships m where m.organization_id = o.id and m.membership_type = 'team'
          and not exists (select from guardians g where g.student_id = student and g.user_id = m.principal_id)
          and not exists (select from api_keys k where k.id = m.principal_id and k.revoked_at is not null))
      union all
      select 4, i.id, case when i.guardian then 'guardian' else 'tutor' end, null, i.email, i.created_at, i.expires_at,
        false, true
      from invitations i where i.team_id = child.team_id and i.status = 'pending' and i.expires_at > at
    ) v order by v.place, v.since, v.id limit 500;
end $$;

-- Ends somebody's access to the children of this child's family, or an invitation to it, at the word of the calling guardian.
-- Guardians can end the rights of those who became guardians after them. The outcome says what happened; unless it is
-- 'removed' or 'revoked', the caller rolls back.
create function remove_viewer(student uuid, viewer uuid, at timestamptz)
returns table (outcome text, address text, ended_membership uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child students;
  own guardians;
  other guardians;
  member memberships;
begin
  select * into child from students where id = student;
  if not found then return; end if;
  perform refuse_other_tenant(child.organization_id);
  -- Guardians who remove people of one family wait for each other.
  perform from teams where id = child.team_id for update;
  select * into own from guardians where student_id = student and user_id = current_principal();
  if not found then return; end if;
  update invitations set status = 'revoked', revoked_at = at, revoked_by_user_id = own.user_id
    where id = viewer and team_id = child.team_id and status = 'pending' returning email into address;
  if found then outcome := 'revoked'; return next; return; end if;
  select * into other from guardians where id = viewer and student_id = student and user_id is not null;
  if found then
    if other.id = own.id then outcome := 'yourself'; return next; return; end if;
    delete from guardians g using students s, guardians mine
      where s.team_id = child.team_id and g.student_id = s.id and g.user_id = other.user_id
        and mine.student_id = s.id and mine.user_id = own.user_id
        and (mine.created_at, mine.id) < (g.created_at, g.id);
    if exists (select from guardians g join students s on s.id = g.student_id
      where s.team_id = child.team_id and g.user_id = other.user_id) then outcome := 'earlier'; return next; return; end if;
    update invitations set status = 'revoked', revoked_at = at, revoked_by_user_id = own.user_id
      where team_id = child.team_id and family and status = 'pending' and invited_by_user_id = other.user_id;
    select * into member from memberships
      where organization_id = child.organization_id and principal_id = other.user_id;
    select email into address from users where id = other.user_id;
  else
    select m.* into member from memberships m join team_members t on t.membership_id = m.id
      where m.id = viewer and t.team_id = child.team_id and m.membership_type = 'client'
        and not exists (select from guardians g where g.student_id = student and g.user_id = m.principal_id);
    if not found then return; end if;
    select email into address from users where id = member.principal_id;
  end if;
  delete from team_members where team_id = child.team_id and membership_id = member.id;
  delete from memberships where id = member.id and membership_type = 'client'
    and not exists (select from team_members where membership_id = member.id) returning id into ended_membership;
  outcome := 'removed';
  return next;
end $$;

-- When a child will be erased, if a guardian has asked for it and nobody stops it.
alter table students add column erasure_at timestamptz(3);
create index students_by_erasure on students (erasure_at) where erasure_at is not null;

create function find_due_erasures(at timestamptz, at_most integer) returns table (id uuid, username text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, c.username from students s join student_credentials c on c.student_id = s.id
  where s.erasure_at <= at order by s.erasure_at limit at_most
$$;

-- Erases a child whose days are over, unless their row is locked or a guardian has stopped it.
create function erase_due_student(student uuid, name_hash bytea, event uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organization uuid;
  team uuid;
begin
  select organization_id into organization from students
    where id = student and erasure_at <= at for update skip locked;
  if not found then return false; end if;
  select ended_team into team from erase_student(student, name_hash, null, at);
  insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
    select id, organization, subject, 'operator', 'learn.eraseLearnStudent', 'scheduled', at
    from (values (event, student), (gen_random_uuid(), team)) ended (id, subject) where subject is not null;
  return true;
end $$;

-- A child's username can change. The PIN stays.
grant update (username, username_folded) on student_credentials to learn_app;

-- The address that a person wants to have instead of theirs. It changes when the links in both emails were confirmed.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (email = lower(email)),
  old_hash bytea not null,
  new_hash bytea not null,
  old_confirmed_at timestamptz(3),
  new_confirmed_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create unique index email_changes_by_old on email_changes (old_hash);
create unique index email_changes_by_new on email_changes (new_hash);
create index email_changes_by_expiry on email_changes (expires_at);
alter table email_changes enable row level security;
create policy everybody on email_changes for all to learn_identity using (true);
grant select, update (old_confirmed_at, new_confirmed_at), delete on email_changes to learn_identity;

-- Remembers what the caller wants, in the place of what they wanted before.
create function request_email_change(address text, old_token bytea, new_token bytea, until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into email_changes (user_id, email, old_hash, new_hash, expires_at)
    values (current_principal(), address, old_token, new_token, until)
  on conflict (user_id) do update set email = address, old_hash = old_token, new_hash = new_token,
    old_confirmed_at = null, new_confirmed_at = null, expires_at = until
$$;

-- Gives a person their new address, wherever the old one leads to them, and returns the old one. Their families keep
-- finding them, and so do bills.
create function change_email(person uuid, address text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  former text;
begin
  select email into former from users where id = person for update;
  update users set email = address where id = person;
  update families f set parent_email = address
    where parent_email = former
      and (owner_user_id = person or exists (
        select from students s join guardians g on g.student_id = s.id where s.team_id = f.team_id and g.user_id = person))
      and not exists (select from families o where o.organization_id = f.organization_id and o.parent_email = address);
  update organizations set billing_email = address where billing_email = former
    and id in (select organization_id from memberships where principal_id = person);
  delete from email_changes where user_id = person;
  return former;
end $$;

revoke all on function look_up_invitation(uuid), share_guardianship(uuid, timestamptz), student_viewers(uuid, timestamptz),
  remove_viewer(uuid, uuid, timestamptz), find_due_erasures(timestamptz, integer),
  erase_due_student(uuid, bytea, uuid, timestamptz), request_email_change(text, bytea, bytea, timestamptz),
  change_email(uuid, text) from public;
grant execute on function look_up_invitation(uuid), share_guardianship(uuid, timestamptz),
  student_viewers(uuid, timestamptz), remove_viewer(uuid, uuid, timestamptz),
  request_email_change(text, bytea, bytea, timestamptz) to learn_app;
grant execute on function find_due_erasures(timestamptz, integer), erase_due_student(uuid, bytea, uuid, timestamptz)
  to learn_worker;
grant execute on function change_email(uuid, text) to learn_identity;
