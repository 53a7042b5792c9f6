import { describe, expect, test } from 'vitest';
import { findSingleFile, nameCaseFiles, pairTestData, usualAnswerName } from './test-data-pairs.ts';

const pairsOf = (paths: string[]) =>
  pairTestData(paths).pairs.map(({ input, answer, answerName }) => `${input} ${answer ?? `(${answerName})`}`);

describe('pairs', () => {
  test.each<[string, string[], string[]]>([
    ['.out', ['1.in', '1.out'], ['1.in 1.out']],
    ['.ans', ['1.ans', '1.in'], ['1.in 1.ans']],
    ['both answers: the last', ['1.in', '1.out', '1.ans'], ['1.in 1.ans']],
    ['both answers, the other way round', ['1.in', '1.ans', '1.out'], ['1.in 1.out']],
    ['texts', ['input1.txt', 'output1.txt'], ['input1.txt output1.txt']],
    ['texts with the word inside', ['a_input.txt', 'a_output.txt'], ['a_input.txt a_output.txt']],
    [
      'texts with the word twice',
      ['input_input.txt', 'output_output.txt'],
      ['input_input.txt output_output.txt'],
    ],
    ['no answer', ['1.in', 'input2.txt'], ['1.in (1.out)', 'input2.txt (output2.txt)']],
    ['an answer alone', ['1.out', 'output.txt'], []],
    ['other files', ['readme.md', '1.in.bak', 'x.txt', '.in', '.out', 'in', '1.IN'], []],
    ['names with dots', ['a.1.in', 'a.1.out'], ['a.1.in a.1.out']],
    ['a text is no answer of .in', ['1.in', 'output1.txt'], ['1.in (1.out)']],
    ['a folder around everything', ['data/1.in', 'data/1.out'], ['data/1.in data/1.out']],
    ['folders around everything', ['a/b/1.in', 'a/b/1.out'], ['a/b/1.in a/b/1.out']],
    ['only the top', ['1.in', 'sub/2.in', 'sub/2.out'], ['1.in (1.out)']],
    ['only the top of the folder', ['a/1.in', 'a/b/2.in'], ['a/1.in (1.out)']],
    ['folders that differ', ['ab/1.in', 'ac/1.out'], []],
    ['nothing', [], []],
  ])('%s', (_what, paths, expected) => {
    expect(pairsOf(paths)).toEqual(expected);
  });

  test('are sorted by the length before the first dot, then alphabetically', () => {
    const names = ['10.in', '9.in', 'b.in', 'a.in', '1.10.in', '1.2.in', '100.in', 'case2.in', 'case10.in'];
    expect(pairTestData(names).pairs.map(({ inputName }) => inputName)).toEqual([
      '1.2.in',
      '1.10.in',
      '9.in',
      'a.in',
      'b.in',
      '10.in',
      '100.in',
      'case2.in',
      'case10.in',
    ]);
  });

  test('list the ignored files', () => {
    const paths = ['d/1.in', 'd/1.out', 'd/1.ans', 'd/2.out', 'd/readme.md', 'd/s/3.in'];
    expect(pairTestData(paths).ignored).toEqual(['d/1.out', 'd/2.out', 'd/readme.md', 'd/s/3.in']);
  });
});

describe('names in an archive', () => {
  const named = (names: string[][]) =>
    names.map(([inputName = '', answerName = '']) => ({ inputName, answerName }));

  test.each<[string, string[][], boolean]>([
    [
      'that pair and are in order',
      [
        ['1.in', '1.ans'],
        ['2.in', '2.out'],
        ['10.in', '10.out'],
      ],
      true,
    ],
    ['of texts', [['input1.txt', 'output1.txt']], true],
    [
      'in another order',
      [
        ['2.in', '2.out'],
        ['1.in', '1.out'],
      ],
      false,
    ],
    [
      'that come twice',
      [
        ['1.in', '1.out'],
        ['1.in', '1.out'],
      ],
      false,
    ],
    ['that do not pair', [['a.dat', 'a.sol']], false],
    [
      'with the answer of another',
      [
        ['1.in', '2.out'],
        ['2.in', '1.out'],
      ],
      false,
    ],
  ])('%s', (_what, names, isKept) => {
    const cases = named(names);
    const numbered = cases.map((_, index) => ({
      inputName: `${String(index + 1)}.in`,
      answerName: `${String(index + 1)}.out`,
    }));
    expect(nameCaseFiles(cases)).toEqual(isKept ? cases : numbered);
  });

  test('by number yield the same cases again, for any count', () => {
    const cases = Array.from({ length: 1200 }, () => ({ inputName: 'x', answerName: 'x' }));
    const names = nameCaseFiles(cases);
    const { pairs } = pairTestData(names.flatMap(({ inputName, answerName }) => [answerName, inputName]));
    expect(pairs.map(({ inputName }) => inputName)).toEqual(names.map(({ inputName }) => inputName));
  });
});

describe('a single file', () => {
  const cases = [
    { input: '1.in', output: '1.out' },
    { input: '2.in', output: '2.ans' },
    { input: 'case three', output: 'answer three' },
  ];
  test.each<[name: string, expected: [side: string, input: string | undefined] | undefined]>([
    ['1.in', ['input', '1.in']],
    ['1.out', ['output', '1.in']],
    ['1.ans', ['output', '1.in']],
    ['2.out', ['output', '2.in']],
    ['answer three', ['output', 'case three']],
    ['4.in', ['input', undefined]],
    ['input4.txt', ['input', undefined]],
    ['4.out', undefined],
    ['notes.md', undefined],
  ])('%s', (name, expected) => {
    const found = findSingleFile(name, cases);
    expect(found && [found.side, found.of?.input]).toEqual(expected);
  });

  test.each([
    ['1.in', '1.out'],
    ['input1.txt', 'output1.txt'],
    ['input', 'input.out'],
    ['secret', 'secret.out'],
  ])('%s has the answer %s', (input, answer) => {
    expect(usualAnswerName(input)).toBe(answer);
  });
});
