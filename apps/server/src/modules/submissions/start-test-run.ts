import { findRemoteLanguage } from '@touchstone/contract/remote-languages/index';
import { parseRemoteDisplayId } from '@touchstone/contract/remote-judges';
import { acceptsLanguage } from '@touchstone/rules/contests/contest-languages';
import { findLocalLanguage } from '@touchstone/rules/judging/local-language';
import { findTestRunInputProblem, testRunInputMaximum } from '@touchstone/rules/judging/submit-code';
import { inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { languagesOf, listOpenContests } from '../contests/index.ts';
import { canSeeProblem, findProblem, type ProblemRow } from '../problems/index.ts';
import { checkCode, checkLanguageOfProblem, type SentProgram } from './check-code.ts';
import { queueTestRun, type TestRunPayload } from './judging-queue/index.ts';
import { checkJudgingOpen, type JudgingArea } from './submission-context.ts';
import { beginInterval, checkInterval, type Interval } from './submit-interval.ts';

/** As sent: missing fields have their own errors. */
export interface TestRunRequest {
  problemId: number | undefined;
  area: string | undefined;
  code: string | undefined;
  language: string | undefined;
  input: string | undefined;
  expectedOutput: string | undefined;
}

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** Returns the key for loading the result. */
export async function startTestRun(
  { database, clock, settings }: Parts,
  { viewer, origin, request }: { viewer: Viewer; origin: CallOrigin; request: TestRunRequest },
): Promise<string> {
  await enforceRateLimit({ database, clock }, 'test-run', origin.ip);
  const { switches } = settings.current;
  const area = parseArea(request.area);
  checkJudgingOpen(switches, area);
  const { problemId, program: sent, input } = checkFields(request);
  const problem = await findProblem(database, problemId);
  const checkProblem = async (row: ProblemRow) => {
    await checkAccess({ database, clock }, viewer, { problem: row, area, language: sent.language });
    await checkLanguageOfProblem(database, row.id, sent.language);
  };
  // The language of the run depends on the site of the problem, which only those with access may learn.
  if (problem?.isRemote === true) await checkProblem(problem);
  const program = problem?.isRemote === true ? toLocalProgram(problem, sent) : sent;
  await checkCode(database, program);
  const interval: Interval = {
    kind: 'test-run',
    userId: viewer.id,
    seconds: switches.defaultSubmitInterval,
    now: clock(),
  };
  await checkInterval(database, interval);
  if (problem === undefined) throw callError('testRunProblemGone');
  if (!problem.isRemote) await checkProblem(problem);
  return inTransaction(database, async (transaction) => {
    await beginInterval(transaction, interval);
    const payload: TestRunPayload = {
      program,
      conditions: conditionsOf(problem),
      input,
      expectedOutput: request.expectedOutput ?? null,
      judgeMode: problem.judgeMode,
    };
    return queueTestRun({ clock }, transaction, {
      userId: viewer.id,
      language: program.language,
      payload,
      requestId: origin.requestId,
    });
  });
}

/** Our own judge runs the program of a remote problem, in the language that is nearest. */
function toLocalProgram({ displayId }: ProblemRow, { code, language }: SentProgram): SentProgram {
  const key = parseRemoteDisplayId(displayId)?.vendor.languageKey;
  const remote = key && findRemoteLanguage(key, language);
  const local = remote && findLocalLanguage(remote);
  if (local === undefined) throw callError('testRunLanguageRemote', { language });
  return { code, language: local };
}

/**
 * A run shows the limits and files of the problem, so it requires access to the problem. The request does not name its
 * contest: in a contest, a contest with the problem that the viewer can enter must accept the language.
 */
async function checkAccess(
  parts: Pick<Parts, 'database' | 'clock'>,
  viewer: Viewer,
  { problem, area, language }: { problem: ProblemRow; area: JudgingArea; language: string },
): Promise<void> {
  const contests = area === 'contest' ? await listOpenContests(parts, viewer, problem.id) : [];
  if (contests.length === 0 && !(await canSeeProblem(parts.database, problem, viewer)))
    throw callError('testRunProblemGone');
  const accepted = contests.map(languagesOf);
  if (accepted.length > 0 && !accepted.some((list) => acceptsLanguage(list, language)))
    throw callError('languageNotAllowed', {
      languages: [...new Set(accepted.flatMap((list) => list ?? []))].join(', '),
    });
}

const areas: readonly string[] = ['public', 'contest', 'group'] satisfies JudgingArea[];
const isArea = (text: string | undefined): text is JudgingArea => text !== undefined && areas.includes(text);

function parseArea(text: string | undefined): JudgingArea {
  if (!isArea(text)) throw callError('testRunTypeUnknown');
  return text;
}

function checkFields({ problemId, code, language, input = '' }: TestRunRequest) {
  if (code === undefined) throw callError('testRunCodeEmpty');
  if (language === undefined) throw callError('testRunLanguageEmpty');
  const inputProblem = findTestRunInputProblem(input);
  switch (inputProblem) {
    case 'inputEmpty':
      throw callError('testRunInputEmpty');
    case 'inputTooLong':
      throw callError('testRunInputTooLong', { maximum: testRunInputMaximum });
    case 'inputHasNul':
      throw callError('invalidField', { field: 'userInput', reason: 'unstorable' });
    case undefined:
      break;
    default:
      inputProblem satisfies never;
  }
  if (problemId === undefined) throw callError('testRunProblemMissing');
  return { problemId, program: { code, language }, input };
}

const conditionsOf = (problem: ProblemRow): TestRunPayload['conditions'] => ({
  timeLimitMs: problem.timeLimitMs,
  memoryLimitMb: problem.memoryLimitMb,
  stackLimitMb: problem.stackLimitMb,
  fileIo:
    problem.inputFileName === null || problem.outputFileName === null
      ? null
      : { inputName: problem.inputFileName, outputName: problem.outputFileName },
  // Other judges ignore them, or say that the format is wrong.
  isTrailingBlankIgnored: problem.isTrailingBlankIgnored || problem.isRemote,
  // Writers validate the column against this type.
  userExtraFiles: problem.userExtraFiles as Record<string, string>,
});
