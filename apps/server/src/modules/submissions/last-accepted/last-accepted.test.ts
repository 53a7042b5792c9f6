import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addProblem, addSubmission, setSwitches } from '../testing/sample-submissions.ts';
import { addOriginComment } from './origin-comment.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (query: { pid: number; cid?: number }, token?: string) =>
  server.call('GET /api/get-last-ac-code', { query, ...(token !== undefined && { token }) });

describe('GET /api/get-last-ac-code', () => {
  test('returns the newest own accepted program outside contests, with its origin', async () => {
    const [me, other] = [await server.addUser(), await server.addUser()];
    const { id: pid } = await addProblem(server);
    const submittedAt = new Date('2024-05-01T08:00:00Z');
    const mine = { problemId: pid, userId: me.id, status: 0, submittedAt };
    await addSubmission(server, { ...mine, code: 'older' });
    const id = await addSubmission(server, { ...mine, code: 'newest <b>&中', language: 'C++ 17' });
    await addSubmission(server, { ...mine, status: -1, code: 'wrong' });
    await addSubmission(server, { ...mine, contestId: 4, code: 'of a contest' });
    await addSubmission(server, { ...mine, groupId: 4, code: 'of a group' });
    await addSubmission(server, { ...mine, userId: other.id, code: 'of another' });
    const { envelope } = await ask({ pid, cid: 0 }, me.token);
    expect(envelope.data).toEqual({
      submitId: id,
      language: 'C++ 17',
      code: `newest <b>&中\n\n/**\n * @runId: ${String(id)}\n * @language: C++ 17\n * @author: ${me.username}\n * @submitTime: 2024-05-01 16:00:00\n*/`,
    });
  });

  test('is empty without an accepted submission', async () => {
    const { token } = await server.addUser();
    for (const pid of [(await addProblem(server)).id, 987_654]) {
      expect((await ask({ pid }, token)).envelope.data).toEqual({
        submitId: null,
        code: '',
        language: null,
      });
    }
  });

  test('follows the switch that hides code from everyone but administrators', async () => {
    const { id: pid } = await addProblem(server);
    await setSwitches(server, { hideNonContestSubmissionCode: true });
    for (const [role, isShown] of [
      ['default_user', false],
      ['problem_admin', true],
      ['admin', true],
      ['root', true],
    ] as const) {
      const { id: userId, token } = await server.addUser({ role });
      await addSubmission(server, { problemId: pid, userId, status: 0, code: 'private code' });
      const { envelope } = await ask({ pid }, token);
      expect(JSON.stringify(envelope.data).includes('private code')).toBe(isShown);
      expect(envelope.data).toMatchObject({
        code: expect.stringMatching(/./),
        language: isShown ? 'C' : null,
      });
    }
    await setSwitches(server, { hideNonContestSubmissionCode: false });
  });

  test('requires a login, a number and no contest', async () => {
    expect((await ask({ pid: 1 })).httpStatus).toBe(401);
    const { token } = await server.addUser();
    const contest = await ask({ pid: 1, cid: 7 }, token);
    expect([contest.envelope.status, contest.errorCode]).toEqual([400, 'contestMissing']);
    for (const pid of ['x', '', '-1']) {
      const { httpStatus } = await server.send({
        method: 'GET',
        url: `/api/get-last-ac-code?pid=${pid}`,
        headers: { authorization: token },
      });
      expect(httpStatus).toBe(400);
    }
  });
});

test.each([
  ['Python3', "'''", "'''"],
  ['PyPy2', "'''", "'''"],
  ['Ruby', '=begin', '=end'],
  ['Rust', '/**', '*/'],
])('the comment for %s is valid in that language, whatever the username', (language, begin, end) => {
  const row = { id: 5, code: 'x', language, submittedAt: new Date(0) };
  const lines = addOriginComment(row, "a*/b'''c=end").split('\n');
  expect([lines[2], lines.at(-1)]).toEqual([begin, end]);
  expect(lines.slice(3, -1).join('\n')).not.toContain(end);
});

test.each(['C++ 17', 'Python3', 'Ruby'])(
  'fetched code that is submitted again has one comment: %s',
  (language) => {
    const row = { id: 5, code: 'x = 1', language, submittedAt: new Date(0) };
    const fetched = addOriginComment(row, 'ada');
    const again = addOriginComment(
      { ...row, id: 6, code: addOriginComment({ ...row, code: fetched }, 'ada') },
      'ada',
    );
    expect(again).toBe(addOriginComment({ ...row, id: 6 }, 'ada'));
  },
);
