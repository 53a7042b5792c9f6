import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestlibPrograms, type TestlibPrograms } from './testlib-program.ts';

let programs: TestlibPrograms;

beforeAll(async () => {
  programs = await openTestlibPrograms();
});

afterAll(async () => {
  await programs.remove();
});

describe('a strict validator', () => {
  const valid = '2\n3 10\n2 3 1\n1 0\n1\n';

  it.each<readonly [test: string, message: string]>([
    [' 2\n', 'Unexpected white-space - token expected (stdin, line 1)'],
    ['4\n', 'Integer parameter [name=t] equals to 4, violates the range [1, 3] (stdin, line 1)'],
    ['1\r\n', 'Expected EOLN (stdin, line 1)'],
    ['1', 'Expected EOLN (stdin, line 1)'],
    ['01\n', 'Expected int32, but "01" found (stdin, line 1)'],
    ['1\n3  10\n2 3 1\n', 'Unexpected white-space - token expected (stdin, line 2) (test case 1)'],
    ['1\n3 10\n2 3  1\n', 'Unexpected white-space - token expected (stdin, line 3) (test case 1)'],
    ['1\n3 10\n2 3 1 \n', 'Expected EOLN (stdin, line 3) (test case 1)'],
    ['1\n3 10\n2 3\n1\n', "Unexpected character #10, but ' ' expected (stdin, line 4) (test case 1)"],
    [
      '1\n3 10\n2 3 4\n',
      'Integer parameter [name=next[3]] equals to 4, violates the range [1, 3] (stdin, line 3) (test case 1)',
    ],
    [
      '1\n3 -1\n',
      'Integer parameter [name=weight] equals to -1, violates the range [0, 1000000000000] (stdin, line 2) (test case 1)',
    ],
    ['1\n3 10\n2 2 1\n', 'the first two must differ, but both are 2 (test case 1)'],
    [`${valid}\n`, 'Expected EOF (stdin, line 6)'],
    [`${valid} `, 'Expected EOF (stdin, line 6)'],
  ])('refuses %j', async (test, message) => {
    const result = await programs.run('graph-validator', [], test);
    expect(result).toEqual({ exitCode: 3, output: '', message: `FAIL ${message}\n` });
  });

  it('accepts a right test in silence', async () => {
    expect(await programs.run('graph-validator', [], valid)).toEqual({
      exitCode: 0,
      output: '',
      message: '',
    });
  });

  it('knows its group and test set', async () => {
    const seven = '1\n7 0\n1 2 3 4 5 6 7\n';
    expect((await programs.run('graph-validator', [], seven)).exitCode).toBe(0);
    expect((await programs.run('graph-validator', ['--group', 'small'], seven)).exitCode).toBe(3);
    expect((await programs.run('graph-validator', ['--testset', 'none'], seven)).message).toBe(
      'FAIL Condition failed: "validator.testset() != "none""\n',
    );
  });

  it('writes down which bounds and features a test meets', async () => {
    const args = ['--testOverviewLogFileName', 'overview'];
    expect((await programs.run('graph-validator', args, valid)).exitCode).toBe(0);
    const overview = await readFile(join(programs.folder, 'overview'), 'utf8');
    expect(overview).toBe(
      '"n": min-value-hit\n"next": min-value-hit max-value-hit\n"t":\n"weight":\nfeature "has a loop": hit\nfeature "is large":\n',
    );
  });

  it('must read the end of the file', async () => {
    const result = await programs.run('forgetful-validator', [], '1\n');
    expect(result).toMatchObject({ exitCode: 3, message: 'FAIL Validator must end with readEof call.\n' });
  });
});

describe('forms', () => {
  const right: readonly string[] = [
    'choice mike\n',
    'choice yx\n',
    'number -9999\n',
    'greedy 11\n',
    'group abab\n',
    'group cabcddd\n',
    'escape [a-]\\\n',
    'outside #!\n',
    'blanks two\n',
    'spaces a b c\n',
    'empty \n',
    'strict -9.125\n',
    'strings a bb ab\n',
    'doubles 0.5 1\n',
    'unsigned 18446744073709551615\n',
    'lines \nabc\n\n',
  ];
  const wrong: readonly string[] = [
    'choice joh\n',
    'choice mike|john\n',
    'number 0\n',
    'number 12345\n',
    'greedy 1\n',
    'group ab\n',
    'group ababcc\n',
    'group abd\n',
    'escape [a-]\n',
    'outside #a\n',
    'blanks three\n',
    'spaces a b c d e f\n',
    'empty x\n',
    'strict 1\n',
    'strict 1.1234\n',
    'strict .5\n',
    'strings a bb\n',
    'strings a bb abc\n',
    'doubles 0.5 1.5\n',
    'unsigned -1\n',
    'unsigned 18446744073709551616\n',
    'lines \nabc\n',
    'lines \nabc\nD\n',
  ];

  it.each(right)('accepts %j', async (test) => {
    expect(await programs.run('form-validator', [], test)).toMatchObject({ exitCode: 0, message: '' });
  });

  it.each(wrong)('refuses %j', async (test) => {
    expect((await programs.run('form-validator', [], test)).exitCode).toBe(3);
  });

  it('matches a long text without running away', async () => {
    const test = `group ${'ab'.repeat(1_000_000)}\n`;
    expect((await programs.run('form-validator', [], test)).exitCode).toBe(3);
    const spaces = `outside ${'#'.repeat(5_000_000)}\n`;
    expect((await programs.run('form-validator', [], spaces)).exitCode).toBe(0);
  });
});
