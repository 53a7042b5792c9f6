import type { Calls, DataOf } from '@touchstone/contract';
import { trainingLimits } from '@touchstone/contract/training-limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { TrainingScope } from '../training-scope.ts';
import { adminTrainingsKey } from './list-trainings.ts';

type Answer = DataOf<Calls['GET /api/admin/training/get-problem-list']>;
export type Candidate = Answer['problemList']['records'][number];
export type TrainingProblem = Answer['trainingProblemMap'][string];

export interface ListedTrainingProblem {
  problem: Candidate;
  /** Its row in the training. */
  entry: TrainingProblem;
}

interface ProblemRequest {
  tid: number;
  currentPage: number;
  limit: number;
  keyword?: string;
  queryExisted: boolean;
}

const fetchProblems = (
  { groupId }: TrainingScope,
  query: ProblemRequest,
  signal: AbortSignal,
): Promise<Answer> =>
  groupId === undefined
    ? callApi('GET /api/admin/training/get-problem-list', { query, signal })
    : callApi('GET /api/group/get-training-problem-list', { query, signal });

const keyOf = (tid: number) => [...adminTrainingsKey, 'problems', tid] as const;

/** All problems of the training, in their order. */
export const trainingProblemsQuery = (scope: TrainingScope, tid: number) =>
  queryOptions({
    queryKey: [...keyOf(tid), 'all'],
    queryFn: async ({ signal }): Promise<ListedTrainingProblem[]> => {
      const request = { tid, currentPage: 1, limit: trainingLimits.problemsMaximum, queryExisted: true };
      const { problemList, trainingProblemMap } = await fetchProblems(scope, request, signal);
      return problemList.records.flatMap((problem) => {
        const entry = trainingProblemMap[String(problem.id)];
        return entry === undefined ? [] : [{ problem, entry }];
      });
    },
  });

interface CandidateRequest {
  tid: number;
  currentPage: number;
  limit: number;
  keyword: string;
}

/** Public problems that can be added. */
export const candidatesQuery = (scope: TrainingScope, request: CandidateRequest) =>
  queryOptions({
    queryKey: [...keyOf(request.tid), 'candidates', request],
    queryFn: async ({ signal }) =>
      (await fetchProblems(scope, { ...request, queryExisted: false }, signal)).problemList,
    placeholderData: keepPreviousData,
  });

export const addProblem = ({ groupId }: TrainingScope, body: { pid: number; tid: number }) =>
  groupId === undefined
    ? callApi('POST /api/admin/training/add-problem-from-public', { body })
    : callApi('POST /api/group/add-training-problem-from-public', { body });

/** A problem of the group, by its display id. */
export const addGroupProblem = (query: { problemId: string; tid: number }) =>
  callApi('POST /api/group/add-training-problem-from-group', { query });

export const importRemoteProblem = (query: { name: string; problemId: string; tid: number }) =>
  callApi('GET /api/admin/training/import-remote-oj-problem', { query });

export const rankProblem = (
  { groupId }: TrainingScope,
  body: Pick<TrainingProblem, 'id' | 'tid' | 'pid' | 'rank'>,
) =>
  groupId === undefined
    ? callApi('PUT /api/admin/training/problem', { body })
    : callApi('PUT /api/group/training-problem', { body });

export const orderProblems = (body: { tid: number; pidList: number[] }) =>
  callApi('PUT /api/training-problem-order', { body, toastsError: true });

export const removeProblem = ({ groupId }: TrainingScope, query: { pid: number; tid: number }) =>
  groupId === undefined
    ? callApi('DELETE /api/admin/training/problem', { query, toastsError: true })
    : callApi('DELETE /api/group/training-problem', { query, toastsError: true });
