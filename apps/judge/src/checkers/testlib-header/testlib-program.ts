import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the tests of the header share: programs compiled by the real compiler, run as a judge would call them. */

const headerFolder = join(import.meta.dirname, '../../../include');
const programFolder = join(import.meta.dirname, 'programs');
const sharedFolder = join(import.meta.dirname, '../../../../../.cache/testlib-header');
const usualStandard = 'c++14';
const strict = ['-Wall', '-Wextra', '-Werror'];

export interface ProgramRun {
  readonly exitCode: number | null;
  readonly output: string;
  readonly message: string;
}

export interface CheckedFiles {
  readonly input?: string | Buffer;
  readonly output?: string | Buffer;
  readonly answer?: string | Buffer;
  /** Arguments after the three files. */
  readonly rest?: readonly string[];
}

export interface TestlibPrograms {
  readonly folder: string;
  /** Compiled before if it was asked for before. Warnings are errors. */
  compile(name: string, standard?: string): Promise<string>;
  run(name: string, args: readonly string[], input?: string | Buffer): Promise<ProgramRun>;
  /** Runs a checker on three files. */
  check(name: string, files: CheckedFiles): Promise<ProgramRun>;
  remove(): Promise<void>;
}

export async function openTestlibPrograms(): Promise<TestlibPrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'testlib-'));
  const compiled = new Map<string, Promise<string>>();

  let prepared: Promise<string> | undefined;

  async function build(what: string, standard: string, args: readonly string[]) {
    const result = await runProgram('g++', [`-std=${standard}`, ...strict, ...args], folder);
    if (result.exitCode !== 0) throw new Error(`${what} does not compile as ${standard}:\n${result.message}`);
  }

  /**
   * The folder of the header, compiled once for all programs of the usual standard: it is most of their work. Test files
   * share it, also those of other processes: its name is a hash of all that it is made from, and it is moved into place
   * when it is whole.
   */
  async function prepareHeader(): Promise<string> {
    const { message: compiler } = await runProgram('g++', ['-v'], folder);
    const name = await hashHeader([compiler, usualStandard, ...strict]);
    const shared = join(sharedFolder, name);
    if (existsSync(shared)) return shared;
    const include = join(sharedFolder, `${name}.${randomUUID()}`);
    await cp(headerFolder, include, { recursive: true });
    const header = join(include, 'testlib.h');
    await build('testlib.h', usualStandard, ['-x', 'c++-header', header, '-o', `${header}.gch`]);
    await moveUnlessThere(include, shared);
    await removeOutdated(name);
    return shared;
  }

  async function compileNow(name: string, standard: string): Promise<string> {
    // Of another standard there is a program or two, for which it does not pay.
    const include = standard === usualStandard ? await (prepared ??= prepareHeader()) : headerFolder;
    const target = join(folder, `${name}-${standard}`);
    const source = join(programFolder, `${name}.cpp`);
    await build(name, standard, [`-I${include}`, source, '-o', target]);
    return target;
  }

  function compile(name: string, standard = usualStandard): Promise<string> {
    const key = `${name} ${standard}`;
    const known = compiled.get(key) ?? compileNow(name, standard);
    compiled.set(key, known);
    return known;
  }

  async function run(
    name: string,
    args: readonly string[],
    input: string | Buffer = '',
  ): Promise<ProgramRun> {
    return await runProgram(await compile(name), args, folder, input);
  }

  async function check(name: string, files: CheckedFiles): Promise<ProgramRun> {
    await writeFile(join(folder, 'test.in'), files.input ?? '');
    await writeFile(join(folder, 'test.out'), files.output ?? '');
    await writeFile(join(folder, 'test.ans'), files.answer ?? '');
    return await run(name, ['test.in', 'test.out', 'test.ans', ...(files.rest ?? [])]);
  }

  const remove = (): Promise<void> => rm(folder, { recursive: true });
  return { folder, compile, run, check, remove };
}

async function hashHeader(others: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const name of (await readdir(headerFolder, { recursive: true })).toSorted())
    if (name.endsWith('.h'))
      hash.update(JSON.stringify([name, await readFile(join(headerFolder, name), 'utf8')]));
  return hash.digest('hex').slice(0, 32);
}

/** Another test file may have been quicker. */
async function moveUnlessThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOTEMPTY') throw error;
    await rm(from, { recursive: true });
  }
}

/** Headers of another version or compiler: a hundred megabytes each. */
async function removeOutdated(name: string): Promise<void> {
  const others = (await readdir(sharedFolder)).filter((other) => !other.startsWith(name));
  await Promise.all(others.map((other) => rm(join(sharedFolder, other), { recursive: true, force: true })));
}

async function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
  input: string | Buffer = '',
): Promise<ProgramRun> {
  const child = spawn(program, args, { cwd: folder });
  let [output, message] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  // A program may end without reading its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  await once(child, 'close');
  return { exitCode: child.exitCode, output, message };
}
