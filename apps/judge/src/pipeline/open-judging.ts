/**
 * How this works
 *
 * Everything that judging needs on this machine, in the order in which one needs the other: toolchains, a sandbox that
 * shows them, languages tested inside it, headers and checkers compiled with them. Folders below `cacheFolder` are kept
 * between starts (`headers`, `checkers`, `programs`, `go`, `languages.json`); `work` is for tasks under way, and what a judge that died left
 * there is removed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSandbox, type Confinement, type Sandbox } from '@touchstone/sandbox';
import { createCheckerCache } from '../checkers/checker-cache.ts';
import { detectLanguages, type DetectedLanguages } from '../languages/detect-languages.ts';
import { warmGoCache } from '../languages/go-cache.ts';
import { languages as allLanguages } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import { go, sandboxGoCache } from '../languages/other-compiled.ts';
import { createHeaderStore } from '../languages/precompiled-headers.ts';
import { createProgramCache, noProgramCache } from '../languages/program-cache.ts';
import { findRunTimeFiles } from '../languages/run-time-files.ts';
import { findToolchains, type Toolchains } from '../languages/program-places.ts';
import { createSlotPool } from '../slots/slot-pool.ts';
import type { JudgingParts, TestDataSource } from './judging-parts.ts';

export interface JudgingOptions {
  readonly slots: number;
  /** Cached data between starts. Losing it costs only time. */
  readonly cacheFolder: string;
  readonly testData: TestDataSource;
  /** How much of the folder compiled submissions may take; zero switches the cache off. */
  readonly programCacheBytes?: number;
  /** Whether headers are compiled in the background, which pays where many submissions come. Yes, if not given. */
  readonly isWarmedUp?: boolean;
  /** All that we know, if not given. */
  readonly languages?: readonly Language[];
  readonly signal?: AbortSignal;
  readonly onTested?: (language: string) => void;
  /** Something works, but not as well as it could. */
  readonly onWarning?: (message: string) => void;
}

export interface Judging {
  readonly parts: JudgingParts;
  readonly detected: DetectedLanguages;
  readonly confinement: Confinement;
  /** Headers are compiled in the background; judging works before, only slower. */
  readonly whenWarm: Promise<void>;
  close(): Promise<void>;
}

const includeFolder = fileURLToPath(new URL('../../include', import.meta.url));
const sandboxFolders = { include: '/opt/touchstone/include', headers: '/opt/touchstone/headers' };

export async function openJudging(options: JudgingOptions): Promise<Judging> {
  const toolchains = await findToolchains();
  const folders = await prepareFolders(options.cacheFolder);
  const languages = options.languages ?? allLanguages;
  if (languages.includes(go)) {
    await warmGoCache({ places: toolchains.places, folder: folders.go, onWarning: options.onWarning });
  }
  const sandbox = await openSandbox({
    slots: options.slots,
    stateFolder: folders.sandbox,
    runTimeFiles: await findRunTimeFiles(languages, toolchains.places),
    binds: [
      ...toolchains.binds,
      { source: includeFolder, target: sandboxFolders.include },
      { source: folders.headers, target: sandboxFolders.headers },
      { source: folders.go, target: sandboxGoCache },
    ],
  });
  try {
    return await openInside(options, { sandbox, toolchains, folders });
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

type Folders = Readonly<Record<'sandbox' | 'headers' | 'checkers' | 'programs' | 'go' | 'work', string>>;

async function openInside(
  options: JudgingOptions,
  { sandbox, toolchains, folders }: { sandbox: Sandbox; toolchains: Toolchains; folders: Folders },
): Promise<Judging> {
  const { cacheFolder, testData, signal, onTested, onWarning } = options;
  const slots = createSlotPool(sandbox.slots);
  const detected = await detectLanguages({
    languages: options.languages ?? allLanguages,
    slots,
    cacheFile: join(cacheFolder, 'languages.json'),
    places: toolchains.places,
    onTested,
    signal,
  });
  const headers = createHeaderStore({
    slots,
    hostFolder: folders.headers,
    sandboxFolder: sandboxFolders.headers,
    onWarning,
  });
  const checkers = await createCheckerCache({
    slots,
    languages: detected.ready,
    headers,
    folder: folders.checkers,
    includeFolder: sandboxFolders.include,
    includeFingerprint: await fingerprintFolder(includeFolder),
  });
  const programs = await openPrograms(folders.programs, options.programCacheBytes ?? usualProgramBytes);
  const closing = new AbortController();
  const stop = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
  const whenWarm =
    options.isWarmedUp === false
      ? Promise.resolve()
      : warmUp(headers.prepare(detected.ready.values(), stop), onWarning);
  return {
    parts: {
      slots,
      languages: detected.ready,
      headers,
      checkers,
      programs,
      testData,
      workFolder: folders.work,
    },
    detected,
    confinement: sandbox.confinement,
    whenWarm,
    async close() {
      closing.abort();
      await whenWarm;
      await sandbox.close();
      await rm(folders.work, { recursive: true, force: true });
    },
  };
}

const usualProgramBytes = 512 * 1024 * 1024;

const openPrograms = async (folder: string, maximumBytes: number) =>
  maximumBytes === 0 ? noProgramCache : createProgramCache({ folder, maximumBytes });

/** Judging works without it, so a folder that cannot be used is a warning. */
async function warmUp(preparing: Promise<void>, onWarning: JudgingOptions['onWarning']): Promise<void> {
  try {
    await preparing;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    onWarning?.(`Precompiled headers cannot be kept: ${error.message}`);
  }
}

async function prepareFolders(cacheFolder: string): Promise<Folders> {
  const folders = {
    sandbox: join(cacheFolder, 'sandbox'),
    headers: join(cacheFolder, 'headers'),
    checkers: join(cacheFolder, 'checkers'),
    programs: join(cacheFolder, 'programs'),
    go: join(cacheFolder, 'go'),
    work: join(cacheFolder, 'work', `${process.pid}-${randomUUID()}`),
  };
  await removeLeftovers(join(cacheFolder, 'work'));
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder, { recursive: true })));
  return folders;
}

/** Their names begin with the id of a process: those of processes that are gone are of no use to anybody. */
async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const isRunning = await isThere(join('/proc', name.split('-', 1)[0] ?? ''));
    if (!isRunning) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

async function fingerprintFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const path of paths.toSorted())
    hash
      .update(`${path}\0`)
      .update(await readFile(path))
      .update('\0');
  return hash.digest('hex');
}
