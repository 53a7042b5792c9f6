-- The last six digits of a phone number are a password that others can guess. A session that was opened with such a
-- password may only change it.
ALTER TABLE user_account ADD COLUMN has_default_password boolean NOT NULL DEFAULT false;
ALTER TABLE session ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;
