-- A lease lasts for seconds. With a foreign key, taking one would lock the submission after the account, and deleting a submission
-- locks them the other way round.
ALTER TABLE remote_account DROP CONSTRAINT remote_account_lease_submission_id_fkey;
