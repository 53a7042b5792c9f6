import { z } from 'zod';
import { anonymous, anyAdmin, defineCalls, defineDownloads, superAdmin } from '../define-calls.ts';
import {
  judgeTask,
  machineFailure,
  machineFaults,
  returnedTask,
  suspendedTask,
  taskProgress,
  taskReport,
  usedTime,
} from '../judge-messages.ts';
import { filledText, identifier, integer, nothing, text, wireDate } from '../wire.ts';

/** False: the attempt is no longer current. The judge stops the work and reports nothing more. */
const attemptAnswer = z.object({ isCurrent: z.boolean() });

/** The id of the judge's folder, the same after a restart. Another folder is another judge. */
const homeId = z.uuid().optional();

export const judgingCalls = defineCalls({
  'POST /judge-gateway/heartbeat': {
    summary: 'A judge says that it is alive, what it can run and how busy it is.',
    access: { kind: 'judge' },
    body: z.object({
      name: text(64).min(1),
      /** New with each start of the judge: attempts of an earlier process with this name are lost. */
      instanceId: z.uuid(),
      homeId,
      /** The same for all judges of a machine. */
      machineId: text(64).min(1).optional(),
      /** The attempts in progress. */
      attempts: z.array(z.uuid()).max(4096),
      usedTimes: z.array(usedTime).max(4096).optional(),
      slots: integer({ min: 1, max: 1024 }),
      languages: z.array(z.object({ name: text(64), version: text(200) })).max(100),
      disabledLanguages: z.array(z.object({ name: text(64), reason: text(2000) })).max(100),
      cpuCores: integer({ min: 1, max: 4096 }),
      cpuLoadPercent: z.number().min(0).max(100),
      memoryLoadPercent: z.number().min(0).max(100),
      /** Its machine fails, so it requests no work until its tests pass. */
      pausedBecause: machineFailure.optional(),
    }),
    data: z.object({
      endedAttempts: z.array(z.uuid()),
      /** They have had a judge for long, and others wait: the judge gives them back when their running cases are done. */
      attemptsToSuspend: z.array(z.uuid()).optional(),
    }),
  },
  'POST /judge-gateway/next': {
    summary: 'A judge requests work and waits for it, at most half a minute.',
    access: { kind: 'judge' },
    body: z.object({
      name: text(64).min(1),
      instanceId: z.uuid(),
      homeId,
      freeSlots: integer({ min: 1, max: 1024 }),
      /** The free places are those that the judge keeps for contests. */
      isContestOnly: z.boolean().optional(),
      languages: z.array(text(64)).max(100),
    }),
    data: z.object({ tasks: z.array(judgeTask) }),
  },
  'POST /judge-gateway/watch': {
    summary: 'A judge waits, at most half a minute, for attempts of its own that are over for the server.',
    access: { kind: 'judge' },
    body: z.object({
      name: text(64).min(1),
      instanceId: z.uuid(),
      /** The attempts in progress. */
      attempts: z.array(z.uuid()).max(4096),
    }),
    data: z.object({ endedAttempts: z.array(z.uuid()) }),
  },
  'POST /judge-gateway/leave': {
    summary: 'A judge stops: what it was working on goes back to the queue at once.',
    access: { kind: 'judge' },
    body: z.object({ name: text(64).min(1), instanceId: z.uuid() }),
    data: nothing(),
  },
  'POST /judge-gateway/progress': {
    summary: 'A judge reports progress.',
    access: { kind: 'judge' },
    body: taskProgress,
    data: attemptAnswer,
  },
  'POST /judge-gateway/suspend': {
    summary: 'A judge gives a submission back because others wait, with the cases that it finished.',
    access: { kind: 'judge' },
    body: suspendedTask,
    data: attemptAnswer,
  },
  'POST /judge-gateway/result': {
    summary: 'A judge reports the result of a task.',
    access: { kind: 'judge' },
    body: taskReport,
    data: attemptAnswer,
  },
  'POST /judge-gateway/return': {
    summary: 'A judge gives a task back without a verdict, because its machine failed.',
    access: { kind: 'judge' },
    body: returnedTask,
    data: attemptAnswer,
  },
  'GET /api/admin/judging/returned-tasks': {
    summary: 'Tasks that wait again after judges gave them back, the latest first.',
    access: anyAdmin,
    data: z.array(
      z.object({
        taskId: z.int(),
        kind: z.string(),
        submissionId: z.int().nullable(),
        language: z.string(),
        fault: z.enum(machineFaults),
        detail: z.string(),
        judgeName: z.string(),
        tries: z.int(),
        returnedAt: wireDate(),
        /** It failed so often that it waits until then. Null: the next free judge takes it. */
        repeatedAt: wireDate().nullable(),
      }),
    ),
  },
  'POST /api/admin/judging/returned-tasks/repeat': {
    summary: 'Lets a returned task be judged at once, by any judge.',
    access: anyAdmin,
    body: z.object({ taskId: integer({ min: 1 }) }),
    data: nothing(),
  },
  'GET /api/admin/judge-tokens': {
    summary: 'The tokens of judges, without the secrets.',
    access: superAdmin,
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        createdAt: wireDate(),
        lastUsedAt: wireDate().nullable(),
        revokedAt: wireDate().nullable(),
      }),
    ),
  },
  'POST /api/admin/judge-tokens': {
    summary: 'Makes a token for one judge. It is shown this once.',
    access: superAdmin,
    body: z.object({ name: filledText(64) }),
    data: z.object({ id: z.int(), token: z.string() }),
  },
  'DELETE /api/admin/judge-tokens': {
    summary: 'Revokes a token: its judge gets no more work, and its reports are refused.',
    access: superAdmin,
    query: z.object({ id: identifier() }),
    data: nothing(),
  },
  'GET /api/language-versions': {
    summary: 'The compilers and interpreters of the judges that are alive, as they name their versions.',
    access: anonymous,
    data: z.array(z.object({ name: z.string(), version: z.string() })),
  },
  'GET /api/admin/config/get-judge-service-info': {
    summary: 'The judges that are alive, with their load.',
    isAnyMethod: true,
    access: anyAdmin,
    data: z.array(
      z.object({
        cpuCores: z.int(),
        percentCpuLoad: z.string(),
        percentMemoryLoad: z.string(),
        service: z.object({
          host: z.string(),
          port: z.int(),
          secure: z.boolean(),
          metadata: z.record(z.string(), z.string()),
        }),
        slots: z.int(),
        busySlots: z.int(),
        /** Null: it is ready. */
        pausedBecause: machineFailure.nullable(),
        languages: z.array(z.object({ name: z.string(), version: z.string() })),
        disabledLanguages: z.array(z.object({ name: z.string(), reason: z.string() })),
      }),
    ),
  },
});

export const judgingDownloads = defineDownloads({
  'GET /judge-gateway/files/{sha256}': {
    summary: 'Test data by the SHA-256 of its content.',
    access: { kind: 'judge' },
  },
});

export type JudgeHeartbeat = z.output<(typeof judgingCalls)['POST /judge-gateway/heartbeat']['body']>;
