import type { Calls, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { SentGroup } from '../form/group-values.ts';
import type { Group } from './get-group.ts';

export const createGroup = (group: SentGroup) => callApi('POST /api/group', { body: group });

export const updateGroup = (id: number, group: SentGroup) =>
  callApi('PUT /api/group', { body: { id, ...group } });

export type GroupCopy = SentBodyOf<Calls['POST /api/copy-group']>;

export const copyGroup = (copy: GroupCopy) => callApi('POST /api/copy-group', { body: copy });

export const transferGroup = (gid: number, uid: string) =>
  callApi('PUT /api/group-owner', { body: { gid, uid }, toastsError: true });

/** The typed name protects against a mistaken click. */
export const disbandGroup = (gid: number, name: string) =>
  callApi('DELETE /api/group', { query: { gid, name } });

export function uploadGroupAvatar(gid: number, picture: Blob): Promise<Group> {
  const form = new FormData();
  form.append('gid', String(gid));
  form.append('image', picture, 'avatar.png');
  return callApi('POST /api/file/upload-group-avatar', { form });
}
