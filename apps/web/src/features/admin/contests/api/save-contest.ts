import { callApi } from '../../../../lib/api/index.ts';
import type { ContestBody } from '../form/contest-values.ts';

/** Without an id it is a new one. Answers which contest it is. */
export async function saveContest(id: number | undefined, body: ContestBody): Promise<number> {
  if (id === undefined) return (await callApi('POST /api/admin/contest', { body, quiet: true })).cid;
  await callApi('PUT /api/admin/contest', { body: { id, ...body }, quiet: true });
  return id;
}
