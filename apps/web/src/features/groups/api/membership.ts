/** The calls by which a user joins and leaves a group. */
import { callApi } from '../../../lib/api/index.ts';

export interface Application {
  code?: string;
  reason: string;
}

/** Joins a public group at once. */
export const joinGroup = (gid: number) =>
  callApi('POST /api/group/member', { query: { gid }, toastsError: true });

export const applyToGroup = (gid: number, application: Application) =>
  callApi('POST /api/group/member', { query: { gid, ...application } });

/** Leaves the group, or withdraws the application. */
export const leaveGroup = (gid: number) =>
  callApi('DELETE /api/group/member/exit', { query: { gid }, toastsError: true });
