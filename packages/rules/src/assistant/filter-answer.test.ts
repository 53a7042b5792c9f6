import type { HintLevel } from '@touchstone/contract/assistant-limits';
import { expect, test } from 'vitest';
import { createAnswerSplitter } from './answer-blocks.ts';
import { createAnswerFilter } from './filter-answer.ts';

const context = {
  statement: 'Given n numbers, print the largest sum of consecutive numbers. 求最大连续和。',
  code: 'int main() { int n; cin >> n; }',
  protectedTexts: ['best[i] = max(best[i - 1] + value, value); answer = max(answer, best[i]);'],
};

function filter(level: HintLevel, answer: string) {
  const splitter = createAnswerSplitter();
  const answerFilter = createAnswerFilter({ ...context, level });
  const blocks = [...splitter.push(answer), ...splitter.end()];
  const filtered = blocks.flatMap((block) => (block.kind === 'claim' ? [] : [answerFilter.filter(block)]));
  return {
    text: filtered
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n'),
    removed: filtered.flatMap(({ removed }) => removed ?? []),
  };
}

const program = '```cpp\nint main() {\n  int n;\n  cin >> n;\n}\n```';
const pseudo = '```\nfor each number\n  extend the sum or begin a new one\n```';

test.each<[string, HintLevel, string, string, string[]]>([
  [
    'a question at the first level',
    'question',
    'Good start. What is the sum of numbers if all are negative?',
    'Good start. What is the sum of numbers if all are negative?',
    [],
  ],
  [
    'an explanation at the first level',
    'question',
    'Hello. Use a prefix sum. What is its minimum?',
    'Hello. What is its minimum?',
    ['level'],
  ],
  [
    'only an explanation at the first level',
    'question',
    'Hello.\nUse a prefix sum and take the minimum.',
    'Hello.',
    ['level'],
  ],
  [
    'Chinese questions at the first level',
    'question',
    '先看样例。用前缀和。最大连续和的初始值是多少？',
    '先看样例。最大连续和的初始值是多少？',
    ['level'],
  ],
  ['a program as a concept', 'concept', `Think of a sum.\n${program}`, 'Think of a sum.', ['level']],
  [
    'a program without a fence',
    'approach',
    'Think of a sum.\nint n;\ncin >> n;',
    'Think of a sum.',
    ['level', 'level'],
  ],
  ['steps as a concept', 'concept', '1. Read the numbers\n2. Add them', '', ['level', 'level']],
  [
    'steps as an approach',
    'approach',
    '1. Read the numbers\n2. Add them',
    '1. Read the numbers\n2. Add them',
    [],
  ],
  ['pseudo-code as an approach', 'approach', pseudo, '', ['level']],
  ['pseudo-code at its level', 'pseudo-code', pseudo, pseudo, []],
  ['a program as pseudo-code', 'pseudo-code', program, '', ['level']],
  ['a program at the highest level', 'code', program, program, []],
  [
    'a long program at the highest level',
    'code',
    `\`\`\`\n${'number sum\n'.repeat(90)}\`\`\``,
    '',
    ['level'],
  ],
  [
    'the reference solution at the highest level',
    'code',
    '```cpp\nbest[i] = max(best[i - 1] + value, value);\n```',
    '',
    ['solution'],
  ],
  [
    'the reference solution in two parts',
    'code',
    '```cpp\nbest[i] = max(best[i - 1] +\n```\n```cpp\nvalue, value); answer = max(answer,\n```',
    '```cpp\nbest[i] = max(best[i - 1] +\n```',
    ['solution'],
  ],
  [
    'a claim in prose',
    'approach',
    'Line 3 is wrong.\nThink of negative numbers.',
    'Think of negative numbers.',
    ['unverified'],
  ],
  ['a link', 'approach', 'See [the numbers](https://evil.example).', 'See the numbers.', ['link']],
  ['encoded text', 'approach', 'aW50IG1haW4oKSB7IGludCBuOyBjaW4gPj4gbjsgfQaW50IG1haW4o', '', ['encoded']],
])('%s', (_, level, answer, text, removed) => {
  expect(filter(level, answer)).toEqual({ text, removed });
});

test('the length of the level ends an answer', () => {
  const answerFilter = createAnswerFilter({ ...context, level: 'concept' });
  const line = {
    kind: 'prose',
    text: 'Think of the sum of the numbers before this one. '.repeat(10),
  } as const;
  const results = Array.from({ length: 6 }, () => answerFilter.filter(line).removed);
  expect(results).toContain('level');
  expect(answerFilter.isFull()).toBe(true);
});

test('the explanation of a confirmed claim may name its line, but not the solution', () => {
  const { filterExplanation } = createAnswerFilter({ ...context, level: 'concept' });
  expect(filterExplanation('Line 3 is wrong:\nthe sum of numbers is lost.')).toEqual({
    text: 'Line 3 is wrong: the sum of numbers is lost.',
    removed: null,
  });
  expect(
    filterExplanation('best[i] = max(best[i - 1] + value, value); answer = max(answer, best[i]);').text,
  ).toBe('');
});
