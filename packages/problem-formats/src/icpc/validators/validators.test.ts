/** Compiles and runs the validator programs directly; the judge runs them in the sandbox. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const own = fileURLToPath(new URL('.', import.meta.url));
const [accepted, wrong] = [42, 43];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-validators-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Said {
  readonly code: number | null;
  readonly message: string;
  readonly files: readonly string[];
}

async function validate(
  command: readonly string[],
  run: { answer: string; output: string; args?: readonly string[] },
): Promise<Said> {
  const place = await mkdtemp(join(folder, 'run-'));
  const feedback = await mkdtemp(join(place, 'feedback-'));
  const answer = join(place, 'answer');
  await writeFile(answer, run.answer);
  const [program = '', ...args] = command;
  // From a file: some validators exit without reading it.
  await writeFile(join(place, 'output'), run.output);
  const output = await open(join(place, 'output'));
  const child = spawn(program, [...args, answer, answer, `${feedback}/`, ...(run.args ?? [])], {
    stdio: [output.fd, 'ignore', 'ignore'],
  });
  await once(child, 'close');
  await output.close();
  const files = await readdir(feedback);
  const message = files.includes('judgemessage.txt')
    ? await readFile(join(feedback, 'judgemessage.txt'), 'utf8')
    : '';
  return { code: child.exitCode, message, files };
}

async function compile(compiler: string, source: string, name: string): Promise<string> {
  const program = join(folder, name);
  await promisify(execFile)(compiler, ['-O2', '-I', own, source, '-o', program]);
  return program;
}

describe('the default validator', () => {
  let program: string;
  beforeAll(async () => {
    program = await compile('g++', join(own, 'default-validator.cpp'), 'default-validator');
  });

  it.each<[string, string[], string, string, number]>([
    ['the same', [], '1 2\n', '1 2\n', accepted],
    ['other blanks', [], '1 2\n', '  1\r\n\t2', accepted],
    ['other letters', [], 'Yes\n', 'yES', accepted],
    ['another word', [], 'yes\n', 'no', wrong],
    ['a word too many', [], '1\n', '1 1', wrong],
    ['a word too few', [], '1 2\n', '1', wrong],
    ['nothing for nothing', [], '\n', '', accepted],
    ['a number in other figures', [], '1.0', '1', wrong],
    ['other letters, and they matter', ['case_sensitive'], 'Yes', 'yes', wrong],
    ['other blanks, and they matter', ['space_change_sensitive'], '1 2\n', '1  2\n', wrong],
    ['no last line end, and it matters', ['space_change_sensitive'], '1\n', '1', wrong],
    ['the same blanks', ['space_change_sensitive'], ' 1\n2\n', ' 1\n2\n', accepted],
    ['a number near enough', ['float_tolerance', '1e-6'], '0.0314', '3.1400000001e-2', accepted],
    ['a number too far', ['float_tolerance', '1e-6'], '1', '1.00001', wrong],
    ['a large number, relatively near', ['float_relative_tolerance', '1e-6'], '1e9', '1000000100', accepted],
    ['a large number, absolutely far', ['float_absolute_tolerance', '1e-6'], '1e9', '1000000100', wrong],
    ['a small number, absolutely near', ['float_absolute_tolerance', '1e-6'], '0', '1e-7', accepted],
    ['a small number, relatively far', ['float_relative_tolerance', '1e-6'], '0', '1e-7', wrong],
    ['a word where a number should be', ['float_tolerance', '1e-6'], '1', 'one', wrong],
    ['not a number', ['float_tolerance', '1e-6'], '1', 'nan', wrong],
    ['a hexadecimal number', ['float_tolerance', '1e-6'], '16', '0x10', wrong],
    ['a word among numbers', ['float_tolerance', '1e-6'], 'Case 1: 2.0', 'case 1: 2', accepted],
    ['zero bytes', [], '1', '1\0', wrong],
    ['an option that does not exist', ['fuzzy'], '1', '1', 1],
    ['an option without its number', ['float_tolerance'], '1', '1', 1],
  ])('is given %s (%j)', async (_, args, answer, output, code) => {
    expect((await validate([program], { answer, output, args })).code).toBe(code);
  });

  it('explains the difference within the length limit', async () => {
    const { message } = await validate([program], { answer: 'a b c', output: `a ${'x'.repeat(1e6)} c` });
    expect(message).toMatch(/^word 2: "x{60}\.\.\." where "b" is expected\n$/);
  });
});

describe('a score', () => {
  const source = `#include "keep-score.h"
#include <stdlib.h>
int main(int count, char **values) {
  char path[300];
  snprintf(path, sizeof path, "%s%s", values[3], count > 4 ? values[4] : "score.txt");
  FILE *file = fopen(path, "w");
  fputs("12.5\\n", file); /* left to the end of the program to write */
  snprintf(path, sizeof path, "%sjudgemessage.txt", values[3]);
  FILE *message = fopen(path, "w");
  fputs("well done", message);
  fclose(message);
  exit(42);
}
`;

  it.each([
    ['C', 'gcc', 'scored.c'],
    ['C++', 'g++', 'scored.cpp'],
  ])('of a validator in %s is moved to its message', async (_, compiler, name) => {
    await writeFile(join(folder, name), source);
    const program = await compile(compiler, join(folder, name), `${name}.program`);
    expect(await validate([program], { answer: '', output: '' })).toEqual({
      code: accepted,
      message: '[[score.txt 12.5]]\nwell done',
      files: ['judgemessage.txt'],
    });
    const multiplied = await validate([program], { answer: '', output: '', args: ['score_multiplier.txt'] });
    expect(multiplied.message).toBe('[[score_multiplier.txt 12.5]]\nwell done');
  });

  it.each([
    ['that exits', 'sys.exit(42)', accepted],
    ['that refuses', 'sys.exit(43)', wrong],
    ['that fails', 'raise ValueError()', 1],
  ])('of a validator in Python %s is moved to its message', async (_, end, code) => {
    const validator = join(folder, 'validator.py');
    const program = join(folder, 'main.py');
    await writeFile(validator, `import sys\nopen(sys.argv[3] + 'score.txt', 'w').write('3')\n${end}\n`);
    const text = await readFile(join(own, 'keep-score.py'), 'utf8');
    await writeFile(program, text.replaceAll('VALIDATOR', JSON.stringify(validator)));
    expect(await validate(['python3', program], { answer: '', output: '' })).toEqual({
      code,
      message: '[[score.txt 3]]\n',
      files: ['judgemessage.txt'],
    });
  });
});
