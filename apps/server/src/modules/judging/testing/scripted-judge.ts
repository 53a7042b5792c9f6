/** A judge whose reports the test chooses, over the real calls. */
import type {
  BodyOf,
  Calls,
  CaseResult,
  FinishedPart,
  JudgeTask,
  SubmissionResult,
  TaskResult,
} from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { testJudgeToken } from '../../../testing/test-server.ts';

type HeartbeatBody = BodyOf<Calls['POST /judge-gateway/heartbeat']>;

export const acceptedResult: SubmissionResult = {
  kind: 'submission',
  status: 0,
  timeMs: 12,
  memoryKb: 2048,
  score: null,
  errorMessage: null,
  cases: [],
};

export const caseResult = (seq: number, changes: Partial<CaseResult> = {}): CaseResult => ({
  caseId: seq,
  seq,
  group: 1,
  status: 0,
  timeMs: 3,
  memoryKb: 1024,
  score: null,
  message: null,
  ...changes,
});

export function createScriptedJudge(
  app: FastifyInstance,
  {
    name = 'north',
    languages = ['C++'],
    token = testJudgeToken,
    homeId,
  }: { name?: string; languages?: string[]; token?: string; homeId?: string } = {},
) {
  const instanceId = randomUUID();
  const post = async (path: string, payload: object) => {
    const response = await app.inject({
      method: 'POST',
      url: `/judge-gateway/${path}`,
      headers: { authorization: token },
      payload,
    });
    const { data } = response.json<{ data: unknown }>();
    return { httpStatus: response.statusCode, data };
  };
  const next = async (freeSlots = 1) => {
    const { data } = await post('next', { name, instanceId, homeId, freeSlots, languages });
    return (data as { tasks: JudgeTask[] }).tasks;
  };
  return {
    name,
    instanceId,
    post,
    next,
    /** Returns the one task that the test expects. */
    take: async () => {
      const [task] = await next();
      if (task === undefined) throw new Error('no task arrived');
      return task;
    },
    heartbeat: async (attempts: string[] = [], changes: Partial<HeartbeatBody> = {}) => {
      const { httpStatus, data } = await post('heartbeat', {
        name,
        instanceId,
        homeId,
        attempts,
        slots: 4,
        languages: languages.map((language) => ({ name: language, version: '1' })),
        disabledLanguages: [],
        cpuCores: 2,
        cpuLoadPercent: 1,
        memoryLoadPercent: 1,
        ...changes,
      });
      const answer = data as { endedAttempts: string[]; attemptsToSuspend: string[] } | null;
      const { endedAttempts, attemptsToSuspend } = answer ?? {};
      return { httpStatus, endedAttempts, attemptsToSuspend };
    },
    progress: async (attemptId: string, cases: CaseResult[] = [], stage = 'judging') =>
      (await post('progress', { attemptId, stage, cases })).data as { isCurrent: boolean },
    result: async (attemptId: string, result: TaskResult = acceptedResult) =>
      (await post('result', { attemptId, result })).data as { isCurrent: boolean },
    giveBack: async (attemptId: string, changes: Partial<BodyOf<Calls['POST /judge-gateway/return']>> = {}) =>
      (await post('return', { attemptId, fault: 'disk-full', detail: 'no space', isTried: true, ...changes }))
        .data as { isCurrent: boolean },
    suspend: async (attemptId: string, finished: FinishedPart) =>
      (await post('suspend', { attemptId, finished })).data as { isCurrent: boolean },
    watch: async (attempts: string[]) =>
      ((await post('watch', { name, instanceId, attempts })).data as { endedAttempts: string[] })
        .endedAttempts,
    leave: () => post('leave', { name, instanceId }),
  };
}

export type ScriptedJudge = ReturnType<typeof createScriptedJudge>;
