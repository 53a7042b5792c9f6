/**
 * What every file of the conformance suite stands on: a sandbox with one slot, the programs of a topic (compiled once), and
 * the question whether host and next run are unharmed.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSandbox } from '../index.ts';
import type { RunFacts, RunRequest, Sandbox, SandboxOptions } from '../run.ts';
import { makeRequest, type Changes } from './conformance-request.ts';
import { checkUnharmed } from './unharmed.ts';

const compile = promisify(execFile);
const programFolder = fileURLToPath(new URL('../../conformance-programs', import.meta.url));

export interface ConformanceSandbox {
  readonly sandbox: Sandbox;
  /** A folder of the host with a file `canary` that no program may read or change. */
  readonly hostFolder: string;
  readonly request: (program: string, args: readonly string[], changes?: Changes) => RunRequest;
  /** Runs a program of the topic, then makes sure that it has harmed nothing. */
  readonly run: (program: string, args?: readonly string[], changes?: Changes) => Promise<Told>;
  readonly shell: (script: string, changes?: Changes) => Promise<Told>;
  readonly command: (command: RunRequest['command'], changes?: Changes) => Promise<Told>;
  readonly checkUnharmed: () => Promise<void>;
  /** With control groups the limit itself; where memory is added up now and then, somewhat more. */
  readonly highestPeak: (limitBytes: number) => number;
  readonly close: () => Promise<void>;
}

/** Facts with the outputs as text. */
export type Told = RunFacts & { readonly output: string; readonly error: string };

/** `changes`: more slots, or an image. */
export async function openConformanceSandbox(
  topic: string,
  changes: Partial<SandboxOptions> = {},
): Promise<ConformanceSandbox> {
  const hostFolder = await mkdtemp(join(tmpdir(), 'touchstone-conformance-'));
  const built = join(hostFolder, 'built');
  await mkdir(built);
  await writeFile(join(hostFolder, 'canary'), 'alive');
  await Promise.all([buildPrograms(topic, built), buildPrograms('afterwards', built)]);
  const sandbox = await openSandbox({ slots: 1, binds: [], stateFolder: hostFolder, ...changes });
  const [slot] = sandbox.slots;
  if (slot === undefined) throw new Error('The sandbox has no slot');
  const request = (program: string, args: readonly string[], changes?: Changes): RunRequest => ({
    ...makeRequest([`./${program}`, ...args], changes),
    files: [
      { name: program, source: { path: join(built, program) }, isExecutable: true },
      ...(changes?.files ?? []),
    ],
  });
  const runChecked = async (asked: RunRequest): Promise<Told> => {
    const facts = tell(await slot.run(asked));
    await checkUnharmed({ slot, request, hostFolder });
    return facts;
  };
  return {
    sandbox,
    hostFolder,
    request,
    run: async (program, args = [], changes = {}) => await runChecked(request(program, args, changes)),
    shell: async (script, changes) => await runChecked(makeRequest(['/bin/sh', '-c', script], changes)),
    command: async (command, changes) => await runChecked(makeRequest(command, changes)),
    checkUnharmed: async () => await checkUnharmed({ slot, request, hostFolder }),
    highestPeak: (limitBytes) => (sandbox.confinement.controlGroups === 'none' ? 2 * limitBytes : limitBytes),
    close: async () => {
      await sandbox.close();
      await rm(hostFolder, { recursive: true });
    },
  };
}

export function tell(facts: RunFacts): Told {
  return {
    ...facts,
    output: Buffer.from(facts.standardOutput.bytes).toString(),
    error: Buffer.from(facts.standardError.bytes).toString(),
  };
}

/** One compiler per program, two at a time. */
async function buildPrograms(topic: string, target: string): Promise<void> {
  const sources = await listSources(join(programFolder, topic));
  const next = async (): Promise<void> => {
    for (let source = sources.pop(); source !== undefined; source = sources.pop()) {
      const args = ['-std=gnu11', '-D_GNU_SOURCE', '-O0', '-w', '-pthread', source];
      await compile('gcc', [...args, '-o', join(target, parse(source).name)]);
    }
  };
  await Promise.all([next(), next()]);
}

/** A subfolder that is named after an architecture holds programs that compile only there. */
async function listSources(folder: string): Promise<string[]> {
  const architectureFolder = join(folder, process.arch);
  const folders = [folder, ...(existsSync(architectureFolder) ? [architectureFolder] : [])];
  const names = await Promise.all(
    folders.map(async (one) => (await readdir(one)).map((name) => join(one, name))),
  );
  return names.flat().filter((path) => path.endsWith('.c'));
}
