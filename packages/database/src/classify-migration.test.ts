import { describe, expect, test } from 'vitest';
import { classifyMigration } from './classify-migration.ts';
import { loadMigrations } from './migrate.ts';
import { getLastRelease, listReleases } from './releases.ts';

describe('a migration', () => {
  test.each([
    ['CREATE TABLE a (id bigint NOT NULL); CREATE UNIQUE INDEX a_id ON a (id);', 'expand'],
    ['CREATE TABLE a (id bigint); ALTER TABLE a ADD CONSTRAINT a_id CHECK (id > 0);', 'expand'],
    ['ALTER TABLE a ADD COLUMN b text, ADD COLUMN c numeric(8, 2) NOT NULL DEFAULT 0;', 'expand'],
    ['ALTER TABLE a ADD COLUMN b text NOT NULL GENERATED ALWAYS AS (c || d) STORED;', 'expand'],
    ['ALTER TABLE a ALTER COLUMN b DROP NOT NULL, ALTER COLUMN b SET DEFAULT 1;', 'expand'],
    ['CREATE INDEX CONCURRENTLY a_b ON a (b);', 'expand'],
    ['DROP INDEX a_b; CREATE INDEX a_b ON a (b, c);', 'expand'],
    ['ALTER INDEX a_b RENAME TO a_c;', 'expand'],
    ["-- DROP TABLE a;\nCOMMENT ON TABLE a IS 'DROP TABLE a; it''s';", 'expand'],
    ['CREATE FUNCTION f() RETURNS void AS $$ DROP TABLE a; $$ LANGUAGE sql;', 'expand'],
    ['-- compatible a_b: the column is new\nCREATE UNIQUE INDEX a_b ON a (b);', 'expand'],
    [
      '-- compatible a_kind: one more\nALTER TABLE a DROP CONSTRAINT a_kind, ADD CONSTRAINT a_kind CHECK (b IN (1, 2));',
      'expand',
    ],
    ['UPDATE a SET b = c WHERE b IS NULL;', 'migrate'],
    ['CREATE TEMPORARY TABLE t (id bigint) ON COMMIT DROP; INSERT INTO t VALUES (1);', 'migrate'],
    ['-- contract after 0.1.0: its servers do not read it\nALTER TABLE a DROP COLUMN b;', 'contract'],
  ])('%s is accepted as %s', (sql, kind) => {
    expect(classifyMigration(sql)).toMatchObject({ kind, breaks: [] });
  });

  test.each([
    'DROP TABLE a',
    'DROP INDEX a_b',
    'drop function if exists f(text)',
    'DROP MATERIALIZED VIEW v',
    'TRUNCATE a',
    'ALTER TABLE a RENAME TO b',
    'ALTER TABLE a RENAME COLUMN b TO c',
    'ALTER TABLE ONLY a ADD COLUMN b text, DROP COLUMN c',
    'ALTER TABLE a DROP c',
    'ALTER TABLE a ADD COLUMN b text NOT NULL',
    'ALTER TABLE a ALTER COLUMN b SET NOT NULL',
    'ALTER TABLE a ALTER b TYPE bigint',
    'ALTER TABLE a ALTER COLUMN b DROP DEFAULT',
    'ALTER TABLE a ADD CONSTRAINT a_kind CHECK (b IN (1, 2))',
    'ALTER TABLE a DROP CONSTRAINT a_key',
    'ALTER TABLE a ADD UNIQUE (b)',
    'ALTER FUNCTION f(text) RENAME TO g',
    'CREATE UNIQUE INDEX a_b ON a (b)',
  ])('is refused because of %s', (statement) => {
    expect(classifyMigration(`CREATE TABLE other (id bigint);\n${statement};`).breaks).toEqual([statement]);
  });

  test('is refused because of a statement in a block', () => {
    const sql = 'DO $block$ BEGIN IF true THEN NULL; END IF; DROP TABLE a; END $block$;';
    expect(classifyMigration(sql)).toMatchObject({ kind: 'migrate', breaks: ['DROP TABLE a'] });
  });

  test('needs a reason to be a contract', () => {
    const sql = '-- contract after 0.1.0:\nDROP TABLE a;';
    expect(classifyMigration(sql)).toMatchObject({ kind: 'expand', breaks: ['DROP TABLE a'] });
  });
});

test('every migration since the last release runs while its servers serve', async () => {
  const versions = listReleases().map(({ version }) => version);
  const since = (await loadMigrations()).filter(({ version }) => version > getLastRelease().lastMigration);
  const refused = since.flatMap(({ name, sql }) => {
    const { breaks, follows } = classifyMigration(sql);
    const unknown = follows === undefined || versions.includes(follows) ? [] : [`no release ${follows}`];
    return [...breaks, ...unknown].map((reason) => `${name}: ${reason}`);
  });
  expect(refused, 'expand, migrate, contract: see CONTRIBUTING.md').toEqual([]);
});
