/**
 * How this works
 *
 * The helper is compiled by the machine's own compiler, once per state of its sources, flags and compiler: the name of the
 * program holds a hash of all three. It is written under another name and renamed when it is complete, so processes that
 * build at the same time do the work twice but never see half a program, and one that is running is not written to.
 */
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SandboxError } from './run.ts';

const run = promisify(execFile);
const sourceFolder = fileURLToPath(new URL('../native', import.meta.url));
export const defaultBuildFolder = fileURLToPath(new URL('../build', import.meta.url));

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

/** The path of the helper, compiled if need be. */
export async function buildHelper({
  buildFolder = defaultBuildFolder,
  compiler = process.env['CC'] ?? 'gcc',
} = {}): Promise<string> {
  const names = (await readdir(sourceFolder)).toSorted();
  const program = join(buildFolder, `sandbox-${await hashSources(names, compiler)}`);
  if (await exists(program)) return program;
  await mkdir(buildFolder, { recursive: true });
  const draft = `${program}.${randomUUID()}`;
  const sources = names.filter((name) => name.endsWith('.c')).map((name) => join(sourceFolder, name));
  try {
    await run(compiler, [...flags, ...sources, '-lseccomp', '-o', draft]);
    await rename(draft, program);
  } catch (error) {
    await rm(draft, { force: true });
    throw new SandboxError(`The sandbox helper could not be compiled: ${describe(error)}`, { cause: error });
  }
  return program;
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

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
