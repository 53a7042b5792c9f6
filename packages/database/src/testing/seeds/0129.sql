-- Rows for the schema of release 0.1.0, on top of those of the first one.
INSERT INTO problem (id, display_id, title, author_id, scoring, examples, visibility, title_translations)
  VALUES
    (1000, 'P1000', 'A+B Problem', '1', 'acm', '[{"input": "1 2", "output": "3"}]', 'public', '{"zh-CN": "加法"}'),
    (1001, 'P1001', '数塔', NULL, 'oi', '[]', 'private', '{}');
INSERT INTO contest (id, owner_id, title, scoring, start_at, end_at, sealed_from, audience, password, exam_addresses)
  VALUES (1000, '1', '期末考试', 'oi', '2030-06-01T01:00:00Z', '2030-06-01T06:00:00Z', '2030-06-01T05:00:00Z', 'private', 'secret', '10.1.0.0/16');
INSERT INTO submission (problem_id, user_id, language, code, code_length, status, score, time_ms, memory_kb, ip, submitted_at, updated_at)
  SELECT 1000 + n % 2, CASE n % 3 WHEN 0 THEN '1' ELSE 'ab' END, 'C++ 17', repeat('int main() {}', n), 13 * n, 0, 100, n, 1024 * n,
    '10.1.2.3', '2030-01-01T00:00:00Z'::timestamptz + n * interval '1 second', '2030-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
  FROM generate_series(1, 200) AS n;
INSERT INTO site_setting (key, value) VALUES ('seed', '{"list": [1, 2.5, null, "文"]}');
INSERT INTO practice_list (user_id, tag_ids, chosen_difficulty, difficulty, size) VALUES ('ab', '[1, 2]', NULL, 2, 5);
INSERT INTO backup_run (kind, started_at, finished_at, target, error)
  VALUES ('backup', '2030-01-01T00:00:00Z', '2030-01-01T00:01:00Z', '/mnt/backup/a.tar.gz', NULL);
