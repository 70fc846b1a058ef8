-- Divides answers by time: the table as it is becomes the first partition.
-- compatible from 0036

select divide_by_time('learn_attempts', 'id', 'id');
create trigger learn_attempts_single after insert on learn_attempts
  referencing new table as added for each statement execute function keep_single();
