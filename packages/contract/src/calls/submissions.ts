import { z } from 'zod';
import { anonymous, defineCalls, login, withPermission, type Access } from '../define-calls.ts';
import { judgeNote } from '../judge-notes.ts';
import { judge, judgeCase, judgeRow, subTask } from '../shapes/submission.ts';
import {
  displayId,
  identifier,
  integer,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';

/** Longer than a program may be: the limit has its own error. */
const sentCode = 500_000;
const rejudging = { kind: 'login', roles: ['root'], permission: 'rejudge' } as const satisfies Access;

const oneSubmission = z.object({ submitId: identifier() });

const testRunResult = z.object({
  status: z.int(),
  time: z.int().nullable(),
  memory: z.int().nullable(),
  userInput: z.string().nullable(),
  userOutput: z.string().nullable(),
  expectedOutput: z.string().nullable(),
  stderr: z.string().nullable(),
  problemJudgeMode: z.string().nullable(),
});

/** The maximum page size, so that a whole page can be watched. */
const watchedAtOnce = 1000;

export const submissionsCalls = defineCalls({
  'POST /api/submit-problem-judge': {
    summary: 'Submits a program to be judged.',
    isStoring: true,
    access: withPermission('submit'),
    body: z.object({
      /** The display id of a problem, or its id in a contest or training. */
      pid: displayId(),
      language: text(64),
      code: text(sentCode),
      /** Zero or absent: no contest. */
      cid: optionalIdentifier(),
      tid: optionalIdentifier(),
      gid: optionalIdentifier(),
      isRemote: optionalBoolean(),
      /** The solution of a captcha of `GET /api/captcha`, after the error `submitCaptchaRequired`. Valid once. */
      captcha: optionalText(255),
      captchaKey: optionalText(255),
      /**
       * Chosen by the client for this submission. A second request with the key of an accepted one stores nothing and returns
       * that submission. Valid for a day.
       */
      idempotencyKey: optionalText(64),
    }),
    data: judge,
  },
  'POST /api/submit-problem-test-judge': {
    summary: 'Runs a program on an input of the user. The answer is a key to ask for the result with.',
    isStoring: true,
    access: withPermission('submit'),
    body: z.object({
      pid: optionalIdentifier(),
      type: optionalText(32),
      code: optionalText(sentCode),
      language: optionalText(64),
      userInput: optionalText(),
      expectedOutput: optionalText(),
      isRemoteJudge: optionalBoolean(),
      mode: optionalText(64),
    }),
    data: z.string(),
  },
  'GET /api/get-test-judge-result': {
    summary: 'The result of a test run. A finished result is returned once.',
    access: login,
    query: z.object({ testJudgeKey: text(100) }),
    data: testRunResult,
  },
  'GET /api/test-run-result': {
    summary:
      'The result of a test run, with the reason of a failure apart from standard error. Returned once.',
    access: login,
    query: z.object({ testJudgeKey: text(100) }),
    data: testRunResult.extend({
      /** Why the program failed, to be translated. `stderr` does not repeat it. */
      note: judgeNote.nullable(),
    }),
  },
  'GET /api/get-submission-list': {
    summary: 'Submissions outside contests, newest first.',
    access: anonymous,
    query: z.object({
      ...paging(30),
      onlyMine: optionalBoolean(),
      problemID: optionalText(255),
      completeProblemID: optionalBoolean(),
      status: optionalInteger(),
      username: optionalText(255),
      gid: optionalIdentifier(),
    }),
    data: page(judgeRow),
  },
  'GET /api/get-submission-detail': {
    summary: 'One submission, as far as the viewer may see it.',
    access: anonymous,
    query: oneSubmission,
    data: z.object({
      submission: judge,
      codeShare: z.boolean().nullable(),
      /** The problem title; null if the viewer may not see it. */
      title: z.string().nullable(),
      /** Only for the author: `GET /api/counter-example` may have an answer. */
      mayHaveCounterExample: z.boolean(),
    }),
  },
  'GET /api/get-all-case-result': {
    summary: 'How the cases of a submission ended; null where that is not shown.',
    access: anonymous,
    query: oneSubmission,
    data: z
      .object({
        judgeCaseMode: z.string(),
        judgeCaseList: z.array(judgeCase).nullable(),
        subTaskJudgeCaseVoList: z.array(subTask).nullable(),
      })
      .nullable(),
  },
  'GET /api/submission-explanation': {
    summary: 'Why a submission failed, as far as the viewer may learn it.',
    access: anonymous,
    query: oneSubmission,
    data: z.object({
      /** About the compilation. */
      note: judgeNote.nullable(),
      /** Failed cases with something to say, in the order of judging. */
      cases: z.array(
        z.object({
          seq: z.int(),
          status: z.int(),
          /** The case is an example of the statement. */
          isSample: z.boolean(),
          note: judgeNote.nullable(),
          /** The beginning of the message of the checker; null if the note says it. */
          message: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /api/check-submissions-status': {
    summary: 'How far submissions are, by their ids. Ids that the viewer may not look at are left out.',
    access: anonymous,
    body: z.object({ submitIds: z.array(identifier()).max(watchedAtOnce) }),
    data: z.record(z.string(), judge),
  },
  'POST /api/check-contest-submissions-status': {
    summary: 'The same for submissions of one contest; those that its sealed board hides are left out.',
    access: login,
    body: z.object({
      submitIds: z.array(identifier()).max(watchedAtOnce),
      cid: optionalIdentifier(),
    }),
    data: z.record(z.string(), judge),
  },
  'PUT /api/submission': {
    summary: 'Shares the code of an own submission, or takes that back.',
    access: login,
    body: z.object({ submitId: optionalIdentifier(), share: optionalBoolean() }),
    data: nothing(),
  },
  'POST /api/cancel-submission': {
    summary:
      'Cancels an own submission that has no result yet. In a contest only before a judge has taken it.',
    access: login,
    body: oneSubmission,
    data: nothing(),
  },
  'GET /api/resubmit': {
    summary: 'Has an own submission judged again.',
    access: login,
    query: oneSubmission,
    data: judge,
  },
});

export const judgeActionCalls = defineCalls({
  'GET /api/admin/judge/rejudge': {
    summary: 'Has a submission judged again.',
    access: rejudging,
    query: oneSubmission,
    data: judge,
    message: {
      'zh-CN': '已重新排队，等待评测。',
      'zh-HK': '已重新排隊，等待評測。',
      'en-US': 'Queued to be judged again.',
    },
  },
  'GET /api/admin/judge/rejudge-contest-problem': {
    summary: 'Has every submission to a problem of a contest judged again.',
    access: rejudging,
    query: z.object({ cid: identifier(), pid: identifier() }),
    data: nothing(),
    message: {
      'zh-CN': '该题目的全部提交已重新排队。',
      'zh-HK': '此題目的全部提交已重新排隊。',
      'en-US': 'All submissions to the problem are queued to be judged again.',
    },
  },
  'GET /api/admin/judge/manual-judge': {
    summary: 'Sets the result of a submission by hand.',
    access: rejudging,
    query: z.object({ submitId: identifier(), status: integer(), score: optionalInteger({ min: 0 }) }),
    data: judge,
  },
  'GET /api/admin/judge/cancel-judge': {
    summary: 'Cancels a submission.',
    access: rejudging,
    query: oneSubmission,
    data: judge,
  },
});
