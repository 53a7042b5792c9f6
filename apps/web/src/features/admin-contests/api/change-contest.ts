import { callApi } from '../../../lib/api/index.ts';
import { withConfirmation } from '../../../lib/in-use.ts';
import type { ContestScope } from '../contest-scope.ts';

export const showContest = (change: { cid: number; visible: boolean }) =>
  withConfirmation((confirm) =>
    callApi('PUT /api/admin/contest/change-contest-visible', {
      query: { ...change, confirm },
      toastsError: true,
    }),
  );

export const cloneContest = (cid: number, withProblems: boolean) =>
  callApi('GET /api/admin/contest/clone', { query: { cid, withProblems }, toastsError: true });

export const deleteContest = ({ groupId }: ContestScope, cid: number) =>
  withConfirmation((confirm) => {
    const options = { query: { cid, confirm }, toastsError: true };
    return groupId === undefined
      ? callApi('DELETE /api/admin/contest', options)
      : callApi('DELETE /api/group/contest', options);
  });
