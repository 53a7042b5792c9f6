import { callApi } from '../../../lib/api/index.ts';
import type { ContestBody } from '../form/contest-values.ts';

/** A contest and its version, for optimistic locking. */
export interface ContestVersion {
  id: number;
  gmtModified: string;
}

/** Without a version, creates a new contest. Returns its id and, for an existing contest, its new version. */
export async function saveContest(
  version: ContestVersion | undefined,
  body: ContestBody,
): Promise<{ id: number; gmtModified?: string }> {
  if (version === undefined) {
    const { cid } = await callApi('POST /api/admin/contest', { body });
    return { id: cid };
  }
  const { gmtModified } = await callApi('PUT /api/admin/contest', {
    body: { ...version, ...body },
  });
  return { id: version.id, gmtModified };
}
