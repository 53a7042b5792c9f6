import { problemLimits } from '@touchstone/contract/problem-limits';
import type { RemoteProblem } from '@touchstone/remote-judges/remote-judge';
import { describe, expect, test } from 'vitest';
import { areCaseResultsOpen, contentOfRemote, displayIdOf } from './content-of-remote.ts';

const problem: RemoteProblem = {
  id: '1000',
  title: ' A + B ',
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  description: 'Add.',
  inputDescription: 'Two numbers.',
  outputDescription: 'One.',
  hint: '',
  examples: [{ input: '1 2', output: '3' }],
  tags: [],
  sourceUrl: 'https://site.example/1000',
  pictures: [],
};

describe('the content of a remote problem', () => {
  test('has its texts, the link to the site and a tag with the name of the site', () => {
    expect(contentOfRemote('HDU', problem)).toEqual({
      content: {
        title: 'A + B',
        timeLimitMs: 1000,
        memoryLimitMb: 64,
        description: 'Add.',
        inputDescription: 'Two numbers.',
        outputDescription: 'One.',
        hint: null,
        source: '[HDU-1000](https://site.example/1000)',
        examples: [{ input: '1 2', output: '3' }],
        tags: ['HDU'],
      },
      warnings: [],
    });
  });

  test('has each tag once, without empty ones', () => {
    const { content } = contentOfRemote('CF', { ...problem, tags: ['math', ' Math ', '', 'x'.repeat(80)] });
    expect(content.tags).toEqual(['math', 'x'.repeat(64)]);
  });

  test('fits into the limits of this site, and says what does not', () => {
    const { content, warnings } = contentOfRemote('LIBRE', {
      ...problem,
      title: 'x'.repeat(300),
      timeLimitMs: 10_000_000,
      memoryLimitMb: 0.4,
      description: 'a\0b\uD800',
      examples: Array.from({ length: 60 }, () => ({ input: '', output: '' })),
    });
    expect(content).toMatchObject({
      timeLimitMs: problemLimits.timeMsMaximum,
      memoryLimitMb: 1,
      description: 'ab\uFFFD',
    });
    expect([content.title.length, content.examples.length]).toEqual([255, 50]);
    expect(warnings.map(({ detail }) => detail)).toEqual(['title', 'timeLimit', 'examples']);
  });
});

test.each([
  ['HDU', '1000', 'HDU-1000', false],
  ['CF', '4A', 'CF-4A', true],
  ['GYM', '100001A', 'GYM-100001A', true],
  ['AC', 'abc110_a', 'AC-ABC110_A', false],
  ['LIBRE', '6764(41180)', 'LIBRE-6764(41180)', false],
] as const)('a problem of %s', (prefix, id, displayId, isOpen) => {
  expect(displayIdOf(prefix, id)).toBe(displayId);
  expect(areCaseResultsOpen(prefix)).toBe(isOpen);
});
