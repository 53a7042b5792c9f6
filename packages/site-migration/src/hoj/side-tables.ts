/** Small tables that complete the rows of others. */
import type { KnownRows } from '../known-rows.ts';
import type { SourceReader } from '../source/source-reader.ts';

export async function prepareHoj(reader: SourceReader, known: KnownRows): Promise<void> {
  for await (const row of readAll(reader, 'user_role'))
    known.roles.set(String(row['uid']), Number(row['role_id']));
  for await (const row of readAll(reader, 'user_record')) {
    const rating = Number(row['rating'] ?? NaN);
    if (Number.isSafeInteger(rating)) known.ratings.set(String(row['uid']), rating);
  }
  for await (const row of readAll(reader, 'contest_announcement'))
    known.contestOfAnnouncement.set(Number(row['aid']), Number(row['cid']));
  for await (const row of readAll(reader, 'mapping_training_category'))
    known.categoryOfTraining.set(Number(row['tid']), Number(row['cid']));
  // Languages have the same names here, and other numbers.
  for await (const row of readAll(reader, 'language')) {
    const [judgeSystem, name] = [String(row['oj'] ?? 'ME'), String(row['name'])];
    const id = known.languageIds.get(`${judgeSystem} ${name}`);
    if (id !== undefined) known.languages.set(Number(row['id']), { id, name });
  }
}

async function* readAll(reader: SourceReader, table: string) {
  if (!(await reader.hasTable(table))) return;
  for await (const { rows } of reader.batches({ table, key: 'id', after: null })) yield* rows;
}
