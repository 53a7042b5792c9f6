/**
 * What runs of each language need at run time. The sandbox copies it into memory, and runs see nothing else of the host: so
 * no program can tell, by which pages of a file are in memory, what another one has read (decision 0009).
 */
import { execFile } from 'node:child_process';
import { glob, realpath } from 'node:fs/promises';
import { basename, normalize } from 'node:path';
import { promisify } from 'node:util';
import { listRunTimeFiles, pathOnly, type RunTimeFile } from '@touchstone/sandbox';
import { findPrograms, type FoundProgram } from './find-programs.ts';
import type { CommandLine, Language } from './language.ts';
import type { ProgramPlace } from './program-places.ts';

const askLimitMs = 20_000;

/** Compiled programs load these; what the libraries load in turn, their linker says. */
const libraryNames = [
  'c.so.6',
  'm.so.6',
  'mvec.so.1',
  'stdc++.so.6',
  'gcc_s.so.1',
  'pthread.so.0',
  'dl.so.2',
  'rt.so.1',
  'util.so.1',
  'atomic.so.1',
  'gomp.so.1',
  'quadmath.so.0',
  'nss_files.so.2',
];
const libraryFolders = [
  '/usr/lib/*-linux-gnu*',
  '/usr/lib64',
  '/usr/lib',
  '/lib/*-linux-gnu*',
  '/lib64',
  '/lib',
];
const basicPatterns = [
  ...libraryFolders.flatMap((folder) => libraryNames.map((name) => `${folder}/lib${name}`)),
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/usr/lib/locale',
];

/** A path that a language names may lead anywhere; runs see only what the sandbox has always shown. */
const shownFolder = /^\/(?:usr|lib\w*|bin|sbin|etc)\//;

export async function findRunTimeFiles(
  languages: readonly Language[],
  places: readonly ProgramPlace[],
): Promise<RunTimeFile[]> {
  const found = new Map<string, RunTimeFile>();
  const note = (files: readonly RunTimeFile[]): void => {
    for (const file of files) if (shownFolder.test(file.target)) found.set(file.target, file);
  };
  note(await listRunTimeFiles(await expandPatterns(basicPatterns)));
  for (const language of languages) {
    const search = await findPrograms(language, places);
    if ('missing' in search || language.runTime?.needsToolchains === true) continue;
    const programs = listRunPrograms(language, search.programs);
    const leftOut = new Set(language.runTime?.leftOut);
    const paths = [
      ...programs.map(({ hostPath }) => hostPath),
      ...(await listPaths(language, search.programs)),
    ];
    note(await listRunTimeFiles(paths, (path) => leftOut.has(basename(path))));
    for (const { path, hostPath } of programs) {
      if (path !== hostPath) found.set(path, { source: await realpath(hostPath), target: path });
    }
  }
  return [...found.values()];
}

function listRunPrograms(
  { run }: Language,
  programs: Readonly<Record<string, FoundProgram>>,
): FoundProgram[] {
  return run.flatMap((part) => programs[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? []);
}

async function listPaths(
  { runTime }: Language,
  programs: Readonly<Record<string, FoundProgram>>,
): Promise<string[]> {
  const patterns = await Promise.all(
    (runTime?.paths ?? []).map(async (pattern) => {
      const [whole = '', role = ''] = /^\{(\w+)\}/.exec(pattern) ?? [];
      const program = programs[role];
      return program === undefined
        ? pattern
        : normalize((await realpath(program.hostPath)) + pattern.slice(whole.length));
    }),
  );
  return [...(await expandPatterns(patterns)), ...(await ask(runTime?.ask, programs))];
}

async function expandPatterns(patterns: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob(patterns)) paths.push(path);
  return paths;
}

/** An interpreter that does not answer has no files here, and its self-test says that it does not run. */
async function ask(
  command: CommandLine | undefined,
  programs: Readonly<Record<string, FoundProgram>>,
): Promise<string[]> {
  if (command === undefined) return [];
  const [program, ...args] = command;
  const found = programs[program.slice(1, -1)];
  if (found === undefined) return [];
  try {
    const options = { cwd: '/', env: pathOnly(), timeout: askLimitMs };
    const { stdout } = await promisify(execFile)(found.hostPath, args, options);
    return stdout.split('\n').filter((line) => line.startsWith('/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [];
    throw error;
  }
}
