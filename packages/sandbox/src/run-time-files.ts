/**
 * How this works
 *
 * From a few paths (programs, libraries, folders of a language) to every file that must be in the image for them to work:
 *
 *   folders     with all that is below them
 *   links       each link on the way to a file, and the file; so every path leads inside the image to where it leads outside
 *   libraries   what the dynamic linker loads for a program or library, as it says itself
 */
import { execFile } from 'node:child_process';
import { lstat, open, readdir, readlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { RunTimeFile } from './run.ts';

const run = promisify(execFile);
/** As the kernel has it. */
const mostLinks = 40;
const programsPerCall = 50;
const outputBytes = 64 * 1024 * 1024;

/** Paths that do not exist are left out: a language that needs them says so in its self-test. */
export async function listRunTimeFiles(
  paths: readonly string[],
  leftOut: (path: string) => boolean = () => false,
): Promise<RunTimeFile[]> {
  const found = new Set<string>();
  for (const path of paths) await add(path, found, leftOut);
  const libraries = await listLibraries([...found]);
  for (const path of libraries) await add(path, found, leftOut);
  // Links of the system's folders (`/lib` to `usr/lib`) are in every root already.
  return [...found]
    .filter((path) => !/^\/[^/]+$/.test(path))
    .toSorted()
    .map((path) => ({ source: path, target: path }));
}

async function add(path: string, found: Set<string>, leftOut: (path: string) => boolean): Promise<void> {
  const place = await follow(path, found);
  if (place === undefined || found.has(place) || leftOut(place)) return;
  const status = await lstat(place);
  if (status.isFile()) found.add(place);
  if (!status.isDirectory()) return;
  for (const name of await readdir(place)) await add(join(place, name), found, leftOut);
}

/** Notes the links on the way; the result is a path without any, or undefined where there is nothing. */
async function follow(path: string, found: Set<string>): Promise<string | undefined> {
  let rest = resolve(path);
  for (let links = 0; links < mostLinks; links += 1) {
    const link = await findFirstLink(rest);
    if (link === null) return undefined;
    if (link === undefined) return rest;
    found.add(link);
    rest = join(resolve(dirname(link), await readlink(link)), rest.slice(link.length));
  }
  return undefined;
}

/** Null where the path leads to nothing. */
async function findFirstLink(path: string): Promise<string | null | undefined> {
  const parts = path.split('/').slice(1);
  for (let count = 1; count <= parts.length; count += 1) {
    const place = `/${parts.slice(0, count).join('/')}`;
    const status = await lstat(place).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
        return undefined;
      throw error;
    });
    if (status === undefined) return null;
    if (status.isSymbolicLink()) return place;
  }
  return undefined;
}

async function listLibraries(paths: readonly string[]): Promise<string[]> {
  const dynamic: string[] = [];
  for (const path of paths) if (await isElf(path)) dynamic.push(path);
  const libraries = new Set<string>();
  for (let start = 0; start < dynamic.length; start += programsPerCall) {
    const output = await askLinker(dynamic.slice(start, start + programsPerCall));
    for (const [, path = ''] of output.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)) libraries.add(path);
  }
  return [...libraries];
}

/** The environment of programs that list their files. The judge's own has secrets, and settings that change the answer. */
export const pathOnly = () => ({ PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin' });

/** It ends with an error when one of the files is static, and answers for the others. */
async function askLinker(paths: readonly string[]): Promise<string> {
  try {
    return (await run('ldd', [...paths], { env: pathOnly(), maxBuffer: outputBytes })).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
    throw error;
  }
}

const elfMagic = Buffer.from('\u007fELF');
const libraryName = /\.so(\.[\d.]+)?$/;

async function isElf(path: string): Promise<boolean> {
  const status = await lstat(path);
  if (!status.isFile() || ((status.mode & 0o111) === 0 && !libraryName.test(basename(path)))) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(elfMagic.length), 0, elfMagic.length, 0);
    return bytesRead === elfMagic.length && buffer.equals(elfMagic);
  } finally {
    await file.close();
  }
}
