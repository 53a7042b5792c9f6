/** Small tables that complete the rows of another one. */
import type { KnownRows } from '../known-rows.ts';
import type { SourceReader } from '../source/source-reader.ts';

/** Roles and ratings have one short row for each account. */
export async function prepareHoj(reader: SourceReader, known: KnownRows): Promise<void> {
  for await (const row of readAll(reader, 'user_role'))
    known.roles.set(String(row['uid']), Number(row['role_id']));
  for await (const row of readAll(reader, 'user_record')) {
    const rating = Number(row['rating'] ?? NaN);
    if (Number.isSafeInteger(rating)) known.ratings.set(String(row['uid']), rating);
  }
}

export async function* readAll(reader: SourceReader, table: string) {
  if (!(await reader.hasTable(table))) return;
  for await (const { rows } of reader.batches({ table, key: 'id', after: null })) yield* rows;
}
