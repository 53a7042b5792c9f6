import type { DataOf, submissionsCalls } from '@touchstone/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { addProblem } from './testing/sample-submissions.ts';
import { startViewing, type Viewing } from './testing/viewed-submissions.ts';

type Explanation = DataOf<(typeof submissionsCalls)['GET /api/submission-explanation']>;

let server: Viewing['server'];
let owner: Viewing['owner'];
let tokens: Viewing['tokens'];
let submission: Viewing['submission'];
beforeAll(async () => {
  ({ server, owner, tokens, submission } = await startViewing());
  await addContest(server, { id: 7, scoring: 'oi', isFrozen: true });
  await addContest(server, { id: 8 });
});
afterAll(() => server.close());

const ask = (submitId: number, token: string | undefined) =>
  server.call('GET /api/submission-explanation', {
    query: { submitId },
    ...(token !== undefined && { token }),
  });
const explain = async (submitId: number, token: string | undefined) =>
  (await ask(submitId, token)).envelope.data as Explanation;

const difference = { code: 'difference', kind: 'token', line: 2, token: 1, expected: '5', actual: '4' };
const crash = { code: 'signal', signal: 11 };

/** A problem with the example `1 2` and a stored case for each input. */
async function problemWithCases(inputs: string[], changes: Parameters<typeof addProblem>[1] = {}) {
  const { id } = await addProblem(server, {
    examples: JSON.stringify([{ input: '1 2', output: '3' }]),
    ...changes,
  });
  const { database } = server.platform;
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const cases = await database
    .insertInto('problemCase')
    .values(
      inputs.map((input, index) => ({
        problemId: id,
        position: index + 1,
        inputName: `${String(index + 1)}.in`,
        answerName: `${String(index + 1)}.out`,
        inputSha256: hashOf(input),
        inputBytes: input.length,
        answerBytes: 6,
        answerSha256: hashOf('answer'),
      })),
    )
    .returning('id')
    .execute();
  return { problemId: id, caseIds: cases.map((one) => one.id) };
}

interface FailedCase {
  status: number;
  note?: object;
  message?: string;
}

async function failed(
  { problemId, caseIds }: { problemId: number; caseIds: number[] },
  cases: FailedCase[],
  changes: Parameters<typeof submission>[0] = {},
) {
  const submissionId = await submission({ problemId, status: -1, ...changes });
  await server.platform.database
    .insertInto('submissionCase')
    .values(
      cases.map(({ status, note, message }, index) => ({
        submissionId,
        seq: index + 1,
        caseId: caseIds[index] ?? 0,
        groupNumber: 1,
        status,
        timeMs: 1,
        memoryKb: 1,
        inputName: '',
        answerName: '',
        message: message ?? null,
        note: note === undefined ? null : JSON.stringify(note),
      })),
    )
    .execute();
  return submissionId;
}

describe('GET /api/submission-explanation', () => {
  test('shows the owner the values of a sample and only the reason of other cases', async () => {
    const problem = await problemWithCases(['1 2\n', '3 4\n', '5 6\n', '7 8\n']);
    const id = await failed(problem, [
      { status: -1, note: difference },
      { status: -1, note: difference },
      { status: 3, note: crash, message: 'The program was ended by signal 11 (SIGSEGV).' },
      { status: 0 },
    ]);
    expect(await explain(id, owner.token)).toEqual({
      note: null,
      cases: [
        { seq: 1, status: -1, isSample: true, note: difference, message: null },
        { seq: 3, status: 3, isSample: false, note: crash, message: null },
      ],
    });
  });

  test.each([
    ['position', { ...difference, expected: null, actual: null }],
    ['values', difference],
  ] as const)('shows other cases by the setting %s of the problem', async (caseFeedback, note) => {
    const problem = await problemWithCases(['3 4\n'], { caseFeedback });
    const id = await failed(problem, [{ status: -1, note: difference }]);
    const shown = { seq: 1, status: -1, isSample: false, note, message: null };
    expect((await explain(id, owner.token)).cases).toEqual([shown]);
    for (const token of [tokens.guest, tokens.other]) expect((await explain(id, token)).cases).toEqual([]);
  });

  test('shows administrators and the author of the problem everything', async () => {
    const author = await server.addUser();
    const problem = await problemWithCases(['3 4\n'], { authorId: author.id, areCaseResultsOpen: false });
    const id = await failed(problem, [{ status: -1, note: difference }]);
    for (const token of [author.token, tokens.admin, tokens.root]) {
      expect((await explain(id, token)).cases).toMatchObject([{ note: difference }]);
    }
    expect((await explain(id, owner.token)).cases).toEqual([]);
  });

  test('explains samples to the owner even if the problem hides its cases', async () => {
    const problem = await problemWithCases(['1 2'], { areCaseResultsOpen: false });
    const id = await failed(problem, [{ status: -1, note: difference }]);
    expect((await explain(id, owner.token)).cases).toMatchObject([{ isSample: true, note: difference }]);
    expect((await explain(id, tokens.other)).cases).toEqual([]);
  });

  test('shows nothing while a contest hides the cases', async () => {
    const problem = await problemWithCases(['1 2', '3 4'], { caseFeedback: 'values' });
    const cases = [
      { status: -1, note: difference },
      { status: -1, note: difference },
    ];
    for (const contestId of [7, 8]) {
      const id = await failed(problem, cases, { contestId });
      expect((await explain(id, owner.token)).cases).toEqual([]);
      expect((await explain(id, tokens.root)).cases).toHaveLength(2);
      expect((await ask(id, tokens.guest)).errorCode).toBe('contestCasesLogin');
    }
  });

  test('passes on the message of a checker, and old messages without a note', async () => {
    const problem = await problemWithCases(['3 4']);
    const id = await failed(problem, [{ status: -1, message: 'wrong answer 1st numbers differ' }]);
    expect((await explain(id, owner.token)).cases).toMatchObject([
      { note: null, message: 'wrong answer 1st numbers differ' },
    ]);
  });

  test('explains a failed compilation to those who see its text', async () => {
    const note = { code: 'compiler-time' };
    const id = await submission({ status: -2, errorMessage: 'slow', note: JSON.stringify(note) });
    expect(await explain(id, owner.token)).toEqual({ note, cases: [] });
    expect(await explain(id, tokens.other)).toEqual({ note: null, cases: [] });
  });

  test('knows no submission that does not exist', async () => {
    expect((await ask(987_654_321, owner.token)).errorCode).toBe('submissionNotFound');
  });
});
