/**
 * How this works
 *
 * The helper is compiled by the machine's own compiler, once per state of its sources, flags and compiler: the name of the
 * program holds a hash of all three. It is written under another name and renamed when it is complete, so processes that
 * build at the same time do the work twice but never see half a program, and one that is running is not written to.
 */
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SandboxError } from './run.ts';

const run = promisify(execFile);
const sourceFolder = fileURLToPath(new URL('../native', import.meta.url));
const buildFolder = fileURLToPath(new URL('../build', import.meta.url));

const flags = [
  '-std=gnu11',
  '-D_GNU_SOURCE',
  '-O2',
  '-Wall',
  '-Wextra',
  '-Werror',
  '-fstack-protector-strong',
  '-D_FORTIFY_SOURCE=2',
  '-fPIE',
  '-pie',
  '-Wl,-z,relro,-z,now',
];

/**
 * The path of the helper, compiled if need be: beside its sources, or, where this user may not write there, in the folder
 * given.
 */
export async function buildHelper({
  otherFolder,
  compiler = process.env['CC'] ?? 'gcc',
}: { otherFolder?: string; compiler?: string } = {}): Promise<string> {
  const names = (await readdir(sourceFolder)).toSorted();
  const name = `sandbox-${await hashSources(names, compiler)}`;
  const folders = otherFolder === undefined ? [buildFolder] : [buildFolder, otherFolder];
  for (const folder of folders) {
    if (await isAllowed(join(folder, name), constants.X_OK)) return join(folder, name);
  }
  const sources = names.filter((file) => file.endsWith('.c')).map((file) => join(sourceFolder, file));
  const program = join(await chooseFolder(folders), name);
  const draft = `${program}.${randomUUID()}`;
  try {
    await run(compiler, [...flags, ...sources, '-lseccomp', '-o', draft]);
    await rename(draft, program);
  } catch (error) {
    await rm(draft, { force: true });
    throw new SandboxError(`The sandbox helper could not be compiled: ${describe(error)}`, { cause: error });
  }
  return program;
}

/** The first that this user can write to. */
async function chooseFolder(folders: readonly string[]): Promise<string> {
  let reason: unknown;
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      return folder;
    } catch (error) {
      reason = error;
    }
  }
  throw new SandboxError(`The sandbox helper has no folder to be compiled into: ${describe(reason)}`, {
    cause: reason,
  });
}

async function hashSources(names: readonly string[], compiler: string): Promise<string> {
  const hash = createHash('sha256')
    .update(flags.join(' '))
    .update(await describeCompiler(compiler));
  for (const name of names) hash.update(`\0${name}\0`).update(await readFile(join(sourceFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function describeCompiler(compiler: string): Promise<string> {
  try {
    return (await run(compiler, ['--version'])).stdout;
  } catch (error) {
    throw new SandboxError(`There is no C compiler to build the sandbox with (${compiler})`, {
      cause: error,
    });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'stderr' in error && error.stderr !== '' ? String(error.stderr) : error.message;
}

async function isAllowed(path: string, mode: number): Promise<boolean> {
  return await access(path, mode).then(
    () => true,
    () => false,
  );
}
