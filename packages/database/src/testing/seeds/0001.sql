-- Rows for the first schema: every table that a backup contains, with empty, long and unusual values.
INSERT INTO user_account (id, username, password_hash, role_code, is_banned, email, phone, social_open_id, nickname, realname,
    student_number, gender, school, signature, rating, member_status, is_annual_member, member_expires_at, level, created_at, updated_at)
  VALUES
    ('1', 'root', '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA', 1000, false, 'Root@Example.org', '13800000000', 'open-1', '根', '管理员',
      '20300001', 'male', '试金石大学', E'tab\t newline\n backslash \\ 🙂', 1800, 2, true, '2031-01-02T03:04:05.678Z', 3, '2029-12-31T23:59:59Z', '2030-01-01T00:00:00Z'),
    ('ab', 'learner', NULL, 1002, true, NULL, NULL, NULL, NULL, NULL,
      NULL, 'secrecy', NULL, repeat('长', 3000), NULL, 0, false, NULL, 0, '2030-01-01T00:00:00Z', '2030-01-01T00:00:00Z');
INSERT INTO session (token_hash, user_id, issued_at, renewed_at, expires_at)
  VALUES ('\x0102ff', '1', '2030-01-01T00:00:00Z', NULL, '2030-02-01T00:00:00Z');
INSERT INTO login_record (user_id, ip, user_agent, created_at)
  SELECT 'ab', '2001:db8::1', 'Mozilla/5.0 (X11; Linux x86_64)', '2030-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
  FROM generate_series(1, 50) AS n;
INSERT INTO mail_code (purpose, subject, code_hash, wrong_tries, sent_at, expires_at)
  VALUES ('reset-password', '1', '\xabcd', 2, '2030-01-01T00:00:00Z', '2030-01-01T00:10:00Z');
