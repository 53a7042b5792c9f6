import { statuses, type CheckerResult, type CheckerTask } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { listCheckerLanguageNames } from '../problems/index.ts';
import { queueCheckerCompilation, waitForTask } from './judging-queue/index.ts';

export interface CheckerSource {
  role: CheckerTask['role'];
  code?: string | undefined;
  language?: string | undefined;
  extraFiles?: Record<string, string> | null | undefined;
}

/** Shorter than the timeout of clients, which is a minute and a half. */
const waitMs = 60_000;

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Lets a judge compile it and waits for the result. */
export async function compileChecker(
  { database, clock }: Parts,
  {
    userId,
    requestId,
    source,
    limitMs = waitMs,
  }: { userId: string; requestId: string; source: CheckerSource; limitMs?: number },
) {
  const { role, code, language, extraFiles } = source;
  if (code === undefined || code.trim() === '' || language === undefined)
    throw callError('checkerFieldsMissing');
  const languages = await listCheckerLanguageNames(database);
  if (!languages.includes(language)) {
    throw callError('checkerLanguageUnsupported', { languages: languages.join(', ') });
  }
  await enforceRateLimit({ database, clock }, 'compile-checker', userId);
  const taskId = await inTransaction(database, (transaction) =>
    queueCheckerCompilation({ clock }, transaction, {
      userId,
      language,
      requestId,
      payload: { program: { language, code }, role, judgeExtraFiles: extraFiles ?? {} },
    }),
  );
  const result = await waitForTask<CheckerResult>({ database }, taskId, limitMs);
  if (result === undefined || isJudgeFailure(result.status)) throw callError('noJudgeAvailable');
  if (result.status !== statuses.accepted) {
    throw callError('checkerCompileFailed', { reason: result.message ?? '' });
  }
}

const isJudgeFailure = (status: number) =>
  status === statuses.systemError || status === statuses.submittedFailed;
