/** What an earlier run, or the new site itself, has already written. */
import type { ClientBase } from 'pg';
import { KnownRows } from '@touchstone/site-migration/known-rows';

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
  const { rows: accounts } = await client.query<{ id: string; username: string; email: string | null }>(
    'SELECT id, lower(username) AS username, lower(email) AS email FROM user_account',
  );
  for (const { id, username, email } of accounts) {
    known.users.add(id);
    known.usernames.set(username, id);
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
  await eachId('submission', (id) => known.submissions.add(id));
  return known;
}
