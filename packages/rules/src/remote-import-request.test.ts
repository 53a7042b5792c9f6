import { expect, test } from 'vitest';
import { parseImportRequest, type RequestFormat } from './remote-import-request.ts';

const numbered: RequestFormat = {
  parseProblemId: (text) => (/^[1-9]\d{3,5}$/u.test(text) ? text : undefined),
};
const codeforces: RequestFormat = {
  parseProblemId: (text) => /^\d{1,6}[A-Z]\d?$/u.exec(text.toUpperCase())?.[0],
  parseContestId: (text) => /^\d{1,6}$/u.exec(text)?.[0],
};
const atcoder: RequestFormat = {
  parseProblemId: (text) => /^[a-z\d]+_[a-z\d]+$/u.exec(text)?.[0],
  parseContestId: (text) => /^[a-z\d]+$/u.exec(text)?.[0],
};

const idsOf = (text: string, format: RequestFormat) => {
  const parsed = parseImportRequest(text, format);
  if ('error' in parsed) return parsed.error;
  return parsed.parts.map((part) => ('problemId' in part ? part.problemId : `contest ${part.contestId}`));
};

test.each([
  ['one id', numbered, '1000', ['1000']],
  ['several, in the typed order', numbered, '1003,1000\n1001；1002、1005', '1003 1000 1001 1002 1005'],
  ['a range', numbered, '1000-1003', '1000 1001 1002 1003'],
  ['a range over a single id', numbered, '1000~1000', '1000'],
  ['each once', numbered, '1001 1000-1002 1002', '1001 1000 1002'],
  ['letters', codeforces, '4A-4C', '4A 4B 4C'],
  ['letters without the second prefix', codeforces, '4a-D', '4A 4B 4C 4D'],
  ['letters of AtCoder', atcoder, 'abc110_a-abc110_c', 'abc110_a abc110_b abc110_c'],
] as const)('%s', (_, format, text, ids) => {
  expect(idsOf(text, format)).toEqual(typeof ids === 'string' ? ids.split(' ') : ids);
});

test.each([
  ['contests of Codeforces', codeforces, '1850 4A', ['contest 1850', '4A']],
  ['contests of AtCoder', atcoder, 'abc110', ['contest abc110']],
] as const)('names %s', (_, format, text, ids) => {
  expect(idsOf(text, format)).toEqual(ids);
});

test.each([
  ['nothing', numbered, ' ,\n', { reason: 'empty' }],
  ['an id that cannot be one', numbered, '1000 12A', { reason: 'unknown', text: '12A' }],
  ['a path', numbered, '../x', { reason: 'unknown', text: '../x' }],
  ['a range backwards', numbered, '1010-1000', { reason: 'range', text: '1010-1000' }],
  ['a range with ids that cannot be', numbered, '990-1001', { reason: 'unknown', text: '990-1001' }],
  ['a range over two contests', codeforces, '4A-5C', { reason: 'unknown', text: '4A-5C' }],
  ['a range that is too long', numbered, '1000-999999', { reason: 'tooMany', maximum: 500 }],
  ['ranges that are too long together', numbered, '1000-1300 2000-2300', { reason: 'tooMany', maximum: 500 }],
  ['too many contests', codeforces, '1 2 3 4 5 6', { reason: 'tooManyContests', maximum: 5 }],
] as const)('refuses %s', (_, format, text, error) => {
  expect(idsOf(text, format)).toEqual(error);
});
