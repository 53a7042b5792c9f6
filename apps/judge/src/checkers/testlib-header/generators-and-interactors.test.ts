import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestlibPrograms, type ProgramRun, type TestlibPrograms } from './testlib-program.ts';

let programs: TestlibPrograms;

beforeAll(async () => {
  programs = await openTestlibPrograms();
});

afterAll(async () => {
  await programs.remove();
});

describe('a generator', () => {
  it('draws within the bounds and repeats itself for the same arguments only', async () => {
    const first = await programs.run('random-generator', ['7', '-x']);
    expect(first).toMatchObject({ exitCode: 0, message: '' });
    expect(await programs.run('random-generator', ['7', '-x'])).toEqual(first);
    const others = [['7'], ['8', '-x'], ['7-x'], ['-x', '7'], []].map((args) =>
      programs.run('random-generator', args),
    );
    const outputs = new Set((await Promise.all(others)).map((other) => other.output));
    expect(outputs.size).toBe(5);
    expect(outputs).not.toContain(first.output);
  });

  it('gives the same numbers on every machine', async () => {
    const lines = (await programs.run('random-generator', ['5'])).output.split('\n');
    expect(lines.slice(0, 3)).toEqual([
      '837180461 354016865 -3083588667171143018',
      '1 qqq two',
      '9 3 5 1 8 10 6 4 7 2',
    ]);
    expect(lines[3]).toBe('20 1 6');
  });

  it.each<readonly [args: string, output: string]>([
    ['named -n10 --len 5 -s=oops -inc --p 0.5 --sizes=1,2,3', '10 5 oops 1 0.5\n3\n'],
    ['named --n=-3 -len=9000000000 --s a -p1e-1 --sizes 4 --inc', '-3 9000000000 a 1 0.1\n1\n'],
    ['named -n -3 --len=1 -s=a=b --inc=false --p=2 --sizes=1,2', '-3 1 a=b 0 2\n2\n'],
    ['default', '7 0 nobody 3\n'],
    ['default -n=1 --name=me', '1 0 me 3\n'],
    ['place -5 x 4000000000', '-5 x 4000000000\n'],
  ])('understands %s', async (args, output) => {
    const result = await programs.run('options-generator', args.split(' '));
    expect(result).toEqual({ exitCode: 0, output, message: '' });
  });

  it.each<readonly [args: string, message: string]>([
    ['wrong', 'FAIL Option "n" is missing'],
    ['wrong -n=abc', 'FAIL Option value "abc" has a wrong form'],
    ['wrong -n=3000000000', 'FAIL Option value "3000000000" has a wrong form'],
    ['place 1 x', 'FAIL Option number 4 is missing'],
    ['default --naem=me', 'FAIL Option "naem" is not used'],
  ])('fails for %s', async (args, message) => {
    const result = await programs.run('options-generator', args.split(' '));
    expect(result).toMatchObject({ exitCode: 3, message: `${message}\n` });
  });

  it('writes several tests into files', async () => {
    expect(await programs.run('many-tests-generator', [])).toEqual({ exitCode: 0, output: '', message: '' });
    const tests = await Promise.all(
      ['1', '2', '3'].map((name) => readFile(join(programs.folder, name), 'utf8')),
    );
    for (const [index, test] of tests.entries())
      expect(test).toMatch(new RegExp(`^${index + 1} [0-9]{4}\n$`));
  });

  it('has the small text functions', async () => {
    const result = await programs.run('text-functions', []);
    expect(result).toMatchObject({ exitCode: 0, message: '' });
    expect(result.output.split('\n')).toEqual([
      'ABCxyz Q',
      'a b|',
      '3 a b c',
      '2 x+y',
      '64 short',
      '007-x -12 2.5 1 2',
      'st nd rd th th th',
      '1 0 1 0 1',
      '-5 9000000000 1000',
      '1 0 1',
      '0.5 3',
      '3 1 2',
      '1 2 3',
      '',
      '-10 1',
      'rest of it',
      '1',
      '',
    ]);
  });
});

describe('an interactor', () => {
  /** The partner answers each line of the interactor with the next of its own. */
  async function play(lines: readonly string[], isLeaving: boolean): Promise<ProgramRun> {
    await writeFile(join(programs.folder, 'secret'), '500\n');
    const program = programs.find('guess-interactor');
    const child = spawn(program, ['secret', 'record', 'secret'], { cwd: programs.folder });
    const rest = [...lines];
    let [output, message] = ['', ''];
    const say = (): void => {
      const line = rest.shift();
      if (line !== undefined) child.stdin.write(`${line}\n`);
      else if (isLeaving) child.stdin.end();
    };
    child.stdin.on('error', () => undefined);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      say();
    });
    say();
    await once(child, 'close');
    return { exitCode: child.exitCode, output, message };
  }

  it('answers each question as it comes and keeps a record', async () => {
    const result = await play(['250', '750', '500'], true);
    expect(result).toEqual({ exitCode: 0, output: 'more\nless\nright\n', message: 'ok 3 questions\n' });
    expect(await readFile(join(programs.folder, 'record'), 'utf8')).toBe('250\n750\n500\n');
  });

  it.each<readonly [lines: string[], exitCode: number, message: string]>([
    [Array.from({ length: 10 }, () => '1'), 1, 'wrong answer 500 not found in 10 questions'],
    [['1001'], 1, 'wrong answer Integer parameter [name=guess] equals to 1001, violates the range [1, 1000]'],
    [['what?'], 2, 'wrong output format Expected int32, but "what?" found'],
    [['1'], 8, 'wrong output format Unexpected end of file - token expected'],
    [['500', 'and more'], 2, 'wrong output format Expected EOF'],
  ])('ends %j with code %d', async (lines, exitCode, message) => {
    expect(await play(lines, true)).toMatchObject({ exitCode, message: `${message}\n` });
  });

  it('works with and without an answer file', async () => {
    await writeFile(join(programs.folder, 'question'), 'what?\n');
    await writeFile(join(programs.folder, 'yes'), 'yes\n');
    const run = (input: string, ...args: string[]): Promise<ProgramRun> =>
      programs.run('scoring-interactor', ['question', 'record', ...args], input);
    expect(await run('yes\r\n', 'yes')).toMatchObject({
      exitCode: 0,
      output: 'what?\n',
      message: 'ok said as expected\n',
    });
    expect(await run('no\n', 'yes')).toMatchObject({ exitCode: 1, message: "wrong answer said 'no'\n" });
    expect(await run('yes\n')).toMatchObject({
      exitCode: 66,
      message: 'partially correct (50) no answer to compare with\n',
    });
    expect(await run('yes\n', 'absent')).toMatchObject({
      exitCode: 3,
      message: 'FAIL Can not open the file (absent)\n',
    });
  });

  it('outlives a partner that no longer reads', async () => {
    await writeFile(join(programs.folder, 'secret'), '500\n');
    const program = programs.find('guess-interactor');
    const child = spawn(program, ['secret', 'record', 'secret'], { cwd: programs.folder });
    child.stdout.destroy();
    child.stdin.end('1\n2\n3\n');
    let message = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
    await once(child, 'close');
    expect(child.signalCode).toBeNull();
    expect(message).toBe('wrong output format Unexpected end of file - token expected\n');
  });

  it('must end with a verdict', async () => {
    await writeFile(join(programs.folder, 'secret'), '500\n');
    const result = await programs.run('silent-interactor', ['secret', 'record']);
    expect(result).toMatchObject({
      exitCode: 3,
      message: 'FAIL Interactor must end with quit or quitf call.\n',
    });
  });
});

describe('every standard', () => {
  // What the other tests run is compiled as C++ 14.
  it.each(['c++11', 'c++17', 'c++20', 'c++23'])(
    'compiles every program without a warning as %s',
    async (standard) => {
      await programs.compileAs(standard);
    },
  );
});
