import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestlibPrograms, type CheckedFiles, type TestlibPrograms } from './testlib-program.ts';

let programs: TestlibPrograms;

beforeAll(async () => {
  programs = await openTestlibPrograms();
});

afterAll(async () => {
  await programs.remove();
});

type Row = readonly [files: CheckedFiles, exitCode: number, message: string];

async function expectRow(checker: string, [files, exitCode, message]: Row): Promise<void> {
  const result = await programs.check(checker, files);
  expect({ exitCode: result.exitCode, message: result.message }).toEqual({
    exitCode,
    message: `${message}\n`,
  });
}

describe('a checker that compares two integers', () => {
  it.each<Row>([
    [{ output: '5', answer: '5\n' }, 0, 'ok answer is 5'],
    [{ output: ' \r\n\t 5 \n\n', answer: '5' }, 0, 'ok answer is 5'],
    [{ output: '6', answer: '5' }, 1, 'wrong answer expected 5, found 6'],
    [{ output: '5 6', answer: '5' }, 4, 'wrong output format Extra information in the output file'],
    [{ output: 'five', answer: '5' }, 2, 'wrong output format Expected int32, but "five" found'],
    [{ output: '05', answer: '5' }, 2, 'wrong output format Expected int32, but "05" found'],
    [{ output: '-0', answer: '0' }, 2, 'wrong output format Expected int32, but "-0" found'],
    [{ output: '+5', answer: '5' }, 2, 'wrong output format Expected int32, but "+5" found'],
    [{ output: '5.0', answer: '5' }, 2, 'wrong output format Expected int32, but "5.0" found'],
    [{ output: '2147483648', answer: '5' }, 2, 'wrong output format Expected int32, but "2147483648" found'],
    [{ output: '', answer: '5' }, 8, 'wrong output format Unexpected end of file - token expected'],
    [
      { output: '1001', answer: '5' },
      1,
      'wrong answer Integer parameter [name=sum] equals to 1001, violates the range [-1000, 1000]',
    ],
    [{ output: '5', answer: 'x' }, 3, 'FAIL Expected int32, but "x" found (test.ans)'],
    [{ output: '5', answer: '' }, 3, 'FAIL Unexpected end of file - token expected (test.ans)'],
  ])('ends %o with code %d', async (...row) => {
    await expectRow('compare-integers', row);
  });

  it('shows long and binary tokens by their ends and survives NUL bytes', async () => {
    const long = await programs.check('compare-integers', { output: '7'.repeat(5_000_000), answer: '5' });
    expect(long.exitCode).toBe(2);
    expect(long.message).toBe(
      `wrong output format Expected int32, but "${'7'.repeat(30)}...${'7'.repeat(31)}" found\n`,
    );
    const binary = await programs.check('compare-integers', {
      output: Buffer.from([0, 255, 1, 0]),
      answer: '5',
    });
    expect(binary.exitCode).toBe(2);
    const nulAfterwards = await programs.check('compare-integers', {
      output: Buffer.from('5 \0'),
      answer: '5',
    });
    expect(nulAfterwards.exitCode).toBe(4);
  });

  it('fails without its files', async () => {
    expect((await programs.run('compare-integers', ['only-one'])).message).toBe(
      'FAIL compares two signed integers. Usage: program <input> <output> <answer> [<result> [-appes]] [--testset X] [--group Y]\n',
    );
    const missing = await programs.run('compare-integers', ['absent', 'absent', 'absent']);
    expect(missing).toMatchObject({ exitCode: 3, message: 'FAIL Can not open the file (absent)\n' });
  });
});

describe('every verdict', () => {
  it.each<readonly [how: string, exitCode: number, message: string]>([
    ['ok', 0, 'ok fine'],
    ['wa', 1, 'wrong answer 1 is not 2'],
    ['pe', 2, 'wrong output format no such form'],
    ['fail', 3, 'FAIL the jury erred'],
    ['dirt', 4, 'wrong output format too much'],
    ['eof', 8, 'wrong output format too little'],
    ['partial 0', 16, 'partially correct (0) some of it'],
    ['partial 30', 46, 'partially correct (30) some of it'],
    // 16 + 26 and 16 + 84 are codes with which other conventions say "accepted".
    ['partial 26', 16, 'partially correct (26) some of it'],
    ['partial 84', 16, 'partially correct (84) some of it'],
    ['partial 100', 116, 'partially correct (100) some of it'],
    ['points 37.5', 7, 'points 37.5 for 1 of 2'],
    ['points 100', 7, 'points 100 for 1 of 2'],
    ['points-bare', 7, 'points 25 '],
    ['points-text', 7, 'points tests=7 as told'],
    ['points-old', 7, 'points 40 as a message'],
    ['quitif', 1, 'wrong answer the condition holds'],
    ['ensure', 3, 'FAIL Condition failed: "1 > 2"'],
    ['ensuref', 3, 'FAIL this must hold'],
    ['stream-ensure', 1, 'wrong answer Condition failed: "1 + 1 == 3"'],
    ['stream-ensuref', 1, 'wrong answer the output breaks rule 3'],
    ['answer-ensuref', 3, 'FAIL the answer breaks rule 3 (test.ans)'],
    ['test-case', 1, 'wrong answer here (test case 4)'],
    ['expected-int', 1, 'wrong answer line 2: expected: 5, found: 6'],
    [
      'expected-double',
      1,
      'wrong answer expected: 0.500000000000, found: 0.250000000000, error = 0.250000000000',
    ],
    ['expected-text', 1, 'wrong answer case 1 expected: "yes", found: "no"'],
    ['long-message', 1, `wrong answer ${'x'.repeat(32 * 1024)}`],
    ['silence', 3, 'FAIL Checker must end with quit or quitf call.'],
  ])('%s ends with code %d', async (how, exitCode, message) => {
    await expectRow('every-verdict', [{ input: how }, exitCode, message]);
  });

  it('knows its test set and group', async () => {
    const rest = ['--testset', 'main', '--group', '2'];
    await expectRow('every-verdict', [{ input: 'group', rest }, 0, 'ok testset main group 2']);
  });

  it('goes to a result file, as text or as XML', async () => {
    const resultOf = async (input: string, ...options: string[]): Promise<string> => {
      await programs.check('every-verdict', { input, rest: ['result', ...options] });
      return await readFile(join(programs.folder, 'result'), 'utf8');
    };
    const xml = '<?xml version="1.0" encoding="windows-1251"?>\n';
    expect(await resultOf('wa')).toBe('wrong answer 1 is not 2\n');
    expect(await resultOf('ok', '-appes')).toBe(`${xml}<result outcome = "accepted">fine</result>\n`);
    expect(await resultOf('partial 30', '-appes')).toBe(
      `${xml}<result outcome = "partially-correct" pctype = "30">some of it</result>\n`,
    );
    expect(await resultOf('points 2.5', '-appes')).toBe(
      `${xml}<result outcome = "points" points = "2.5">for 1 of 2</result>\n`,
    );
    expect(await resultOf('special-signs', '-appes')).toBe(
      `${xml}<result outcome = "wrong-answer">a &lt; b &amp; &quot;c&quot; &gt; .</result>\n`,
    );
    const unwritable = await programs.check('every-verdict', {
      input: 'ok',
      rest: ['no/such/folder/result'],
    });
    expect(unwritable).toMatchObject({ exitCode: 3, message: 'FAIL Can not write to the result file\n' });
  });
});

describe('a checker that reads both answers with one function', () => {
  it.each<Row>([
    [{ input: '5', output: '2 1 2', answer: '2\n4 5' }, 0, 'ok 2nd element'],
    [{ input: '5', output: '2 1 1', answer: '2 4 5' }, 1, 'wrong answer 1 chosen twice'],
    [{ input: '5', output: '2 1 2', answer: '2 4 4' }, 3, 'FAIL 1 chosen twice (test.ans)'],
    [{ input: '5', output: '1 1', answer: '2 4 5' }, 2, 'wrong output format one alone'],
    [{ input: '5', output: '3 1 2 3', answer: '2 4 5' }, 3, 'FAIL contestant has a better answer: 3 > 2'],
    [{ input: '5', output: '2 1 2', answer: '4 1 2 3 4' }, 7, 'points 50 2 of 4'],
    [
      { input: '5', output: '2 1 6', answer: '2 4 5' },
      1,
      'wrong answer Integer parameter [name=chosen[2]] equals to 6, violates the range [1, 5]',
    ],
    [
      { input: '0', output: '', answer: '' },
      3,
      'FAIL Integer parameter [name=n] equals to 0, violates the range [1, 100] (test.in)',
    ],
  ])('ends %o with code %d', async (...row) => {
    await expectRow('read-answer', row);
  });
});

describe('real numbers', () => {
  it.each<Row>([
    [{ output: '1.0000001 -2e0 3.25', answer: '1 -2' }, 0, 'ok 2 numbers, price 3.25'],
    [{ output: '1000000.5 1.00', answer: '1e6' }, 0, 'ok 1 numbers, price 1.00'],
    [{ output: '1.1 1.00', answer: '1' }, 1, 'wrong answer 1st numbers differ, error = 0.100'],
    [{ output: 'nan 1.00', answer: '1' }, 2, 'wrong output format Expected double, but "nan" found'],
    [{ output: 'inf 1.00', answer: '1' }, 2, 'wrong output format Expected double, but "inf" found'],
    [{ output: '0x1 1.00', answer: '1' }, 2, 'wrong output format Expected double, but "0x1" found'],
    [{ output: '1e999 1.00', answer: '1' }, 2, 'wrong output format Expected double, but "1e999" found'],
    [{ output: '1. 1.00', answer: '1' }, 0, 'ok 1 numbers, price 1.00'],
    [
      { output: '1 1.5', answer: '1' },
      2,
      'wrong output format Expected strict double with 2 to 2 digits after the point, but "1.5" found',
    ],
    [
      { output: '1 1e0', answer: '1' },
      2,
      'wrong output format Expected strict double with 2 to 2 digits after the point, but "1e0" found',
    ],
    [
      { output: '1 10.01', answer: '1' },
      1,
      'wrong answer Strict double parameter [name=price] equals to 10.01, violates the range [0, 10]',
    ],
  ])('ends %o with code %d', async (...row) => {
    await expectRow('compare-reals', row);
  });
});

describe('lines and tokens', () => {
  it.each<Row>([
    [{ output: 'abc\n1 2 3\n4\nthe line\nlast' }, 0, 'ok abc 3 1 [the line] [last]'],
    [{ output: 'abc\r\n1 2 \r\n\r\nthe line\r\n' }, 0, 'ok abc 2 0 [the line] [nothing]'],
    [{ output: 'a\n1\n2\n#!rest' }, 0, 'ok a 1 1 [rest] [nothing]'],
    [{ output: 'a\n1\n2\n#?rest' }, 2, "wrong output format Unexpected character '?', but '!' expected"],
    [{ output: 'a b\n' }, 2, 'wrong output format Expected EOLN'],
    [
      { output: 'abcdef\n' },
      1,
      'wrong answer Token parameter [name=word] equals to "abcdef", doesn\'t correspond to pattern "[a-z]{1,5}"',
    ],
    [{ output: 'a\n1\n2\n' }, 8, 'wrong output format Unexpected end of file - line expected'],
  ])('ends %o with code %d', async (...row) => {
    await expectRow('lines-and-tokens', row);
  });
});

it('reads inputs of ten megabytes and tokens of twenty', async () => {
  const count = 1_200_000;
  const input = `${count}\n${'12345678 '.repeat(count)}\n`;
  const output = Buffer.alloc(20_000_003, 'x');
  output.write('a ');
  const result = await programs.check('sum-and-longest', { input, output });
  expect(result.message).toBe(`ok sum ${12345678 * count}, 2 tokens, longest 20000001\n`);
});
