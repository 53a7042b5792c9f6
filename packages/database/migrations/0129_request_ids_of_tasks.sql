-- The call that caused the task: the logs of server and judge share it. Null: a job caused it.
ALTER TABLE judging_task ADD COLUMN request_id text;
