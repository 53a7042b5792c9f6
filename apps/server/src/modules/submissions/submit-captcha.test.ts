import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../../testing/test-accounts.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { addProblem, setSwitches, startServerWithLanguages } from './testing/sample-submissions.ts';

let server: TestServer;
let pid: string;
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  pid = (await addProblem(server)).displayId;
});
afterAll(() => server.close());

interface Answer {
  captcha?: string;
  captchaKey?: string;
}

const submit = async (token: string, answer: Answer = {}) =>
  server.call('POST /api/submit-problem-judge', {
    token,
    body: { pid, language: 'C', code: 'int main(){}', isRemote: false, ...answer },
  });
const codeOf = async (token: string, answer: Answer = {}) => (await submit(token, answer)).errorCode;

/** A user whose first submission was accepted, who made several early attempts, and whose interval has ended. */
async function addImpatient(tries: number) {
  const user = await server.addUser();
  expect(await codeOf(user.token)).toBeUndefined();
  for (let count = 0; count < tries; count += 1) expect(await codeOf(user.token)).toBe('submitTooSoon');
  server.passTime(9);
  return user;
}

async function countSubmissions(userId: string) {
  const { database } = server.platform;
  const rows = database.selectFrom('submission').select('id').where('userId', '=', userId);
  return (await rows.execute()).length;
}

describe('the captcha for frequent submissions', () => {
  test('is required once, with a message', async () => {
    const { id, token } = await addImpatient(5);
    const refused = await submit(token);
    expect([refused.errorCode, refused.httpStatus, refused.envelope.status]).toEqual([
      'submitCaptchaRequired',
      200,
      403,
    ]);
    expect(refused.envelope.msg).not.toBe('');
    expect(await codeOf(token, await solveCaptcha(server))).toBeUndefined();
    expect(await countSubmissions(id)).toBe(2);
    server.passTime(9);
    expect(await codeOf(token)).toBeUndefined();
  });

  test('is not required after a few early attempts', async () => {
    const { token } = await addImpatient(4);
    expect(await codeOf(token)).toBeUndefined();
  });

  test('cannot be answered twice or guessed', async () => {
    const { id, token } = await addImpatient(5);
    const captcha = await solveCaptcha(server);
    const wrong = { ...captcha, captcha: String(Number(captcha.captcha) + 1) };
    expect(await codeOf(token, wrong)).toBe('captchaWrong');
    expect(await codeOf(token, captcha)).toBe('captchaWrong');
    expect(await codeOf(token, { captcha: captcha.captcha })).toBe('submitCaptchaRequired');
    expect(await codeOf(token, { captchaKey: captcha.captchaKey, captcha: '' })).toBe(
      'submitCaptchaRequired',
    );
    expect(await countSubmissions(id)).toBe(1);
  });

  test('allows one of many concurrent submissions', async () => {
    const { id, token } = await addImpatient(5);
    const captcha = await solveCaptcha(server);
    await Promise.all(Array.from({ length: 6 }, () => codeOf(token, captcha)));
    expect(await countSubmissions(id)).toBe(2);
  });

  test('is not required after the window', async () => {
    const { token } = await addImpatient(5);
    server.passTime(60);
    expect(await codeOf(token)).toBeUndefined();
  });

  test('is not required for other users', async () => {
    await addImpatient(5);
    const { token } = await server.addUser();
    expect(await codeOf(token)).toBeUndefined();
  });

  test('does not shorten the interval, and stays valid', async () => {
    const { token } = await addImpatient(5);
    const captcha = await solveCaptcha(server);
    expect(await codeOf(token, await solveCaptcha(server))).toBeUndefined();
    expect(await codeOf(token, captcha)).toBe('submitTooSoon');
    for (let count = 0; count < 4; count += 1) expect(await codeOf(token)).toBe('submitTooSoon');
    server.passTime(9);
    expect(await codeOf(token, captcha)).toBeUndefined();
  });
});

test('is not required without an interval', async () => {
  await setSwitches(server, { defaultSubmitInterval: 0 });
  const { token } = await server.addUser();
  for (let count = 0; count < 12; count += 1) expect(await codeOf(token)).toBeUndefined();
});
