import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from './api/index.ts';

/** One of a contest, a training and a group. */
export type SwitchTarget = { cid: number } | { tid: number } | { gid: number };
export type AssistantSwitchState = DataOf<Calls['GET /api/assistant/switch']>;

export const assistantSwitchQuery = (target: SwitchTarget) =>
  queryOptions({
    queryKey: ['assistant', 'switch', target],
    queryFn: ({ signal }) => callApi('GET /api/assistant/switch', { query: target, signal }),
    staleTime: 0,
  });

export const saveAssistantSwitch = (target: SwitchTarget, state: AssistantSwitchState): Promise<null> =>
  callApi('PUT /api/assistant/switch', { body: { ...target, ...state }, toastsError: true });
