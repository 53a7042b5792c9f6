/** Submissions of QDUOJ have random ids; here they are numbered in the order of their time. */
import { isIP } from 'node:net';
import { statuses } from '@touchstone/contract';
import { broken, mapped, simpleStep, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { parseStoredJson } from '../hoj/stored-json.ts';
import { isTrue } from './users.ts';

/** Results of QDUOJ by number. */
const results: Readonly<Record<number, number>> = {
  [-2]: statuses.compileError,
  [-1]: statuses.wrongAnswer,
  0: statuses.accepted,
  1: statuses.timeLimitExceeded,
  2: statuses.timeLimitExceeded,
  3: statuses.memoryLimitExceeded,
  4: statuses.runtimeError,
  5: statuses.systemError,
  8: statuses.partialAccepted,
};

const languages: Readonly<Record<string, string>> = {
  Python3: 'Python3',
  Python2: 'Python2',
  JavaScript: 'JavaScript Node',
};

export function mapSubmission(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('row_number');
  const [problemId, userId] = [fields.id('problem_id'), String(fields.integerOrNull('user_id') ?? '')];
  const problem = known.problems.get(problemId);
  if (problem === undefined) return broken('missing-problem', `problem ${String(problemId)} does not exist`);
  if (!known.users.has(userId)) return broken('missing-user', `user ${userId} does not exist`);
  const contestId = fields.integerOrNull('contest_id');
  const place = known.contestProblems.get(problemId);
  const code = fields.text('code');
  const ip = fields.text('ip').trim();
  const figures = parseStoredJson(fields.text('statistic_info'));
  const figure = (name: string): number | null => {
    const value =
      figures.state === 'parsed' ? (figures.value as Readonly<Record<string, unknown>>)[name] : undefined;
    return typeof value === 'number' && Number.isFinite(value)
      ? Math.min(2 ** 31 - 1, Math.round(value))
      : null;
  };
  const memoryBytes = figure('memory_cost');
  const language = fields.text('language');
  const submittedAt = fields.instant('create_time');
  known.submissions.add(id);
  const row = {
    id,
    problem_id: problemId,
    user_id: userId,
    contest_id: contestId,
    contest_problem_id: contestId !== null && place?.contestId === contestId ? problemId : null,
    language: languages[language] ?? language,
    code,
    code_length: code.length,
    status: results[fields.integer('result', 5)] ?? statuses.submittedFailed,
    score: problem.isOi ? figure('score') : null,
    oi_rank_score: null,
    time_ms: figure('time_cost'),
    memory_kb: memoryBytes === null ? null : Math.round(memoryBytes / 1024),
    is_shared: isTrue(fields, 'shared'),
    ip: isIP(ip) === 0 ? null : ip,
    submitted_at: submittedAt,
    updated_at: submittedAt,
  };
  return mapped([{ table: 'submission', row }]);
}

export const submissionStep = simpleStep({ table: 'submission', key: 'create_time id', map: mapSubmission });
