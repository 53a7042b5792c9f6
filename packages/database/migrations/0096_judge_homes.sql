-- The id of the judge's folder: it tells a restarted judge from a second judge with the same name.
ALTER TABLE judge ADD COLUMN home_id uuid;
