import { describe, expect, it, test } from 'vitest';
import { formulaCost, limits, refuseSource, refuseTree, shortLimits } from './text-limits.ts';

describe('refuseSource', () => {
  it.each([
    ['an empty text', ''],
    ['a long statement', 'A line of the statement.\n'.repeat(8000)],
    ['many lists', '- item\n\n'.repeat(5000)],
    ['horizontal rules, which look like nested lists', '- - - - - - - - - - - - - - - - - - - - - - - -\n'],
    ['a large table', '| a | b |\n'.repeat(3000)],
    ['some pictures side by side', '![a](x) '.repeat(100)],
    ['a table with three thousand cells', `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(990)}`],
    ['a line of dashes below many lines', `${'a | b\n'.repeat(5000)}---\n`],
    ['quotes up to the limit', `${'> '.repeat(limits.containers)}text`],
    ['many emphasised words in many paragraphs', '*word* and *word*\n\n'.repeat(2000)],
  ])('accepts %s', (_case, text) => {
    expect(refuseSource(text)).toBeUndefined();
  });

  it.each([
    ['a text that is too long', 'x'.repeat(limits.characters + 1), 'long'],
    ['quotes in quotes', `${'> '.repeat(limits.containers + 1)}text`, 'deep'],
    ['lists in lists', `${'- '.repeat(limits.containers + 1)}text`, 'deep'],
    ['numbered lists in lists', `${'1. '.repeat(limits.containers + 1)}text`, 'deep'],
    ['pictures in pictures', `${'!['.repeat(limits.pictures + 1)}${']'.repeat(limits.pictures + 1)}`, 'deep'],
    ['thousands of brackets in one block', '['.repeat(2100), 'long'],
    [
      'a table whose short rows are filled',
      `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|1\n'.repeat(20)}`,
      'long',
    ],
    [
      'the same in a quote',
      `> ${'|a'.repeat(200)}|\n> ${'|:-:'.repeat(200)}|\n${'> |1\n'.repeat(20)}`,
      'long',
    ],
    ['thousands of stars in one block', '*a '.repeat(2100), 'long'],
  ])('refuses %s', (_case, text, refusal) => {
    expect(refuseSource(text)).toBe(refusal);
  });
});

test('a comment may contain a tenth of the cells of a text', () => {
  const table = `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(110)}`;
  expect([refuseSource(table), refuseSource(table, shortLimits)]).toEqual([undefined, 'long']);
});

test.each([
  ['x', 5],
  ['x_i', 10],
  [String.raw`\frac ab`, 20],
  ['&&', 12],
  [String.raw`\\`, 14],
])('the cost of %s is %i', (formula, cost) => {
  expect(formulaCost(formula)).toBe(cost);
});

describe('refuseTree', () => {
  interface Node {
    type: string;
    children?: Node[];
  }
  const nested = (depth: number): Node => {
    let node: Node = { type: 'text' };
    for (let level = 0; level < depth; level += 1) node = { type: 'element', children: [node] };
    return node;
  };

  it.each([
    [limits.depth, undefined],
    [limits.depth + 1, 'deep'],
    [50_000, 'deep'],
  ])('of depth %i: %s', (depth, refusal) => {
    expect(refuseTree(nested(depth))).toBe(refusal);
  });

  it('refuses too many nodes, however flat', () => {
    const children = Array.from({ length: limits.nodes }, () => ({ type: 'text' }));
    expect(refuseTree({ type: 'root', children })).toBe('long');
    expect(refuseTree({ type: 'root', children: children.slice(1) })).toBeUndefined();
  });
});
