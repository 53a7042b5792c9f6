import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMentions, findMentionsInProse, listMentioned, writeMention } from './mentions.ts';

test.each([
  ['@ada what about this?', 'ada'],
  ['hello @ada, @bob-2 and @c_d.', 'ada bob-2 c_d'],
  ['(@ada)', 'ada'],
  ['你好，@张三，看这里', '张三'],
  ['**@ada**', 'ada'],
  ['> @ada said', 'ada'],
  ['write to ada@example.com', ''],
  ['https://example.com/@ada', ''],
  ['@@ada', ''],
  ['@ ada', ''],
  ['`@ada`', ''],
  ['``a ` @ada``', ''],
  ['a ` @ada', 'ada'],
  ['```\n@ada\n```\n@bob', 'bob'],
  ['~~~ java\n@Override\n~~~', ''],
  ['```\n@ada', ''],
  ['text\n\n    @ada\n    @bob\n@eve', 'eve'],
  ['text\n    @ada', 'ada'],
  ['@ada @ADA @Ada', 'Ada'],
  ['@"Ada Lovelace", look', 'Ada Lovelace'],
  ['@"张 三"看这里', '张 三'],
  ['`@"Ada Lovelace"`', ''],
  ['@"never closed', ''],
  ['@"" @"a\nb"', ''],
])('finds the mentions of a text (case %#)', (text, names) => {
  expect(listMentioned(text).join(' ')).toBe(names);
});

test.each(['ada', 'bob-2', '张三', 'Ada Lovelace', 'a', 'a@example.com', 'x+y', '-'])(
  'the written mention of %j is found again',
  (username) => {
    expect(listMentioned(`Hello ${writeMention(username)}!`)).toEqual([username]);
  },
);

test('mentions at most ten users', () => {
  const text = Array.from({ length: 20 }, (_, index) => `@user${String(index)}`).join(' ');
  expect(listMentioned(text)).toHaveLength(10);
});

test('positions lead to the text', () => {
  const text = '`x` and @ada';
  expect(findMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual(['@ada']);
});

test('finds mentions in the text of a paragraph that begins like code', () => {
  expect(findMentionsInProse('    @ada').map(({ username }) => username)).toEqual(['ada']);
});

test('positions lead to the name in any text', () => {
  const parts = fc.constantFrom('`', '```\n', '\n', '    ', '@ada', '@bob ', ' ', 'x', '~~~\n', '@');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (list) => {
      const text = list.join('');
      for (const { username, start, end } of findMentions(text))
        expect(text.slice(start, end)).toBe(`@${username}`);
    }),
  );
});
