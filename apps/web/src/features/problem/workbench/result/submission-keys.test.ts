import { expect, it } from 'vitest';
import { createSubmissionKeys } from './submission-keys.ts';

const program = {
  problem: { problemId: 'T1' },
  context: { contestId: 7 },
  language: 'C',
  code: 'int main() {}',
};

it('gives the same program the same key until the server has answered', () => {
  const keys = createSubmissionKeys();
  const first = keys.keyOf(program);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ ...program })).toBe(first);
  keys.forget();
  expect(keys.keyOf(program)).not.toBe(first);
});

it.each([
  ['code', { code: 'int main() { }' }],
  ['language', { language: 'C++' }],
  ['context', { context: {} }],
  ['problem', { problem: { problemId: 'T2' } }],
])('gives a program with another %s another key', (_part, change) => {
  const keys = createSubmissionKeys();
  const first = keys.keyOf(program);
  expect(keys.keyOf({ ...program, ...change })).not.toBe(first);
});
