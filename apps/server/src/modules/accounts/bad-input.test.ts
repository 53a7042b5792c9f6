/** Malformed input for every call of accounts that takes input. None of it may write anything. */
import { accountsCalls } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, freshAddress, loadTables, type TestAccount } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let account: TestAccount;
let before: unknown;
beforeAll(async () => {
  server = await startTestServer();
  account = await addAccount(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  before = await loadTables(server);
});

/** Every call with a body, its text fields, and a body that passes the schema. */
const bodies = {
  '/api/login': { username: 'someone', password: 'wrong-password' },
  '/api/admin/login': { username: 'someone', password: 'wrong-password' },
  '/api/register': { username: 'someone', password: 'secret-1', email: 'a@b.co', code: '123456' },
  '/api/check-username-or-email': { username: 'someone', email: 'a@b.co' },
  '/api/apply-reset-password': { email: 'a@b.co', captcha: '5', captchaKey: 'key' },
  '/api/reset-password': { username: 'someone', password: 'secret-1', code: 'code' },
  '/api/change-password': { oldPassword: 'wrong-password', newPassword: 'secret-1' },
  '/api/change-email': { password: 'wrong-password', newEmail: 'a@b.co', code: '123456' },
  '/api/change-userInfo': {
    realname: 'x',
    nickname: 'x',
    signature: 'x',
    blog: 'x',
    github: 'x',
    school: 'x',
    number: 'x',
    cfUsername: 'x',
    gender: 'male',
  },
  '/api/change-phone': { newPhone: '13812345678' },
  '/api/change-username': { newUsername: 'new_name' },
};

const post = (url: string, payload: string | Buffer | object) =>
  server.send({
    method: 'POST',
    url,
    payload,
    headers: { authorization: account.token, 'content-type': 'application/json', 'accept-language': 'en' },
    remoteAddress: freshAddress(),
  });

const urls = Object.keys(bodies) as (keyof typeof bodies)[];
const fields = urls.flatMap((url) => Object.keys(bodies[url]).map((field) => [url, field] as const));

test('the table contains every call with a body', () => {
  const withBody = Object.entries(accountsCalls).filter(([, definition]) => 'body' in definition);
  expect(withBody.map(([name]) => name.replace('POST ', '')).toSorted()).toEqual(urls.toSorted());
});

const badTexts: [string, unknown][] = [
  ['a number', 12_345],
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['a truth value', true],
  ['a NUL character', 'a\0bcdef'],
  ['half of a surrogate pair', 'abcdef\udfff'],
  // No field accepts more than 200,000 characters.
  ['a very long text', 'x'.repeat(200_001)],
];

test.each(fields)('%s: a bad %s is a 400 that names the field and writes nothing', async (url, field) => {
  for (const [what, value] of badTexts) {
    const { httpStatus, envelope, errorCode } = await post(url, { ...bodies[url], [field]: value });
    const answer = [httpStatus, envelope.status, envelope.data, errorCode];
    expect(answer, what).toEqual([400, 400, null, 'invalidField']);
    expect(envelope.msg, what).toContain(field);
  }
  expect(await loadTables(server)).toEqual(before);
});

describe.each(urls)('%s', (url) => {
  test.each([
    [
      'bytes that are not UTF-8',
      Buffer.from([...Buffer.from('{"username":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
      'unreadableBody',
    ],
    ['broken JSON', '{"username":', 'unreadableBody'],
    ['two megabytes', JSON.stringify({ username: 'x'.repeat(2_000_000) }), 'bodyTooLarge'],
    ['a bare text', '"text"', 'invalidField'],
    ['a list', '[]', 'invalidField'],
  ])('refuses %s and writes nothing', async (_, payload, code) => {
    const { httpStatus, errorCode } = await post(url, payload);
    expect([httpStatus, errorCode]).toEqual([400, code]);
    expect(await loadTables(server)).toEqual(before);
  });

  test.each([
    ['extra and inherited names', '{"__proto__":{"username":"x"},"constructor":1,"toString":"x"}'],
    ['null', 'null'],
    ['nothing', ''],
  ])('handles %s', async (_, payload) => {
    const { httpStatus } = await post(url, payload);
    expect(httpStatus).toBeLessThan(500);
  });
});

describe.each(['/api/get-register-code', '/api/get-change-email-code'])('GET %s', (url) => {
  test.each([
    ['no address', ''],
    ['an empty one', '?email='],
    ['a blank one', '?email=%20'],
    ['two', '?email=a@b.co&email=c@d.ef'],
    ['a list in brackets', '?email[]=a@b.co'],
    ['a NUL character', '?email=a%00@b.co'],
    ['bytes that are not UTF-8', '?email=%ff%fe@b.co'],
    ['an encoded surrogate', '?email=%ED%A0%80@b.co'],
    ['a broken escape', '?email=%zz@b.co'],
    ['a very long one', `?email=${'x'.repeat(70_000)}@b.co`],
  ])('refuses %s with a 400 that names it, and mails nothing', async (_, query) => {
    const { httpStatus, envelope, errorCode } = await server.send({
      method: 'GET',
      url: `${url}${query}`,
      headers: { authorization: account.token, 'accept-language': 'en' },
    });
    expect([httpStatus, envelope.status, errorCode]).toEqual([400, 400, 'invalidField']);
    expect(envelope.msg).toContain('email');
    expect(await loadTables(server)).toEqual(before);
  });
});

describe('the login puzzle', () => {
  test.each([
    ['a text', 'x', 'puzzle'],
    ['no key', { x: 5 }, 'puzzle.key'],
    ['no place', { key: 'x' }, 'puzzle.x'],
    ['a place outside', { key: 'x', x: 1e9 }, 'puzzle.x'],
    ['half a pixel', { key: 'x', x: 1.5 }, 'puzzle.x'],
    ['a long key', { key: 'x'.repeat(101), x: 5 }, 'puzzle.key'],
  ])('as %s: 400', async (_, puzzle, field) => {
    const { httpStatus, envelope } = await post('/api/login', { ...bodies['/api/login'], puzzle });
    expect(httpStatus).toBe(400);
    expect(envelope.msg).toContain(field);
  });
});
