import { expect, test } from 'vitest';
import { formatAccountRule, matchesAccountRule, parseAccountRule } from './account-rule.ts';

const rule = parseAccountRule(
  '<prefix>team</prefix><suffix>x</suffix><start>1</start><end>12</end><extra>ann  bo\ncy</extra>',
);

test.each([
  ['team1x', true],
  ['team12x', true],
  ['team13x', false],
  ['team0x', false],
  ['team01x', false],
  ['team1', false],
  ['teamx', false],
  ['team1.0x', false],
  ['team-1x', false],
  ['Team1x', false],
  ['ann', true],
  ['cy', true],
  ['ann bo', false],
  ['', false],
])('%s may take part: %s', (username, expected) => {
  expect(matchesAccountRule(rule, username)).toBe(expected);
});

test('parses its own output', () => {
  expect(parseAccountRule(formatAccountRule(rule))).toEqual(rule);
  const named = { prefix: '', suffix: '', numbers: null, extra: ['only_me'] };
  expect(parseAccountRule(formatAccountRule(named))).toEqual(named);
});

test.each([
  ['nothing at all', ''],
  ['numbers the wrong way round', '<prefix>a</prefix><start>9</start><end>1</end>'],
  ['numbers that are none', '<prefix>a</prefix><start>one</start><end>9</end>'],
  ['a missing end', '<prefix>a</prefix><start>1</start>'],
])('%s matches no number', (_what, text) => {
  expect(parseAccountRule(text).numbers).toBeNull();
  expect(matchesAccountRule(parseAccountRule(text), 'a5')).toBe(false);
});

test('requires a number between overlapping prefix and suffix', () => {
  const same = { prefix: '1', suffix: '1', numbers: { from: 0, to: 99 }, extra: [] };
  expect(matchesAccountRule(same, '1')).toBe(false);
  expect(matchesAccountRule(same, '11')).toBe(false);
  expect(matchesAccountRule(same, '1511')).toBe(true);
});
