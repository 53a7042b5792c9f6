/**
 * What the tests of the header share: programs compiled by the real compiler, run as a judge would call them.
 *
 * How this works: nearly all of the work of compiling such a program goes into the header, so all programs
 * become one, which does what the name says by which it is called. It is kept in a folder named by a hash of
 * all that it is made from. Test files of other processes and of later runs share it: it is moved into place
 * when it is whole.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const headerFolder = join(import.meta.dirname, '../../../include');
const programFolder = join(import.meta.dirname, 'programs');
const sharedFolder = join(import.meta.dirname, '../../../../../.cache/testlib-header');
const usualStandard = 'c++14';
const strict = ['-Wall', '-Wextra', '-Werror'];
const unusedAfterMs = 24 * 3_600_000;

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
  /** The path of the program. */
  find(name: string): string;
  run(name: string, args: readonly string[], input?: string | Buffer): Promise<ProgramRun>;
  /** Runs a checker on three files. */
  check(name: string, files: CheckedFiles): Promise<ProgramRun>;
  /** Whether the compiler accepts all programs, without a warning. */
  compileAs(standard: string): Promise<void>;
  remove(): Promise<void>;
}

export async function openTestlibPrograms(): Promise<TestlibPrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'testlib-'));
  const names = (await readdir(programFolder)).map((file) => file.replace(/\.cpp$/, '')).toSorted();
  const source = join(folder, 'all-programs.cpp');
  await writeFile(source, joinPrograms(names));
  const { message: compiler } = await runProgram('g++', ['-v'], folder);
  const shared = join(sharedFolder, await hashAll([compiler, ...strict, await readFile(source, 'utf8')]));

  async function compile(standard: string, args: readonly string[]) {
    const include = [`-I${headerFolder}`, `-I${programFolder}`];
    const all = [`-std=${standard}`, ...strict, ...include, source, ...args];
    const result = await runProgram('g++', all, folder);
    if (result.exitCode !== 0) throw new Error(`As ${standard} this does not compile:\n${result.message}`);
  }

  /** Makes the file unless it is there. */
  async function share(name: string, make: (path: string) => Promise<void>): Promise<string> {
    const path = join(shared, name);
    if (existsSync(path)) return path;
    await mkdir(shared, { recursive: true });
    const temporary = join(shared, `${name}.${randomUUID()}`);
    try {
      await make(temporary);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
    return path;
  }

  const program = await share('programs', (path) => compile(usualStandard, ['-o', path]));
  await removeUnused(shared);
  for (const name of names) await symlink(program, join(folder, name));

  /** Another standard changes what compiles, not what it does: only a mark that it was accepted is kept. */
  async function compileAs(standard: string): Promise<void> {
    await share(`compiles-as-${standard}`, async (path) => {
      await compile(standard, ['-fsyntax-only']);
      await writeFile(path, '');
    });
  }

  const find = (name: string): string => join(folder, name);

  const run = (name: string, args: readonly string[], input: string | Buffer = ''): Promise<ProgramRun> =>
    runProgram(find(name), args, folder, input);

  async function check(name: string, files: CheckedFiles): Promise<ProgramRun> {
    await writeFile(join(folder, 'test.in'), files.input ?? '');
    await writeFile(join(folder, 'test.out'), files.output ?? '');
    await writeFile(join(folder, 'test.ans'), files.answer ?? '');
    return await run(name, ['test.in', 'test.out', 'test.ans', ...(files.rest ?? [])]);
  }

  const remove = (): Promise<void> => rm(folder, { recursive: true });
  return { folder, find, run, check, compileAs, remove };
}

function joinPrograms(names: readonly string[]): string {
  const nameOf = (name: string): string => `${name.replaceAll('-', '_')}_main`;
  return [
    '#include "testlib.h"',
    ...names.flatMap((name) => [`#define main ${nameOf(name)}`, `#include "${name}.cpp"`, '#undef main']),
    'static int start(int (*program)(), int, char **) { return program(); }',
    'static int start(int (*program)(int, char **), int argc, char **argv) { return program(argc, argv); }',
    'int main(int argc, char **argv) {',
    '    std::string name = argv[0];',
    "    name.erase(0, name.rfind('/') + 1);",
    ...names.map((name) => `    if (name == "${name}") return start(${nameOf(name)}, argc, argv);`),
    '    std::abort();',
    '}',
    '',
  ].join('\n');
}

async function hashAll(others: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const folder of [headerFolder, programFolder])
    for (const name of (await readdir(folder, { recursive: true })).toSorted())
      if (/\.(h|cpp)$/.test(name))
        hash.update(JSON.stringify([name, await readFile(join(folder, name), 'utf8')]));
  return hash.digest('hex').slice(0, 32);
}

/** What belongs to another state of the sources or to another compiler, and was not used for a day. */
async function removeUnused(used: string): Promise<void> {
  const now = new Date();
  await utimes(used, now, now);
  for (const name of await readdir(sharedFolder)) {
    const path = join(sharedFolder, name);
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (usedAt < now.getTime() - unusedAfterMs) await rm(path, { recursive: true, force: true });
  }
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
