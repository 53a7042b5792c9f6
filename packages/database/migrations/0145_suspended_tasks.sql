-- What attempts finished that gave the task back because others waited: the cases, and what they took.
ALTER TABLE judging_task ADD COLUMN finished_part jsonb;
