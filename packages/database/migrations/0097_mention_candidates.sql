-- The completion of mentions finds names by their beginning.
CREATE INDEX user_account_username_beginning ON user_account (lower(username) text_pattern_ops);
