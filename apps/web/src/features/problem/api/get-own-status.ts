import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

const pollMs = 2000;
const maxPolls = 300;
const { notSubmitted } = statuses;

/** The viewer's status of the problem: accepted if ever, otherwise the newest result. */
export const ownStatusQuery = (
  pid: number,
  { groupId, contestId }: ProblemContext,
  uid: string | undefined,
) =>
  queryOptions({
    queryKey: [problemKey, 'own-status', pid, groupId, contestId, uid],
    queryFn: async ({ signal }) => {
      const body =
        contestId === undefined
          ? { pidList: [pid], isContestProblemList: false, gid: groupId }
          : { pidList: [pid], isContestProblemList: true, cid: contestId, containsEnd: true };
      const states = await callApi('POST /api/get-user-problem-status', { body, signal });
      return states[String(pid)]?.status ?? null;
    },
    enabled: uid !== undefined,
    // Polls for a result that was pending when the page opened: no other component waits for it.
    refetchInterval: ({ state }) =>
      isUnderWay(state.data ?? notSubmitted) && state.dataUpdateCount < maxPolls ? pollMs : false,
  });
