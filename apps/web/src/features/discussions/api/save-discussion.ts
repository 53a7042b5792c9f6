import type { Calls, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type SentDiscussion = SentBodyOf<Calls['POST /api/discussion']>;

/** Returns the id of the new discussion. */
export async function createDiscussion(groupId: number | undefined, body: SentDiscussion): Promise<number> {
  const { id } =
    groupId === undefined
      ? await callApi('POST /api/discussion', { body })
      : await callApi('POST /api/group/discussion', { body: { ...body, gid: groupId } });
  return id;
}

export const updateDiscussion = ({ id, gid }: { id: number; gid: number | null }, body: SentDiscussion) =>
  gid === null
    ? callApi('PUT /api/discussion', { body: { ...body, id } })
    : callApi('PUT /api/group/discussion', { body: { ...body, id, gid } });
