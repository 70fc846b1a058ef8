-- On whose word a consent was first recorded: a guardian's own, or that of the organization whose key added the child. A
-- consent on the organization's word stands on it until a guardian confirms it.
alter table consents add column basis text not null default 'guardian' check (basis in ('guardian', 'organization'));
update consents c set basis = 'organization'
  where not exists (select from guardians g where g.student_id = c.student_id and g.user_id = c.given_by_user_id);
alter table consents alter column basis drop default;
grant update (wording, confirmed_by_user_id, confirmed_at) on consents to learn_app;

-- Whether children practise only once a guardian has agreed in person.
alter table learn_settings add column guardian_consent_required boolean not null default false;

-- Makes the caller, who has just accepted an invitation, the guardian of the children whom the organization has added for
-- their address, and returns the children. It is not a consent: the guardian is asked for that separately.
create or replace function accept_guardianship(organization uuid, at timestamptz) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization);
  insert into team_members (team_id, membership_id, organization_id, created_at)
    select f.team_id, m.id, organization, at from users u
    join memberships m on m.principal_id = u.id and m.organization_id = organization
    join families f on f.organization_id = organization and f.parent_email = u.email
    where u.id = current_principal()
  on conflict do nothing;
  return query update guardians g set user_id = u.id from students s, families f, users u
    where g.user_id is null and s.id = g.student_id and f.team_id = s.team_id and f.organization_id = organization
      and f.parent_email = u.email and u.id = current_principal()
    returning g.student_id;
end $$;
