import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideLogin,
  isKnownAddressOfUse,
  listDueCounters,
  findLoginProblem,
  findLongProfileField,
  findNewNameProblem,
  findRegistrationProblem,
  isChosenUsername,
  findRemainingWaitSeconds,
  isEmail,
  isEmailDomainBlocked,
  isPhone,
  isPuzzleSolved,
  isTokenDueForRenewal,
  loginWaitSeconds,
  type LoginCounter,
  restoredPassword,
} from './accounts.ts';

describe('login validation', () => {
  test.each([
    ['alice', 'secret1', undefined],
    ['   ', 'secret1', 'credentialsEmpty'],
    ['alice', '      ', 'credentialsEmpty'],
    ['alice', '12345', 'passwordLength'],
    ['alice', '123456', undefined],
    ['alice', '1'.repeat(25), undefined],
    ['alice', '1'.repeat(26), 'passwordLength'],
    ['a'.repeat(20), '123456', undefined],
    ['a'.repeat(21), '123456', 'usernameLength'],
  ])('%j with %j: %s', (username, password, problem) => {
    expect(findLoginProblem(username, password)).toBe(problem);
  });

  test.each([
    ['小明', undefined],
    ['ab', undefined],
    ['a_1'.padEnd(20, 'x'), undefined],
    ['first.last-3', undefined],
    ['_x', undefined],
    [' 小明 ', undefined],
    ['José', undefined],
    ['x', 'usernameFormat'],
    ['x'.repeat(21), 'usernameLength'],
    ['has space', 'usernameFormat'],
    ['😀 名 x', 'usernameFormat'],
    ['😀😀', 'usernameFormat'],
    ['a/b?c=d&e#f', 'usernameFormat'],
    ["Robert'); DROP TABLE", 'usernameFormat'],
    ['<b>x</b>', 'usernameFormat'],
    ['../../etc', 'usernameFormat'],
    ['..', 'usernameFormat'],
    ['tab\there', 'usernameFormat'],
    ['right\u202Eleft', 'usernameFormat'],
    ['zero\u200Bwidth', 'usernameFormat'],
    ['ｒｏｏｔ', 'usernameFormat'],
    ['rооt', 'usernameScripts'],
  ])('the name %j may be registered: %s', (username, problem) => {
    expect(findRegistrationProblem(username, '123456')).toBe(problem);
    // The rule of renaming.
    expect(isChosenUsername(username)).toBe(problem === undefined);
  });

  test.each([
    ['Team 1', undefined],
    ['小明', undefined],
    ['tab\there', 'usernameCharacters'],
    ['a/b', 'usernameCharacters'],
    ['rооt', 'usernameScripts'],
    ['x'.repeat(21), 'usernameLength'],
    [' ', 'credentialsEmpty'],
  ])('the name %j may be assigned: %s', (username, problem) => {
    expect(findNewNameProblem(username)).toBe(problem);
  });

  test.each([
    [20, undefined],
    [21, 'passwordLength'],
  ])('a password of %i characters may be chosen: %s', (length, problem) => {
    expect(findRegistrationProblem('alice', '1'.repeat(length))).toBe(problem);
  });
});

describe('e-mail addresses', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.org', '用户@例子.中国', "o'brien@example.ie"])(
    'accepts %s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );
  test.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a@b.co\n',
    'a@b.co, c@d.ef',
    '"x"@b.co',
    `${'a'.repeat(65)}@b.co`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe('blocked e-mail domains', () => {
  test.each([
    ['a@spam.example', true],
    ['a@SPAM.Example', true],
    ['a@mail.spam.example', true],
    ['a@notspam.example', false],
    ['spam.example@good.example', false],
    ['a@other.test', true],
  ])('%s: %s', (email, blocked) => {
    expect(isEmailDomainBlocked(email, ['spam.example', ' @Other.test ', ''])).toBe(blocked);
  });
});

describe('the length of profile fields', () => {
  test.each([
    ['realname', 50],
    ['nickname', 20],
    ['signature', 65_535],
    ['blog', 255],
    ['github', 255],
    ['school', 100],
    ['number', 200],
    ['cfUsername', 255],
  ] as const)('%s has at most %i characters', (field, maximum) => {
    expect(findLongProfileField({ [field]: 'x'.repeat(maximum) })).toBeUndefined();
    expect(findLongProfileField({ [field]: 'x'.repeat(maximum + 1) })).toEqual({ field, maximum });
  });
  test('accepts empty profile fields', () => {
    expect(findLongProfileField({ nickname: undefined })).toBeUndefined();
  });
});

describe('phones and names of the social pages', () => {
  test.each([
    ['13812345678', true],
    ['12812345678', false],
    ['1381234567', false],
    ['138123456789', false],
    ['１３８12345678', false],
  ])('%s is a mobile number: %s', (phone, valid) => {
    expect(isPhone(phone)).toBe(valid);
  });
  test('the restored password is the last six digits', () => {
    expect(restoredPassword('13812345678')).toBe('345678');
  });
});

describe('protection of logins', () => {
  test.each([
    [{ ofAccount: 4, ofAddress: 99, ofAccountFromAddress: 4 }, 'open', 'open', 'open', 'open'],
    [{ ofAccount: 5, ofAddress: 0, ofAccountFromAddress: 0 }, 'puzzle', 'puzzle', 'puzzle', 'open'],
    [{ ofAccount: 0, ofAddress: 99, ofAccountFromAddress: 0 }, 'open', 'open', 'open', 'open'],
    [{ ofAccount: 0, ofAddress: 100, ofAccountFromAddress: 0 }, 'puzzle', 'open', 'puzzle', 'open'],
    [{ ofAccount: 5, ofAddress: 100, ofAccountFromAddress: 5 }, 'puzzle', 'puzzle', 'puzzle', 'puzzle'],
    [{ ofAccount: 19, ofAddress: 19, ofAccountFromAddress: 19 }, 'puzzle', 'puzzle', 'puzzle', 'puzzle'],
    [{ ofAccount: 20, ofAddress: 20, ofAccountFromAddress: 20 }, 'blocked', 'blocked', 'blocked', 'blocked'],
    [{ ofAccount: 90, ofAddress: 90, ofAccountFromAddress: 1 }, 'puzzle', 'puzzle', 'puzzle', 'open'],
  ] as const)(
    '%j: a person %s, at a known address %s; a tool %s, at a known address %s',
    (failures, person, personAtKnown, tool, toolAtKnown) => {
      const decide = (isAddressKnown: boolean, isTool: boolean) =>
        decideLogin({ failures, isAddressKnown, isTool });
      expect([decide(false, false), decide(true, false), decide(false, true), decide(true, true)]).toEqual([
        person,
        personAtKnown,
        tool,
        toolAtKnown,
      ]);
    },
  );

  test('the address is looked up where it changes the counters that count', () => {
    const count = fc.integer({ min: 0, max: 150 });
    const counts = fc.record({ ofAccount: count, ofAddress: count, ofAccountFromAddress: count });
    fc.assert(
      fc.property(counts, fc.boolean(), (failures, isTool) => {
        const due = (isAddressKnown: boolean) => listDueCounters({ failures, isAddressKnown, isTool }).join();
        expect(isKnownAddressOfUse({ failures, isTool }) || due(true) === due(false)).toBe(true);
      }),
    );
  });

  test('without a puzzle the wait doubles from two seconds to a minute', () => {
    const waits = (counter: LoginCounter, from: number) =>
      Array.from({ length: 8 }, (_, more) => loginWaitSeconds(counter, from + more));
    expect(waits('ofAccount', 4)).toEqual([0, 2, 4, 8, 16, 32, 60, 60]);
    expect(waits('ofAccountFromAddress', 4)).toEqual([0, 2, 4, 8, 16, 32, 60, 60]);
    expect(waits('ofAddress', 99)).toEqual([0, 2, 4, 8, 16, 32, 60, 60]);
    expect(loginWaitSeconds('ofAddress', 5000)).toBe(60);
  });

  test('the puzzle accepts three pixels to either side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 325 }), fc.integer({ min: -60, max: 60 }), (target, offset) => {
        expect(isPuzzleSolved(target, target + offset)).toBe(Math.abs(offset) <= 3);
      }),
    );
  });
});

describe('clocks', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  test('a token is renewed from twelve hours on', () => {
    expect(isTokenDueForRenewal(start, after(43_199))).toBe(false);
    expect(isTokenDueForRenewal(start, after(43_200))).toBe(true);
  });
  test('returns the remaining wait in whole seconds and ends on time', () => {
    expect(findRemainingWaitSeconds(start, 60, after(0))).toBe(60);
    expect(findRemainingWaitSeconds(start, 60, after(59.5))).toBe(1);
    expect(findRemainingWaitSeconds(start, 60, after(60))).toBeUndefined();
  });
});
