import { describe, expect, test } from 'vitest';
import { compareTestData, matchCases, orderMatches, type ComparedCase } from './test-data-difference.ts';

/** `1:a/b=10@2`: input 1.in with content a, answer b, 10 points, subtask 2. */
function parse(text: string): ComparedCase {
  const [name = '', content = '', answer = '', score = '', groupNum = '1'] = text.split(/[:/=@]/);
  return {
    input: `${name}.in`,
    output: `${name}.out`,
    inputHash: content === '?' ? undefined : content,
    outputHash: answer,
    score,
    groupNum,
  };
}
const parseAll = (texts: readonly string[]) => texts.map(parse);

describe('the difference of test data', () => {
  test.each<[string, string[], string[], object]>([
    ['nothing', ['1:a/b=10'], ['1:a/b=10'], { unchangedCount: 1, scoresKeptCount: 1 }],
    ['an added case', ['1:a/b'], ['1:a/b', '2:c/d'], { added: ['2.in'], unchangedCount: 1 }],
    ['a removed case', ['1:a/b', '2:c/d'], ['2:c/d'], { removed: ['1.in'], unchangedCount: 1 }],
    ['a changed input', ['1:a/b=5'], ['1:x/b=5'], { changed: ['1.in'], scoresKeptCount: 1 }],
    ['a changed answer', ['1:a/b'], ['1:a/x'], { changed: ['1.in'], unchangedCount: 0 }],
    ['unknown content', ['1:?/b'], ['1:?/b'], { changed: ['1.in'] }],
    [
      'another score',
      ['1:a/b=5'],
      ['1:a/b=6'],
      { rescored: ['1.in'], unchangedCount: 1, scoresKeptCount: 0 },
    ],
    ['another subtask', ['1:a/b=5@1'], ['1:a/b=5@2'], { rescored: ['1.in'], scoresKeptCount: 0 }],
    ['the same name twice', ['1:a/b', '1:c/d'], ['1:a/b'], { removed: ['1.in'], unchangedCount: 1 }],
    ['a renamed case', ['1:a/b'], ['2:a/b'], { added: ['2.in'], removed: ['1.in'] }],
  ])('%s', (_, before, after, expected) => {
    expect(compareTestData(parseAll(before), parseAll(after))).toMatchObject(expected);
  });
});

describe('the order of a new archive', () => {
  const orderOf = (before: string[], after: string[]) => {
    const rows = before.map((input) => ({ input }));
    const matches = matchCases(
      rows,
      after.map((input) => ({ input })),
    );
    return orderMatches(rows, matches).map(({ after: { input } }) => input);
  };

  test.each<[string, string[], string[], string[]]>([
    ['follows the names', ['1', '3'], ['1', '2', '3'], ['1', '2', '3']],
    ['keeps the order of the author', ['3', '1'], ['1', '2', '3'], ['3', '1', '2']],
    ['starts with that of the archive', [], ['1', '2'], ['1', '2']],
  ])('%s', (_, before, after, expected) => {
    expect(orderOf(before, after)).toEqual(expected);
  });
});
