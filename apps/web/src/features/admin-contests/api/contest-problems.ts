import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { contestsKey } from './list-contests.ts';

type Answer = DataOf<Calls['GET /api/admin/contest/get-problem-list']>;
export type Candidate = Answer['problemList']['records'][number];
export type ContestProblem = Answer['contestProblemMap'][string];

export interface ListedContestProblem {
  problem: Candidate;
  named: ContestProblem;
}

const key = [...contestsKey, 'problems'] as const;

/** More than any contest has. */
const everyProblem = 1000;

/** All problems of the contest, ordered by display id. */
export const contestProblemsQuery = (cid: number) =>
  queryOptions({
    queryKey: [...key, cid],
    queryFn: async ({ signal }): Promise<ListedContestProblem[]> => {
      const query = { cid, currentPage: 1, limit: everyProblem };
      const { problemList, contestProblemMap } = await callApi('GET /api/admin/contest/get-problem-list', {
        query,
        signal,
      });
      return problemList.records.flatMap((problem) => {
        const named = contestProblemMap[String(problem.id)];
        return named === undefined ? [] : [{ problem, named }];
      });
    },
  });

/** The display id and title of a problem in a contest. */
export const contestProblemQuery = (cid: number, pid: number) =>
  queryOptions({
    queryKey: [...key, cid, pid],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/contest/contest-problem', { query: { cid, pid }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

interface CandidateRequest {
  cid: number;
  currentPage: number;
  limit: number;
  keyword: string;
  /** The scoring of the contest. */
  problemType: number;
}

/** Where a problem is added from: the public problems, or those of the group of the contest. */
export type ProblemSource = 'public' | 'group';

/** Problems that can be added. */
export const candidatesQuery = (source: ProblemSource, request: CandidateRequest) =>
  queryOptions({
    queryKey: [...key, 'candidates', source, request],
    queryFn: async ({ signal }) => {
      const { problemList } = await (source === 'public'
        ? callApi('GET /api/admin/contest/get-problem-list', { query: request, signal })
        : callApi('GET /api/group/get-contest-problem-list', {
            query: { ...request, fromGroup: true },
            signal,
          }));
      return problemList;
    },
    placeholderData: keepPreviousData,
  });

interface AddedProblem {
  cid: number;
  displayId: string;
  problem: Pick<Candidate, 'id' | 'problemId'>;
}

export const addProblem = (source: ProblemSource, { cid, displayId, problem }: AddedProblem) =>
  source === 'public'
    ? callApi('POST /api/admin/contest/add-problem-from-public', {
        body: { cid, pid: problem.id, displayId },
      })
    : callApi('POST /api/group/add-contest-problem-from-group', {
        query: { cid, problemId: problem.problemId, displayId },
      });

export const importRemoteProblem = (query: {
  name: string;
  problemId: string;
  cid: number;
  displayId: string;
}) => callApi('GET /api/admin/contest/import-remote-oj-problem', { query });

interface ProblemNames {
  displayId: string;
  displayTitle: string;
  /** Empty removes the colour; absent keeps it. */
  color?: string;
}

export const nameProblem = (body: { cid: number; pid: number } & ProblemNames) =>
  callApi('PUT /api/admin/contest/contest-problem', { body });

export const removeProblem = (query: { cid: number; pid: number }) =>
  callApi('DELETE /api/admin/contest/problem', { query, toastsError: true });

/** Invalidates these lists and the data of contestants. */
export const invalidateContestProblems = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: contestsKey }),
    client.invalidateQueries({ queryKey: ['contest'] }),
  ]);
