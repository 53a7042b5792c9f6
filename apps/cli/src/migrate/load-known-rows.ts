/** What an earlier run, or the new site itself, has already written. */
import type { ClientBase } from 'pg';
import type { IdSet } from '@touchstone/site-migration/id-set';
import { KnownRows } from '@touchstone/site-migration/known-rows';
import { registerUsername } from '@touchstone/site-migration/register-username';

/** Ids are read in pages: there may be millions. */
const pageRows = 100_000;

export async function loadKnownRows(client: ClientBase): Promise<KnownRows> {
  const known = new KnownRows();
  const eachId = async (table: string, add: (id: number) => void) => {
    let after = -1;
    for (;;) {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM ${client.escapeIdentifier(table)} WHERE id > $1 ORDER BY id LIMIT ${String(pageRows)}`,
        [after],
      );
      for (const { id } of rows) add(Number(id));
      if (rows.length < pageRows) return;
      after = Number(rows.at(-1)?.id);
    }
  };
  const { rows: accounts } = await client.query<{
    id: string;
    username: string;
    roleCode: number;
    email: string | null;
  }>('SELECT id, username, role_code AS "roleCode", lower(email) AS email FROM user_account');
  for (const { id, username, roleCode, email } of accounts) {
    known.users.add(id);
    // Its findings were written when it moved.
    registerUsername(known, { id, username, roleCode });
    if (email !== null) known.emails.add(email);
  }
  const { rows: problems } = await client.query<{
    id: string;
    scoring: string;
    typed: boolean;
    display: string;
  }>('SELECT id, scoring, are_cases_typed AS typed, display_id AS display FROM problem');
  for (const { id, scoring, typed, display } of problems) {
    known.problems.set(Number(id), { isOi: scoring === 'oi', areCasesTyped: typed });
    known.displayIds.set(display, Number(id));
  }
  const { rows: positions } = await client.query<{ id: string; position: number }>(
    'SELECT problem_id AS id, max(position) AS position FROM problem_case GROUP BY problem_id',
  );
  for (const { id, position } of positions) known.casePositions.set(Number(id), position);
  await loadNames(client, known);
  const idSets: readonly (readonly [table: string, ids: IdSet])[] = [
    ['user_group', known.groups],
    ['tag_classification', known.classifications],
    ['tag', known.tags],
    ['contest', known.contests],
    ['submission', known.submissions],
    ['training_category', known.trainingCategories],
    ['training', known.trainings],
    ['discussion_category', known.discussionCategories],
    ['discussion', known.discussions],
    ['comment', known.comments],
    ['reply', known.replies],
    ['notice', known.notices],
  ];
  for (const [table, ids] of idSets) await eachId(table, (id) => ids.add(id));
  return known;
}

/** Names that must be unique, in the form in which steps compare them. */
async function loadNames(client: ClientBase, known: KnownRows): Promise<void> {
  const names: readonly (readonly [statement: string, names: Set<string>])[] = [
    [`SELECT 'name ' || lower(name) AS name FROM user_group`, known.groupNames],
    [`SELECT 'short_name ' || lower(short_name) AS name FROM user_group`, known.groupNames],
    [
      `SELECT lower('classification ' || judge_system || ' ' || name) AS name FROM tag_classification`,
      known.tagNames,
    ],
    [
      `SELECT lower('tag ' || judge_system || ' ' || coalesce(group_id, 0) || ' ' || name) AS name FROM tag`,
      known.tagNames,
    ],
    [
      `SELECT coalesce(group_id::text, 'null') || ' ' || lower(name) AS name FROM training_category`,
      known.categoryNames,
    ],
    [`SELECT contest_id || ' name ' || display_id AS name FROM contest_problem`, known.contestNames],
    [`SELECT contest_id || ' problem ' || problem_id AS name FROM contest_problem`, known.contestNames],
  ];
  for (const [statement, set] of names) {
    const { rows } = await client.query<{ name: string }>(statement);
    for (const { name } of rows) set.add(name);
  }
  const { rows: languages } = await client.query<{ id: number; name: string }>(
    `SELECT id, judge_system || ' ' || name AS name FROM language`,
  );
  for (const { id, name } of languages) known.languageIds.set(name, id);
  const { rows: places } = await client.query<{ id: string; contestId: string; problemId: string }>(
    `SELECT id, contest_id AS "contestId", problem_id AS "problemId" FROM contest_problem`,
  );
  for (const { id, contestId, problemId } of places)
    known.contestProblems.set(Number(id), { contestId: Number(contestId), problemId: Number(problemId) });
}
