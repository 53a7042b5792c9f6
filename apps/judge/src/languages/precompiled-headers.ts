/**
 * How this works
 *
 * Half of the time of compiling a short C++ program goes into `bits/stdc++.h`. The compiler can precompile a header for one
 * set of flags. The judge builds one precompiled header per language in the sandbox, stores it in a folder of the host, and
 * binds that folder into compilations as an include folder of its own. The compiler checks the header before use: where flags,
 * macros or the compiler itself differ, it continues with the next include folder and parses the real header. A missing or
 * unusable precompiled header costs time and never changes the meaning of a program.
 *
 * A precompiled header is used only after a compilation has shown that the compiler accepts it. Each takes about a hundred
 * megabytes; unused ones are removed after two weeks.
 */
import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limitCompiler } from '@touchstone/rules/judging/limits';
import type { RunFacts, Slot } from '@touchstone/sandbox';
import type { SlotPool } from '../slots/slot-pool.ts';
import { textFile } from './compile-program.ts';
import type { CommandLine, PrecompiledHeader } from './language.ts';
import { compileEnvironment, fillInPrograms, type ReadyLanguage } from './ready-language.ts';
import { toShownText } from './shown-text.ts';

export interface HeaderStore {
  /** The folder of the language's precompiled header inside the sandbox, once it is built. */
  findFolder(language: ReadyLanguage): string | undefined;
  /** One after the other, on idle slots. */
  prepare(languages: Iterable<ReadyLanguage>, signal: AbortSignal): Promise<void>;
}

export interface HeaderStoreOptions {
  readonly slots: SlotPool;
  readonly hostFolder: string;
  /** The same folder inside the sandbox. */
  readonly sandboxFolder: string;
  readonly onWarning?: ((message: string) => void) | undefined;
}

const megabyte = 1024 * 1024;
const unusedAfterMs = 14 * 24 * 3_600_000;
const headerMaximumBytes = 512 * megabyte;
const limits = {
  ...limitCompiler({ cpuTimeMs: 180_000, wallTimeMs: 540_000, memoryBytes: 2048 * megabyte }),
  fileBytes: headerMaximumBytes,
  allFilesBytes: 2 * headerMaximumBytes,
};

export function createHeaderStore(options: HeaderStoreOptions): HeaderStore {
  const ready = new Map<string, string>();

  async function prepareOne(language: ReadyLanguage, header: PrecompiledHeader, signal: AbortSignal) {
    const key = keyOf(language, header);
    const file = join(options.hostFolder, key, `${header.name}.gch`);
    const folder = join(options.sandboxFolder, key);
    const isThere = await exists(file);
    await makeReadableFolders(options.hostFolder, [key, ...dirname(header.name).split('/')]);
    await options.slots.use({ queue: 'extra', signal }, async (slot) => {
      // A header of an earlier start may be damaged, or belong to a compiler whose parts have changed.
      if (isThere && (await findFault(slot, { language, header, folder, signal })) === undefined) return;
      await compileHeader(slot, { language, header, file, signal });
      const fault = await findFault(slot, { language, header, folder, signal });
      if (fault !== undefined) throw new Error(fault);
    });
    ready.set(language.fingerprint, folder);
  }

  return {
    findFolder: (language) => ready.get(language.fingerprint),
    async prepare(languages, signal) {
      const wanted = [...languages].flatMap((language) => {
        const header = language.definition.precompiledHeader;
        return header === undefined ? [] : [{ language, header }];
      });
      await removeUnused(
        options.hostFolder,
        wanted.map(({ language, header }) => keyOf(language, header)),
      );
      for (const { language, header } of wanted) {
        try {
          await prepareOne(language, header, signal);
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof Error)) throw error;
          options.onWarning?.(`${language.name} compiles without a precompiled header: ${error.message}`);
        }
      }
    },
  };
}

const keyOf = (language: ReadyLanguage, header: PrecompiledHeader): string =>
  createHash('sha256')
    .update(JSON.stringify([language.programs, header]))
    .digest('hex')
    .slice(0, 32);

interface Making {
  readonly language: ReadyLanguage;
  readonly header: PrecompiledHeader;
  readonly signal: AbortSignal;
}

/** Compilers run as other users and must be able to enter it, whatever the umask is. */
async function makeReadableFolders(hostFolder: string, names: readonly string[]): Promise<void> {
  let folder = hostFolder;
  for (const name of names) {
    folder = join(folder, name);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
}

/** Renamed when it is complete, so a judge that dies meanwhile leaves no partial header. */
async function compileHeader(slot: Slot, making: Making & { readonly file: string }): Promise<void> {
  const { header, file } = making;
  const temporary = `${file}.${randomUUID()}`;
  try {
    const source = `#include <${header.name}>\n`;
    const facts = await run(slot, making, {
      line: header.compile,
      sourceFile: 'header.h',
      source,
      temporary,
    });
    if (facts.exitCode !== 0 || facts.collected[0]?.state !== 'collected') throw new Error(describe(facts));
    // Like its folders.
    await chmod(temporary, 0o644);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** With `-H` the compiler marks the precompiled header that it uses by `!`, and a rejected one by `x`. */
async function findFault(
  slot: Slot,
  making: Making & { readonly folder: string },
): Promise<string | undefined> {
  const { language, header, folder } = making;
  const source = `#include <${header.name}>\nint main() {}\n`;
  const probe = { line: header.probe, sourceFile: language.definition.sourceFile, source, folder };
  const facts = await run(slot, making, probe);
  const isUsed = toShownText(facts.standardError.bytes, megabyte).includes(`! ${folder}/${header.name}.gch`);
  return facts.exitCode === 0 && isUsed ? undefined : `the compiler does not use it. ${describe(facts)}`;
}

interface HeaderRun {
  readonly line: CommandLine;
  readonly sourceFile: string;
  readonly source: string;
  readonly folder?: string;
  readonly temporary?: string;
}

function run(slot: Slot, { language, signal }: Making, headerRun: HeaderRun): Promise<RunFacts> {
  const { line, sourceFile, source, folder, temporary } = headerRun;
  return slot.run({
    command: fillInPrograms(language, line, folder === undefined ? [] : [folder]),
    environment: compileEnvironment(language),
    files: [textFile(sourceFile, source)],
    standardInput: { bytes: new Uint8Array() },
    standardOutput: { maximumBytes: megabyte },
    standardError: { maximumBytes: megabyte },
    collect:
      temporary === undefined
        ? []
        : [{ name: 'header.gch', maximumBytes: headerMaximumBytes, path: temporary }],
    limits,
    needsToolchains: true,
    signal,
  });
}

function describe({ endedBy, exitCode, signal, standardError }: RunFacts): string {
  const said = toShownText(standardError.bytes, 300).trim();
  return `The compiler ended by ${endedBy} with ${exitCode ?? `signal ${signal}`}. ${said}`.trim();
}

/** Other processes may use other languages of the same folder: only what was unused for long is removed. */
async function removeUnused(folder: string, wanted: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const now = new Date();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (wanted.includes(name)) await utimes(path, now, now);
    else if ((await stat(path)).mtimeMs < now.getTime() - unusedAfterMs) await rm(path, { recursive: true });
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).size > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
