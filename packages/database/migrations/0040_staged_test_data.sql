-- Test data that was uploaded and belongs to no problem yet. Whoever uploaded it names it by its token when the problem is
-- saved. It is forgotten after a day.
CREATE TABLE staged_test_data (
  token text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- As the uploader called it.
  archive_name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX staged_test_data_created ON staged_test_data (created_at);

CREATE TABLE staged_test_case (
  token text NOT NULL REFERENCES staged_test_data ON DELETE CASCADE,
  -- From one, in the order of judging.
  position integer NOT NULL CHECK (position > 0),
  input_name text NOT NULL,
  input_sha256 text NOT NULL CHECK (input_sha256 ~ '^[0-9a-f]{64}$'),
  input_bytes bigint NOT NULL,
  answer_name text NOT NULL,
  answer_sha256 text NOT NULL CHECK (answer_sha256 ~ '^[0-9a-f]{64}$'),
  answer_bytes bigint NOT NULL,
  PRIMARY KEY (token, position)
);
CREATE INDEX staged_test_case_input ON staged_test_case (input_sha256);
CREATE INDEX staged_test_case_answer ON staged_test_case (answer_sha256);
