import { callApi } from '../../../lib/api/index.ts';
import type { ContestScope } from '../contest-scope.ts';

export const showContest = (change: { cid: number; visible: boolean }) =>
  callApi('PUT /api/admin/contest/change-contest-visible', { query: change, toastsError: true });

export const cloneContest = (cid: number, withProblems: boolean) =>
  callApi('GET /api/admin/contest/clone', { query: { cid, withProblems }, toastsError: true });

export const deleteContest = ({ groupId }: ContestScope, cid: number) =>
  groupId === undefined
    ? callApi('DELETE /api/admin/contest', { query: { cid }, toastsError: true })
    : callApi('DELETE /api/group/contest', { query: { cid }, toastsError: true });
