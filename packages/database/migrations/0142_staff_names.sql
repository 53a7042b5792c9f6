-- New usernames are compared with those of the roles of the back office.
CREATE INDEX user_account_staff ON user_account (id) WHERE role_code IN (1000, 1001, 1008);
