import { expect, test } from 'vitest';
import { checkRemote } from './check-remote.ts';

const answered = { state: 'answered', version: '18', clockOffsetMs: 0 } as const;

test.each([
  [{ state: 'at-rest' } as const, []],
  [{ ...answered, remote: undefined }, []],
  [{ ...answered, remote: { accounts: 0, paused: [] } }, ['ok']],
  [{ ...answered, remote: { accounts: 2, paused: [] } }, ['ok']],
  [{ ...answered, remote: { accounts: 2, paused: ['HDU (siteDown)'] } }, ['weak']],
])('%j gives %j', (answer, levels) => {
  expect(checkRemote(answer).map(({ level }) => level)).toEqual(levels);
});

test('names what is paused', () => {
  const [finding] = checkRemote({
    ...answered,
    remote: { accounts: 1, paused: ['cf ridge (challengeRequired)'] },
  });
  expect(finding?.text).toBe('1 account; paused: cf ridge (challengeRequired)');
});
