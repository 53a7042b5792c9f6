import { expect, test } from 'vitest';
import { createAnswerSplitter, type AnswerBlock } from './answer-blocks.ts';

function split(pieces: readonly string[]): AnswerBlock[] {
  const splitter = createAnswerSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
}

const answer = 'Look at n.\n\n```cpp\nint a;\n```\n```claim\n{"input":"1"}\n```\nEnd';
const blocks: AnswerBlock[] = [
  { kind: 'prose', text: 'Look at n.' },
  { kind: 'prose', text: '' },
  { kind: 'code', language: 'cpp', lines: ['int a;'] },
  { kind: 'claim', body: '{"input":"1"}' },
  { kind: 'prose', text: 'End' },
];

test('cuts an answer into lines, code and claims', () => {
  expect(split([answer])).toEqual(blocks);
});

test('the size of the pieces makes no difference', () => {
  expect(split(Array.from(answer))).toEqual(blocks);
  expect(split(answer.match(/[\s\S]{1,7}/g) ?? [])).toEqual(blocks);
});

test.each([
  ['a fence that is never closed', '```py\nx = 1', [{ kind: 'code', language: 'py', lines: ['x = 1'] }]],
  [
    'a fence inside a longer fence',
    '````\n```\nx\n```\n````\n',
    [{ kind: 'code', language: '', lines: ['```', 'x', '```'] }],
  ],
  ['a fence of tildes', '~~~\nx\n~~~\n', [{ kind: 'code', language: '', lines: ['x'] }]],
  ['a claim that is cut off', '```claim\n{"in', [{ kind: 'claim', body: '{"in' }]],
  [
    'carriage returns',
    'a\r\nb\r\n',
    [
      { kind: 'prose', text: 'a' },
      { kind: 'prose', text: 'b' },
    ],
  ],
])('%s', (_, text, expected) => {
  expect(split([text])).toEqual(expected);
});

test('a line without end is cut', () => {
  expect(split(['x'.repeat(5000)])).toHaveLength(1);
});
