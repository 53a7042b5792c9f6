import { callApi } from '../../../lib/api/index.ts';
import type { ContestScope } from '../contest-scope.ts';
import type { ContestBody } from '../form/contest-values.ts';

/** A contest and its version, for optimistic locking. */
export interface ContestVersion {
  id: number;
  gmtModified: string;
}

const createContest = ({ groupId }: ContestScope, body: ContestBody) =>
  groupId === undefined
    ? callApi('POST /api/admin/contest', { body })
    : callApi('POST /api/group/contest', { body: { ...body, gid: groupId } });

/** Without a version, creates a new contest. Returns its id and, for an existing contest, its new version. */
export async function saveContest(
  scope: ContestScope,
  version: ContestVersion | undefined,
  body: ContestBody,
): Promise<{ id: number; gmtModified?: string }> {
  if (version === undefined) return { id: (await createContest(scope, body)).cid };
  const { gmtModified } = await callApi('PUT /api/admin/contest', {
    body: { ...version, ...body },
  });
  return { id: version.id, gmtModified };
}
