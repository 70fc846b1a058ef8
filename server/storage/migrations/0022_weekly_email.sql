-- Which regular emails a person wants. Without a row, or while `weekly` is null, nobody has asked them yet.
create table learn_mail_preferences (
  user_id uuid primary key references users on delete cascade,
  weekly boolean,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- The Monday, in the time zone, of the next weekly email. It only ever moves forward, and in the transaction that queues
  -- the email, so that no week comes twice. It stays when the email is turned off.
  next_week date check (extract(isodow from next_week) = 1),
  -- When that email is due.
  next_at timestamptz(3),
  updated_at timestamptz(3) not null,
  check ((weekly is true) = (next_at is not null)),
  check (weekly is not true or next_week is not null)
);
create index learn_mail_preferences_due on learn_mail_preferences (next_at) where next_at is not null;

alter table learn_mail_preferences enable row level security;
create policy own on learn_mail_preferences for all to learn_app using (user_id = (select current_principal()));
create policy everybody on learn_mail_preferences for all to learn_identity using (true);
grant select, insert, update on learn_mail_preferences to learn_app;
grant select, update (weekly, next_at, updated_at) on learn_mail_preferences to learn_identity;

-- Queued emails that a person can turn off say whose they are.
alter table mails add column user_id uuid references users on delete cascade,
  add column kind text check (kind = 'weekly'),
  add constraint mails_of_a_kind check ((user_id is null) = (kind is null));
create index mails_by_user on mails (user_id) where user_id is not null;

-- A weekly email that is still waiting is not sent to somebody who has turned it off, nor with a child whom the guardian
-- lost or whose consent was withdrawn. The trigger's argument says which.
create function drop_weekly_mails() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_argv[0]
    when 'unwanted' then delete from mails where user_id = new.user_id and kind = 'weekly';
    when 'withdrawn' then delete from mails where kind = 'weekly'
      and user_id in (select user_id from guardians where student_id = new.student_id);
    when 'guardian' then delete from mails where user_id = old.user_id and kind = 'weekly';
    when 'member' then delete from mails where user_id = old.principal_id and kind = 'weekly';
  end case;
  return null;
end $$;
revoke all on function drop_weekly_mails() from public;
create trigger learn_mail_preferences_unwanted after update of weekly on learn_mail_preferences
  for each row when (new.weekly is not true) execute function drop_weekly_mails('unwanted');
create trigger consents_weekly_mails after update of withdrawn_at on consents
  for each row when (new.withdrawn_at is not null) execute function drop_weekly_mails('withdrawn');
create trigger guardians_weekly_mails after delete on guardians
  for each row when (old.user_id is not null) execute function drop_weekly_mails('guardian');
create trigger memberships_weekly_mails after delete on memberships
  for each row execute function drop_weekly_mails('member');

-- The organizations of the children about whom the caller gets a weekly email: where they are a guardian and still a
-- member, unless the organization is suspended.
create function weekly_organizations() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select distinct g.organization_id from guardians g
    join memberships m on m.organization_id = g.organization_id and m.principal_id = g.user_id
    join organizations o on o.id = g.organization_id and o.suspended_reason is null
    where g.user_id = current_principal()
  )
$$;
revoke all on function weekly_organizations() from public;
grant execute on function weekly_organizations() to learn_app;
