/** The problems of a training as a list of problems shows them. */
import type { Locale, WireProblemRow } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { presentListed } from '../problems/index.ts';
import { mapTags } from '../tags/index.ts';
import { listProblemRows } from './training-problems.repository.ts';

const split = (text: string | null) => (text === null ? [] : text.split(','));

export async function loadProblemRows(
  database: Queryable,
  trainingId: number,
  locale: Locale,
): Promise<WireProblemRow[]> {
  const rows = await listProblemRows(database, trainingId);
  const tags = await mapTags(database, [...new Set(rows.flatMap(({ tagIds }) => split(tagIds).map(Number)))]);
  return rows.map((row) => {
    const results = split(row.results).map((pair) => {
      const [status = 0, count = 0] = pair.split(' ').map(Number);
      return { status, count };
    });
    const own = split(row.tagIds).flatMap((id) => tags.get(Number(id)) ?? []);
    return presentListed({ row, tags: own, results }, locale);
  });
}
