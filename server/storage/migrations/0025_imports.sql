-- Children who were imported have no PIN until somebody makes a sign-in card for them.
alter table student_credentials alter column pin_hash drop not null,
  add column pin_set boolean not null generated always as (pin_hash is not null) stored;
grant select (pin_set) on student_credentials to learn_app;

-- Whether the people who teach a child may give them a new PIN: in the whole organization, or if a guardian allows it.
alter table learn_settings add column staff_pin_resets boolean not null default false;
alter table students add column staff_pin_resets boolean not null default false;
