import { callApi } from '../../../lib/api/index.ts';
import type { ContestBody } from '../form/contest-values.ts';

/** Which contest, and which state of it. */
export interface ContestVersion {
  id: number;
  gmtModified: string;
}

/** Without a version it is a new one. Answers which contest it is, and its version if it was there. */
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
