import { queryOptions } from '@tanstack/react-query';
import type { Calls, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../../lib/api/index.ts';
import type { ProblemContext } from '../../workbench/workbench-problem.ts';

export type SentQuestion = SentBodyOf<Calls['POST /api/assistant/question']>;

export const contextQuery = (pid: number, { contestId, trainingId, groupId }: ProblemContext) => ({
  pid,
  ...(contestId !== undefined && { cid: contestId }),
  ...(trainingId !== undefined && { tid: trainingId }),
  ...(groupId !== undefined && { gid: groupId }),
});

export const assistantStateQuery = (pid: number, context: ProblemContext, uid: string) =>
  queryOptions({
    queryKey: ['assistant', 'state', uid, pid, context],
    queryFn: ({ signal }) =>
      callApi('GET /api/assistant/state', { query: contextQuery(pid, context), signal }),
    staleTime: 0,
  });

export const conversationQuery = (pid: number, uid: string) =>
  queryOptions({
    queryKey: ['assistant', 'conversation', uid, pid],
    queryFn: ({ signal }) => callApi('GET /api/assistant/conversation', { query: { pid }, signal }),
    staleTime: Infinity,
  });

export const agree = (destination: string): Promise<null> =>
  callApi('POST /api/assistant/consent', { body: { destination }, toastsError: true });

export const askQuestion = (body: SentQuestion) =>
  callApi('POST /api/assistant/question', { body, toastsError: true });

export const deleteConversation = (id: number): Promise<null> =>
  callApi('DELETE /api/assistant/conversation', { query: { id }, toastsError: true });
