-- The day of the exam, if the family knows it.
alter table students add column exam_date date;
