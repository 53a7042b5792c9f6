import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  failLogins,
  freshAddress,
  loadTables,
  solvePuzzle,
  testPassword,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

const halfAnHour = 1801;

describe('from five failures on', () => {
  test.each([
    ['of an account, from anywhere', async () => (await addAccount(server)).username],
    ['of a name that does not exist', () => Promise.resolve('ghost-of-nobody')],
  ])('%s: a puzzle is required', async (_, makeName) => {
    const username = await makeName();
    const codes = await failLogins(server, username, { times: 6 });
    expect(codes).toEqual([...Array<string>(5).fill('wrongCredentials'), 'puzzleRequired']);
    expect((await tryLogin(server, username.toUpperCase())).errorCode).toBe('puzzleRequired');
  });

  test('failures expire after half an hour', async () => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    server.passTime(halfAnHour);
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
  });

  test.each([-3, 0, 3])('accepts a puzzle that is %i pixels off', async (offset) => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    const puzzle = await solvePuzzle(server, offset);
    expect((await tryLogin(server, username, { puzzle })).envelope.status).toBe(200);
  });

  test.each([
    ['four pixels off', () => solvePuzzle(server, 4)],
    ['never drawn', () => Promise.resolve({ key: 'f'.repeat(32), x: 100 })],
    [
      'too old',
      async () => {
        const puzzle = await solvePuzzle(server);
        server.passTime(181);
        return puzzle;
      },
    ],
  ])('a puzzle %s is refused, and the password is not checked', async (_, makePuzzle) => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    const before = await loadTables(server);
    const puzzle = await makePuzzle();
    expect((await tryLogin(server, username, { puzzle })).errorCode).toBe('puzzleFailed');
    const wrong = await tryLogin(server, username, { password: 'wrong-password', puzzle });
    expect(wrong.errorCode).toBe('puzzleFailed');
    expect(await loadTables(server)).toEqual(before);
  });

  test('a puzzle is valid once, whether the password was right or wrong', async () => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    const puzzle = await solvePuzzle(server);
    const wrong = await tryLogin(server, username, { password: 'wrong-password', puzzle });
    expect(wrong.errorCode).toBe('wrongCredentials');
    expect((await tryLogin(server, username, { puzzle })).errorCode).toBe('puzzleFailed');
  });

  test('a puzzle in ten concurrent calls is valid once', async () => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    const puzzle = await solvePuzzle(server);
    const body = { username, password: 'wrong-password', puzzle };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call('POST /api/login', { body, remoteAddress: freshAddress() }),
      ),
    );
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === 'wrongCredentials')).toHaveLength(1);
    expect(codes.filter((code) => code === 'puzzleFailed')).toHaveLength(9);
  });

  test('not all of many concurrent guesses are verified', async () => {
    const { username } = await addAccount(server);
    const codes = await Promise.all(
      Array.from({ length: 30 }, async () => (await failLogins(server, username, { times: 1 }))[0]),
    );
    expect(codes.filter((code) => code === 'wrongCredentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'puzzleRequired')).toHaveLength(25);
  });
});

/** Counts failures that happened at an address, without making them. */
const countFailures = (address: string, count: number) =>
  server.platform.database
    .insertInto('eventCounter')
    .values({
      key: `login-failures:address:${address}`,
      count,
      windowEndsAt: new Date(server.platform.clock().getTime() + 1_800_000),
    })
    .execute();

describe('failures of an address, on different accounts', () => {
  test('the typos of a class do not require a puzzle of the others', async () => {
    const { username } = await addAccount(server);
    const from = freshAddress();
    for (let pupil = 0; pupil < 8; pupil += 1)
      await failLogins(server, `pupil-${String(pupil)}`, { times: 2, from });
    expect((await tryLogin(server, username, { from })).envelope.status).toBe(200);
  });

  test('from a hundred on a puzzle is required there and only there', async () => {
    const { username } = await addAccount(server);
    const from = freshAddress();
    await countFailures(from, 99);
    await failLogins(server, 'spray', { times: 1, from });
    expect((await tryLogin(server, username, { from })).errorCode).toBe('puzzleRequired');
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
  });

  test('an account that logged in there within thirty days is not affected', async () => {
    const [frequent, former] = [await addAccount(server), await addAccount(server)];
    const from = freshAddress();
    await tryLogin(server, former.username, { from });
    server.passTime(31 * 86_400);
    await tryLogin(server, frequent.username, { from });
    await countFailures(from, 99);
    await failLogins(server, 'spray', { times: 1, from });
    expect((await tryLogin(server, frequent.username, { from })).envelope.status).toBe(200);
    expect((await tryLogin(server, former.username, { from })).errorCode).toBe('puzzleRequired');
    // Failures of the account itself count everywhere.
    await failLogins(server, frequent.username, { times: 5 });
    expect((await tryLogin(server, frequent.username, { from })).errorCode).toBe('puzzleRequired');
  });

  test('the addresses of an IPv6 /64 count as one, also as known ones', async () => {
    const [known, unknown] = [await addAccount(server), await addAccount(server)];
    await tryLogin(server, known.username, { from: '2001:db8:5:5::77' });
    await countFailures('2001:db8:5:5::/64', 99);
    await failLogins(server, 'six', { times: 1, from: '2001:db8:5:5::1' });
    const from = '2001:db8:5:5:ffff::9';
    expect((await tryLogin(server, unknown.username, { from })).errorCode).toBe('puzzleRequired');
    expect((await tryLogin(server, known.username, { from })).envelope.status).toBe(200);
    expect((await tryLogin(server, unknown.username, { from: '2001:db8:5:6::9' })).envelope.status).toBe(200);
  });
});

describe('a client that cannot show the puzzle', () => {
  test('waits two seconds, then twice as long after every failure, and learns how long', async () => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    for (const seconds of [2, 4, 8]) {
      const early = await tryLogin(server, username);
      expect([early.envelope.status, early.errorCode]).toEqual([400, 'puzzleRequired']);
      expect(early.envelope.msg).toContain(` ${String(seconds)} `);
      server.passTime(seconds);
      expect(await failLogins(server, username, { times: 1 })).toEqual(['wrongCredentials']);
    }
    server.passTime(16);
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
    expect(await failLogins(server, username, { times: 1 })).toEqual(['wrongCredentials']);
  });

  test('an early attempt is not verified and does not prolong the wait', async () => {
    const { username } = await addAccount(server);
    await failLogins(server, username, { times: 5 });
    server.passTime(1);
    const before = await loadTables(server);
    expect(await failLogins(server, username, { times: 3 })).toEqual(Array(3).fill('puzzleRequired'));
    expect(await loadTables(server)).toEqual(before);
    server.passTime(1);
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
  });
});

describe('a success', () => {
  test('resets the failures of the account, but not those of the address', async () => {
    const { username } = await addAccount(server);
    const { username: another } = await addAccount(server);
    const from = freshAddress();
    await countFailures(from, 95);
    await failLogins(server, username, { times: 4, from });
    expect((await tryLogin(server, username, { from })).envelope.status).toBe(200);
    await failLogins(server, username, { times: 1, from });
    expect((await tryLogin(server, another, { from })).errorCode).toBe('puzzleRequired');
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
  });
});

describe('from twenty failures of one account at one address on', () => {
  test('login from there is blocked for half an hour, even with puzzle and password', async () => {
    const { username } = await addAccount(server);
    const from = freshAddress();
    await failLogins(server, username, { times: 5, from });
    for (let time = 0; time < 15; time += 1) {
      const puzzle = await solvePuzzle(server);
      await tryLogin(server, username, { password: 'wrong-password', from, puzzle });
    }
    const puzzle = await solvePuzzle(server);
    const blocked = await tryLogin(server, username, { from, puzzle });
    expect([blocked.envelope.status, blocked.errorCode]).toEqual([400, 'loginBlocked']);
    expect(blocked.envelope.msg).toMatch(/30|29/);
    // The owner elsewhere only has to solve a puzzle.
    expect((await tryLogin(server, username, { puzzle })).envelope.status).toBe(200);
    server.passTime(halfAnHour);
    expect((await tryLogin(server, username, { from })).envelope.status).toBe(200);
  });
});

describe('GET /api/login-puzzle', () => {
  test('returns two images and a key, without the position', async () => {
    const { envelope } = await server.call('GET /api/login-puzzle');
    const data = envelope.data as Record<string, string | number>;
    expect(Object.keys(data).sort()).toEqual(['background', 'key', 'piece', 'pieceY']);
    expect(data['background']).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(data['piece']).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  test('is rate-limited per address', async () => {
    const remoteAddress = freshAddress();
    const now = server.platform.clock();
    await server.platform.database
      .insertInto('eventCounter')
      .values({
        key: `rate:challenge:${remoteAddress}`,
        count: 600,
        windowEndsAt: new Date(now.getTime() + 60_000),
      })
      .execute();
    const { envelope, errorCode } = await server.call('GET /api/login-puzzle', { remoteAddress });
    expect([envelope.status, errorCode]).toEqual([403, 'tooManyRequests']);
  });
});

test('a solved puzzle that was not required is ignored and stays valid', async () => {
  const { username } = await addAccount(server);
  const puzzle = await solvePuzzle(server);
  await tryLogin(server, username, { password: testPassword, puzzle });
  await failLogins(server, username, { times: 5 });
  expect((await tryLogin(server, username, { puzzle })).envelope.status).toBe(200);
});
